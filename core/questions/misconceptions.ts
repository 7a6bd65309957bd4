/** Codes of the errors a distractor stands for; each wrong choice names the one that produces it. */
import * as z from 'zod';

export const misconceptionNames = {
  // Math
  SIGN: 'lost a sign', DIST: 'distributed to the first term only', INVOP: 'wrong inverse operation', STOP: 'stopped before answering what is asked',
  SWAP: 'swapped quantities', RECIP: 'inverted a ratio', RATE0: 'read a constant as a rate', PERP: 'perpendicular slope without sign or reciprocal',
  INTC: 'confused x- and y-intercept', NOINF: 'confused none with infinitely many', FLIP: 'did not reverse the inequality', STRICT: 'wrong strictness',
  ROUND: 'rounded the wrong way for the context', EXPO: 'combined exponents wrongly', SQBIN: 'squared a sum term by term', ROOTS: 'took the sign of a factor as the root',
  EXTR: 'kept an extraneous solution', LOST: 'lost a solution', VERT: 'misread the vertex', GROW: 'misread the growth factor', PERIOD: 'misread the time unit of an exponent',
  SHIFT: 'shifted the wrong way', FRAC: 'added numerators and denominators', CANC: 'cancelled terms instead of factors', DISC: 'misused the discriminant',
  VIETA: 'mixed up sum and product of roots', PART: 'part-to-part read as part-to-whole', UNIT: 'inverted a unit conversion', UNIT2: 'used a linear factor for area or volume',
  BASE: 'percent of the wrong base', ADDP: 'added successive percents', OFMORE: 'mixed up percent of and percent more', PP: 'mixed up percent and percentage points',
  MM: 'mixed up mean and median', SDR: 'mixed up standard deviation and range', FREQ: 'ignored frequencies', WT: 'unweighted average', EXTRAP: 'extrapolated',
  RESID: 'confused observed and predicted', COND: 'wrong denominator', COMP: 'missed the complement', MOEALL: 'read a margin of error as certainty',
  MOEN: 'reversed the effect of sample size', GEN: 'over-generalized', CAUSE: 'claimed a cause without random assignment', SELASG: 'mixed up selection and assignment',
  HALF: 'used a half or a third wrongly', DIAM: 'mixed up diameter and radius', AP: 'mixed up area and perimeter', K2K3: 'wrong power of the scale factor',
  SUPP: 'wrong angle total', CORR: 'matched the wrong sides', HYP: 'took a leg for the hypotenuse', SOH: 'wrong trigonometric ratio', SPEC: 'mixed up special triangles',
  RAD: 'mixed up degrees and radians', ARC: 'wrong fraction of the circle', CEQ: 'misread the circle equation', INSC: 'mixed up inscribed and central angle', TAN: 'missed the right angle at the tangent',
  ARITH: 'arithmetic slip',
  // Reading and Writing (HALF is shared: half right)
  TOPIC: 'on topic, not the answer', BROAD: 'too broad', NARROW: 'too narrow', REV: 'reverses the meaning', EXTREME: 'too strong', OUTSIDE: 'not in the text', WHO: 'wrong person or thing',
  ECHO: 'repeats words of the text', CAUS: 'takes correlation for cause', CONN: 'wrong connotation', SENSE: 'common sense of the word, not this one', COLLO: 'sounds usual, wrong logic',
  WHATWHY: 'says what, not why', POS: 'describes another part', AGREE: 'misstates who agrees', STRAW: 'overstates a position', CELL: 'wrong cell of the data', TRUEIRR: 'true but irrelevant',
  TREND: 'reverses the trend', GOAL: 'true, misses the goal', AUD: 'wrong assumption about the audience', RELN: 'wrong relation', CEREV: 'reverses cause and effect', SPLICE: 'comma splice',
  RUNON: 'run-on', FRAG: 'fragment', PAIR: 'unpaired punctuation', COLSEM: 'colon or semicolon misused', RESTR: 'restrictive and nonrestrictive mixed up', SVP: 'splits what belongs together',
  APOS: 'plural and possessive mixed up', NEAR: 'agrees with the nearest noun', TENSE: 'wrong tense', PRON: 'wrong pronoun', DANGLE: 'dangling modifier', NONFIN: 'finite and nonfinite mixed up', PARA: 'broken parallelism',
} as const;
export type Misconception = keyof typeof misconceptionNames;
export const misconceptionSchema = z.enum(Object.keys(misconceptionNames) as [Misconception, ...Misconception[]]);
