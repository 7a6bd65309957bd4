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
  /** Says that the two groups are the whole. */
  readonly each: string;
  /** Who has them, from the second mention on. */
  readonly owner: string;
  readonly all: string;
  /** Follows `the total number of`. */
  readonly whole: string;
  readonly groups: readonly [string, string];
  readonly range: readonly [number, number];
  /** By how many percent at most such a group changes in a year. */
  readonly most: number;
}

export const groupStories: readonly GroupStory[] = [
  {
    each: 'Each member of a swim club is either an adult member or a youth member.',
    owner: 'the club',
    all: 'members',
    whole: 'members of the club',
    groups: ['adult members', 'youth members'],
    range: [40, 240],
    most: 25,
  },
  {
    each: 'Each student at a college is either a part-time student or a full-time student.',
    owner: 'the college',
    all: 'students',
    whole: 'students at the college',
    groups: ['part-time students', 'full-time students'],
    range: [600, 2400],
    most: 10,
  },
  {
    each: 'Each employee of a company works either remotely or on-site.',
    owner: 'the company',
    all: 'employees',
    whole: 'employees of the company',
    groups: ['remote employees', 'on-site employees'],
    range: [60, 480],
    most: 20,
  },
  {
    each: 'Each subscriber to a theater has either an evening subscription or a matinee subscription.',
    owner: 'the theater',
    all: 'subscribers',
    whole: 'subscribers to the theater',
    groups: ['evening subscribers', 'matinee subscribers'],
    range: [150, 900],
    most: 25,
  },
  {
    each: 'Each camper at a summer camp is either a day camper or an overnight camper.',
    owner: 'the camp',
    all: 'campers',
    whole: 'campers at the camp',
    groups: ['day campers', 'overnight campers'],
    range: [60, 360],
    most: 25,
  },
  {
    each: 'Each tree in an orchard is either an apple tree or a pear tree.',
    owner: 'the orchard',
    all: 'trees',
    whole: 'trees in the orchard',
    groups: ['apple trees', 'pear trees'],
    range: [120, 900],
    most: 20,
  },
  {
    each: 'Each member of a gym has either a monthly membership or an annual membership.',
    owner: 'the gym',
    all: 'members',
    whole: 'members of the gym',
    groups: ['monthly members', 'annual members'],
    range: [120, 800],
    most: 25,
  },
  {
    each: 'Each car in the fleet of a taxi company is either an electric car or a hybrid car.',
    owner: 'the company',
    all: 'cars',
    whole: 'cars in the fleet',
    groups: ['electric cars', 'hybrid cars'],
    range: [40, 240],
    most: 25,
  },
];
