/** Trees as LaTeX, for lines that look like print. */
import { attempt } from './expression-error.ts';
import { parseStatement } from './parse.ts';
import { isCondition, type Comparison, type Condition, type Expression } from './syntax.ts';
import { tokenize } from './tokens.ts';
import { displayName } from './words.ts';

const greek: ReadonlySet<string> = new Set(['pi', 'theta', 'tau']);
const signs: Readonly<Record<Comparison, string>> = { '=': '=', '<': '<', '>': '>', '≤': '\\le ', '≥': '\\ge ' };

function nameTex(name: string): string {
  const [letter = '', subscript] = name.split('_');
  const plain = greek.has(letter)
    ? `\\${letter}`
    : letter === 'infinity'
      ? '\\infty'
      : /^[α-ωΑ-Ω]$/.test(letter)
        ? `\\text{${letter}}`
        : letter.length > 1
          ? `\\operatorname{${letter}}`
          : letter;
  return subscript === undefined ? plain : `${plain}_{${subscript}}`;
}

/** How tightly an expression holds together: 1 sums, 2 products, 3 signs, 4 powers, 5 everything closed. */
function grade(expression: Expression): number {
  if (expression.type === 'binary') return { '+': 1, '-': 1, '*': 2, '/': 5, '^': 4 }[expression.operator];
  if (expression.type === 'negate') return 1;
  // They would extend over what stands behind them.
  if (expression.type === 'series' || expression.type === 'derivative') return 2;
  return expression.type === 'call' && (expression.name === 'factorial' || expression.name === 'percent') ? 4 : 5;
}

const wrapped = (tex: string) => `\\left(${tex}\\right)`;
const inside = (expression: Expression, minGrade: number): string => (grade(expression) < minGrade ? wrapped(tex(expression)) : tex(expression));

/** 2·3 and 2·5x need a sign between them, 2x does not. */
function productTex(left: Expression, right: Expression): string {
  const [a, b] = [inside(left, 2), inside(right, 3)];
  return /\d$/.test(a) && /^[\d.]/.test(b) ? `${a}\\cdot ${b}` : /^\\(sin|cos|tan|ln|log|operatorname)/.test(b) ? `${a}\\,${b}` : `${a} ${b}`;
}

function callTex(name: string, args: readonly Expression[]): string {
  const [first, second] = args;
  if (!first) return '';
  const inner = tex(first);
  if (name === 'sqrt') return `\\sqrt{${inner}}`;
  if (name === 'cbrt') return `\\sqrt[3]{${inner}}`;
  if (name === 'abs') return `\\left|${inner}\\right|`;
  if (name === 'floor' || name === 'ceil') return `\\left\\l${name}${inner}\\right\\r${name}`;
  if (name === 'factorial') return `${inside(first, 5)}!`;
  if (name === 'percent') return `${inside(first, 5)}\\%`;
  if (name === 'exp') return `e^{${inner}}`;
  if (name === 'root' && second) return `\\sqrt[${inner}]{${tex(second)}}`;
  if (name === 'logbase' && second) return `\\log_{${inner}}${wrapped(tex(second))}`;
  const inverse = /^arc(sin|cos|tan|sec|csc|cot)$/.exec(name)?.[1];
  const shown = inverse
    ? `\\${inverse}^{-1}`
    : ['sin', 'cos', 'tan', 'sec', 'csc', 'cot', 'ln', 'log', 'sinh', 'cosh', 'tanh', 'coth'].includes(name)
      ? `\\${name}`
      : `\\operatorname{${displayName(name)}}`;
  return `${shown}${wrapped(args.map(tex).join(', '))}`;
}

function tex(expression: Expression): string {
  switch (expression.type) {
    case 'number':
      if (expression.text.includes('/')) return expression.text.replace(/ (\d+)\/(\d+)$/, '\\tfrac{$1}{$2}');
      return expression.text.replace(/E\+?([-−]?)(\d+)/, (_, sign: string, digits: string) => `\\cdot 10^{${sign === '' ? '' : '-'}${digits}}`);
    case 'name':
      return nameTex(expression.name);
    case 'negate':
      return `-${inside(expression.of, 2)}`;
    case 'degrees':
      return `${inside(expression.of, 5)}°`;
    case 'binary': {
      const { operator, left, right } = expression;
      if (operator === '/') return `\\frac{${tex(left)}}{${tex(right)}}`;
      if (operator === '^') {
        const base = left.type === 'binary' || grade(left) < 5 ? wrapped(tex(left)) : tex(left);
        return `${base}^{${tex(right)}}`;
      }
      if (operator === '*') return expression.implicit ? productTex(left, right) : `${inside(left, 2)}\\cdot ${inside(right, 3)}`;
      return `${inside(left, 1)}${operator}${operator === '-' ? inside(right, 2) : inside(right, right.type === 'negate' ? 2 : 1)}`;
    }
    case 'call':
      return callTex(expression.name, expression.args);
    case 'apply':
      return `${nameTex(expression.name)}${"'".repeat(expression.primes ?? 0)}${wrapped(expression.args.map(tex).join(', '))}`;
    case 'derivative':
      return `\\frac{d}{d${nameTex(expression.name)}}${inside(expression.of, 2)}`;
    case 'series': {
      const sign = { sum: '\\sum', product: '\\prod', integral: '\\int' }[expression.kind];
      const name = nameTex(expression.name);
      const [from, to] = [expression.kind === 'integral' ? tex(expression.from) : `${name}=${tex(expression.from)}`, tex(expression.to)];
      return `${sign}_{${from}}^{${to}}${inside(expression.of, 2)}${expression.kind === 'integral' ? `\\,d${name}` : ''}`;
    }
    case 'each':
      return `\\left[${tex(expression.of)}\\text{ for }${nameTex(expression.name)}=${tex(expression.list)}\\right]`;
    case 'list':
      return `\\left[${expression.items.map(tex).join(', ')}\\right]`;
    case 'range':
      return `\\left[${tex(expression.from)}${expression.second ? `, ${tex(expression.second)}` : ''}\\ldots ${tex(expression.to)}\\right]`;
    case 'point':
      return wrapped(`${tex(expression.x)}, ${tex(expression.y)}`);
    case 'member':
      return `${inside(expression.of, 5)}.${expression.member}`;
    case 'item':
      return `${inside(expression.of, 5)}\\left[${isCondition(expression.at) ? conditionTex(expression.at) : tex(expression.at)}\\right]`;
    case 'piecewise': {
      const pieces = expression.branches.map(({ when, value }) => (value ? `${conditionTex(when)}: ${tex(value)}` : conditionTex(when)));
      return `\\left\\{${[...pieces, ...(expression.otherwise ? [tex(expression.otherwise)] : [])].join(', ')}\\right\\}`;
    }
  }
}

const conditionTex = ({ operands, signs: between }: Condition): string =>
  operands.map((operand, index) => `${index === 0 ? '' : signs[between[index - 1] ?? '=']}${tex(operand)}`).join('');

/** LaTeX of a line of the scientific calculator, or null while it cannot be read. */
export function typeset(text: string): string | null {
  const found = attempt(() => {
    const statement = parseStatement(tokenize(text));
    return isCondition(statement) ? conditionTex(statement) : tex(statement);
  });
  return found.ok ? found.value : null;
}
