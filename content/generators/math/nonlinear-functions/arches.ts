/** Things with the shape of a parabola, and how far up they reach which part of their width. */

interface Arch {
  readonly thing: string;
  readonly it: string;
  readonly base: string;
  readonly unit: string;
  /** Multiples of the parts of half the width, and of the square that divides the height. */
  readonly halves: readonly [number, number];
  readonly heights: readonly [number, number];
}

export const arches: readonly Arch[] = [
  { thing: 'The arch of a stone bridge', it: 'the arch', base: 'waterline', unit: 'feet', halves: [3, 9], heights: [1, 4] },
  { thing: 'The entrance of a tunnel', it: 'the entrance', base: 'ground', unit: 'feet', halves: [3, 7], heights: [1, 3] },
  { thing: 'A metal arch in a park', it: 'the arch', base: 'ground', unit: 'feet', halves: [2, 8], heights: [1, 5] },
  { thing: 'The front of an aircraft hangar', it: 'the front', base: 'ground', unit: 'meters', halves: [4, 10], heights: [1, 3] },
  { thing: 'A window of a chapel', it: 'the window', base: 'sill', unit: 'inches', halves: [4, 9], heights: [3, 9] },
  { thing: 'The arch over a stage', it: 'the arch', base: 'stage floor', unit: 'feet', halves: [4, 10], heights: [1, 4] },
];

/** `part` of `parts` equal parts of half the width; heights are multiples of `square`. */
export const archOptions = [
  { part: 1, parts: 2, square: 4 },
  { part: 1, parts: 3, square: 9 },
  { part: 2, parts: 3, square: 9 },
  { part: 1, parts: 4, square: 16 },
  { part: 3, parts: 4, square: 16 },
  { part: 2, parts: 5, square: 25 },
  { part: 3, parts: 5, square: 25 },
  { part: 4, parts: 5, square: 25 },
] as const;
