/**
 * How many draws of each Math archetype have a way with the calculator, and whether each way finds its key.
 *
 *   npm run content:ways                         all archetypes that have a way
 *   npm run content:ways -- SYS NLF-e --draws 500   these topics and archetypes, with another number of draws than 150 for each level
 */
import { parseArgs } from 'node:util';
import { prove } from '#content/calculator-ways/testing/prove.ts';
import { ways } from '#content/calculator-ways/ways.ts';
import { makeQuestion } from '#content/generators/make-question.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { draws: { type: 'string', default: '150' }, show: { type: 'string', default: '2' } },
});
const draws = Number(values.draws);
const wanted = (archetype: string) => positionals.length === 0 || positionals.some((name) => archetype === name || archetype.startsWith(`${name}-`));

let failed = 0;
for (const { archetype, levels, ...generator } of mathGenerators) {
  const wayOf = ways[archetype];
  if (!wayOf || !wanted(archetype)) continue;
  for (const level of levels) {
    const started = Date.now();
    const [counts, problems] = [{ made: 0, solved: 0 }, new Array<string>()];
    for (let seed = 900; seed < 900 + draws; seed += 1) {
      const question = makeQuestion({ archetype, levels, ...generator }, seed, level);
      const way = question && wayOf(question);
      if (question) counts.made += 1;
      if (!way) continue;
      counts.solved += 1;
      try {
        prove(question, way);
      } catch (error) {
        problems.push(error instanceof Error ? `${error.message}${error.cause instanceof Error ? error.cause.message : ''}` : String(error));
      }
    }
    failed += problems.length;
    console.log(`${archetype}/${level}  ${counts.solved} of ${counts.made} have a way, ${problems.length} fail  (${Date.now() - started} ms)`);
    for (const problem of problems.slice(0, Number(values.show))) console.log(`${problem}\n`);
  }
}
process.exitCode = failed > 0 ? 1 : 0;
