/** Purchases of two kinds of things, and products of two numbers, that are told by what a change would do. */
export interface TwoKinds {
  readonly who: string;
  /** Who in a second sentence, and the past form with an object: "the class". */
  readonly again: string;
  readonly kinds: readonly [readonly [one: string, many: string], readonly [one: string, many: string]];
  readonly prices: readonly [readonly [number, number], readonly [number, number]];
}

export const twoKinds: readonly TwoKinds[] = [
  {
    who: 'A school',
    again: 'the school',
    kinds: [
      ['desk', 'desks'],
      ['cabinet', 'cabinets'],
    ],
    prices: [
      [60, 140],
      [90, 260],
    ],
  },
  {
    who: 'A nursery',
    again: 'the nursery',
    kinds: [
      ['shrub', 'shrubs'],
      ['tree', 'trees'],
    ],
    prices: [
      [9, 30],
      [25, 70],
    ],
  },
  {
    who: 'A caterer',
    again: 'the caterer',
    kinds: [
      ['bowl', 'bowls'],
      ['platter', 'platters'],
    ],
    prices: [
      [4, 16],
      [12, 40],
    ],
  },
  {
    who: 'A clinic',
    again: 'the clinic',
    kinds: [
      ['scale', 'scales'],
      ['monitor', 'monitors'],
    ],
    prices: [
      [30, 80],
      [60, 190],
    ],
  },
  {
    who: 'A library',
    again: 'the library',
    kinds: [
      ['lamp', 'lamps'],
      ['chair', 'chairs'],
    ],
    prices: [
      [18, 60],
      [40, 120],
    ],
  },
  {
    who: 'A studio',
    again: 'the studio',
    kinds: [
      ['brush', 'brushes'],
      ['canvas', 'canvases'],
    ],
    prices: [
      [3, 14],
      [10, 36],
    ],
  },
  {
    who: 'A team',
    again: 'the team',
    kinds: [
      ['helmet', 'helmets'],
      ['jersey', 'jerseys'],
    ],
    prices: [
      [20, 70],
      [14, 45],
    ],
  },
  {
    who: 'A hotel',
    again: 'the hotel',
    kinds: [
      ['pillow', 'pillows'],
      ['blanket', 'blankets'],
    ],
    prices: [
      [8, 24],
      [15, 60],
    ],
  },
];

/** A total that is one number times another. */
export interface ProductStory {
  readonly tell: string;
  /** "with 4 more seats in each row and 3 fewer rows" */
  readonly change: (first: string, second: string) => string;
  readonly same: string;
  readonly ask: string;
  readonly first: string;
  readonly second: string;
  readonly firstRange: readonly [number, number];
  readonly secondRange: readonly [number, number];
  /** The greatest product that is believable, where it has a limit. */
  readonly most?: number;
}

export const productStories: readonly ProductStory[] = [
  {
    tell: 'A theater has the same number of seats in each row.',
    change: (first, second) => `with ${first} seats in each row and ${second} rows`,
    same: 'the theater would have the same number of seats in total',
    ask: 'How many seats does the theater have?',
    first: 'the number of seats in each row',
    second: 'the number of rows',
    firstRange: [12, 48],
    secondRange: [10, 40],
  },
  {
    tell: 'A student plans to read a book by reading the same number of pages each day.',
    change: (first, second) => `by reading ${first} pages each day, the student would need ${second} days`,
    same: 'to finish the book',
    ask: 'How many pages does the book have?',
    first: 'the planned number of pages each day',
    second: 'the planned number of days',
    firstRange: [12, 48],
    secondRange: [8, 36],
    most: 800,
  },
  {
    tell: 'A printer ships an order of posters in boxes that all hold the same number of posters.',
    change: (first, second) => `with ${first} posters in each box, the printer would need ${second} boxes`,
    same: 'for the order',
    ask: 'How many posters are in the order?',
    first: 'the number of posters in each box',
    second: 'the number of boxes',
    firstRange: [15, 60],
    secondRange: [8, 40],
  },
  {
    tell: 'A crew plans to plant the same number of trees each day until a project is complete.',
    change: (first, second) => `by planting ${first} trees each day, the crew would need ${second} days`,
    same: 'to complete the project',
    ask: 'How many trees are to be planted in the project?',
    first: 'the planned number of trees each day',
    second: 'the planned number of days',
    firstRange: [15, 60],
    secondRange: [8, 40],
  },
  {
    tell: 'A rectangular patio is covered with square tiles of one size, with the same number of tiles in each row.',
    change: (first, second) => `with ${first} tiles in each row and ${second} rows`,
    same: 'the total number of tiles would be the same',
    ask: 'How many tiles cover the patio?',
    first: 'the number of tiles in each row',
    second: 'the number of rows',
    firstRange: [12, 45],
    secondRange: [10, 45],
  },
  {
    tell: 'A buyer pays off a debt, without interest, in equal weekly payments of a whole number of dollars.',
    change: (first, second) => `with ${first} dollars in each payment, the buyer would need ${second} payments`,
    same: 'to pay off the debt',
    ask: 'What is the amount, in dollars, of the debt?',
    first: 'the weekly payment in dollars',
    second: 'the number of payments',
    firstRange: [20, 80],
    secondRange: [10, 40],
  },
];
