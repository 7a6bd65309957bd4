/** Whole numbers of which the greatest or the least is asked. */
interface Setting {
  /** A sentence about n whole numbers; one that ends in “has” or “have” is continued with the mean and the median. */
  readonly tell: (n: string, rest: string) => string;
  /** What the numbers are. */
  readonly all: string;
  readonly value: string;
  readonly unit: string;
  /** Least and greatest value that makes sense. */
  readonly range: readonly [number, number];
  readonly median: readonly [number, number];
}

export const settings: readonly Setting[] = [
  {
    tell: (n, rest) => `A data set consists of ${n} ${rest}positive integers.`,
    all: 'integers',
    value: 'integer in the data set',
    unit: '',
    range: [1, 90],
    median: [6, 40],
  },
  {
    tell: (n, rest) => `A list of ${n} ${rest}positive integers has`,
    all: 'integers',
    value: 'integer in the list',
    unit: '',
    range: [1, 90],
    median: [6, 40],
  },
  {
    tell: (n, rest) =>
      rest ? `In each of ${n} games, a team scored a different positive number of points.` : `In each of ${n} games, a team scored at least 1 point.`,
    all: 'numbers of points',
    value: 'number of points the team scored in one of these games',
    unit: 'points',
    range: [1, 60],
    median: [8, 30],
  },
  {
    tell: (n, rest) =>
      rest ? `Each of ${n} students read a different positive number of books in a year.` : `Each of ${n} students read at least 1 book in a year.`,
    all: 'numbers of books',
    value: 'number of books that one of these students read in the year',
    unit: 'books',
    range: [1, 60],
    median: [6, 25],
  },
  {
    tell: (n, rest) =>
      rest ? `On each of ${n} days, a shop sold a different positive number of bicycles.` : `On each of ${n} days, a shop sold at least 1 bicycle.`,
    all: 'numbers of bicycles',
    value: 'number of bicycles sold on one of these days',
    unit: 'bicycles',
    range: [1, 50],
    median: [5, 20],
  },
  {
    tell: (n, rest) => `The ages, in years, of ${n} trees in a garden are ${rest}positive integers.`,
    all: 'ages',
    value: 'age, in years, of one of the trees',
    unit: 'years',
    range: [1, 120],
    median: [8, 45],
  },
  {
    tell: (n, rest) => `The masses, in kilograms, of ${n} packages are ${rest}positive integers.`,
    all: 'masses',
    value: 'mass, in kilograms, of one of the packages',
    unit: 'kilograms',
    range: [1, 60],
    median: [5, 25],
  },
];

/** Added where all the numbers are different. */
const added = (different: boolean, text: string) => (different ? ` ${text}` : '');

/** Between two ends that are told. */
export const scores = [
  {
    tell: (n: string, different: boolean) =>
      `On a quiz, each of ${n} students received a whole-number score from 0 to 100.${added(different, 'No two of these students received the same score.')}`,
    all: 'scores',
    value: 'possible score of one of these students',
    top: 100,
  },
  {
    tell: (n: string, different: boolean) =>
      `At a competition, ${n} judges rated a performance. Each rating was an integer from 0 to 50.${added(different, 'No two of the ratings were the same.')}`,
    all: 'ratings',
    value: 'possible rating from one of these judges',
    top: 50,
  },
  {
    tell: (n: string, different: boolean) =>
      `In a game, each player can score a whole number of points from 0 to 60. ${n.replace(/^\w/, (letter) => letter.toUpperCase())} players took part${different ? ', and no two of them had the same score' : ''}.`,
    all: 'scores',
    value: 'possible score of one of these players',
    top: 60,
  },
  {
    tell: (n: string, different: boolean) =>
      `A theater has 80 seats. The manager recorded the number of seats that were filled on each of ${n} evenings.${added(different, 'The number was different each evening.')}`,
    all: 'recorded numbers',
    value: 'possible number of seats that were filled on one of these evenings',
    top: 80,
  },
  {
    tell: (n: string, different: boolean) =>
      `A bus with 40 seats made ${n} trips, and every passenger had a seat.${added(different, 'The number of passengers was different on each trip.')}`,
    all: 'numbers of passengers',
    value: 'possible number of passengers on one of these trips',
    top: 40,
  },
  {
    tell: (n: string, different: boolean) => `A list of ${n} ${different ? 'different ' : ''}integers between 0 and 90, inclusive, has`,
    all: 'integers',
    value: 'possible integer in the list',
    top: 90,
  },
  {
    tell: (n: string, different: boolean) => `The ${n} ${different ? 'different ' : ''}integers in a data set are from 0 to 100, inclusive.`,
    all: 'integers',
    value: 'possible integer in the data set',
    top: 100,
  },
] as const;
