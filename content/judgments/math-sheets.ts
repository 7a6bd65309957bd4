/**
 * Sheets of Math questions for readers who see no key: they solve each question and rate whether it could stand in the test. A figure is
 * given by its text alternative, as a student who cannot see it gets it.
 */
import * as z from 'zod';
import { isCorrect } from '#core/questions/check-answer.ts';
import type { Choice, DataTable, Question } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';
import { mean } from './figures.ts';

const tableOf = ({ caption, columns, rows }: DataTable): string =>
  [`*${caption}*`, '', ...[columns, columns.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`)].join('\n');

function stimulusOf({ stimulus }: Question): string {
  if (stimulus?.kind === 'table') return `${tableOf(stimulus.table)}\n\n${stimulus.text ?? ''}`;
  if (stimulus?.kind === 'figure') return `*Figure: ${stimulus.figure.alt}*\n\n${stimulus.text ?? ''}`;
  return stimulus && 'text' in stimulus ? stimulus.text : '';
}

const choiceOf = ({ id, text, figure, table }: Choice): string =>
  `${id}) ${[text, figure && `*Figure: ${figure.alt}*`, table && tableOf(table)].filter(Boolean).join('\n\n')}`;

/** A question as a student sees it, in few lines, for sheets with hundreds of them. */
export const shownBriefly = (question: Question): string =>
  [
    stimulusOf(question).replaceAll(/\n{2,}/g, '\n'),
    question.stem.replaceAll(/\n+/g, ' '),
    question.format === 'spr'
      ? '(no choices: a number is entered)'
      : question.choices.map(choiceOf).join(question.choices.some(({ figure, table }) => figure ?? table) ? '\n' : '  '),
  ]
    .filter(Boolean)
    .join('\n');

export interface SheetPlace {
  readonly n: number;
  readonly question: Question;
  /** The right choice was replaced, so that none is right: a reader who notices answers `null`. */
  readonly isPlanted: boolean;
}

/** What a number turns into when it is made wrong: its first digit moves on by one. */
const spoiled = (text: string): string => text.replace(/\d/, (digit) => String((Number(digit) % 9) + 1));

/** The question with no right choice; null for one whose key is no number or would repeat a choice. */
export function withoutKey(question: Question): Question | null {
  if (question.format !== 'choice') return null;
  const { key } = question.solution;
  const right = question.choices.find(({ id }) => id === key)?.text ?? '';
  const text = spoiled(right);
  if (text === right || question.choices.some((choice) => choice.text === text || choice.figure || choice.table)) return null;
  return { ...question, choices: question.choices.map((choice) => (choice.id === key ? { ...choice, text } : choice)) };
}

/** Questions in random order, `planted` of them without a right choice. */
export function mathSheet(questions: readonly Question[], planted: number, random: Random): SheetPlace[] {
  let left = planted;
  const places = random.shuffle(questions).map((question) => {
    const spoiledQuestion = left > 0 ? withoutKey(question) : null;
    if (spoiledQuestion) left--;
    return { question: spoiledQuestion ?? question, isPlanted: spoiledQuestion !== null };
  });
  return random.shuffle(places).map((place, index) => ({ ...place, n: index + 1 }));
}

const instructions = `Solve each question as a strong student would, with a calculator where the test allows one (everywhere). Give the letter of the right choice, or for a question without choices the number you would enter (an integer, decimal or fraction, e.g. "7/2"). If no choice is right, or two are, or the question says something impossible or unclear, give null and say why in "note".

Then rate from 1 to 5: could it stand in the digital SAT? 5: nobody would notice; 4: only an expert might; 3: something is off; 2: clearly made for practice; 1: impossible. Below 5, say in "note" what betrays it: a stilted sentence, an unlikely number or setting, a wrong choice nobody would choose, a giveaway, a task the test does not set.

Answer: {"answers":[{"n":1,"answer":"B","rating":5},{"n":2,"answer":"7/2","rating":4,"note":"…"},{"n":3,"answer":null,"rating":3,"note":"no choice is right"}]}`;

export const rendered = (places: readonly SheetPlace[]): string =>
  [
    `# Solve and rate\n\n${instructions}`,
    ...places.map(({ n, question }) =>
      [
        `## ${n}`,
        stimulusOf(question),
        `**${question.stem}**`,
        ...(question.format === 'choice' ? question.choices.map(choiceOf) : ['(no choices: enter a number)']),
      ]
        .filter(Boolean)
        .join('\n\n'),
    ),
  ].join('\n\n');

export const mathAnswersSchema = z.strictObject({
  answers: z.array(
    z.strictObject({
      n: z.number().int().positive(),
      answer: z.string().nullable(),
      rating: z.number().int().min(1).max(5),
      note: z.string().optional(),
    }),
  ),
});
export type MathAnswers = z.infer<typeof mathAnswersSchema>;

export interface MathReading {
  readonly right: number;
  readonly of: number;
  readonly plantedFound: number;
  readonly planted: number;
  readonly realism: number;
  /** Questions that were missed, doubted, or rated below 4, with what the reader said. */
  readonly remarks: readonly {
    readonly n: number;
    readonly question: Question;
    readonly answer: string | null;
    readonly rating: number;
    readonly note: string;
  }[];
}

/** Throws if an answer is missing. Questions that were spoiled on purpose count only as planted. */
export function readMath(places: readonly SheetPlace[], { answers }: MathAnswers): MathReading {
  const byNumber = new Map(answers.map((answer) => [answer.n, answer]));
  const read = places.map(({ n, question, isPlanted }) => {
    const found = byNumber.get(n);
    if (!found) throw new Error(`no answer to ${n}`);
    return { ...found, question, isPlanted, right: isPlanted ? found.answer === null : isCorrect(question, found.answer) };
  });
  const own = read.filter(({ isPlanted }) => !isPlanted);
  const planted = read.filter(({ isPlanted }) => isPlanted);
  return {
    right: own.filter(({ right }) => right).length,
    of: own.length,
    plantedFound: planted.filter(({ right }) => right).length,
    planted: planted.length,
    realism: mean(own.map(({ rating }) => rating)),
    remarks: own
      .filter(({ right, rating }) => !right || rating < 4)
      .map(({ n, question, answer, rating, note = '' }) => ({ n, question, answer, rating, note })),
  };
}
