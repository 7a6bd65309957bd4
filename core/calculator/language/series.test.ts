/** Σ, ∏, ∫, lists with “for” and what belongs to them: the expected values come from formulas, and from an independent library. */
import { all, create } from 'mathjs';
import { describe, expect, test } from 'vitest';
import { rowReader } from '../rows/row-reader.ts';
import { checkTable, same, valueOf, type Line } from '#tests/support/calculator-table.ts';

const { PI, LN2 } = Math;
const mathjs = create(all ?? {}, {});

const sums: readonly Line[] = [
  ['sum_{n=1}^{10} n', 55, 'sum(1:10)'],
  ['∑_{n=1}^{10} n^2', 385, 'sum((1:10).^2)'],
  ['∑_{n=1}^{10}n^3', 3025, 'sum((1:10).^3)'],
  ['∑_{(n=1)}^{10}n^2', 385, 'sum((1:10).^2)'],
  ['\\sum_{n=1}^{5}n^{2}', 55, 'sum((1:5).^2)'],
  ['sum_(n=1)^5 n^2', 55, 'sum((1:5).^2)'],
  ['Sum_{k=0}^{4} 2^k', 31, 'sum(2.^(0:4))'],
  ['∑_{k=1}^{4}1/k', 25 / 12, '1+1/2+1/3+1/4'],
  ['∑_{k=0}^{10}nCr(10,k)', 1024, '2^10'],
  ['∑_{n=3}^{3} 7n', 21, '21'],
  ['∑_{n=1}^{0} n', 0, '0'],
  ['∑_{n=-2}^{2} n', 0, 'sum(-2:2)'],
  ['∑_{n=1}^{4} 5', 20, '20'],
  ['∑_{n=1}^{3} n^2+1', 15, '1+4+9+1'],
  ['∑_{n=1}^{3} (n^2+1)', 17, '1+4+9+3'],
  ['2∑_{n=1}^{3} n', 12, '2*6'],
  ['∑_{n=1}^{3} 2n*n', 28, '2+8+18'],
  ['∑_{i=1}^{3}∑_{j=1}^{2}i j', 18, '(1+2+3)*(1+2)'],
  ['∑_{n=1}^{3} ∑_{k=1}^{n} k', 10, '1+3+6'],
  ['∑_{n=1}^{2*5} n', 55, 'sum(1:10)'],
  ['∑_{n=1}^{20} 100(1.05)^n', 100 * 1.05 * ((1.05 ** 20 - 1) / 0.05), '100*1.05*(1.05^20-1)/0.05'],
  ['√(∑_{n=1}^{3} n^3)', 6, 'sqrt(36)'],
  ['prod_{n=1}^{5} n', 120, '5!'],
  ['∏_{n=1}^{6}n', 720, '6!'],
  ['\\prod_{k=1}^{4}2k', 384, '2*4*6*8'],
  ['∏_{n=2}^{10}(1-1/n)', 0.1, '1/10'],
  ['product_{n=1}^{0} n', 1, '1'],
  ['∏_{n=1}^{3} n/2', 0.75, '1/2*2/2*3/2'],
];

const integrals: readonly Line[] = [
  ['∫_{0}^{1}x^2 dx', 1 / 3, '1/3'],
  ['int_0^1 x^2 dx', 1 / 3, '1/3'],
  ['\\int_{0}^{2}x^{3}dx', 4, '4'],
  ['∫_0^π sin(x) dx', 2, '2'],
  ['∫_{1}^{e} 1/x dx', 1, '1'],
  ['∫_{0}^{1}e^x dx', Math.E - 1, 'e-1'],
  ['∫_{2}^{0} x dx', -2, '-2'],
  ['∫_{3}^{3} x dx', 0, '0'],
  ['∫_{0}^{1} √x dx', 2 / 3, '2/3'],
  ['∫_{-1}^{2} |x| dx', 2.5, '5/2'],
  ['∫_{0}^{1} (t^2+1) dt', 4 / 3, '4/3'],
  ['2∫_{0}^{1} x dx+3', 4, '4'],
  ['∫_{0}^{1} 4/(1+x^2) dx', PI, 'pi'],
  ['∫_{0}^{1} ∫_{0}^{2} x y dy dx', 1, '1'],
  ['∫_{0}^{4} {x<1: 1, 2} dx', 7, '7'],
];

const lists: readonly Line[] = [
  ['[n^2 for n=[1...5]]', [1, 4, 9, 16, 25], '(1:5).^2'],
  ['[2n+1 for n=[0,2,4]]', [1, 5, 9], '2*[0,2,4]+1'],
  ['[n^2for n=[1...3]]', [1, 4, 9], '(1:3).^2'],
  ['\\left[n^{2}\\operatorname{for}n=\\left[1...3\\right]\\right]', [1, 4, 9], '(1:3).^2'],
  ['total([k/2 for k=[1...4]])', 5, '(1+2+3+4)/2'],
  ['mean([x^2 for x=[1,3]])', 5, '(1+9)/2'],
  ['[(n,n^2) for n=[1,2]]', [1, 1, 2, 4], null],
  ['[∑_{k=1}^{n}k for n=[1...4]]', [1, 3, 6, 10], null],
  ['[n for n=[4,5,6]][2]', 5, null],
];

