/** The words the calculator knows, with every spelling that is accepted. */

/** How many arguments a function takes, and what to say if there are others. */
export interface Signature {
  readonly min: number;
  readonly max: number;
  readonly example: string;
}
const one = (name: string): Signature => ({ min: 1, max: 1, example: `${name}(2)` });
const two = (example: string): Signature => ({ min: 2, max: 2, example });
const many = (example: string): Signature => ({ min: 1, max: Number.POSITIVE_INFINITY, example });

/** Functions of one number, applied to each item of a list. */
export const oneNumber = [
  'sin',
  'cos',
  'tan',
  'sec',
  'csc',
  'cot',
  'arcsin',
  'arccos',
  'arctan',
  'arcsec',
  'arccsc',
  'arccot',
  'sinh',
  'cosh',
  'tanh',
  'sech',
  'csch',
  'coth',
  'arcsinh',
  'arccosh',
  'arctanh',
  'arcsech',
  'arccsch',
  'arccoth',
  'sqrt',
  'cbrt',
  'ln',
  'log',
  'exp',
  'abs',
  'sign',
  'floor',
  'ceil',
  'factorial',
  'percent',
] as const;
/** Functions of two numbers, applied item by item. */
export const twoNumbers = ['root', 'logbase', 'mod', 'ncr', 'npr', 'round'] as const;
/** Functions of a list, or of the numbers given. */
export const ofList = ['mean', 'median', 'stdev', 'stdevp', 'var', 'varp', 'total', 'count', 'range', 'iqr', 'mad'] as const;
/** Functions of a list or, with several arguments, of these item by item. */
export const folding = ['min', 'max', 'gcd', 'lcm'] as const;
/** Functions of a list and a number. */
const ofListAndNumber = ['quartile', 'quantile'] as const;
/** Functions of two lists. */
export const ofTwoLists = ['corr', 'cov', 'covp'] as const;
/** Functions whose results are lists. */
export const listToList = ['sort', 'unique', 'mode', 'join', 'reverse'] as const;
const ofPoints = ['distance', 'midpoint'] as const;

export const isStatistic = (name: string): boolean => [...ofList, ...ofTwoLists].some((statistic) => statistic === name);

export type OneNumber = (typeof oneNumber)[number];
export type TwoNumbers = (typeof twoNumbers)[number];
export type OfList = (typeof ofList)[number];
export type OfTwoLists = (typeof ofTwoLists)[number];
export type Folding = (typeof folding)[number];

const signatureOf = (name: string): Signature => {
  const examples: Readonly<Record<string, Signature>> = {
    root: two('root(3, 8), the cube root of 8'),
    logbase: two('log_2(8)'),
    mod: two('mod(7, 3)'),
    ncr: two('nCr(5, 2)'),
    npr: two('nPr(5, 2)'),
    round: { min: 1, max: 2, example: 'round(2.46, 1)' },
    quartile: two('quartile([1, 2, 3, 4], 1)'),
    quantile: two('quantile([1, 2, 3, 4], 0.9)'),
    corr: two('corr([1, 2, 3], [2, 4, 7])'),
    cov: two('cov([1, 2, 3], [2, 4, 7])'),
    covp: two('covp([1, 2, 3], [2, 4, 7])'),
    distance: two('distance((0, 0), (3, 4))'),
    midpoint: two('midpoint((0, 0), (2, 6))'),
    sort: many('sort([3, 1, 2])'),
    mode: many('mode([1, 2, 2])'),
    unique: { min: 1, max: 1, example: 'unique([1, 1, 2])' },
    reverse: { min: 1, max: 1, example: 'reverse([1, 2, 3])' },
    join: many('join([1, 2], [3])'),
    abs: { min: 1, max: 1, example: 'abs(−2)' },
  };
  const known = examples[name];
  if (known) return known;
  return [...ofList, ...folding].some((list) => list === name) ? many(`${name}([1, 2, 3])`) : one(name);
};

const allFunctions = [...oneNumber, ...twoNumbers, ...ofList, ...folding, ...ofListAndNumber, ...ofTwoLists, ...listToList, ...ofPoints] as const;
export const signatures: ReadonlyMap<string, Signature> = new Map(allFunctions.map((name) => [name, signatureOf(name)]));

/** Other spellings. */
const synonyms: Readonly<Record<string, string>> = {
  asin: 'arcsin',
  acos: 'arccos',
  atan: 'arctan',
  asec: 'arcsec',
  acsc: 'arccsc',
  acot: 'arccot',
  asinh: 'arcsinh',
  acosh: 'arccosh',
  atanh: 'arctanh',
  nthroot: 'root',
  sgn: 'sign',
  signum: 'sign',
  sum: 'total',
  length: 'count',
  average: 'mean',
  avg: 'mean',
  stddev: 'stdev',
  stddevp: 'stdevp',
  variance: 'var',
  quart: 'quartile',
  ceiling: 'ceil',
  infty: 'infinity',
};

/** Words in which no letter stands for a value, the longest first, so that `arcsin` is not read as a·r·c·sin. */
export const words: readonly string[] = [...allFunctions, ...Object.keys(synonyms), 'pi', 'tau', 'theta', 'ans', 'infinity', 'frac', 'polygon', 'for']
  .filter((word) => word !== 'logbase' && word !== 'percent')
  .sort((a, b) => b.length - a.length);
/** Words that are also a letter times a function: asin is a·sin where a has a value. */
const products: ReadonlySet<string> = new Set(['asin', 'acos', 'atan', 'asec', 'acsc', 'acot', 'asinh', 'acosh', 'atanh']);
/** A word that may be a product, as it is looked up: its letter as typed, the function in small letters. */
export const productWord = (typed: string): string | null => (products.has(typed.toLowerCase()) ? `${typed.charAt(0)}${typed.slice(1).toLowerCase()}` : null);
/** The words that are products once this letter has a value. */
export const productsWith = (letter: string): readonly string[] =>
  [...products].flatMap((word) => (word.charAt(0) === letter.toLowerCase() ? [`${letter}${word.slice(1)}`] : []));
/** What may stand behind the dot after a list: L.total is total(L). */
export const listMembers: ReadonlySet<string> = new Set([...ofList, ...listToList, 'min', 'max'].filter((name) => name !== 'join'));
export const plainWord = (word: string): string => synonyms[word] ?? word;
export const displayName = (name: string): string => ({ ncr: 'nCr', npr: 'nPr', logbase: 'log' })[name] ?? name;
