/**
 * `npm run bench:flashcards`: a deck of 5,000 cards. How long the calls take that open it, one request after another, and how long a device
 * needs from an answer to the next card; and a search in the word bank. Goals: 300 ms to open, 16 ms to the next card, 50 ms to search.
 */
import { afterGrade, newSchedule, preview } from '#core/flashcards/schedule.ts';
import { leftToday, nextCard, type QueuedCard } from '#core/flashcards/study-queue.ts';
import { fillServer, printTimes } from './filled-server.ts';
import { insertStudents, student } from './population.ts';

const [cards, repeats, port] = [5_000, 50, 41_878];
const deckId = '01910000-0000-7000-8000-0000000dec00';
const { client, url, start, stop } = await fillServer('bench_flashcards', port);
await insertStudents(client, 2);
const own = student(0).userId;
await client.query("update users set membership_tier = 'plus' where id = $1", [own]);
await client.query("insert into flashcard_decks (user_id, id, name, description, created_at) values ($1, $2, 'Deck 1', '', now())", [own, deckId]);
// Half of them new, the rest due over two months around now; an exam in a month.
await client.query(
  `insert into flashcards (user_id, id, deck_id, front, back, source, spread, state, stability, difficulty, due_at, seen_at, introduced_at, reps)
   select $1, ('01910000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $2, 'front of card ' || n, 'the back of card ' || n || ', a sentence long', 'own', random(),
     case when n % 2 = 0 then 'new' else 'review' end, 10, 5, case when n % 2 = 1 then now() + (n % 60 - 30) * interval '1 day' end,
     case when n % 2 = 1 then now() + (n % 60 - 40) * interval '1 day' end, case when n % 2 = 1 then now() - interval '60 days' end, 3
   from generate_series(1, $3::integer) as n`,
  [own, deckId, cards],
);
await client.query(
  "insert into study_settings (user_id, exam_date, target_score, minutes, time_zone, updated_at) values ($1, now()::date + 30, 1300, '{30,30,30,30,30,0,0}', 'UTC', now())",
  [own],
);
await client.query('analyze');
await start();

const headers = { cookie: `ascent=${student(0).token}`, 'x-account': own };
const dayStart = encodeURIComponent(new Date(new Date().setHours(0, 0, 0, 0)).toISOString());
const get = async (target: string) => {
  const response = await fetch(`${url}/api/${target}`, { headers });
  if (!response.ok) throw new Error(`${target} was answered with ${response.status}`);
  await response.arrayBuffer();
};
async function time(what: string, goal: number, work: () => Promise<unknown>): Promise<void> {
  await work();
  const times: number[] = [];
  for (let index = 0; index < repeats; index++) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
    // Below the rate limit of a minute.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  printTimes(what, times, `goal ${goal} ms`);
}
// What the screen of the deck asks for, at once; then what studying asks for.
await time('a deck of 5,000 opens', 300, () => Promise.all([get(`flashcards/decks?dayStart=${dayStart}`), get(`flashcards/decks/${deckId}/cards`)]));
await time('a word is searched', 50, () => get('words?q=con'));
await new Promise((resolve) => setTimeout(resolve, 60_000));
await time('studying it begins', 300, () => get(`flashcards/decks/${deckId}/queue?dayStart=${dayStart}`));
await stop();

const now = Date.now();
const day = 24 * 3600_000;
const today = { now, dayEnd: now + day / 2, horizon: now + 30 * day };
let deck: QueuedCard[] = Array.from({ length: cards }, (_, index) => ({
  id: String(index),
  spread: index / cards,
  schedule:
    index % 2 === 0
      ? newSchedule
      : { ...newSchedule, state: 'review', stability: 10, difficulty: 5, dueAt: now - index, seenAt: now - 10 * day - index, reps: 3 },
}));
const times: number[] = [];
for (let answered = 0; answered < 500; answered++) {
  const began = performance.now();
  const current = nextCard(deck, today, 20);
  if (!current) break;
  preview(current.schedule, now, 90, { horizon: today.horizon, spread: current.spread });
  const schedule = afterGrade(current.schedule, answered % 7 === 0 ? 'again' : 'easy', now, 90);
  deck = deck.map((card) => (card === current ? { ...card, schedule } : card));
  leftToday(deck, today, 20);
  times.push(performance.now() - began);
}
printTimes('from an answer to the next card, 5,000 cards', times, 'goal 16 ms');