const pairs: readonly Line[] = [
  ['cov([1,2,3],[2,4,6])', 2, null],
  ['covp([1,2,3],[2,4,6])', 4 / 3, null],
  ['cov([1,2,3,4],[4,3,2,1])', -5 / 3, null],
  ['covp([5,7],[1,1])', 0, null],
  ['cov([2,4,4,4,5,5,7,9],[2,4,4,4,5,5,7,9])', 32 / 7, 'variance([2,4,4,4,5,5,7,9])'],
  ['corr([1,2,3],[6,4,2])', -1, 'corr([1,2,3],[6,4,2])'],
];

const hyperbolics: readonly Line[] = [
  ['arcsinh(0)', 0, 'asinh(0)'],
  ['asinh(1)', Math.log(1 + Math.SQRT2), same],
  ['arcsinh(3/4)', LN2, 'asinh(3/4)'],
  ['arccosh(5/4)', LN2, 'acosh(5/4)'],
  ['acosh(1)', 0, same],
  ['arctanh(3/5)', LN2, 'atanh(3/5)'],
  ['atanh(0)', 0, same],
  ['sinh^-1(3/4)', LN2, 'asinh(3/4)'],
  ['tanh⁻¹(3/5)', LN2, 'atanh(3/5)'],
  ['arcsech(4/5)', LN2, 'asech(4/5)'],
  ['arccsch(4/3)', LN2, 'acsch(4/3)'],
  ['arccoth(5/3)', LN2, 'acoth(5/3)'],
  ['sinh(ln 2)', 0.75, 'sinh(log(2))'],
  ['sech(0)', 1, 'sech(0)'],
  ['csch(ln 2)', 4 / 3, 'csch(log(2))'],
  ['coth(ln 2)', 5 / 3, 'coth(log(2))'],
  ['cosh(arccosh(7))', 7, '7'],
];

describe('sums and products', () => checkTable(sums));
describe('integrals', () => checkTable(integrals));
describe('lists with for', () => checkTable(lists));
describe('two lists', () => checkTable(pairs));
describe('hyperbolic functions and their inverses', () => checkTable(hyperbolics));

const numberOf = (unit: 'radians' | 'degrees', ...texts: readonly string[]): number => {
  const [found] = rowReader()(
    texts.map((text, index) => ({ id: String(index), text, hidden: false })),
    unit,
  );
  if (found?.meaning.kind === 'value' && found.meaning.result.type === 'number') return found.meaning.result.value;
  throw new Error(found?.meaning.kind === 'error' ? found.meaning.message : `${texts[0]} is ${found?.meaning.kind}`);
};

/** A function, where it is looked at, and the value of its derivative there, which mathjs finds as well (null: it cannot). */
const derivatives: readonly (readonly [f: string, at: string, slope: number, reference: string | null])[] = [
  ['x^2', '3', 6, 'x^2'],
  ['x^3-2x+5', '2', 10, 'x^3-2x+5'],
  ['7', '2', 0, '7'],
  ['4x', '9', 4, '4x'],
  ['1/x', '2', -0.25, '1/x'],
  ['√x', '4', 0.25, 'sqrt(x)'],
  ['x^(1/3)', '-8', 1 / 12, null],
  ['x^-2', '1', -2, 'x^-2'],
  ['(2x+1)^3', '1', 54, '(2x+1)^3'],
  ['x e^x', '0', 1, 'x*e^x'],
  ['2^x', '0', LN2, '2^x'],
  ['x^x', '1', 1, 'x^x'],
  ['ln x', '4', 0.25, 'log(x)'],
  ['log x', '1', 1 / Math.LN10, 'log10(x)'],
  ['log_2(x)', '2', 1 / (2 * LN2), 'log(x,2)'],
  ['sin x', '0', 1, 'sin(x)'],
  ['cos x', 'π/2', -1, 'cos(x)'],
  ['tan x', 'π/4', 2, 'tan(x)'],
  ['sec x', 'π/4', Math.SQRT2, 'sec(x)'],
  ['csc x', 'π/4', -Math.SQRT2, 'csc(x)'],
  ['cot x', 'π/4', -2, 'cot(x)'],
  ['sin(x^2)', '√π', -2 * Math.sqrt(PI), 'sin(x^2)'],
  ['arcsin x', '0', 1, 'asin(x)'],
  ['arccos x', '3/5', -1.25, 'acos(x)'],
  ['arctan x', '1', 0.5, 'atan(x)'],
  ['sinh x', '0', 1, 'sinh(x)'],
  ['tanh x', '0', 1, 'tanh(x)'],
  ['arcsinh x', '3/4', 0.8, 'asinh(x)'],
  ['|x-2|', '0', -1, null],
  ['x/(x+1)', '1', 0.25, 'x/(x+1)'],
  ['∑_{n=0}^{3}x^n', '2', 17, '1+x+x^2+x^3'],
  ['{x<1: x^2, 3x}', '0.5', 1, null],
  ['{x<1: x^2, 3x}', '5', 3, null],
];

