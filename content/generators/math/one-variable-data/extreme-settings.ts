/** Whole numbers of which the greatest or the least is asked. */
interface Setting {
  /** A sentence about n whole numbers. */
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
    tell: (n, rest) => `A list contains ${n} ${rest}positive integers.`,
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

/** Between two ends that are told. */
const differently = (different: boolean, text: string) => (different ? text : '');

export const scores = [
  {
    tell: (n: string, different: boolean) =>
      `Each of ${n} students took a quiz on which the scores are integers from 0 to 100.${differently(different, ' Each student received a different score.')}`,
    all: 'scores',
    value: 'possible score of one of these students',
    top: 100,
  },
  {
    tell: (n: string, different: boolean) =>
      `Each of ${n} judges gave a performance a score that is an integer from 0 to 50.${differently(different, ' All of the scores were different.')}`,
    all: 'scores',
    value: 'possible score from one of these judges',
    top: 50,
  },
  {
    tell: (n: string, different: boolean) =>
      `In a contest, each of ${n} players received a${differently(different, ' different')} number of points that is an integer from 0 to 60.`,
    all: 'numbers of points',
    value: 'possible number of points that one of these players received',
    top: 60,
  },
  {
    tell: (n: string, different: boolean) =>
      `A theater with 80 seats counted its visitors on each of ${n} evenings.${differently(different, ' The number of visitors was different each evening.')}`,
    all: 'numbers of visitors',
    value: 'possible number of visitors on one of these evenings',
    top: 80,
  },
  {
    tell: (n: string, different: boolean) =>
      `A bus with 40 seats made ${n} trips, and no passengers had to stand.${differently(different, ' The number of passengers was different on each trip.')}`,
    all: 'numbers of passengers',
    value: 'possible number of passengers on one of these trips',
    top: 40,
  },
  {
    tell: (n: string, different: boolean) => `Each of ${n} ${differently(different, 'different ')}integers in a list is from 0 to 90.`,
    all: 'integers',
    value: 'possible integer in the list',
    top: 90,
  },
] as const;
