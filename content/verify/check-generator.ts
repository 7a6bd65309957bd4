/** Runs one generator over many seeds and reports what fails: a pure function, so that tests and scripts can share it. */
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import type { Difficulty, Question } from '#core/questions/question.ts';
import { makeQuestion } from '../generators/make-question.ts';
import type { Generator } from '../generators/generator.ts';
import { questionProblems, type RenderLatex } from './check-question.ts';
import { convergenceChance, convergenceLimit } from './gates/convergence.ts';
import { plausibilityProblems } from './gates/plausibility.ts';
import { type Variety, varietyDraws, varietyOf, varietyProblems } from './gates/variety.ts';
import type { Resolver } from './resolver.ts';

export interface LevelReport {
  readonly level: Difficulty;
  /** Seeds tried and questions made. */
  readonly seeds: number;
  readonly made: number;
  /** How many differ in their drawn parameters. */
  readonly distinct: number;
  readonly variety: Variety;
  readonly spr: number;
  /** How often each position holds the key, choice questions only. */
  readonly keyPositions: Readonly<Record<ChoiceId, number>>;
  /** Choice questions whose key is longer than every other choice. */
  readonly keyLongest: number;
  /** Sum of the chances that "the choice most like the others" is the key. */
  readonly convergence: number;
  /** Up to ten messages, each with its seed. */
  readonly failures: readonly string[];
  readonly failureCount: number;
}

export interface GeneratorReport {
  readonly archetype: string;
  readonly levels: readonly LevelReport[];
  /** Questions that show each misconception, as a share of all made. */
  readonly misconceptions: Readonly<Record<string, number>>;
  /** Failures that concern the archetype as a whole. */
  readonly failures: readonly string[];
}

export interface CheckSettings {
  readonly generator: Generator;
  readonly resolver: Resolver;
  readonly seeds: readonly number[];
  readonly renderLatex: RenderLatex;
  /** The minimum number of different questions per level (200, fewer only for conceptual archetypes). */
  readonly minDistinct?: number;
}

const minAcceptance = 0.95;
const minMisconceptionShare = 0.02;
/** Numeric choices are in order and wrong ones come only from named errors, so a single archetype may favor one side; a bank is balanced overall. */
const keyShare = { least: 0.08, most: 0.48 };
/** With fewer questions than this, shares are noise and are not judged. */
const enoughForShares = 300;
const keptMessages = 10;

const misconceptionsOf = (question: Question): string[] =>
  question.format === 'spr'
    ? question.solution.mistakes.map(({ misconception }) => misconception)
    : Object.values(question.solution.choices).flatMap(({ misconception }) => (misconception ? [misconception] : []));

const fingerprint = (question: Question): string => (question.provenance.kind === 'generated' ? JSON.stringify(question.provenance.parameters) : question.id);

function checkLevel(settings: CheckSettings, level: Difficulty, tally: Map<string, number>): LevelReport {
  const { generator, resolver, seeds, renderLatex, minDistinct = 200 } = settings;
  const messages: string[] = [];
  const fingerprints = new Set<string>();
  const first: Question[] = [];
  const keyPositions = { A: 0, B: 0, C: 0, D: 0 };
  let made = 0;
  let spr = 0;
  let keyLongest = 0;
  let convergence = 0;
  let failureCount = 0;
  const fail = (message: string) => {
    failureCount++;
    if (messages.length < keptMessages) messages.push(message);
  };
  for (const [index, seed] of seeds.entries()) {
    const question = makeQuestion(generator, seed, level);
    if (!question) continue;
    made++;
    if (index < varietyDraws) first.push(question);
    fingerprints.add(fingerprint(question));
    for (const code of new Set(misconceptionsOf(question))) tally.set(code, (tally.get(code) ?? 0) + 1);
    for (const problem of [...questionProblems(question, resolver, renderLatex), ...plausibilityProblems(question)]) fail(`seed ${seed}: ${problem}`);
    if (index < 20 && JSON.stringify(makeQuestion(generator, seed, level)) !== JSON.stringify(question)) fail(`seed ${seed}: not deterministic`);
    if (question.format === 'spr') {
      spr++;
      continue;
    }
    const { key } = question.solution;
    keyPositions[key]++;
    convergence += convergenceChance(question);
    const lengths = question.choices.map(({ text }) => text.length);
    const ownLength = lengths[choiceIds.indexOf(key)] ?? 0;
    if (lengths.filter((length) => length >= ownLength).length === 1) keyLongest++;
  }
  const choiceCount = made - spr;
  const variety = varietyOf(first);
  if (made < seeds.length * minAcceptance) fail(`accepts only ${made} of ${seeds.length} seeds`);
  if (fingerprints.size < Math.min(minDistinct, seeds.length * 0.2)) fail(`only ${fingerprints.size} different questions`);
  if (seeds.length >= varietyDraws) for (const problem of varietyProblems(variety)) fail(problem);
  if (choiceCount >= enoughForShares) {
    for (const id of choiceIds) {
      const share = keyPositions[id] / choiceCount;
      if (share < keyShare.least || share > keyShare.most) fail(`key at ${id} in ${Math.round(share * 100)} %`);
    }
  }
  return {
    level,
    seeds: seeds.length,
    made,
    distinct: fingerprints.size,
    variety,
    spr,
    keyPositions,
    keyLongest,
    convergence,
    failures: messages,
    failureCount,
  };
}

/** Checks every level of a generator over the given seeds. */
export function checkGenerator(settings: CheckSettings): GeneratorReport {
  const tally = new Map<string, number>();
  const levels = settings.generator.levels.map((level) => checkLevel(settings, level, tally));
  const made = levels.reduce((sum, report) => sum + report.made, 0);
  const misconceptions = Object.fromEntries([...tally].sort(([, a], [, b]) => b - a).map(([code, count]) => [code, count / made]));
  const choices = levels.reduce((sum, level) => sum + level.made - level.spr, 0);
  const convergence = levels.reduce((sum, level) => sum + level.convergence, 0) / Math.max(1, choices);
  const converges = choices >= enoughForShares && convergence > convergenceLimit.archetype;
  const rare = made >= enoughForShares ? Object.entries(misconceptions).filter(([, share]) => share < minMisconceptionShare) : [];
  return {
    archetype: settings.generator.archetype,
    levels,
    misconceptions,
    failures: [
      ...rare.map(([code, share]) => `${code} in only ${(share * 100).toFixed(1)} % of questions`),
      ...(converges ? [`the choice most like the others is right in ${(convergence * 100).toFixed(0)} %`] : []),
    ],
  };
}
