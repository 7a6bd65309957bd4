/** What is stored of a student's flashcards. */
import { pageOfExported, type AccountFields, type ListRow } from '#server/user-data/export-page-store.ts';
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const flashcardUserData: UserData = {
  tables: [
    ofAccounts('flashcard_decks', 'account'),
    ofAccounts('flashcard_settings', 'account'),
    ofAccounts('flashcard_links', 'account'),
    ofAccounts('flashcard_pictures', 'account'),
    ofAccounts('flashcards', 'flashcards'),
    ofAccounts('flashcard_reviews', 'flashcardReviews'),
  ],
  accountFields: (queryable, userId) =>
    queryable.query<AccountFields>(
      `select jsonb_build_object(
         'flashcardDecks', (select coalesce(jsonb_agg(jsonb_build_object('id', d.id, 'name', d.name, 'description', d.description, 'createdAt', d.created_at,
           'lastStudiedAt', d.last_studied_at, 'deletedAt', d.deleted_at) order by d.id), '[]') from flashcard_decks d where d.user_id = $1),
         'flashcardPictures', (select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'name', p.name, 'size', p.size, 'contentType', p.content_type,
           'timeCreated', p.time_created, 'customMetadata', p.custom_metadata) order by p.id), '[]') from flashcard_pictures p where p.user_id = $1),
         'flashcardLinks', (select coalesce(jsonb_agg(jsonb_build_object('deckId', l.deck_id, 'link', l.link) order by l.link), '[]')
           from flashcard_links l where l.user_id = $1),
         'flashcardSettings', (select jsonb_build_object('retention', s.retention, 'newPerDay', s.new_per_day)
           from flashcard_settings s where s.user_id = $1)) as fields`,
      [userId],
    ),
  exportLists: {
    flashcards: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('id', c.id, 'deckId', c.deck_id, 'front', c.front, 'back', c.back, 'frontPicture', c.front_picture, 'backPicture', c.back_picture, 'source', c.source, 'sourceId', c.source_id,
               'paused', c.paused, 'spread', c.spread, 'state', c.state, 'stability', c.stability, 'difficulty', c.difficulty, 'dueAt', c.due_at,
               'seenAt', c.seen_at, 'introducedAt', c.introduced_at, 'step', c.step, 'reps', c.reps, 'lapses', c.lapses,
               'deletedAt', c.deleted_at) as row, c.id as id, '' as key
           from flashcards c where c.user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
    flashcardReviews: (queryable, userId, after) =>
      queryable.query<ListRow>(
        `with exported as (
           select jsonb_build_object('id', r.id, 'cardId', r.card_id, 'grade', r.grade, 'reviewedAt', r.reviewed_at, 'retention', r.retention,
               'undone', r.undone, 'tookMs', r.took_ms) as row, r.id as id, '' as key
           from flashcard_reviews r where r.user_id = $1
         ) ${pageOfExported}`,
        [userId, after.id, after.key],
      ),
  },
};
