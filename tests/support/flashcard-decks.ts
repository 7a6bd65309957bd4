/** Decks, cards and answers for tests of flashcards. */
import type { Grade } from '#core/flashcards/schedule.ts';
import { cardIdAt } from '#core/flashcards/card-id.ts';
import { verifiedStudent, type Person } from './students.ts';
import type { TestServer } from './test-server.ts';

/** `server`: a function, because tests begin before theirs has started. */
export function flashcardSetup(server: () => TestServer) {
  async function plusStudent(): Promise<Person> {
    const person = await verifiedStudent(server());
    await server().database.query("update users set membership_tier = 'plus' where id = $1", [person.id]);
    return person;
  }

  const dayStart = () => new Date(server().now() - 6 * 3600_000).toISOString();
  const today = () => ({ query: { dayStart: dayStart() } });
  let made = 0;
  const cardId = () => cardIdAt(server().now() + made++, crypto.getRandomValues(new Uint8Array(10)));

  async function deckOf({ api }: Person, sides: readonly (readonly [string, string])[]) {
    const { id: deckId } = await api.call('createDeck', { body: {} });
    const cards = sides.map(([front, back]) => ({ id: cardId(), front, back }));
    await api.call('addCards', { params: { deckId }, body: { cards } });
    return { deckId, cards };
  }
  const review = (card: string, grade: Grade, at: number, undone = false) => ({
    id: crypto.randomUUID(),
    cardId: card,
    grade,
    at,
    retention: 90 as const,
    undone,
    tookMs: 2_000,
  });
  const queueOf = ({ api }: Person, deckId: string) => api.call('getStudyQueue', { params: { deckId }, ...today() });
  return { plusStudent, dayStart, today, cardId, deckOf, review, queueOf };
}
