/** Reading flashcards: from the server, and without it from what this device has kept. */
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { getSharedDeck, listDecks } from '#contract/flashcard-decks.ts';
import { type CardView } from '#contract/flashcard-parts.ts';
import { getFlashcardStatistics, getStudyQueue } from '#contract/flashcard-study.ts';
import { exportDeck, listCards, type CardFilter } from '#contract/flashcards.ts';
import type { List } from '#client/kits/list/list.ts';
import { reviewSummaryQuery } from '#client/kits/mistakes/review-summary.ts';
import { api, ApiError, type Output } from '#client/platform/api.ts';
import { keepDecks, keepPictures, keepQueue, keptDecks, keptQueue, type Decks, type StudyQueue } from '#client/platform/card-copy.ts';
import { openExamStore } from '#client/platform/exam-store.ts';
import { orKept, ownerOf } from '#client/platform/kept-copy.ts';
import { reviewSender } from './review-sender.ts';

const key = ['flashcards'] as const;
const cardsKey = [...key, 'cards'] as const;

/** When the student's day began, on this device, ms. */
function dayStart(now: number = Date.now()): number {
  const day = new Date(now);
  day.setHours(0, 0, 0, 0);
  return day.getTime();
}

/** When it ends: a day may have 23 or 25 hours. */
export function dayEnd(now: number): number {
  const day = new Date(now);
  day.setHours(24, 0, 0, 0);
  return day.getTime();
}

interface Today {
  readonly dayStart: string;
  readonly timeZone?: string;
}

/** Asks for what counts by the student's days. While servers are replaced an older one may answer; it takes no time zone, and is asked again without. */
async function askToday<T>(ask: (query: Today) => Promise<T>): Promise<T> {
  const day = { dayStart: new Date(dayStart()).toISOString() };
  try {
    return await ask({ ...day, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'bad-input') return ask(day);
    throw error;
  }
}

export const decksQuery = queryOptions({
  queryKey: [...key, 'decks'],
  staleTime: 0,
  retry: false,
  queryFn: async ({ signal, client }): Promise<Decks & { readonly fromDevice: boolean }> => {
    const owner = await ownerOf(client);
    const store = openExamStore();
    return orKept(
      async () => {
        if (owner !== null) await (await reviewSender(owner)).flush();
        const decks = await askToday((query) => api(listDecks, { query }, { signal }));
        if (owner !== null) void keepDecks(store, owner, decks);
        return decks;
      },
      async () => (owner === null ? undefined : keptDecks(store, owner)),
    );
  },
});

/** Asked for each session of studying; answers that are still on this device are sent before. */
export async function readQueue(client: QueryClient, deckId: string, signal?: AbortSignal): Promise<StudyQueue & { readonly fromDevice: boolean }> {
  const owner = await ownerOf(client);
  const store = openExamStore();
  return orKept(
    async () => {
      if (owner !== null) await (await reviewSender(owner)).flush();
      const queue = await askToday((query) => api(getStudyQueue, { params: { deckId }, query }, signal ? { signal } : {}));
      if (owner !== null) await keepQueue(store, owner, queue);
      // A deck can be studied without its pictures.
      void keepPictures(queue).catch(() => undefined);
      return queue;
    },
    async () => (owner === null ? undefined : keptQueue(store, owner, deckId)),
  );
}

/** Decks whose cards are kept for studying without a network. */
const maxKept = 5;

/** Keeps what there is to study today in the decks that have something left. */
export async function keepForOffline(client: QueryClient, { decks }: Decks): Promise<void> {
  const wanted = decks.filter(({ left }) => left.new + left.step + left.due > 0).slice(0, maxKept);
  for (const { id } of wanted) await readQueue(client, id).catch(() => undefined);
}

export const statisticsQuery = queryOptions({
  queryKey: [...key, 'statistics'],
  staleTime: 0,
  queryFn: ({ signal }) => askToday((query) => api(getFlashcardStatistics, { query }, { signal })),
});

export const cardList = (deckId: string, show: CardFilter, q: string): List<CardView> => ({
  key: [...cardsKey, deckId, show, q],
  read: (page, signal) => api(listCards, { params: { deckId }, query: { show, q, ...page } }, signal ? { signal } : {}),
});

type Sides = Output<typeof exportDeck>['items'][number];

/** Every card of a deck, both sides. */
export async function readAllSides(deckId: string, signal?: AbortSignal): Promise<Sides[]> {
  const cards: Sides[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: Output<typeof exportDeck> = await api(exportDeck, { params: { deckId }, query: cursor ? { cursor } : {} }, signal ? { signal } : {});
    cards.push(...page.items);
    cursor = page.nextCursor;
  }
  return cards;
}

export const sharedDeckQuery = (link: string) =>
  queryOptions({ queryKey: [...key, 'shared', link], queryFn: ({ signal }) => api(getSharedDeck, { params: { link } }, { signal }) });

/** After cards or decks have changed: what is due elsewhere counts them, too. */
export async function cardsChanged(client: QueryClient): Promise<void> {
  await Promise.all([client.invalidateQueries({ queryKey: key }), client.invalidateQueries({ queryKey: reviewSummaryQuery.queryKey })]);
}
