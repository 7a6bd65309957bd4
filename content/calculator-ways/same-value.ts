/** Choices that are expressions, compared in numbers: letters get values, and the right choice has that of what is given. */
import { calculate } from '#core/calculator/language/calculate.ts';
import type { Question } from '#core/questions/question.ts';
import { typed } from './text.ts';
import type { Way } from './way.ts';

const asTyped = (text: string): string => text;

/** Null where the choices are no formulas, or where two of them happen to have the same value. */
export function sameValue(
  question: Question,
  letters: Readonly<Record<string, number>>,
  between: readonly string[],
  given: string,
  renamed: (text: string) => string = asTyped,
): Way | null {
  if (question.format !== 'choice') return null;
  const choices = question.choices.map(({ text }) => {
    const choice = typed(text.replace(/^\\\(|\\\)$/g, ''));
    return choice === null ? null : renamed(choice);
  });
  const values = choices.map((choice) => {
    const found = choice === null ? null : calculate(choice, 'radians', letters);
    return found?.ok && found.result.type === 'number' ? found.result.value.toPrecision(6) : null;
  });
  if (values.includes(null) || new Set(values).size < values.length) return null;
  const [typedFor] = ['x', 'y'].flatMap((letter) => (renamed(letter) === letter ? [] : question.stem.includes('y') ? ['x and y'] : ['x']));
  const named = Object.entries(letters).map(([letter, value]) => `${letter} = ${value}`);
  return {
    idea: `${typedFor === undefined ? 'Let' : `Type ${Object.keys(letters).join(' and ')} for ${typedFor}, and let`} ${named.join(' and ')}: numbers tell the choices apart.`,
    rows: [...named, ...between, given, `[${choices.join(', ')}]`],
    reading: { of: 'same value' },
  };
}
