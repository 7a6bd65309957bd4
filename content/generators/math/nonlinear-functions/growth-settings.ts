/** What grows or shrinks exponentially in the questions about a parameter. */

export interface GrowthSetting {
  /** "the number of bacteria in a sample"; the letter and its unit follow. */
  readonly gives: string;
  readonly noun: string;
  readonly after: string;
  readonly unit: string;
  readonly start: string;
  /** What an amount is counted in, before or after the number. */
  readonly shown: (amount: string) => string;
  readonly grows: boolean;
  readonly initial: readonly [number, number, number];
  readonly percent: readonly [number, number];
  readonly periods: readonly number[];
}

const plain = (amount: string) => amount;
const money = (amount: string) => `$${amount}`;

export const growthSettings: readonly GrowthSetting[] = [
  {
    gives: 'the estimated number of bacteria in a sample',
    noun: 'number of bacteria',
    after: 'hours after the sample was taken',
    unit: 'hour',
    start: 'when the sample was taken',
    shown: plain,
    grows: true,
    initial: [12, 90, 50],
    percent: [12, 60],
    periods: [2, 3, 4, 6],
  },
  {
    gives: 'the value, in dollars, of an investment',
    noun: 'value of the investment',
    after: 'years after it was made',
    unit: 'year',
    start: 'when it was made',
    shown: money,
    grows: true,
    initial: [12, 95, 100],
    percent: [3, 9],
    periods: [2, 4, 5],
  },
  {
    gives: 'the value, in dollars, of a delivery van',
    noun: 'value of the van',
    after: 'years after it was bought',
    unit: 'year',
    start: 'when it was bought',
    shown: money,
    grows: false,
    initial: [48, 90, 500],
    percent: [9, 24],
    periods: [2, 3],
  },
  {
    gives: 'the population of a town',
    noun: 'population of the town',
    after: 'years after 2005',
    unit: 'year',
    start: 'in 2005',
    shown: plain,
    grows: true,
    initial: [14, 88, 250],
    percent: [2, 6],
    periods: [3, 4, 5, 10],
  },
  {
    gives: 'the amount of a medicine, in milligrams, in a patient’s blood',
    noun: 'amount of the medicine',
    after: 'hours after a dose',
    unit: 'hour',
    start: 'right after the dose',
    shown: (n) => `${n} milligrams`,
    grows: false,
    initial: [20, 80, 5],
    percent: [11, 35],
    periods: [2, 3, 4],
  },
  {
    gives: 'the number of people who have watched a video',
    noun: 'number of viewers',
    after: 'days after the counting began',
    unit: 'day',
    start: 'when the counting began',
    shown: plain,
    grows: true,
    initial: [10, 70, 20],
    percent: [14, 45],
    periods: [2, 3, 7],
  },
  {
    gives: 'the number of fish of one species in a lake',
    noun: 'number of these fish',
    after: 'years after a survey',
    unit: 'year',
    start: 'at the time of the survey',
    shown: plain,
    grows: false,
    initial: [12, 84, 100],
    percent: [4, 18],
    periods: [2, 3, 5],
  },
  {
    gives: 'the number of active users of a game',
    noun: 'number of active users',
    after: 'months after it was released',
    unit: 'month',
    start: 'when the game was released',
    shown: plain,
    grows: false,
    initial: [20, 90, 100],
    percent: [8, 30],
    periods: [2, 3, 4],
  },
];

/** Ways to ask for the meaning of a number. */
export const asks = (shown: string) => [
  `What is the best interpretation of ${shown} in this context?`,
  `Which of the following is the best interpretation of ${shown} in this context?`,
  `Which statement best describes what ${shown} means in this situation?`,
];