describe('derivatives', () => {
  test.each(derivatives)('of %s at %s: %d', (f, at, slope, reference) => {
    const x = Number(valueOf(at));
    expect(numberOf('radians', `f'(${at})`, `f(x)=${f}`)).toBeCloseTo(slope, 11);
    expect(numberOf('radians', `g(${at})`, `g(x)=d/dx(${f})`)).toBeCloseTo(slope, 11);
    if (reference !== null) expect(mathjs.derivative(reference, 'x').evaluate({ x })).toBeCloseTo(slope, 10);
  });
  test.each([
    [["f''(2)", 'f(x)=x^3'], 12],
    [["f'''(2)", 'f(x)=x^3'], 6],
    [['g(2)', 'g(x)=d^2/dx^2(x^4)'], 48],
    [["h'(1)", 'h(x)=f(f(x))', 'f(x)=x^2+1'], 8],
    [["h'(3)", 'h(t)=-16t^2+64t'], -32],
    [["f'(2)^2+1", 'f(x)=x^2'], 17],
    [["2f'(3)/3", 'f(x)=x^2'], 4],
    [["f'(3)", 'f(x)=a x^2', 'a=5'], 30],
    [['g(3)', 'g(x)=d/(dx)x^2'], 6],
    [['g(3)', 'g(x)=d/dx x^2+x'], 9],
    [['g(3)', 'g(x)=2d/dx x^2'], 12],
    [['g(3)', 'g(x)=\\frac{d}{dx}x^{2}'], 6],
    [['∫_{0}^{2}f(x)dx', 'f(x)=3x^2'], 8],
    [["∫_{1}^{3}f'(x)dx", 'f(x)=x^2'], 8],
    [['F(2)', 'F(x)=∫_{0}^{x}t^2 dt'], 8 / 3],
    [['∑_{n=1}^{3}f(n)', 'f(x)=x^2'], 14],
    [['∑_{n=1}^{k}n', 'k=4'], 10],
    [['total(L)', 'L=[n^2 for n=[1...4]]'], 30],
  ] as const)('%j', (rows, value) => expect(numberOf('radians', ...rows)).toBeCloseTo(value, 11));
  test('of an angle in degrees, by degrees', () => expect(numberOf('degrees', "f'(60)", 'f(x)=sin x')).toBeCloseTo(PI / 360, 12));
  test.each([
    ['ln x', '-1'],
    ['|x|', '0'],
    ['√x', '-4'],
    ['x{0<x<3}', '5'],
  ])('%s has none at %s', (f, at) => expect(numberOf('radians', `f'(${at})`, `f(x)=${f}`)).toBeNaN());
});

describe('what went wrong is said', () => {
  test.each([
    [['∑_{n=1}^{∞}1/n'], 'infinity isn’t one'],
    [['∑_{n=1}^{2.5}n'], 'whole numbers'],
    [['∑_{n=1}^{99999}n'], 'at most 10,000 terms'],
    [['∑_{n=1}'], 'both bounds'],
    [['sum_n'], 'both bounds'],
    [['∑_{n=1}^{3}(n,1)'], 'not with a point'],
    [['∫_{0}^{1}x'], 'ends in dx'],
    [['∫_0 x dx'], 'both bounds'],
    [["f'(2)"], 'isn’t a function yet'],
    [["f'+1", 'f(x)=x'], "Write f'(2) or f'(x)."],
    [["f'(2)", 'f(x)=floor(x)'], 'find the derivative of “floor”'],
    [["f'(1,2)", 'f(a,b)=a b'], 'function of one value'],
    [['d/dx'], 'what to differentiate'],
    [['[n^2 for n=3]'], 'After “for” comes a list'],
    [['[n^2 for 3]'], 'After “for” comes a letter'],
    [['[a+b for a=[1,2], b=[3,4]]'], 'only one letter'],
    [['cov([1,2],3)'], 'takes two lists'],
    [['sum(n,n,1,5)'], 'Write a sum with its bounds'],
  ] as const)('%j', (rows, message) => expect(() => numberOf('radians', ...rows)).toThrow(message));
  test('an integral that has no value has none', () => expect(numberOf('radians', '∫_{0}^{1}1/x dx')).toBeNaN());
});
