/** G7 and G10: an explanation has correct arithmetic, mentions every choice and ends with the key. */
import type { Question } from '#core/questions/question.ts';
import { neg, parseRational, rat, toText } from '#core/rational.ts';
import { nearly, parseLatex } from '../latex-expression.ts';
import { passage, prose, questionTexts, stimulusTexts } from './question-texts.ts';

const mathSpan = /\\\(([\s\S]*?)\\\)/g;

/** A value if the LaTeX is numbers only, else null. */
function valueOf(latex: string): number | null {
  const bare = latex.replaceAll(/\{,\}|\\[,;! ]|\\left|\\right|\\?\$|\\displaystyle/g, '').trim();
  const letters = bare.replaceAll(/\\(frac|dfrac|tfrac|sqrt|cdot|times|div|pi)/g, '');
  if (bare === '' || /[a-zA-Z\\%|]/.test(letters)) return null;
  try {
    return nearly(parseLatex(bare.replaceAll('\\div', '/')));
  } catch {
    return null;
  }
}

/** Numeric equations of a text that do not hold, e.g. `13(16)+118=325`. Chains are taken link by link; `\approx` may be off by rounding. */
export function falseEquations(text: string): string[] {
  // An equation without solutions ends in a false statement on purpose, and the text says so.
  if (/\b(never|false|no solution|no value|not true|cannot|impossible|differ|not equal|contradict)/i.test(text)) return [];
  return [...text.matchAll(mathSpan)].flatMap(([, latex = '']) =>
    latex.split(/\\\\|;|,\s|\\quad|\\text\{[^}]*\}|[<>]|\\(?:le|ge|lt|gt|ne|approx)\b/).flatMap((line) => {
      const sides = line.replaceAll('&', '').split('=');
      return sides.slice(1).flatMap((right, index) => {
        const left = sides[index] ?? '';
        const [a, b] = [valueOf(left), valueOf(right)];
        return a !== null && b !== null && Math.abs(a - b) > 1e-9 * Math.max(1, Math.abs(a)) ? [`${left}=${right}`] : [];
      });
    }),
  );
}

const moneyPattern = /(?<![\d.])\$\s?(\d[\d,]*)(\.\d+)?/g;
const counted = 'people|students|voters|residents|employees|customers|visitors|members|guests|patrons|tickets|books|children|adults';
const fractionOfSomebody = new RegExp(`\\b\\d+\\.\\d+ (?:${counted})\\b`);

/** Money with a number of decimals other than none or two, and fractions of people. Means and rates may be fractions. */
export function unitProblems(text: string, isAboutMeans = false): string[] {
  const plain = prose(text.replaceAll(/\\\(|\\\)|\\(?=\$)|\{,\}/g, ''));
  const money = [...plain.matchAll(moneyPattern)]
    .filter(([, , decimals]) => decimals !== undefined && decimals.length !== 3)
    .map(([found]) => `money: ${found}`);
  const people = isAboutMeans ? null : fractionOfSomebody.exec(plain);
  return [...money, ...(people ? [`count: ${people[0]}`] : [])];
}

const numberWords = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const spelledOut = (text: string) =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? []).flatMap((word) => (numberWords.includes(word) ? [`${numberWords.indexOf(word)}`] : []));
/** Numbers that count parts of the question itself: “Text 2”, “(1)”, “part 1”. */
const pointers = /\b(Texts?|[Pp]arts?|[Cc]onditions?|[Nn]otes?|[Ss]entences?)( \d(,? and \d)?)|\(\d\)/g;
const numbers = (text: string) => [...prose(text).matchAll(/\d+(?:,\d{3})*(?:\.\d+)?/g)].map(([found]) => found.replaceAll(',', ''));

/** Numbers that a Reading and Writing explanation uses although neither text nor choices have them. */
function strangeNumbers(question: Question): string[] {
  if (question.topicId > 10) return [];
  const figureTexts = questionTexts(question)
    .filter(({ role }) => role === 'alt' || role === 'label' || role === 'choice')
    .map(({ text }) => text);
  const known = new Set(
    [...stimulusTexts(question.stimulus), passage(question.stimulus), question.stem, ...figureTexts].flatMap((text) => [...numbers(text), ...spelledOut(text)]),
  );
  const steps = question.solution.steps.join(' ').replaceAll(pointers, '');
  // Differences, sums and ratios of two shown numbers are computed in the step that uses them.
  const values = [...known].map(Number);
  const derived = new Set(
    values.flatMap((a) => values.flatMap((b) => [a - b, a + b, b === 0 ? a : a / b].map((value) => `${Math.round(value * 1000) / 1000}`))),
  );
  return numbers(steps).filter((found) => !known.has(found) && !derived.has(`${Number(found)}`));
}

/** G7. */
export function numberProblems(question: Question): string[] {
  const own = questionTexts(question).filter(({ role }) => role === 'step');
  return [
    ...own.flatMap(({ text }) => falseEquations(text)).map((equation) => `false: ${equation}`),
    ...questionTexts(question).flatMap(({ text }) => unitProblems(text, /\b(mean|average|per|predict|model|estimate|expected|rate)/i.test(question.stem))),
    ...strangeNumbers(question).map((found) => `${found} is in neither text nor choices`),
  ];
}

/** Whether one of the numbers in the text is a key, however it is written. */
function reaches(text: string, keys: readonly string[]): boolean {
  const plain = text
    .replaceAll('{,}', '')
    .replaceAll(/(?<=\d),(?=\d{3})/g, '')
    .replaceAll(/\\[dt]?frac\{([\d.]+)\}\{([\d.]+)\}/g, '$1/$2');
  const shown = [...plain.matchAll(/(?<![\d.])-?(?:\d+\/\d+|\d*\.?\d+)/g)].map(([found]) => parseRational(found));
  // A minus may be a subtraction: `3-5` shows 5 as well.
  return keys.some((key) => shown.some((value) => value && [toText(value), toText(neg(value))].includes(toText(parseRational(key) ?? rat(0)))));
}

/** G10. */
export function explanationProblems(question: Question): string[] {
  const { solution } = question;
  const problems: string[] = [];
  const closing = `The answer is ${question.format === 'choice' ? question.solution.key : question.solution.keys[0]?.replace('-', '−')}.`;
  if (solution.steps.at(-1) !== closing) problems.push(`does not end with “${closing}”`);
  if (solution.steps.length < 3) problems.push('fewer than two steps');
  if (solution.steps.slice(0, -1).some((step) => /\b[Cc]hoices? [A-D]\b|\boptions? [A-D]\b/.test(step))) problems.push('a step names a letter');
  const ours = questionTexts(question).filter(({ role }) => role === 'step' || role === 'why' || role === 'takeaway');
  const smug = ours.find(({ text }) => /\b(clearly|obviously|simply put|of course)\b/i.test(text));
  if (smug) problems.push(`tells the reader it is easy: ${smug.text}`);
  if (question.format === 'spr' && !reaches(solution.steps.slice(0, -1).join(' '), question.solution.keys)) problems.push('the steps never reach the key');
  return problems;
}
