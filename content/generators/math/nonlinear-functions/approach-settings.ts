/** Quantities that come nearer and nearer to a fixed value. */

export interface Approach {
  /** What happens, with the value that is approached. */
  readonly story: (limit: string) => string;
  readonly quantity: string;
  /** "the temperature of the room": what the value belongs to. */
  readonly approached: (limit: string) => string;
  readonly unit: string;
  readonly shown: (amount: string) => string;
  readonly time: string;
  readonly since: string;
  readonly start: string;
  /** +1 if the quantity decreases toward the value from above. */
  readonly side: 1 | -1;
  readonly limits: readonly [number, number, number];
  readonly gaps: readonly [number, number];
  readonly steps: readonly number[];
}

export const approaches: readonly Approach[] = [
  {
    story: (limit) => `A cup of tea cools in a room that has a constant temperature of ${limit}.`,
    quantity: 'temperature of the tea',
    approached: () => 'that of the room',
    unit: 'degrees Celsius',
    shown: (amount) => `${amount}°C`,
    time: 'minutes',
    since: 'after it was poured',
    start: 'when it was poured',
    side: 1,
    limits: [18, 24, 1],
    gaps: [48, 72],
    steps: [20, 24, 25, 30],
  },
  {
    story: (limit) => `A bottle of juice is taken out of a refrigerator into a room that has a constant temperature of ${limit}.`,
    quantity: 'temperature of the juice',
    approached: () => 'that of the room',
    unit: 'degrees Fahrenheit',
    shown: (amount) => `${amount}°F`,
    time: 'minutes',
    since: 'after it was taken out',
    start: 'when it was taken out',
    side: -1,
    limits: [68, 78, 1],
    gaps: [27, 40],
    steps: [30, 40, 45, 60],
  },
  {
    story: (limit) => `A loaf of bread cools in a kitchen that has a constant temperature of ${limit}.`,
    quantity: 'temperature of the loaf',
    approached: () => 'that of the kitchen',
    unit: 'degrees Fahrenheit',
    shown: (amount) => `${amount}°F`,
    time: 'minutes',
    since: 'after it left the oven',
    start: 'when it left the oven',
    side: 1,
    limits: [66, 78, 1],
    gaps: [108, 144],
    steps: [20, 25, 30, 40],
  },
  {
    story: (limit) => `A heated steel rod is placed in a tank of water that has a constant temperature of ${limit}.`,
    quantity: 'temperature of the rod',
    approached: () => 'that of the water',
    unit: 'degrees Celsius',
    shown: (amount) => `${amount}°C`,
    time: 'seconds',
    since: 'after it entered the water',
    start: 'when it entered the water',
    side: 1,
    limits: [11, 29, 1],
    gaps: [160, 500],
    steps: [5, 8, 12, 15, 20],
  },
  {
    story: (limit) => `The length of a certain fish approaches ${limit} as the fish gets older.`,
    quantity: 'length of the fish',
    approached: (limit) => limit,
    unit: 'centimeters',
    shown: (amount) => `${amount} centimeters`,
    time: 'years',
    since: 'after it was first measured',
    start: 'when it was first measured',
    side: -1,
    limits: [60, 120, 1],
    gaps: [40, 54],
    steps: [2, 3, 4],
  },
  {
    story: (limit) => `The height of a certain tree approaches ${limit} as the tree gets older.`,
    quantity: 'height of the tree',
    approached: (limit) => limit,
    unit: 'feet',
    shown: (amount) => `${amount} feet`,
    time: 'years',
    since: 'after it was first measured',
    start: 'when it was first measured',
    side: -1,
    limits: [70, 130, 1],
    gaps: [45, 64],
    steps: [5, 6, 8, 10, 12],
  },
  {
    story: (limit) => `Gas leaks from a tank, and its pressure approaches that of the air outside, a constant ${limit}.`,
    quantity: 'pressure of the gas',
    approached: () => 'that of the air outside',
    unit: 'kilopascals',
    shown: (amount) => `${amount} kilopascals`,
    time: 'minutes',
    since: 'after the leak began',
    start: 'when the leak began',
    side: 1,
    limits: [95, 103, 1],
    gaps: [180, 480],
    steps: [10, 12, 15, 20, 30],
  },
  {
    story: (limit) => `Salt water with a concentration of ${limit} flows into a tank, and the mixture flows out at the same rate.`,
    quantity: 'salt concentration in the tank',
    approached: () => 'that of the incoming water',
    unit: 'grams per liter',
    shown: (amount) => `${amount} grams per liter`,
    time: 'minutes',
    since: 'after the flow began',
    start: 'when the flow began',
    side: -1,
    limits: [40, 70, 1],
    gaps: [27, 36],
    steps: [10, 15, 20, 25],
  },
];
