/** Associations between two quantities, with claims that the data support and claims that they do not. */

interface Association {
  readonly data: (n: number) => string;
  /** What the data show, no more and no less. */
  readonly tendency: string;
  readonly cause: string;
  readonly always: string;
  /** The same tendency claimed beyond the things observed. */
  readonly wide: string;
  /** A tendency taken for the same change in each case. */
  readonly steady: string;
  /** Within the data: `the rent of an apartment that is 7 miles from the city center`. */
  readonly inside: string;
  readonly insideValue: string;
  readonly exactly: string;
  /** Well outside the data: `the rent of an apartment that is 40 miles from the city center`. */
  readonly beyond: string;
  readonly value: string;
  readonly span: string;
  readonly positive: boolean;
}

export const associations: readonly Association[] = [
  {
    data: (n) =>
      `For each of ${n} days, a café recorded the high temperature, which ranged from 60 to 90 degrees Fahrenheit, and the number of cups of iced tea it sold.`,
    tendency: 'The café tended to sell more iced tea on warmer days.',
    cause: 'A higher temperature causes the café to sell more iced tea.',
    always: 'For any two of the days, the café sold more iced tea on the warmer one.',
    wide: 'Cafés in general tend to sell more iced tea on warmer days.',
    steady: 'Each increase of 1 degree in the high temperature increased the number of cups sold by the same amount.',
    inside: 'the number of cups sold on a day with a high temperature of 75 degrees Fahrenheit',
    insideValue: '75 degrees Fahrenheit',
    exactly: 'The line gives the exact number of cups sold on any day with a high temperature from 60 to 90 degrees Fahrenheit.',
    beyond: 'the number of cups sold on a day with a high temperature of 30 degrees Fahrenheit',
    value: '30 degrees Fahrenheit',
    span: 'from 60 to 90 degrees Fahrenheit',
    positive: true,
  },
  {
    data: (n) => `The ages of ${n} cars of one model, ranging from 1 to 8 years, and their resale values were recorded.`,
    tendency: 'Older cars of this model tended to have lower resale values.',
    cause: 'A greater age causes cars of this model to have lower resale values.',
    always: 'For any two of these cars, the older one has the lower resale value.',
    wide: 'Older cars of every model tend to have lower resale values.',
    steady: 'The resale value of each car of this model falls by the same amount every year.',
    inside: 'the resale value of a car of this model that is 5 years old',
    insideValue: '5 years',
    exactly: 'The line gives the exact resale value of any car of this model from 1 to 8 years old.',
    beyond: 'the resale value of a car of this model that is 20 years old',
    value: '20 years',
    span: 'from 1 to 8 years',
    positive: false,
  },
  {
    data: (n) =>
      `For each of ${n} students, the time spent practicing typing, ranging from 2 to 20 hours, and the number of mistakes on a typing test were recorded.`,
    tendency: 'Students who practiced more tended to make fewer mistakes.',
    cause: 'More practice causes these students to make fewer mistakes.',
    always: 'For any two of the students, the one who practiced more made fewer mistakes.',
    wide: 'Students in general tend to make fewer mistakes in any task they practice more.',
    steady: 'Each additional hour of practice reduced the number of mistakes by the same amount.',
    inside: 'the number of mistakes of a student who practices for 11 hours',
    insideValue: '11 hours',
    exactly: 'The line gives the exact number of mistakes of any student who practices from 2 to 20 hours.',
    beyond: 'the number of mistakes of a student who practices for 60 hours',
    value: '60 hours',
    span: 'from 2 to 20 hours',
    positive: false,
  },
  {
    data: (n) => `The heights of ${n} oak trees in a park, ranging from 10 to 40 feet, and the widths of their crowns were measured.`,
    tendency: 'Taller oaks in the park tended to have wider crowns.',
    cause: 'A greater height causes an oak in the park to have a wider crown.',
    always: 'For any two of the oaks, the taller one has the wider crown.',
    wide: 'Taller trees of every kind tend to have wider crowns.',
    steady: 'Each additional foot of height makes the crown of an oak wider by the same amount.',
    inside: 'the width of the crown of an oak that is 25 feet tall',
    insideValue: '25 feet',
    exactly: 'The line gives the exact width of the crown of any oak in the park from 10 to 40 feet tall.',
    beyond: 'the width of the crown of an oak that is 90 feet tall',
    value: '90 feet',
    span: 'from 10 to 40 feet',
    positive: true,
  },
  {
    data: (n) => `The distances of ${n} apartments from the center of a city, ranging from 1 to 12 miles, and their monthly rents were recorded.`,
    tendency: 'Apartments farther from the city center tended to have lower rents.',
    cause: 'A greater distance from the city center causes the rent to be lower.',
    always: 'For any two of the apartments, the one farther from the city center has the lower rent.',
    wide: 'Apartments in every city tend to have lower rents farther from the center.',
    steady: 'Each additional mile from the city center lowers the rent by the same amount.',
    inside: 'the rent of an apartment that is 7 miles from the city center',
    insideValue: '7 miles',
    exactly: 'The line gives the exact rent of any apartment in the city from 1 to 12 miles from the center.',
    beyond: 'the rent of an apartment that is 40 miles from the city center',
    value: '40 miles',
    span: 'from 1 to 12 miles',
    positive: false,
  },
  {
    data: (n) => `The numbers of pages in ${n} paperback novels, ranging from 100 to 700 pages, and the prices of the novels were recorded.`,
    tendency: 'Novels with more pages tended to have higher prices.',
    cause: 'A greater number of pages causes a novel to have a higher price.',
    always: 'For any two of the novels, the one with more pages has the higher price.',
    wide: 'Books of every kind tend to have higher prices when they have more pages.',
    steady: 'Each additional page increases the price of a novel by the same amount.',
    inside: 'the price of a paperback novel with 400 pages',
    insideValue: '400 pages',
    exactly: 'The line gives the exact price of any paperback novel with 100 to 700 pages.',
    beyond: 'the price of a paperback novel with 1,500 pages',
    value: '1,500 pages',
    span: 'from 100 to 700 pages',
    positive: true,
  },
  {
    data: (n) => `For ${n} fields, the amount of fertilizer used per acre, ranging from 50 to 180 pounds, and the yield of corn per acre were recorded.`,
    tendency: 'Fields on which more fertilizer was used tended to have greater yields.',
    cause: 'Using more fertilizer causes these fields to have a greater yield.',
    always: 'For any two of the fields, the one with more fertilizer had the greater yield.',
    wide: 'Fields tend to have greater yields of any crop when more fertilizer is used.',
    steady: 'Each additional pound of fertilizer per acre increased the yield by the same amount.',
    inside: 'the yield of a field on which 120 pounds of fertilizer are used per acre',
    insideValue: '120 pounds',
    exactly: 'The line gives the exact yield of any field on which 50 to 180 pounds of fertilizer are used per acre.',
    beyond: 'the yield of a field on which 500 pounds of fertilizer are used per acre',
    value: '500 pounds',
    span: 'from 50 to 180 pounds',
    positive: true,
  },
  {
    data: (n) => `For each of ${n} bus trips, the average speed, ranging from 40 to 65 miles per hour, and the amount of fuel used per mile were recorded.`,
    tendency: 'Trips at a greater average speed tended to use more fuel per mile.',
    cause: 'A greater average speed causes the buses to use more fuel per mile.',
    always: 'For any two of the trips, the faster one used more fuel per mile.',
    wide: 'Vehicles in general tend to use more fuel per mile at a greater average speed.',
    steady: 'Each additional mile per hour increased the fuel used per mile by the same amount.',
    inside: 'the fuel used per mile on a trip at 50 miles per hour',
    insideValue: '50 miles per hour',
    exactly: 'The line gives the exact amount of fuel used per mile on any trip at 40 to 65 miles per hour.',
    beyond: 'the fuel used per mile on a trip at 10 miles per hour',
    value: '10 miles per hour',
    span: 'from 40 to 65 miles per hour',
    positive: true,
  },
  {
    data: (n) => `For each of ${n} adults, the weekly exercise time, ranging from 1 to 10 hours, and the resting heart rate were recorded.`,
    tendency: 'Adults who exercised more tended to have lower resting heart rates.',
    cause: 'More exercise causes these adults to have lower resting heart rates.',
    always: 'For any two of the adults, the one who exercised more had the lower resting heart rate.',
    wide: 'People in general tend to have lower resting heart rates when they exercise more.',
    steady: 'Each additional hour of weekly exercise lowers the resting heart rate by the same amount.',
    inside: 'the resting heart rate of an adult who exercises 6 hours per week',
    insideValue: '6 hours',
    exactly: 'The line gives the exact resting heart rate of any adult who exercises from 1 to 10 hours per week.',
    beyond: 'the resting heart rate of an adult who exercises 30 hours per week',
    value: '30 hours',
    span: 'from 1 to 10 hours',
    positive: false,
  },
  {
    data: (n) => `The floor areas of ${n} houses in a town, ranging from 900 to 2,800 square feet, and their annual heating costs were recorded.`,
    tendency: 'Houses in the town with greater floor areas tended to have higher heating costs.',
    cause: 'A greater floor area causes a house in the town to have a higher heating cost.',
    always: 'For any two of the houses, the one with the greater floor area has the higher heating cost.',
    wide: 'Houses in every city tend to have higher heating costs when they have greater floor areas.',
    steady: 'Each additional square foot of floor area increases the heating cost by the same amount.',
    inside: 'the heating cost of a house with a floor area of 1,800 square feet',
    insideValue: '1,800 square feet',
    exactly: 'The line gives the exact heating cost of any house in the town with a floor area from 900 to 2,800 square feet.',
    beyond: 'the heating cost of a house with a floor area of 9,000 square feet',
    value: '9,000 square feet',
    span: 'from 900 to 2,800 square feet',
    positive: true,
  },
  {
    data: (n) =>
      `The lengths of ${n} hiking trails in a state, ranging from 2 to 12 miles, and the mean numbers of hikers per day on these trails were recorded.`,
    tendency: 'Longer trails in the state tended to have fewer hikers per day.',
    cause: 'A greater length causes a trail in the state to have fewer hikers per day.',
    always: 'For any two of the trails, the longer one has fewer hikers per day.',
    wide: 'Longer trails in general tend to have fewer hikers per day.',
    steady: 'Each additional mile of length lowers the number of hikers per day by the same amount.',
    inside: 'the number of hikers per day on a trail that is 7 miles long',
    insideValue: '7 miles',
    exactly: 'The line gives the exact number of hikers per day on any trail in the state that is from 2 to 12 miles long.',
    beyond: 'the number of hikers per day on a trail that is 60 miles long',
    value: '60 miles',
    span: 'from 2 to 12 miles',
    positive: false,
  },
];
