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
type Action = 'erase' | 'clear' | 'left' | 'right' | 'fraction' | 'enter';
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
  type('logₙ', 'logarithm to another base', 'log_()', 1),
  type('%', 'percent'),
  type('EE', 'times 10 to the power', 'E'),
  type(',', 'comma', ', '),
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
  action('a⁄b', 'Last answer as fraction or decimal', 'fraction'),
  digit('0'),
  type('.', 'decimal point'),
  type('ans', 'last answer'),
  type('+', 'plus'),
  action('=', 'Calculate', 'enter'),
];

/** Keys for what is hard to type on a phone, for the rows of the graphing calculator. */
export const graphKeys: readonly TypingKey[] = [
  type('x', 'x'),
  type('y', 'y'),
  type('=', 'equals'),
  type('x²', 'squared', '²'),
  type('xⁿ', 'to the power', '^'),
  type('√', 'square root', '√('),
  type('|x|', 'absolute value', '||', 1),
  type('(', 'open parenthesis'),
  type(')', 'close parenthesis'),
  type('≤', 'less than or equal to'),
  type('≥', 'greater than or equal to'),
  type('π', 'pi'),
];
