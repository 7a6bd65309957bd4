/** The numbers that generators compute with, under the path by which they all import them. */
export { add, compare, div, equal, isInteger, mul, neg, parseRational, pow, rat, sub, toLatex, toNumber, toText, type Rational } from '#core/rational.ts';
