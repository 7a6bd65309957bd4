/** Names for the corners of a triangle and one more point on it. */
export const cornerNames = [
  ['A', 'B', 'C', 'D'],
  ['P', 'Q', 'R', 'S'],
  ['J', 'K', 'L', 'M'],
  ['R', 'S', 'T', 'U'],
] as const;
