/**
 * Gives changed content the next release number, a module that asks something else now a new id, and a newly written
 * question the order of its choices. Databases take releases by number, so run it after every change of what is shipped;
 * without a change it does nothing.
 *
 *   npm run content:release
 */
import { randomInt } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import forms from '#content/exams/forms.json' with { type: 'json' };
import { authoredItems } from '#content/items/reading-writing/all.ts';
import { practiceItems } from '#content/items/reading-writing/practice.ts';
import type { ShippedContent } from '#content/shipped-content.ts';
import { fingerprintOf, moduleFingerprints } from './content-release.ts';
import { freshId } from './draw-fresh.ts';
import { readUses, writePublished } from './published.ts';

const folder = path.join(import.meta.dirname, '..', 'content');
const write = (file: string, value: unknown) => fs.writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 1)}\n`);

/** The list in an order of real chance. */
function shuffled<T>(list: readonly T[]): T[] {
  const left = [...list];
  return list.map(() => left.splice(randomInt(left.length), 1)[0] as T);
}

/** Orders of choices for items that have none, the key once at each place among four new ones; then what is published from batches. */
function orderChoices(): void {
  const file = 'items/choice-orders.json';
  const orders: Record<string, string> = JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  const published = Object.keys(readUses()).map((id) => ({ id }));
  const fresh = [...authoredItems, ...practiceItems, ...published].filter(({ id }) => orders[id] === undefined);
  let keyPlaces: number[] = [];
  for (const { id } of fresh) {
    if (keyPlaces.length === 0) keyPlaces = shuffled([0, 1, 2, 3]);
    orders[id] = shuffled(['1', '2', '3'])
      .toSpliced(keyPlaces.pop() ?? 0, 0, '0')
      .join('');
  }
  if (fresh.length > 0) {
    write(file, orders);
    console.log(`${fresh.length} new questions have the order of their choices.`);
  }
  writePublished(orders);
}

orderChoices();
// Now that every item has its order.
const { contentRelease: recorded, shippedContent } = await import('#content/shipped-content.ts');

const before = shippedContent();
const changed = Object.entries(moduleFingerprints(before)).filter(([id, print]) => (recorded.modules[id] ?? print) !== print);
const newIds = new Map(changed.map(([id]) => [id, freshId('m')]));
const newIdOf = <Module extends { readonly id: string }>(module: Module): Module => ({ ...module, id: newIds.get(module.id) ?? module.id });
const content: ShippedContent = { ...before, exams: before.exams.map((exam) => ({ ...exam, modules: exam.modules.map(newIdOf) })) };
const fingerprint = fingerprintOf(content);

if (fingerprint === recorded.fingerprint) console.log(`Release ${recorded.release} is unchanged.`);
else {
  const release = recorded.release + 1;
  write('release.json', { release, fingerprint, modules: { ...recorded.modules, ...moduleFingerprints(content) } });
  if (newIds.size > 0)
    write(
      'exams/forms.json',
      forms.map((form) => ({ ...form, modules: form.modules.map(newIdOf) })),
    );
  console.log(`Release ${release}; ${newIds.size} modules ask something new and have new ids.`);
}
