/** SQL of decks, their links, and how an account wants to study. */
import { defaultCardSettings, type StudySettingsOfCards } from '#core/flashcards/card.ts';
import type { Queryable } from '#server/database/database.ts';
import { dueAheadOfExam } from '../review/store.ts';

/** When a card `c` is due with the exam at `$2`: `dueWith` of core/flashcards/schedule.ts. */
export const whenCardDue = dueAheadOfExam('c');

export interface DeckRow {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly created_at: Date;
  readonly last_studied_at: Date | null;
  readonly link: string | null;
  readonly cards: number;
  readonly new: number;
  /** New cards begun since the day began. */
  readonly begun: number;
  readonly step: number;
  readonly due: number;
  readonly leeches: number;
}

export interface Day {
  readonly start: Date;
  readonly end: Date;
}

/** Decks with what stands in them, the oldest first. `leechLapses`: forgotten so often, a card is a leech. */
export async function selectDecks(queryable: Queryable, userId: string, exam: Date | null, day: Day, leechLapses: number): Promise<DeckRow[]> {
  const { rows } = await queryable.query<DeckRow>(
    `with counted as (
       select c.deck_id, count(*)::int as cards, count(*) filter (where c.state = 'new' and not c.paused)::int as new,
         count(*) filter (where c.introduced_at >= $3)::int as begun,
         count(*) filter (where not c.paused and c.state in ('learning', 'relearning') and e.due < $4)::int as step,
         count(*) filter (where not c.paused and c.state = 'review' and e.due < $4)::int as due,
         count(*) filter (where c.lapses >= $5::int)::int as leeches
       from flashcards c cross join lateral (select ${whenCardDue} as due) as e where c.user_id = $1 and c.deleted_at is null group by c.deck_id)
     select d.id, d.name, d.description, d.created_at, d.last_studied_at, l.link, coalesce(k.cards, 0) as cards, coalesce(k.new, 0) as new,
       coalesce(k.begun, 0) as begun, coalesce(k.step, 0) as step, coalesce(k.due, 0) as due, coalesce(k.leeches, 0) as leeches
     from flashcard_decks d left join flashcard_links l on l.user_id = d.user_id and l.deck_id = d.id left join counted k on k.deck_id = d.id
     where d.user_id = $1 and d.deleted_at is null order by d.id`,
    [userId, exam, day.start, day.end, leechLapses],
  );
  return rows;
}

/** Cards of all decks that were studied before and are due by then. */
export async function countDueCards(queryable: Queryable, userId: string, exam: Date | null, by: Date): Promise<number> {
  const { rows } = await queryable.query<{ due: number }>(
    `select count(*)::int as due from flashcards c join flashcard_decks d on d.user_id = c.user_id and d.id = c.deck_id
     where c.user_id = $1 and c.deleted_at is null and d.deleted_at is null and not c.paused and c.state <> 'new' and ${whenCardDue} < $3`,
    [userId, exam, by],
  );
  return rows[0]?.due ?? 0;
}

interface NamedDeck {
  readonly id: string;
  readonly name: string;
}

export async function selectDeck(queryable: Queryable, userId: string, deckId: string): Promise<NamedDeck | null> {
  const { rows } = await queryable.query<NamedDeck>('select id, name from flashcard_decks where user_id = $1 and id = $2 and deleted_at is null', [
    userId,
    deckId,
  ]);
  return rows[0] ?? null;
}

/** The deck that was studied or created last. */
export async function selectLatestDeck(queryable: Queryable, userId: string): Promise<NamedDeck | null> {
  const { rows } = await queryable.query<NamedDeck>(
    `select id, name from flashcard_decks where user_id = $1 and deleted_at is null
     order by greatest(created_at, coalesce(last_studied_at, created_at)) desc, id desc limit 1`,
    [userId],
  );
  return rows[0] ?? null;
}

export async function countDecks(queryable: Queryable, userId: string): Promise<number> {
  const { rows } = await queryable.query<{ decks: number }>('select count(*)::int as decks from flashcard_decks where user_id = $1 and deleted_at is null', [
    userId,
  ]);
  return rows[0]?.decks ?? 0;
}

