/** First part of a release: stores an order of choices for questions that have none, then writes what is published from batches. Started by release-content.ts. */
import fs from 'node:fs';
import path from 'node:path';
import { readUses, writePublished } from './published.ts';
import { shuffled } from './shuffled.ts';

const file = path.join(import.meta.dirname, '../content/items/choice-orders.json');

/** Gives items without one an order of choices, with the key once at each position among every four new items; then writes what is published from batches. */
function orderChoices(): void {
  const orders: Record<string, string> = JSON.parse(fs.readFileSync(file, 'utf8'));
  const fresh = Object.keys(readUses()).filter((id) => orders[id] === undefined);
  let keyPlaces: number[] = [];
  for (const id of fresh) {
    if (keyPlaces.length === 0) keyPlaces = shuffled([0, 1, 2, 3]);
    orders[id] = shuffled(['1', '2', '3'])
      .toSpliced(keyPlaces.pop() ?? 0, 0, '0')
      .join('');
  }
  if (fresh.length > 0) {
    fs.writeFileSync(file, `${JSON.stringify(orders, null, 1)}\n`);
    console.log(`${fresh.length} new questions have the order of their choices.`);
  }
  writePublished(orders);
}

orderChoices();
