/** What both kinds of AN-f draw from: names of the five points and ratios of the triangles. */
export const letterSets = [
  ['A', 'B', 'C', 'D', 'E'],
  ['P', 'Q', 'R', 'S', 'T'],
  ['J', 'K', 'L', 'M', 'N'],
  ['R', 'S', 'T', 'U', 'V'],
] as const;
export const ratios = [
  [1, 2],
  [1, 3],
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [1, 4],
  [3, 7],
  [4, 7],
  [5, 8],
] as const;