export interface NewDeck {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export async function insertDeck(queryable: Queryable, userId: string, { id, name, description }: NewDeck, now: Date): Promise<void> {
  await queryable.query('insert into flashcard_decks (user_id, id, name, description, created_at) values ($1, $2, $3, $4, $5)', [
    userId,
    id,
    name,
    description,
    now,
  ]);
}

export async function updateDeckText(queryable: Queryable, userId: string, { id, name, description }: NewDeck): Promise<boolean> {
  const { rowCount } = await queryable.query('update flashcard_decks set name = $3, description = $4 where user_id = $1 and id = $2 and deleted_at is null', [
    userId,
    id,
    name,
    description,
  ]);
  return rowCount === 1;
}

/** False if there is none, or it is deleted already. */
export async function markDeckDeleted(queryable: Queryable, userId: string, deckId: string, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query('update flashcard_decks set deleted_at = $3 where user_id = $1 and id = $2 and deleted_at is null', [
    userId,
    deckId,
    now,
  ]);
  return rowCount === 1;
}

export async function unmarkDeck(queryable: Queryable, userId: string, deckId: string): Promise<boolean> {
  const { rowCount } = await queryable.query('update flashcard_decks set deleted_at = null where user_id = $1 and id = $2', [userId, deckId]);
  return rowCount === 1;
}

export async function noteStudied(queryable: Queryable, userId: string, deckIds: readonly string[], at: Date): Promise<void> {
  await queryable.query(
    `update flashcard_decks set last_studied_at = greatest(coalesce(last_studied_at, $3), $3) where user_id = $1 and id = any($2::uuid[])`,
    [userId, deckIds, at],
  );
}

interface SettingsRow {
  readonly retention: number;
  readonly new_per_day: number;
}

export async function selectCardSettings(queryable: Queryable, userId: string): Promise<StudySettingsOfCards> {
  const { rows } = await queryable.query<SettingsRow>('select retention, new_per_day from flashcard_settings where user_id = $1', [userId]);
  const [row] = rows;
  return row ? { retention: row.retention, newPerDay: row.new_per_day } : defaultCardSettings;
}

export async function saveCardSettings(queryable: Queryable, userId: string, { retention, newPerDay }: StudySettingsOfCards): Promise<void> {
  await queryable.query(
    `insert into flashcard_settings (user_id, retention, new_per_day) values ($1, $2, $3)
     on conflict (user_id) do update set retention = excluded.retention, new_per_day = excluded.new_per_day`,
    [userId, retention, newPerDay],
  );
}

/** Lets one change at a time count this account's decks and cards, until the transaction ends. */
export async function lockDecks(queryable: Queryable, userId: string): Promise<void> {
  await queryable.query(
    `insert into flashcard_settings (user_id, retention, new_per_day) values ($1, $2, $3)
     on conflict (user_id) do update set retention = flashcard_settings.retention`,
    [userId, defaultCardSettings.retention, defaultCardSettings.newPerDay],
  );
}

/** The link of a deck: the given one, unless it has one. */
export async function insertLink(queryable: Queryable, userId: string, deckId: string, link: string): Promise<string> {
  const { rows } = await queryable.query<{ link: string }>(
    `insert into flashcard_links (link, user_id, deck_id) values ($3, $1, $2)
     on conflict (user_id, deck_id) do update set link = flashcard_links.link returning link`,
    [userId, deckId, link],
  );
  return rows[0]?.link ?? link;
}

export async function deleteLink(queryable: Queryable, userId: string, deckId: string): Promise<void> {
  await queryable.query('delete from flashcard_links where user_id = $1 and deck_id = $2', [userId, deckId]);
}

interface SharedRow {
  readonly user_id: string;
  readonly deck_id: string;
  readonly name: string;
  readonly description: string;
  readonly cards: number;
}

/** The deck behind a link; null if there is none. */
export async function selectShared(queryable: Queryable, link: string): Promise<SharedRow | null> {
  const { rows } = await queryable.query<SharedRow>(
    `select l.user_id, l.deck_id, d.name, d.description,
       (select count(*) from flashcards c where c.user_id = l.user_id and c.deck_id = l.deck_id and c.deleted_at is null)::int as cards
     from flashcard_links l join flashcard_decks d on d.user_id = l.user_id and d.id = l.deck_id
     where l.link = $1 and d.deleted_at is null`,
    [link],
  );
  return rows[0] ?? null;
}
