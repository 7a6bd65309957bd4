/** The keys of the calculator: their labels, their names, and what they type. */

export interface TypingKey {
  readonly kind: 'type';
  readonly label: string;
  /** Read aloud. */
  readonly name: string;
  readonly text: string;
  /** How far before the end of the text the caret goes. */
  readonly back?: number;
  readonly digit?: boolean;
}
type Action = 'erase' | 'clear' | 'left' | 'right' | 'fraction' | 'enter' | 'remember' | 'forget';
interface ActionKey {
  readonly kind: 'action';
  readonly label: string;
  readonly name: string;
  readonly action: Action;
}
export type Key = TypingKey | ActionKey;

const type = (label: string, name: string, text = label, back = 0): TypingKey => ({ kind: 'type', label, name, text, back });
const action = (label: string, name: string, does: Action): ActionKey => ({ kind: 'action', label, name, action: does });
const digit = (label: string): TypingKey => ({ kind: 'type', label, name: label, text: label, digit: true });

/** Names begin with the key's label, for users of voice control. */
export const spokenName = ({ label, name }: Key): string =>
  /[a-zⁿ]/i.test(label) && name !== label && !name.startsWith(`${label},`) ? `${label}, ${name}` : name;

/** An on-screen key, as a math field hears of it. */
export const pressKey = (field: HTMLInputElement, key: Key): boolean =>
  !field.dispatchEvent(new CustomEvent<Key>('calculator-key', { detail: key, cancelable: true }));

/** Six to a row. */
export const functionKeys: readonly Key[] = [
  type('sin', 'sine', 'sin('),
  type('cos', 'cosine', 'cos('),
  type('tan', 'tangent', 'tan('),
  type('π', 'pi'),
  type('(', 'open parenthesis'),
  type(')', 'close parenthesis'),
  type('sin⁻¹', 'inverse sine', 'arcsin('),
  type('cos⁻¹', 'inverse cosine', 'arccos('),
  type('tan⁻¹', 'inverse tangent', 'arctan('),
  type('e', 'e, Euler’s number'),
  action('←', 'Move cursor left', 'left'),
  action('→', 'Move cursor right', 'right'),
  type('x²', 'squared', '²'),
  type('xⁿ', 'to the power', '^'),
  type('√', 'square root', '√('),
  type('ⁿ√', 'nth root: root(n, number)', 'root(,)', 2),
  type('|x|', 'absolute value', '||', 1),
  type('n!', 'factorial', '!'),
  type('ln', 'natural logarithm', 'ln('),
  type('log', 'logarithm to base 10', 'log('),
  type('logₙ', 'logarithm to another base', 'log_()', 2),
  type('%', 'percent'),
  type('EE', 'times 10 to the power', 'E'),
  type(',', 'comma', ', '),
  type('a⁄b', 'fraction', '()/()', 4),
  type('nCr', 'combinations: nCr(n, r)', 'nCr(,)', 2),
  type('nPr', 'permutations: nPr(n, r)', 'nPr(,)', 2),
  type('M', 'memory'),
  action('M+', 'Add the last answer to memory', 'remember'),
  action('MC', 'Clear memory', 'forget'),
];

/** Five to a row. */
export const numberKeys: readonly Key[] = [
  digit('7'),
  digit('8'),
  digit('9'),
  type('÷', 'divided by'),
  action('⌫', 'Delete', 'erase'),
  digit('4'),
  digit('5'),
  digit('6'),
  type('×', 'times'),
  action('AC', 'Clear the line', 'clear'),
  digit('1'),
  digit('2'),
  digit('3'),
  type('−', 'minus'),
  action('S⇔D', 'Last answer as fraction or decimal', 'fraction'),
  digit('0'),
  type('.', 'decimal point'),
  type('ans', 'last answer'),
  type('+', 'plus'),
  action('=', 'Calculate', 'enter'),
];

