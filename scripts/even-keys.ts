/**
 * Evens out where the keys stand in the Reading and Writing modules of exams, after an exchange of questions: a question whose letter is the
 * key too often gets a new random order of choices, with its key at the letter that is rarest. As few as it takes; the others keep theirs.
 *
 *   npm run content:even-keys        then npm run content:release
 */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { practiceExams } from '#content/exams/practice-exams.ts';
import { unevenKeys } from '#content/exams/key-balance.ts';
import { choiceOrders } from '#content/items/to-question.ts';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import { shuffled } from './shuffled.ts';

const orders: Record<string, string> = { ...choiceOrders };
const keyOf = (id: string): ChoiceId => choiceIds[orders[id]?.indexOf('0') ?? 0] ?? 'A';

for (const { number, modules } of practiceExams()) {
  for (const { route, questions } of modules.filter(({ position }) => position < 2)) {
    const ids = questions.map(({ id }) => id);
    for (let found = unevenKeys(ids.map(keyOf)); found; found = unevenKeys(ids.map(keyOf))) {
      const { letter, places, rarest } = found;
      const id = ids[places[randomInt(places.length)] ?? 0] ?? '';
      orders[id] = shuffled(['1', '2', '3']).toSpliced(choiceIds.indexOf(rarest), 0, '0').join('');
      console.log(`Form ${number} ${route}: the key of ${id} moves from ${letter} to ${rarest}.`);
    }
  }
}
fs.writeFileSync(path.join(import.meta.dirname, '../content/items/choice-orders.json'), `${JSON.stringify(orders, null, 1)}\n`);
