/** From a generator's draft to a finished question: choice order, key position, rationales, closing line. */
import { seededRandom, seedFromText, type Random } from '#core/random.ts';
import { choiceIds, type ChoiceId } from '#core/questions/choices.ts';
import type { ChoiceQuestion, Difficulty, Question, Stimulus } from '#core/questions/question.ts';
import { spreadChoices } from './spread-choices.ts';
import type { ChoiceAnswer, Draft, Generator, Option, WrongOption } from './generator.ts';

type Placed = Option & { readonly why: string; readonly misconception?: WrongOption['misconception'] };

/** Draws in which the key must be at its intended position; then some in which it need not be. */
const strictDraws = 60;
const maxDraws = 110;

/** The intended position of the key, and whether it is mandatory. */
interface Aim {
  readonly place: number;
  readonly strict: boolean;
}

/** Raised whenever this file makes a different question from the same draft. */
const revision = 3;

/** What a question's provenance names as its generator's version: raised with the generator's own and with this file's. */
export const drawingVersion = ({ version }: Generator): number => version + revision;

/** Thousands separators for every whole number from 1,000 on inside the mathematics of a text. */
const groupDigits = (text: string) =>
  text.replaceAll(/\\\(.*?\\\)/gs, (maths) => maths.replaceAll(/(?<![\d.,}])\d{4,}(?!\d)/g, (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, '{,}')));

const groupStimulus = (stimulus: Stimulus): Stimulus =>
  stimulus.kind === 'table' ? { ...stimulus, table: { ...stimulus.table, rows: stimulus.table.rows.map((row) => row.map(groupDigits)) } } : stimulus;

/** Wrong options that name an error and differ in value from the key and from each other, or null when fewer than three remain. */
function usableWrong({ correct, wrong }: ChoiceAnswer): WrongOption[] | null {
  const seen = new Set([correct.value]);
  // That a digit went wrong explains nothing to a student.
  const usable = wrong.filter(({ value, misconception }) => misconception !== 'ARITH' && !seen.has(value) && seen.add(value));
  return usable.length >= 3 ? usable : null;
}

/** An option's sort value: as given, or read from a choice that is a plain number or fraction. */
function sizeOf({ order, text }: Option): number | undefined {
  if (order !== undefined) return order;
  const shown = /^\\\((-?)(?:(\d+(?:\.\d+)?)|\\frac\{(\d+)\}\{(\d+)\})\\\)$/.exec(text.replaceAll('{,}', ''));
  if (!shown) return undefined;
  const [, sign, whole, top, bottom] = shown;
  return (sign === '-' ? -1 : 1) * (whole === undefined ? Number(top) / Number(bottom) : Number(whole));
}

/**
 * Picks three distractors so that the key lands at its place where the values allow it and is
 * seldom the choice most like the others, then orders: ascending when every option is a number,
 * else shuffled.
 */
function placeChoices(answer: ChoiceAnswer, random: Random, { place, strict }: Aim): Placed[] | null {
  const usable = usableWrong(answer);
  if (!usable) return null;
  const { correct } = answer;
  const numeric = [correct, ...usable].every((option) => sizeOf(option) !== undefined);
  if (!numeric) {
    const placed: Placed[] = spreadChoices<Placed>(random, correct, [], usable, 0);
    placed.splice(place, 0, correct);
    return placed;
  }
  const size = (option: Option) => sizeOf(option) ?? 0;
  const below = usable.filter((option) => size(option) < size(correct));
  const above = usable.filter((option) => size(option) > size(correct));
  const fromBelow = Math.min(below.length, Math.max(place, 3 - above.length));
  if (strict && fromBelow !== place) return null;
  const chosen: Placed[] = [...spreadChoices<Placed>(random, correct, below, above, fromBelow), correct];
  return chosen.length === 4 ? chosen.sort((a, b) => size(a) - size(b)) : null;
}

function finishChoice(
  answer: ChoiceAnswer,
  random: Random,
  aim: Aim,
): (Pick<ChoiceQuestion, 'choices'> & { key: ChoiceId; rationales: ChoiceQuestion['solution']['choices'] }) | null {
  const placed = placeChoices(answer, random, aim);
  if (!placed) return null;
  const choices = placed.map(({ text, figure, table }, index) => ({
    id: choiceIds[index] as ChoiceId,
    text: groupDigits(text),
    ...(figure && { figure }),
    ...(table && { table }),
  }));
  const rationale = (index: number) => {
    const { why, misconception } = placed[index] as Placed;
    return { why: groupDigits(why), ...(misconception && { misconception }) };
  };
  return {
    choices,
    key: choiceIds[placed.indexOf(answer.correct)] as ChoiceId,
    rationales: { A: rationale(0), B: rationale(1), C: rationale(2), D: rationale(3) },
  };
}

function finish(generator: Generator, draft: Draft, seed: number, level: Difficulty, random: Random, aim: Aim): Question | null {
  const { answer } = draft;
  const shared = {
    // For comparing draws. A question that is kept gets a random id: this one can be computed by whoever knows the seed.
    id: `math-${seedFromText(`${generator.archetype}/${level}/${seed}`).toString(36)}`,
    version: 1,
    topicId: generator.topicId,
    archetype: generator.archetype,
    difficulty: level,
    skillTags: [...generator.skillTags],
    ...(draft.stimulus && { stimulus: groupStimulus(draft.stimulus) }),
    stem: groupDigits(draft.stem),
    provenance: { kind: 'generated' as const, generator: generator.archetype, generatorVersion: drawingVersion(generator), seed, parameters: draft.parameters },
  };
  if (answer.format === 'spr') {
    const keys = [...answer.keys];
    const steps = [...draft.steps.map(groupDigits), `The answer is ${keys[0]?.replace('-', '−')}.`];
    const mistakes = answer.mistakes.filter(
      ({ entry, misconception }, index, all) => misconception !== 'ARITH' && !keys.includes(entry) && all.findIndex((other) => other.entry === entry) === index,
    );
    return {
      ...shared,
      format: 'spr',
      solution: { keys, steps, takeaway: draft.takeaway, mistakes: mistakes.slice(0, 5).map((mistake) => ({ ...mistake, why: groupDigits(mistake.why) })) },
    };
  }
  const placed = finishChoice(answer, random, aim);
  if (!placed) return null;
  const steps = [...draft.steps.map(groupDigits), `The answer is ${placed.key}.`];
  return { ...shared, format: 'choice', choices: placed.choices, solution: { key: placed.key, steps, takeaway: draft.takeaway, choices: placed.rationales } };
}

/**
 * The question for this seed and level, or null when 110 draws gave nothing usable
 * (the generator's tests keep that below 5 % of seeds).
 */
export function makeQuestion(generator: Generator, seed: number, level: Difficulty): Question | null {
  if (!generator.levels.includes(level)) throw new RangeError(`${generator.archetype} has no level ${level}`);
  const random = seededRandom(seedFromText(`${generator.archetype}/${generator.version}/${level}/${seed}`));
  // One position for all draws: if each draw picked its own, the positions a generator reaches easily would dominate.
  const place = random.int(0, 3);
  for (let draw = 0; draw < maxDraws; draw++) {
    const draft = generator.draft(random, level);
    const question = draft && finish(generator, draft, seed, level, random, { place, strict: draw < strictDraws });
    if (question) return question;
  }
  return null;
}
