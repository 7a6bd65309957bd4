/** Purchases of two kinds of things that are told by what a change would do, and groups that change from year to year. */
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

/** A whole of two groups that change from one year to the next. */
interface GroupStory {
  readonly place: string;
  /** Between the whole and the place: members *of* a club. */
  readonly at: string;
  readonly all: string;
  readonly groups: readonly [string, string];
  readonly range: readonly [number, number];
  /** By how many percent at most such a group changes in a year. */
  readonly most: number;
}

export const groupStories: readonly GroupStory[] = [
  { place: 'a swim club', at: 'of', all: 'members', groups: ['adult members', 'youth members'], range: [40, 240], most: 25 },
  { place: 'a college', at: 'at', all: 'students', groups: ['part-time students', 'full-time students'], range: [600, 2400], most: 10 },
  { place: 'a company', at: 'at', all: 'employees', groups: ['remote employees', 'on-site employees'], range: [60, 480], most: 20 },
  { place: 'a theater', at: 'to', all: 'subscribers', groups: ['evening subscribers', 'matinee subscribers'], range: [150, 900], most: 25 },
  { place: 'a summer camp', at: 'at', all: 'campers', groups: ['day campers', 'overnight campers'], range: [60, 360], most: 25 },
  { place: 'an orchard', at: 'in', all: 'trees', groups: ['apple trees', 'pear trees'], range: [120, 900], most: 20 },
  { place: 'a gym', at: 'of', all: 'members', groups: ['monthly members', 'annual members'], range: [120, 800], most: 25 },
  { place: 'a taxi company', at: 'of', all: 'cars', groups: ['electric cars', 'hybrid cars'], range: [40, 240], most: 25 },
];
