/**
 * Which archetypes of Math lean on which: what to go over first when a question of the one keeps going wrong. A handful of edges that a
 * teacher would name, each with its reason; a student reads `of` and `first` in one sentence.
 */

interface Prerequisite {
  readonly archetype: string;
  /** What it asks, to finish "You have missed …". */
  readonly of: string;
  readonly leansOn: string;
  /** What that asks, to finish "Go over … first". */
  readonly first: string;
  /** To finish "because …". */
  readonly reason: string;
}

const both = { leansOn: 'LE1-c', first: 'equations with the variable on both sides' } as const;
const square = { leansOn: 'EQX-i', first: 'completing the square' } as const;
const slope = { leansOn: 'LE2-b', first: 'slope and intercept of a line' } as const;
const factoring = { leansOn: 'EQX-c', first: 'factoring' } as const;

export const prerequisites: readonly Prerequisite[] = [
  {
    archetype: 'LE1-c',
    of: 'equations with the variable on both sides',
    leansOn: 'LE1-a',
    first: 'simple equations',
    reason: 'each side is simplified the same way',
  },
  { archetype: 'LE1-d', of: 'equations with fractions', ...both, reason: 'clearing the fractions leaves just such an equation' },
  { archetype: 'LE1-i', of: 'how many solutions an equation has', ...both, reason: 'you find the number by solving it' },
  {
    archetype: 'LE1-j',
    of: 'the constant that decides how many solutions there are',
    leansOn: 'LE1-i',
    first: 'how many solutions an equation has',
    reason: 'the constant is chosen to make that happen',
  },
  {
    archetype: 'LE1-g',
    of: 'word problems with one unknown',
    leansOn: 'LE1-f',
    first: 'writing the equation for a story',
    reason: 'the equation comes before the answer',
  },
  { archetype: 'SYS-a', of: 'systems by substitution', ...both, reason: 'substituting leaves one such equation' },
  { archetype: 'SYS-f', of: 'combining the equations of a system', ...both, reason: 'adding the equations leaves one with one variable' },
  { archetype: 'SYS-g', of: 'how many solutions a system has', ...slope, reason: 'parallel lines have the same slope' },
  {
    archetype: 'SYS-h',
    of: 'the constant that decides how many solutions a system has',
    leansOn: 'SYS-g',
    first: 'how many solutions a system has',
    reason: 'the constant is chosen to make that happen',
  },
  {
    archetype: 'SYS-d',
    of: 'stories with two unknown amounts',
    leansOn: 'SYS-e',
    first: 'writing the system for a story',
    reason: 'the system comes before the answer',
  },
  { archetype: 'LE2-e', of: 'parallel lines', ...slope, reason: 'parallel lines share their slope' },
  { archetype: 'LE2-f', of: 'perpendicular lines', ...slope, reason: 'the slope is turned into its negative reciprocal' },
  { archetype: 'LE2-g', of: 'the equation of a graphed line', ...slope, reason: 'the equation is made of both' },
  {
    archetype: 'LF-d',
    of: 'the function behind a table',
    leansOn: 'LF-c',
    first: 'the rate between two values',
    reason: 'the rate is the slope of the function',
  },
  { archetype: 'INEQ-a', of: 'inequalities', ...both, reason: 'an inequality is solved like an equation, up to its sign' },
  { archetype: 'INEQ-d', of: 'compound inequalities', leansOn: 'INEQ-a', first: 'solving one inequality', reason: 'there are two of them to solve' },
  {
    archetype: 'INEQ-g',
    of: 'limits as a system of inequalities',
    leansOn: 'INEQ-b',
    first: 'an inequality from words',
    reason: 'each limit is one inequality',
  },
  { archetype: 'NLE-b', of: 'quadratic equations', ...factoring, reason: 'the factors give the solutions' },
  {
    archetype: 'NLE-h',
    of: 'constants that decide about real solutions',
    leansOn: 'NLE-c',
    first: 'the quadratic formula',
    reason: 'the discriminant is what stands under its root',
  },
  { archetype: 'NLE-g', of: 'where a line meets a parabola', leansOn: 'NLE-b', first: 'quadratic equations', reason: 'setting the two equal gives one' },
  {
    archetype: 'NLE-m',
    of: 'lines tangent to a parabola',
    leansOn: 'NLE-h',
    first: 'constants that decide about real solutions',
    reason: 'a tangent line meets the parabola once',
  },
  { archetype: 'NLF-e', of: 'zeros of a function', ...factoring, reason: 'each factor gives a zero' },
  { archetype: 'NLF-d', of: 'the vertex of a parabola', ...square, reason: 'the vertex can be read off the completed square' },
  {
    archetype: 'NLF-b',
    of: 'exponential growth',
    leansOn: 'PCT-c',
    first: 'the result of a percent change',
    reason: 'each step multiplies by one more percent change',
  },
  { archetype: 'NLF-i', of: 'time units in exponential growth', leansOn: 'NLF-b', first: 'exponential growth', reason: 'the unit changes only its exponent' },
  {
    archetype: 'PCT-e',
    of: 'the value before a percent change',
    leansOn: 'PCT-c',
    first: 'the result of a percent change',
    reason: 'it is the same multiplication, undone',
  },
  {
    archetype: 'PCT-f',
    of: 'several percent changes in a row',
    leansOn: 'PCT-c',
    first: 'the result of a percent change',
    reason: 'each change is one such step',
  },
  { archetype: 'RAT-e', of: 'units of area and volume', leansOn: 'RAT-c', first: 'converting units', reason: 'a length is converted two or three times' },
  {
    archetype: 'PRO-d',
    of: 'probabilities from a table',
    leansOn: 'PRO-a',
    first: 'the probability of one kind',
    reason: 'the table only says which ones to count',
  },
  {
    archetype: 'TR-e',
    of: 'one trigonometric ratio from another',
    leansOn: 'TR-b',
    first: 'sine, cosine, and tangent',
    reason: 'both ratios come from the same triangle',
  },
  { archetype: 'TR-g', of: 'heights and distances', leansOn: 'TR-b', first: 'sine, cosine, and tangent', reason: 'one of them connects the two lengths' },
  { archetype: 'AN-e', of: 'sides of similar triangles', leansOn: 'RAT-b', first: 'proportions', reason: 'matching sides form one' },
  {
    archetype: 'AR-e',
    of: 'scaled areas and volumes',
    leansOn: 'AR-a',
    first: 'area and perimeter',
    reason: 'the factor counts once for lengths and twice for areas',
  },
  { archetype: 'CI-d', of: 'circle equations to be rearranged', ...square, reason: 'that brings center and radius to light' },
  { archetype: 'CI-e', of: 'arcs and sectors', leansOn: 'CI-a', first: 'circumference and area of a circle', reason: 'a sector is a part of the whole circle' },
  { archetype: 'CI-h', of: 'tangents to a circle', leansOn: 'TR-a', first: 'the Pythagorean theorem', reason: 'the radius meets a tangent at a right angle' },
];
