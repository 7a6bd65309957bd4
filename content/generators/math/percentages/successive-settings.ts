/** What rises and falls by percents, one change after another. */

export interface Setting {
  readonly thing: string;
  readonly when: readonly [string, string, string];
  /** The time of the first two changes as a whole, its end and its beginning. */
  readonly over: string;
  readonly after: string;
  readonly before: string;
  /** The greatest percent by which it rises and falls. */
  readonly most: readonly [number, number];
}

export const settings: readonly Setting[] = [
  {
    thing: 'the value of an investment',
    when: ['in the first year', 'in the second year', 'in the third year'],
    over: 'over the two years',
    after: 'at the end of the second year',
    before: 'at the beginning of the first year',
    most: [25, 20],
  },
  {
    thing: 'the price of a jacket',
    when: ['in September', 'in October', 'in November'],
    over: 'over the two months',
    after: 'at the end of October',
    before: 'at the beginning of September',
    most: [30, 60],
  },
  {
    thing: 'the number of subscribers to a magazine',
    when: ['in 2020', 'in 2021', 'in 2022'],
    over: 'over the two years',
    after: 'at the end of 2021',
    before: 'at the beginning of 2020',
    most: [40, 30],
  },
  {
    thing: 'the area covered by a lake',
    when: ['from 2010 to 2014', 'from 2014 to 2018', 'from 2018 to 2022'],
    over: 'from 2010 to 2018',
    after: 'in 2018',
    before: 'in 2010',
    most: [25, 40],
  },
  {
    thing: 'the number of visitors to a zoo',
    when: ['from 2016 to 2017', 'from 2017 to 2018', 'from 2018 to 2019'],
    over: 'from 2016 to 2018',
    after: 'in 2018',
    before: 'in 2016',
    most: [25, 20],
  },
  {
    thing: 'the amount of snow on a mountain',
    when: ['in the first week', 'in the second week', 'in the third week'],
    over: 'over the two weeks',
    after: 'at the end of the second week',
    before: 'at the beginning of the first week',
    most: [50, 40],
  },
  {
    thing: 'the number of students at a university',
    when: ['from 2016 to 2018', 'from 2018 to 2020', 'from 2020 to 2022'],
    over: 'from 2016 to 2020',
    after: 'in 2020',
    before: 'in 2016',
    most: [20, 15],
  },
  {
    thing: 'the number of daily users of an app',
    when: ['in January', 'in February', 'in March'],
    over: 'over the two months',
    after: 'at the end of February',
    before: 'at the beginning of January',
    most: [60, 50],
  },
  {
    thing: 'the price of a hotel room',
    when: ['in May', 'in June', 'in July'],
    over: 'over the two months',
    after: 'at the end of June',
    before: 'at the beginning of May',
    most: [40, 40],
  },
  {
    thing: 'the price of a share of stock',
    when: ['in the first quarter of a year', 'in the second quarter', 'in the third quarter'],
    over: 'over the two quarters',
    after: 'at the end of the second quarter',
    before: 'at the beginning of the year',
    most: [40, 50],
  },
  {
    thing: 'the number of bees in a hive',
    when: ['in March', 'in April', 'in May'],
    over: 'over the two months',
    after: 'at the end of April',
    before: 'at the beginning of March',
    most: [60, 40],
  },
  {
    thing: 'the number of monthly downloads of a game',
    when: ['from January to February', 'from February to March', 'from March to April'],
    over: 'from January to March',
    after: 'in March',
    before: 'in January',
    most: [60, 60],
  },
  {
    thing: 'the amount of water in a reservoir',
    when: ['in June', 'in July', 'in August'],
    over: 'over the two months',
    after: 'at the end of July',
    before: 'at the beginning of June',
    most: [30, 50],
  },
];
