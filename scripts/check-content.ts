/**
 * Prints what is known about the library, topic by topic, and the gates of Reading and Writing: over the published questions and,
 * beside them, over all questions written. The gates of Math run in `npm test`.
 *
 *   npm run content:check                     exits 1 if the published set breaks a limit
 *   npm run content:check -- --all            the Math generators instead; topics and options as in check-generators.ts
 */
import { firstShareRight, mean, notReady, recall } from '#content/judgments/figures.ts';
import type { GateRow, Holds } from '#content/verify/reading-writing/gate-row.ts';
import { hasGrid } from '#content/verify/reading-writing/library.ts';
import { topics } from '#core/topics/topics.ts';
import { gateRows } from './library-gates.ts';
import { readLibrary, type JudgedItem, type Library } from './library.ts';
import { printMath } from './math-table.ts';
import { shareInPercent as percent } from './reader-rows.ts';

const list = (counts: readonly (readonly [string, number])[]) => counts.map(([name, count]) => `${name} ${count}`).join(', ');
const countBy = (items: readonly JudgedItem[], key: (one: JudgedItem) => string) =>
  Object.entries(Object.groupBy(items, key))
    .map(([name, own]) => [name, own?.length ?? 0] as const)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));

function topicLines(own: readonly JudgedItem[], { entries, planted }: Library, name: string): string[] {
  const ids = new Set(own.map(({ item }) => item.id));
  const ratings = own.flatMap(({ status }) => (status.ratings.length > 0 ? [mean(status.ratings)] : []));
  const judged = own.filter(({ status }) => status.level !== undefined);
  const defects = recall(
    planted.filter(({ item }) => item.topicId === own[0]?.item.topicId),
    entries,
  );
  const found = [...defects.values()].reduce((sum, { count, of }) => ({ count: sum.count + count, of: sum.of + of }), { count: 0, of: 0 });
  return [
    `${name}: ${own.length} written, ${own.filter(({ use }) => use).length} published, ${own.filter(({ status }) => notReady(status).length === 0).length} ready`,
    `  levels ${[1, 2, 3, 4, 5].map((level) => own.filter((one) => one.level === level).length).join(' ')} (judged ${judged.length}, moved ${judged.filter(({ item, status }) => status.level !== item.level).length})` +
      `  archetypes ${list(countBy(own, ({ item }) => item.archetype))}`,
    `  texts ${list(countBy(own, ({ description }) => description.origin))}  genres ${list(countBy(own, ({ description }) => description.genre))}`,
    `  subjects ${list(countBy(own, ({ description }) => description.subject))}  grids ${own.filter(hasGrid).length}`,
    `  first pass: blind ${percent(firstShareRight(entries, 'blind', ids))}, choices only ${percent(firstShareRight(entries, 'choices-only', ids))}, ablated ${percent(firstShareRight(entries, 'ablated', ids))}` +
      `  realism ${ratings.length === 0 ? '–' : `mean ${mean(ratings).toFixed(2)}, least ${Math.min(...ratings).toFixed(1)}`}  planted found ${found.of === 0 ? '–' : `${found.count} of ${found.of}`}`,
  ];
}

/** Longer lists are truncated. */
const widest = 70;
const verdict = (holds: Holds) => (holds === null ? ' ' : holds === 'nearly' ? '≈' : holds ? '✓' : '✗');

function report(): boolean {
  const library = readLibrary();
  const published = library.items.filter(({ use }) => use !== undefined);
  for (const { id, name } of topics.slice(0, 10)) {
    const own = library.items.filter(({ item }) => item.topicId === id);
    console.log(own.length === 0 ? `${name}: none written` : topicLines(own, library, name).join('\n'));
  }
  console.log('');
  printMath();
  console.log('');
  const rows = (items: readonly JudgedItem[]) => new Map(gateRows(items, library).map((row) => [row.gate, row]));
  const [written, shipped] = [rows(library.items), rows(published)];
  console.log(`${'gate'.padEnd(46)} ${'limit'.padEnd(30)} published (${published.length})   |   written (${library.items.length})`);
  for (const gate of new Set([...shipped.keys(), ...written.keys()])) {
    const [own, all] = [shipped.get(gate), written.get(gate)];
    const shown = (row: GateRow | undefined) =>
      row ? `${verdict(row.holds)} ${row.found.length > widest ? `${row.found.slice(0, widest)}…` : row.found}` : '';
    console.log(`${gate.padEnd(46)} ${(own ?? all)?.limit.padEnd(30)} ${shown(own).padEnd(24)} | ${shown(all)}`);
  }
  console.log('\n✓ within its limit  ✗ past it  ≈ past it by less than two standard errors; only for what some readers found, who are a sample');
  console.log('no mark: too few questions to say, or nothing to keep');
  return [...shipped.values()].every(({ holds }) => holds !== false);
}

if (process.argv.length > 2) await import('./check-generators.ts');
else if (!report()) process.exitCode = 1;
