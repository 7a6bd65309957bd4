/** Recomputes the worked example of a concept or lecture with the calculator's own language and with the equations the student sees. */
import { calculate } from '#core/calculator/language/calculate.ts';
import { mathIn } from './evaluate-latex.ts';
import { nearly, parseLatex } from './latex-expression.ts';
import type { Concept } from '../concepts/concept.ts';

type Values = Readonly<Record<string, number>>;
type Unit = 'degrees' | 'radians';

function valueOf(text: string, unit: Unit, values: Values = {}): number {
  const found = calculate(text, unit, values);
  if (!found.ok) throw new Error(`${text}: ${found.message}`);
  if (found.result.type !== 'number') throw new Error(`${text} is not a number`);
  return found.result.value;
}

const near = (a: number, b: number) => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a), Math.abs(b));
const relations: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': near,
  '!=': (a, b) => !near(a, b),
  '~': (a, b) => Math.abs(a - b) <= 0.006 * Math.max(1, Math.abs(b)),
  '<': (a, b) => a < b && !near(a, b),
  '>': (a, b) => a > b && !near(a, b),
  '<=': (a, b) => a <= b || near(a, b),
  '>=': (a, b) => a >= b || near(a, b),
};

/** Whether a claim like `2*3+1 = 7` fails; `~` allows for rounding to about two places. */
function claimProblems(claim: string, unit: Unit, values: Values): string[] {
  const [left, sign, right, more] = claim.split(/\s*(!=|<=|>=|=|~|<|>)\s*/);
  const relation = relations[sign ?? ''];
  if (left === undefined || right === undefined || more !== undefined || !relation) return [`cannot read ${claim}`];
  try {
    return relation(valueOf(left, unit, values), valueOf(right, unit, values)) ? [] : [`does not hold: ${claim}`];
  } catch (error) {
    return [String(error)];
  }
}

const latexRelations: readonly (readonly [string, string])[] = [
  ['\\le', '<='],
  ['\\ge', '>='],
  ['<', '<'],
  ['>', '>'],
  ['=', '='],
];

/** The relations between two expressions in the stem whose letters all have a value, as [left, sign, right]. */
function relationsOf(stem: string, values: Values): [number, string, number][] {
  return mathIn(stem).flatMap((latex): [number, string, number][] => {
    const bare = latex.replaceAll(/&|\\begin\{cases\}|\\end\{cases\}/g, '');
    const found = latexRelations.find(([sign]) => bare.includes(sign));
    const sides = found ? bare.split(found[0]) : [];
    if (!found || sides.length !== 2) return [];
    try {
      const [left, right] = sides.map((side) => nearly(parseLatex(side.replaceAll('\\$', '')), values));
      return left === undefined || right === undefined ? [] : [[left, found[1], right]];
    } catch {
      return [];
    }
  });
}

const numberPattern = /\d+(?:\.\d+)?/g;
const numbersOf = (text: string) => text.replaceAll(/\{,\}|(?<=\d),(?=\d{3})/g, '').match(numberPattern) ?? [];

/** An example with what is known of it; a question counts as one whose answer is its key. */
interface Checked {
  readonly topicId: number;
  readonly example: Pick<Concept['example'], 'text' | 'stem' | 'table' | 'answer'>;
  readonly check: Concept['check'];
}

/** What of the example does not come out when it is computed again. */
export function checkProblems({ topicId, example, check }: Checked): string[] {
  if ('evidence' in check) {
    const shown = [example.text, example.stem, ...(example.table?.rows.flat() ?? [])].join(' ');
    return check.evidence.filter((words) => !shown.includes(words)).map((words) => `not in the example: ${words}`);
  }
  const unit = check.unit ?? 'degrees';
  const at = 'at' in check ? check.at : {};
  const values: Record<string, number> = {};
  for (const [letter, value] of Object.entries(at)) values[letter] = valueOf(value, unit);
  const claims = check.claims ?? [];
  const stated = 'at' in check ? relationsOf(example.stem, values) : [];
  const computed = new Set(numbersOf([...Object.values(at), ...claims].join(' ')));
  const loose = numbersOf(example.answer).filter((number) => !computed.has(number));
  return [
    ...claims.flatMap((claim) => claimProblems(claim, unit, values)),
    ...stated.filter(([a, sign, b]) => !relations[sign]?.(a, b)).map(([a, sign, b]) => `the stem says ${a} ${sign} ${b}`),
    ...('at' in check && stated.length === 0 && claims.length === 0 ? ['nothing in the stem is checked'] : []),
    ...(topicId > 10 ? loose.map((number) => `nothing computes the ${number} of the answer`) : []),
  ];
}