/** Nine to a row, for the rows of the graphing calculator. */
export const graphKeys: readonly Key[] = [
  type('x', 'x'),
  type('y', 'y'),
  type('x²', 'squared', '^2'),
  type('xⁿ', 'to the power', '^()', 1),
  type('a⁄b', 'fraction', '()/()', 4),
  digit('7'),
  digit('8'),
  digit('9'),
  type('÷', 'divided by'),
  type('(', 'open parenthesis'),
  type(')', 'close parenthesis'),
  type('<', 'less than'),
  type('>', 'greater than'),
  type('√', 'square root', '√()', 1),
  digit('4'),
  digit('5'),
  digit('6'),
  type('×', 'times'),
  type('|x|', 'absolute value', '||', 1),
  type(',', 'comma', ', '),
  type('≤', 'less than or equal to'),
  type('≥', 'greater than or equal to'),
  type('π', 'pi'),
  digit('1'),
  digit('2'),
  digit('3'),
  type('−', 'minus'),
  type('=', 'equals'),
  action('←', 'Move cursor left', 'left'),
  action('→', 'Move cursor right', 'right'),
  digit('0'),
  type('.', 'decimal point'),
  action('⌫', 'Delete', 'erase'),
  type('+', 'plus'),
  action('↵', 'New row', 'enter'),
];

const named = (label: string, name: string): TypingKey => type(label, name, `${label}()`, 1);
/** Six to a row. */
export const graphFunctionKeys: readonly Key[] = [
  type('f(x)', 'f of x', 'f(x)'),
  type('a', 'a'),
  type('b', 'b'),
  type('θ', 'theta'),
  type('~', 'regression, is modeled by', ' ~ '),
  type('%', 'percent'),
  type('[ ]', 'list', '[]', 1),
  type('{ }', 'condition in braces', '{}', 1),
  type(':', 'colon'),
  named('sin', 'sine'),
  named('cos', 'cosine'),
  named('tan', 'tangent'),
  named('ln', 'natural logarithm'),
  named('log', 'logarithm to base 10'),
  type('logₙ', 'logarithm to another base', 'log_()', 2),
  type('sin⁻¹', 'inverse sine', 'arcsin()', 1),
  type('cos⁻¹', 'inverse cosine', 'arccos()', 1),
  type('tan⁻¹', 'inverse tangent', 'arctan()', 1),
  type('ⁿ√', 'nth root: root(n, number)', 'root(,)', 2),
  type('n!', 'factorial', '!'),
  type('e', 'e, Euler’s number'),
  named('mean', 'mean of a list'),
  named('median', 'median of a list'),
  named('mode', 'mode of a list'),
  named('stdev', 'standard deviation of a sample'),
  named('stdevp', 'standard deviation of a population'),
  named('total', 'sum of a list'),
  named('count', 'number of items in a list'),
  named('sort', 'list sorted from least to greatest'),
  named('quartile', 'quartile: quartile(list, 1)'),
  named('min', 'least'),
  named('max', 'greatest'),
  named('round', 'round: round(number, places)'),
  named('nCr', 'combinations: nCr(n, r)'),
  named('nPr', 'permutations: nPr(n, r)'),
  named('gcd', 'greatest common divisor'),
  named('lcm', 'least common multiple'),
  named('mod', 'remainder: mod(7, 3)'),
  named('floor', 'round down'),
  named('ceil', 'round up'),
  named('distance', 'distance between two points'),
  named('midpoint', 'midpoint of two points'),
  type('°', 'degrees'),
  type('d⁄dx', 'derivative with respect to x', 'd/dx'),
  type('f′', 'prime: f′(x) is the derivative of f', "'"),
  type('∑', 'sum with bounds', '∑_{}^{}', 4),
  type('∏', 'product with bounds', '∏_{}^{}', 4),
  type('∫', 'integral with bounds', '∫_{}^{}', 4),
];
