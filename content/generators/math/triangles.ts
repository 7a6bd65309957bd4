/** What generators with triangles draw from: whole-numbered right triangles, names of corners. */

/** Pythagorean triples (leg, leg, hypotenuse) without common factor. */
export const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
  [9, 40, 41],
  [12, 35, 37],
] as const;

/** Names for the corners of a triangle. */
export const triangleNames = [
  ['A', 'B', 'C'],
  ['P', 'Q', 'R'],
  ['J', 'K', 'L'],
  ['R', 'S', 'T'],
  ['D', 'E', 'F'],
  ['X', 'Y', 'Z'],
  ['L', 'M', 'N'],
] as const;

/** Names of two triangles whose corners correspond in this order. */
export const trianglePairs = [
  ['ABC', 'DEF'],
  ['PQR', 'STU'],
  ['JKL', 'MNP'],
  ['RST', 'XYZ'],
  ['ABC', 'XYZ'],
  ['DEF', 'KLM'],
] as const;
