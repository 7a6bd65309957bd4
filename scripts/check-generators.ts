/**
 * Checks the Math generators of the named topics (all of them without names):
 *   node_modules/.bin/node scripts/check-generators.ts [topic-slug…] [--seeds 1000] [--samples 3] [--only SYS-h] [--level 4] [--min-distinct 60]
 * `--all`: every topic, and only what fails is printed, then one line with the totals.
 * Prints one line per archetype and level, samples on request, and exits 1 on any failure.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import katex from 'katex';
import { checkGenerator, type GeneratorReport, type LevelReport } from '#content/verify/check-generator.ts';
import { convergenceLimit } from '#content/verify/gates/convergence.ts';
import { makeQuestion } from '#content/generators/make-question.ts';
import type { Generator } from '#content/generators/generator.ts';
import type { Resolver } from '#content/verify/resolver.ts';
import { topics } from '#core/topics/topics.ts';
import type { Question } from '#core/questions/question.ts';

interface TopicModule {
  readonly generators: readonly Generator[];
  readonly resolvers: Readonly<Record<string, Resolver>>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seeds: { type: 'string', default: '1000' },
    samples: { type: 'string', default: '0' },
    only: { type: 'string' },
    level: { type: 'string' },
    all: { type: 'boolean', default: false },
    'min-distinct': { type: 'string' },
  },
});

const camel = (slug: string) => slug.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const url = (path: string) => new URL(`../content/${path}`, import.meta.url);

const isGeneratorList = (value: unknown): value is readonly Generator[] => Array.isArray(value) && value.every((entry) => typeof entry?.draft === 'function');
const isResolverMap = (value: unknown): value is Readonly<Record<string, Resolver>> => typeof value === 'object' && value !== null;

/** Imports what a topic exports by convention; throws when a file or an export is missing. */
async function loadTopic(slug: string): Promise<TopicModule> {
  const source: Record<string, unknown> = await import(url(`generators/math/${slug}/generators.ts`).href);
  const verify: Record<string, unknown> = await import(url(`verify/math/${slug}.ts`).href);
  const generators = source[`${camel(slug)}Generators`];
  const resolvers = verify[`${camel(slug)}Resolvers`];
  if (!isGeneratorList(generators)) throw new Error(`${slug}: no export ${camel(slug)}Generators`);
  if (!isResolverMap(resolvers)) throw new Error(`${slug}: no export ${camel(slug)}Resolvers`);
  return { generators, resolvers };
}

