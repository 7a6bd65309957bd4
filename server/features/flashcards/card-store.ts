/** SQL of cards. */
import type { CardSource } from '#core/flashcards/card.ts';
import type { CardState } from '#core/flashcards/schedule.ts';
import type { Queryable } from '#server/database/database.ts';
import { whenCardDue } from './deck-store.ts';

export interface CardRow {
  readonly id: string;
  readonly deck_id: string;
  readonly front: string;
  readonly back: string;
  readonly front_picture: string | null;
  readonly back_picture: string | null;
  readonly source: CardSource;
  readonly paused: boolean;
  readonly spread: number;
  readonly state: CardState;
  readonly stability: number;
  readonly difficulty: number;
  readonly due_at: Date | null;
  readonly seen_at: Date | null;
  readonly step: number;
  readonly reps: number;
  readonly lapses: number;
}

const columns = `c.id, c.deck_id, c.front, c.back, c.front_picture, c.back_picture, c.source, c.paused, c.spread, c.state, c.stability, c.difficulty, c.due_at, c.seen_at, c.step, c.reps, c.lapses`;

/** Which cards of a deck a list shows. */
export interface CardQuery {
  readonly show: 'all' | 'new' | 'leeches' | 'paused';
  /** Text in either side; empty: any. */
  readonly q: string;
  /** From how many lapses on a card is a leech. */
  readonly leechLapses: number;
}

/** Cards of a deck, the latest first; `after`: the id they come after. */
export async function selectCards(
  queryable: Queryable,
  userId: string,
  deckId: string,
  { show, q, leechLapses }: CardQuery,
  after: string | null,
  limit: number,
): Promise<CardRow[]> {
  const { rows } = await queryable.query<CardRow>(
    `select ${columns} from flashcards c
     where c.user_id = $1 and c.deck_id = $2 and c.deleted_at is null and ($3::uuid is null or c.id < $3)
       and case $4::text when 'new' then c.state = 'new' when 'leeches' then c.lapses >= $5::int when 'paused' then c.paused else true end
       and ($6::text = '' or strpos(lower(c.front), lower($6)) > 0 or strpos(lower(c.back), lower($6)) > 0)
     order by c.id desc limit $7`,
    [userId, deckId, after, show, leechLapses, q, limit],
  );
  return rows;
}

interface SidesRow {
  readonly id: string;
  readonly front: string;
  readonly back: string;
  readonly front_picture: string | null;
  readonly back_picture: string | null;
}

/** Both sides of a deck's cards in the order in which they were added; `after`: the id they come after. */
export async function selectSides(queryable: Queryable, userId: string, deckId: string, after: string | null, limit: number): Promise<SidesRow[]> {
  const { rows } = await queryable.query<SidesRow>(
    `select id, front, back, front_picture, back_picture from flashcards where user_id = $1 and deck_id = $2 and deleted_at is null and ($3::uuid is null or id > $3)
     order by id limit $4`,
    [userId, deckId, after, limit],
  );
  return rows;
}

interface DeckOfUser {
  readonly userId: string;
  readonly deckId: string;
  /** The day of the student's exam, which brings reviews forward; null: none. */
  readonly exam: Date | null;
}

/** At most `maxDue` of what is due before `until`, the longest due first, then at most `maxNew` new cards in the order in which they were added. */
export async function selectQueue(
  queryable: Queryable,
  { userId, deckId, exam }: DeckOfUser,
  { until, maxDue, maxNew }: { readonly until: Date; readonly maxDue: number; readonly maxNew: number },
): Promise<CardRow[]> {
  const due = await queryable.query<CardRow>(
    `select ${columns} from flashcards c cross join lateral (select ${whenCardDue} as due) as e
     where c.user_id = $1 and c.deck_id = $3 and c.deleted_at is null and not c.paused and c.state <> 'new' and e.due < $4
     order by e.due, c.id limit $5`,
    [userId, exam, deckId, until, maxDue],
  );
  const fresh = await queryable.query<CardRow>(
    `select ${columns} from flashcards c where c.user_id = $1 and c.deck_id = $2 and c.deleted_at is null and not c.paused and c.state = 'new'
     order by c.id limit $3`,
    [userId, deckId, maxNew],
  );
  return [...due.rows, ...fresh.rows];
}

export interface DeckCounts {
  readonly cards: number;
  readonly begun: number;
  readonly next_at: Date | null;
}

