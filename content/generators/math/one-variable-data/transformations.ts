/** What happens to every value of a data set: raises, fees, units, fares. */

interface Change {
  readonly what: string;
  readonly unit: string;
  /** The unit afterward, where it changes. */
  readonly newUnit?: string;
  readonly result: string;
  readonly kind: 'shift' | 'scale' | 'both';
  /** What each value is multiplied by, and what is added; none, or 1, where the kind does without. */
  readonly times?: readonly [number, number];
  readonly plus?: readonly [number, number];
  readonly center: readonly [number, number];
  readonly range: readonly [number, number];
  /** A clause that can follow “if.” */
  readonly told: (times: number, plus: number) => string;
}

export const settings: readonly Change[] = [
  {
    what: 'the scores of the students in a class on a test',
    unit: 'points',
    result: 'new scores',
    kind: 'shift',
    plus: [2, 8],
    center: [62, 84],
    range: [24, 46],
    told: (_, c) => `the teacher gives everyone a bonus, so every score is increased by ${c} points`,
  },
  {
    what: 'the travel times to work of the employees at a company',
    unit: 'minutes',
    result: 'new travel times',
    kind: 'shift',
    plus: [4, 12],
    center: [22, 44],
    range: [25, 55],
    told: (_, c) => `road work increases every travel time by ${c} minutes`,
  },
  {
    what: 'the temperatures that a sensor recorded on several days',
    unit: 'degrees Fahrenheit',
    result: 'corrected temperatures',
    kind: 'shift',
    plus: [2, 5],
    center: [48, 80],
    range: [14, 38],
    told: (_, c) => `the sensor is found to read too low, so every temperature is increased by ${c} degrees`,
  },
  {
    what: 'the prices of the tickets for the shows at a theater',
    unit: 'dollars',
    result: 'new prices',
    kind: 'shift',
    plus: [2, 6],
    center: [28, 60],
    range: [18, 50],
    told: (_, c) => `a service fee is added, so every price is increased by $${c}`,
  },
  {
    what: 'the hourly wages of the employees at a store',
    unit: 'dollars',
    result: 'new wages',
    kind: 'shift',
    plus: [2, 3],
    center: [16, 24],
    range: [8, 15],
    told: (_, c) => `the store gives everyone a raise, so every wage is increased by $${c}`,
  },
  {
    what: 'the lengths of the boards in a delivery',
    unit: 'feet',
    newUnit: 'inches',
    result: 'converted lengths',
    kind: 'scale',
    times: [12, 12],
    center: [6, 14],
    range: [8, 15],
    told: () => 'every length is converted from feet to inches (1 foot = 12 inches)',
  },
  {
    what: 'the distances of the discus throws at a track meet',
    unit: 'yards',
    newUnit: 'feet',
    result: 'converted distances',
    kind: 'scale',
    times: [3, 3],
    center: [28, 45],
    range: [9, 24],
    told: () => 'every distance is converted from yards to feet (1 yard = 3 feet)',
  },
  {
    what: 'the weights of the packages in a shipment',
    unit: 'pounds',
    newUnit: 'ounces',
    result: 'converted weights',
    kind: 'scale',
    times: [16, 16],
    center: [5, 18],
    range: [8, 20],
    told: () => 'every weight is converted from pounds to ounces (1 pound = 16 ounces)',
  },
  {
    what: 'the lengths of the talks at a conference',
    unit: 'minutes',
    newUnit: 'seconds',
    result: 'converted lengths',
    kind: 'scale',
    times: [60, 60],
    center: [18, 45],
    range: [20, 50],
    told: () => 'every length is converted from minutes to seconds (1 minute = 60 seconds)',
  },
  {
    what: 'the side lengths of the square tiles in a design',
    unit: 'millimeters',
    result: 'side lengths in the enlarged design',
    kind: 'scale',
    times: [2, 4],
    center: [20, 60],
    range: [12, 40],
    told: (k) => `the design is enlarged so that every side length is multiplied by ${k}`,
  },
  {
    what: 'the scores of the students in a class on a quiz',
    unit: 'points',
    result: 'final scores',
    kind: 'both',
    times: [2, 5],
    plus: [2, 9],
    center: [12, 18],
    range: [8, 16],
    told: (k, c) => `every score is multiplied by ${k} and then increased by ${c} points to get the final scores`,
  },
  {
    what: 'the lengths of the trips a taxi driver made in one day',
    unit: 'miles',
    newUnit: 'dollars',
    result: 'fares for these trips',
    kind: 'both',
    times: [2, 4],
    plus: [3, 6],
    center: [4, 8],
    range: [9, 16],
    told: (k, c) => `the fare for each trip is $${k} per mile plus a fee of $${c}`,
  },
  {
    what: 'the lengths of the jobs an electrician did last month',
    unit: 'hours',
    newUnit: 'dollars',
    result: 'charges for these jobs',
    kind: 'both',
    times: [60, 95],
    plus: [30, 80],
    center: [3, 8],
    range: [4, 12],
    told: (k, c) => `the charge for each job is $${k} per hour plus a fee of $${c}`,
  },
  {
    what: 'the numbers of shirts in the orders of a print shop',
    unit: 'shirts',
    newUnit: 'dollars',
    result: 'costs of these orders',
    kind: 'both',
    times: [8, 15],
    plus: [20, 45],
    center: [18, 50],
    range: [24, 70],
    told: (k, c) => `the cost of each order is $${k} per shirt plus a fee of $${c}`,
  },
];