function renderLatex(latex: string): void {
  katex.renderToString(latex, { throwOnError: true, strict: 'error' });
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((100 * part) / whole)}`;

function levelLine(archetype: string, report: LevelReport): string {
  const { level, made, seeds, distinct, variety, spr, keyPositions, keyLongest, failureCount } = report;
  const choices = made - spr;
  const keys =
    choices > 0
      ? `keys ${Object.values(keyPositions)
          .map((count) => percent(count, choices))
          .join('/')}  longest ${percent(keyLongest, choices)} %`
      : '';
  return `${failureCount === 0 ? 'ok  ' : 'FAIL'} ${archetype} L${level}  made ${made}/${seeds}  distinct ${distinct}  wordings ${variety.wordings}  contexts ${variety.contexts ?? '–'}  spr ${percent(spr, made)} %  ${keys}`;
}

/** A question as plain lines: figure and table as text, key marked, codes in brackets. */
function readable(question: Question): string {
  const lines = [`--- ${question.id} (${question.format})`];
  const { stimulus } = question;
  if (stimulus?.kind === 'figure') lines.push(`[figure] ${stimulus.figure.alt}`);
  if (stimulus?.kind === 'table')
    lines.push(`[table] ${stimulus.table.caption}`, ...[stimulus.table.columns, ...stimulus.table.rows].map((row) => `   ${row.join(' | ')}`));
  if (stimulus && 'text' in stimulus && stimulus.text) lines.push(stimulus.text);
  lines.push(question.stem);
  if (question.format === 'choice') {
    for (const { id, text, figure, table } of question.choices) {
      const { why, misconception } = question.solution.choices[id];
      lines.push(
        ` ${id === question.solution.key ? '*' : ' '}${id}) ${text}${figure ? ` [${figure.alt}]` : ''}${table ? ` [${table.rows.map((row) => row.join(', ')).join('; ')}]` : ''}   <- ${misconception ?? 'key'}: ${why}`,
      );
    }
  } else {
    lines.push(
      `  keys: ${question.solution.keys.join(', ')}`,
      ...question.solution.mistakes.map(({ entry, misconception, why }) => `   ${entry} <- ${misconception}: ${why}`),
    );
  }
  return [...lines, ...question.solution.steps.map((step, index) => `  ${index + 1}. ${step}`), `  > ${question.solution.takeaway}`].join('\n');
}

function printSamples(generator: Generator, count: number): void {
  for (const level of generator.levels) {
    if (values.level && Number(values.level) !== level) continue;
    for (let seed = 1; seed <= count; seed++) {
      const question = makeQuestion(generator, seed, level);
      console.log(question ? `${readable(question)}\n` : `--- no question for seed ${seed}, level ${level}\n`);
    }
  }
}

/** With fewer draws, the measured success of the convergence trick is noise. */
const enoughDraws = 3000;
let made = 0;
let choices = 0;
let convergence = 0;
let archetypes = 0;

function printReport(report: GeneratorReport): boolean {
  for (const level of report.levels) {
    made += level.made;
    choices += level.made - level.spr;
    convergence += level.convergence;
    if (values.all && level.failureCount === 0) continue;
    console.log(levelLine(report.archetype, level));
    for (const failure of level.failures) console.log(`       ${failure}`);
    if (level.failureCount > level.failures.length) console.log(`       … ${level.failureCount} failures in all`);
  }
  for (const failure of report.failures) console.log(`FAIL ${report.archetype} ${failure}`);
  if (!values.all)
    console.log(
      `     ${report.archetype} ${Object.entries(report.misconceptions)
        .map(([code, share]) => `${code} ${Math.round(share * 100)} %`)
        .join(', ')}`,
    );
  return report.failures.length === 0 && report.levels.every(({ failureCount }) => failureCount === 0);
}

const known = topics.filter(({ slug }) => existsSync(url(`generators/math/${slug}/generators.ts`)));
const slugs = positionals.length > 0 && !values.all ? positionals : known.map(({ slug }) => slug);
const seeds = Array.from({ length: Number(values.seeds) }, (_, index) => index + 1);
let passed = true;
for (const slug of slugs) {
  const { generators, resolvers } = await loadTopic(slug);
  for (const generator of generators) {
    if (values.only && !values.only.split(',').includes(generator.archetype)) continue;
    printSamples(generator, Number(values.samples));
    const resolver = resolvers[generator.archetype];
    if (!resolver) {
      console.log(`FAIL ${generator.archetype} has no re-solver`);
      passed = false;
      continue;
    }
    const minDistinct = values['min-distinct'];
    const report = checkGenerator({ generator, resolver, seeds, renderLatex, ...(minDistinct && { minDistinct: Number(minDistinct) }) });
    archetypes++;
    passed = printReport(report) && passed;
  }
}
if (choices >= enoughDraws && values.all && convergence / choices > convergenceLimit.overall) passed = false;
if (choices > 0)
  console.log(
    `The choice most like the others is right in ${((100 * convergence) / choices).toFixed(1)} % of ${choices} draws (limit ${100 * convergenceLimit.overall} % over all archetypes).`,
  );
if (values.all) console.log(`${archetypes} archetypes, ${made} questions, ${passed ? 'all sound' : 'with failures'}.`);
process.exitCode = passed ? 0 : 1;