/** Cards of a deck, how many were begun since `since`, and when the next one comes at or after `until`. */
export async function countDeck(
  queryable: Queryable,
  { userId, deckId, exam }: DeckOfUser,
  { since, until }: { readonly since: Date; readonly until: Date },
): Promise<DeckCounts> {
  const { rows } = await queryable.query<DeckCounts>(
    `select count(*)::int as cards, count(*) filter (where c.introduced_at >= $4)::int as begun,
       min(e.due) filter (where e.due >= $5 and not c.paused) as next_at
     from flashcards c cross join lateral (select ${whenCardDue} as due) as e where c.user_id = $1 and c.deck_id = $3 and c.deleted_at is null`,
    [userId, exam, deckId, since, until],
  );
  return rows[0] ?? { cards: 0, begun: 0, next_at: null };
}

/** Cards of a deck, and of all decks that are not deleted. */
export async function countCards(queryable: Queryable, userId: string, deckId: string): Promise<{ readonly deck: number; readonly all: number }> {
  const { rows } = await queryable.query<{ deck: number; all: number }>(
    `select count(*) filter (where c.deck_id = $2)::int as deck, count(*)::int as "all" from flashcards c
     join flashcard_decks d on d.user_id = c.user_id and d.id = c.deck_id where c.user_id = $1 and c.deleted_at is null and d.deleted_at is null`,
    [userId, deckId],
  );
  return rows[0] ?? { deck: 0, all: 0 };
}

export interface NewCard {
  readonly id: string;
  readonly front: string;
  readonly back: string;
  readonly frontPicture?: string | null;
  readonly backPicture?: string | null;
  readonly source: CardSource;
  /** The word, concept or question it is made from; null for an own card. */
  readonly sourceId: string | null;
  readonly spread: number;
}

/** Adds cards that are not there yet; how many. A card made from the same word, concept or question is there. */
export async function insertCards(queryable: Queryable, userId: string, deckId: string, cards: readonly NewCard[]): Promise<number> {
  const rows = cards.map(({ id, front, back, frontPicture = null, backPicture = null, source, sourceId, spread }) => ({
    id,
    front,
    back,
    source,
    source_id: sourceId,
    spread,
    front_picture: frontPicture,
    back_picture: backPicture,
  }));
  const { rowCount } = await queryable.query(
    `insert into flashcards (user_id, id, deck_id, front, back, front_picture, back_picture, source, source_id, spread)
     select $1, id, $2, front, back, front_picture, back_picture, source, source_id, spread
     from jsonb_to_recordset($3::jsonb) as c (id uuid, front text, back text, front_picture uuid, back_picture uuid, source text, source_id text, spread real)
     on conflict do nothing`,
    [userId, deckId, JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}

export interface CardChange {
  readonly front?: string | undefined;
  readonly back?: string | undefined;
  /** Null takes the picture off. */
  readonly frontPicture?: string | null | undefined;
  readonly backPicture?: string | null | undefined;
  readonly paused?: boolean | undefined;
}

/** Null if there is none. */
export async function updateCardText(queryable: Queryable, userId: string, cardId: string, change: CardChange): Promise<CardRow | null> {
  const { front, back, frontPicture, backPicture, paused } = change;
  const { rows } = await queryable.query<CardRow>(
    `update flashcards c set front = coalesce($3, front), back = coalesce($4, back), paused = coalesce($5, paused),
       front_picture = case when $6 then $7::uuid else front_picture end, back_picture = case when $8 then $9::uuid else back_picture end
     where c.user_id = $1 and c.id = $2 and c.deleted_at is null returning ${columns}`,
    [
      userId,
      cardId,
      front ?? null,
      back ?? null,
      paused ?? null,
      frontPicture !== undefined,
      frontPicture ?? null,
      backPicture !== undefined,
      backPicture ?? null,
    ],
  );
  return rows[0] ?? null;
}

/** Marks cards as deleted; how many. */
export async function markCardsDeleted(queryable: Queryable, userId: string, cardIds: readonly string[], now: Date): Promise<number> {
  const { rowCount } = await queryable.query('update flashcards set deleted_at = $3 where user_id = $1 and id = any($2::uuid[]) and deleted_at is null', [
    userId,
    cardIds,
    now,
  ]);
  return rowCount ?? 0;
}

/** Brings deleted cards back, but for those whose word, concept or question has another card by now; the deck of each. */
export async function unmarkCards(queryable: Queryable, userId: string, cardIds: readonly string[]): Promise<string[]> {
  const { rows } = await queryable.query<{ deck_id: string }>(
    `update flashcards c set deleted_at = null where c.user_id = $1 and c.id = any($2::uuid[]) and c.deleted_at is not null
       and not exists (select 1 from flashcards o where o.user_id = c.user_id and o.deck_id = c.deck_id and o.source = c.source
         and o.source_id = c.source_id and o.deleted_at is null) returning c.deck_id`,
    [userId, cardIds],
  );
  return rows.map(({ deck_id }) => deck_id);
}
