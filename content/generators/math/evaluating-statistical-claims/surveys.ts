/** Surveys: who should be known about, and where people were asked instead. */
export interface Survey {
  /** `how many hours per week the residents of a city exercise`. */
  readonly topic: string;
  /** `residents`. */
  readonly unit: string;
  /** `residents of the city`. */
  readonly population: string;
  /** `The city has about 30,000 residents.` */
  readonly count: (size: string) => string;
  /** How many there may be, in thousands. */
  readonly thousands: readonly [number, number];
  /** Where a convenience sample was found. */
  readonly place: string;
  /** Why those found there may differ. */
  readonly bias: string;
}

export const surveys: readonly Survey[] = [
  {
    topic: 'how many hours per week the residents of a city exercise',
    unit: 'residents',
    population: 'residents of the city',
    count: (size) => `The city has about ${size} residents.`,
    thousands: [20, 90],
    place: 'residents entering a gym in the city',
    bias: 'Residents entering a gym are likely to exercise more than other residents of the city.',
  },
  {
    topic: 'how often the students at a university use its library',
    unit: 'students',
    population: 'students at the university',
    count: (size) => `The university has about ${size} students.`,
    thousands: [5, 40],
    place: 'students leaving the university library',
    bias: 'Students leaving the library are likely to use it more often than other students at the university.',
  },
  {
    topic: 'whether the adults in a county support a new bus line',
    unit: 'adults',
    population: 'adults in the county',
    count: (size) => `About ${size} adults live in the county.`,
    thousands: [20, 90],
    place: 'adults waiting at bus stops in the county',
    bias: 'Adults waiting at bus stops are more likely to support a new bus line than other adults in the county.',
  },
  {
    topic: 'how many books per year the adults in a city read',
    unit: 'adults',
    population: 'adults in the city',
    count: (size) => `About ${size} adults live in the city.`,
    thousands: [20, 90],
    place: 'adults leaving a bookstore in the city',
    bias: 'Adults leaving a bookstore are likely to read more books than other adults in the city.',
  },
  {
    topic: 'how long it takes the employees of a company to get to work',
    unit: 'employees',
    population: 'employees of the company',
    count: (size) => `The company has about ${size} employees.`,
    thousands: [2, 9],
    place: 'employees who arrived by train one morning',
    bias: 'Employees who arrive by train may need more or less time than those who travel in other ways.',
  },
  {
    topic: 'how many miles per month the members of a hiking association hike',
    unit: 'members',
    population: 'members of the association',
    count: (size) => `The association has about ${size} members.`,
    thousands: [2, 9],
    place: 'members who had signed up for a difficult hike',
    bias: 'Members who sign up for a difficult hike are likely to hike more than other members of the association.',
  },
  {
    topic: 'how many hours per week the teenagers in a county play music',
    unit: 'teenagers',
    population: 'teenagers in the county',
    count: (size) => `About ${size} teenagers live in the county.`,
    thousands: [5, 40],
    place: 'teenagers at a music festival in the county',
    bias: 'Teenagers at a music festival are likely to play music more than other teenagers in the county.',
  },
  {
    topic: 'how often the homeowners in a county water their lawns',
    unit: 'homeowners',
    population: 'homeowners in the county',
    count: (size) => `About ${size} homeowners live in the county.`,
    thousands: [20, 90],
    place: 'homeowners shopping at a garden center in the county',
    bias: 'Homeowners shopping at a garden center are likely to water their lawns more often than other homeowners in the county.',
  },
  {
    topic: 'how many articles per day the subscribers to an online newspaper read',
    unit: 'subscribers',
    population: 'subscribers to the newspaper',
    count: (size) => `The newspaper has about ${size} subscribers.`,
    thousands: [20, 90],
    place: 'subscribers who had left comments on an article',
    bias: 'Subscribers who leave comments are likely to read more articles than other subscribers to the newspaper.',
  },
  {
    topic: 'how many minutes per day the dog owners in a city walk their dogs',
    unit: 'dog owners',
    population: 'dog owners in the city',
    count: (size) => `About ${size} dog owners live in the city.`,
    thousands: [5, 40],
    place: 'dog owners visiting a dog park in the city',
    bias: 'Dog owners visiting a dog park are likely to walk their dogs more than other dog owners in the city.',
  },
  {
    topic: 'how many miles per week the drivers in a county travel',
    unit: 'drivers',
    population: 'drivers in the county',
    count: (size) => `About ${size} drivers live in the county.`,
    thousands: [20, 90],
    place: 'drivers at a highway rest stop in the county',
    bias: 'Drivers at a highway rest stop are likely to travel more miles than other drivers in the county.',
  },
  {
    topic: 'how many hours per week the employees of a hospital sleep',
    unit: 'employees',
    population: 'employees of the hospital',
    count: (size) => `The hospital has about ${size} employees.`,
    thousands: [2, 9],
    place: 'employees starting a night shift',
    bias: 'Employees starting a night shift may sleep more or less than other employees of the hospital.',
  },
];
