/** Studies with the facts that decide what may be concluded: who was sampled, how, and who was assigned to what. */

/** An experiment or observational study comparing two groups. */
export interface Study {
  /** `adults with trouble falling asleep`. */
  readonly subjects: string;
  /** Where the subjects come from: `in a certain city`. */
  readonly where: string;
  /** `drink herbal tea every evening`. */
  readonly treat: string;
  readonly treated: string;
  /** `drinking herbal tea every evening`. */
  readonly treating: string;
  /** `fell asleep sooner`. */
  readonly better: string;
  /** Verb phrase after "causes …": `people to fall asleep sooner`. */
  readonly effect: string;
  readonly outcome: string;
  /** A third variable that could explain the difference. */
  readonly confounder: string;
  /** A variable that could not. */
  readonly irrelevant: string;
}

export const studies: readonly Study[] = [
  {
    subjects: 'adults with insomnia',
    where: 'in a certain city',
    treat: 'drink herbal tea every evening',
    treated: 'drank herbal tea every evening',
    treating: 'drinking herbal tea every evening',
    better: 'fell asleep sooner',
    effect: 'to fall asleep sooner',
    outcome: 'the time needed to fall asleep',
    confounder: 'The tea drinkers also tended to turn off their screens earlier in the evening.',
    irrelevant: 'The tea drinkers also reported the brand of the tea in a questionnaire.',
  },
  {
    subjects: 'students taking algebra',
    where: 'at a certain high school',
    treat: 'use an online practice program',
    treated: 'used an online practice program',
    treating: 'using an online practice program',
    better: 'scored higher on the final test',
    effect: 'to score higher on the final test',
    outcome: 'the score on the final test',
    confounder: 'The program users had also received more tutoring during the year.',
    irrelevant: 'The program users also opened the program on several kinds of computers.',
  },
  {
    subjects: 'tomato plants',
    where: 'in a certain greenhouse',
    treat: 'receive a new fertilizer',
    treated: 'received a new fertilizer',
    treating: 'receiving the new fertilizer',
    better: 'produced more tomatoes',
    effect: 'to produce more tomatoes',
    outcome: 'the number of tomatoes',
    confounder: 'The fertilized plants also stood in the sunnier part of the building.',
    irrelevant: 'The fertilized plants were also marked with labels of another color.',
  },
  {
    subjects: 'employees who work at a desk',
    where: 'at a certain company',
    treat: 'take a short walk at noon',
    treated: 'took a short walk at noon',
    treating: 'taking a short walk at noon',
    better: 'reported fewer headaches',
    effect: 'to have fewer headaches',
    outcome: 'the number of headaches',
    confounder: 'The employees who walked also tended to drink more water during the day.',
    irrelevant: 'The employees who walked also recorded their routes on a map.',
  },
  {
    subjects: 'adults learning Spanish',
    where: 'in a certain county',
    treat: 'listen to Spanish songs daily',
    treated: 'listened to Spanish songs daily',
    treating: 'listening to Spanish songs daily',
    better: 'remembered more words',
    effect: 'to remember more words',
    outcome: 'the number of words remembered',
    confounder: 'The people who listened to songs had also studied Spanish for more years.',
    irrelevant: 'The people who listened to songs also wrote down the titles of the songs.',
  },
  {
    subjects: 'cyclists',
    where: 'in a certain cycling club',
    treat: 'wear a new type of shoe',
    treated: 'wore a new type of shoe',
    treating: 'wearing the new type of shoe',
    better: 'rode faster',
    effect: 'to ride faster',
    outcome: 'the average speed',
    confounder: 'The cyclists with the new shoes also trained for more hours each week.',
    irrelevant: 'The cyclists with the new shoes had also chosen different colors of shoelaces.',
  },
  {
    subjects: 'dairy cows',
    where: 'on a certain farm',
    treat: 'hear quiet music in the barn',
    treated: 'heard quiet music in the barn',
    treating: 'hearing quiet music in the barn',
    better: 'gave more milk',
    effect: 'to give more milk',
    outcome: 'the amount of milk',
    confounder: 'The cows that heard music also grazed on better pasture in the summer.',
    irrelevant: 'The cows that heard music were also listed on the first page of the records.',
  },
];

/** The relative pronoun for the subjects: people are `who`. */
export const who = ({ subjects }: Study) => (/plants|cows/.test(subjects) ? 'that' : 'who');

/** The place on its second mention: `in the city`. */
export const definite = (where: string) => where.replace('a certain', 'the');

/** Surveys: who should be known about, and where people were asked instead. */
export interface Survey {
  readonly population: string;
  readonly topic: string;
  /** Where a convenience sample was found. */
  readonly place: string;
  /** Why those found there may differ. */
  readonly bias: string;
  readonly unit: string;
}

export const surveys: readonly Survey[] = [
  {
    population: 'all residents of a city',
    topic: 'how many hours per week residents exercise',
    place: 'people entering a gym in the city',
    bias: 'People entering a gym are likely to exercise more than other residents.',
    unit: 'residents',
  },
  {
    population: 'all students at a university',
    topic: 'how often students use the library',
    place: 'students leaving the university library',
    bias: 'Students leaving the library are likely to use it more often than other students.',
    unit: 'students',
  },
  {
    population: 'all households in a county',
    topic: 'whether households support a new bus line',
    place: 'people waiting at bus stops in the county',
    bias: 'People waiting at bus stops are more likely to favor bus lines than other residents.',
    unit: 'households',
  },
  {
    population: 'all adults in a town',
    topic: 'how many books adults read per year',
    place: 'customers of a bookstore in the town',
    bias: 'Customers of a bookstore are likely to read more books than other adults.',
    unit: 'adults',
  },
  {
    population: 'all employees of a company',
    topic: 'how long employees take to get to work',
    place: 'employees who arrived by train on one morning',
    bias: 'Employees who arrive by train may need more or less time than those who travel in other ways.',
    unit: 'employees',
  },
  {
    population: 'all visitors to a national park',
    topic: 'how far visitors hike during a visit',
    place: 'visitors at the start of the longest trail',
    bias: 'Visitors at the longest trail are likely to hike farther than other visitors.',
    unit: 'visitors',
  },
  {
    population: 'all teenagers in a state',
    topic: 'how many hours per week teenagers play music',
    place: 'teenagers at a music camp in the state',
    bias: 'Teenagers at a music camp are likely to play music more than other teenagers.',
    unit: 'teenagers',
  },
];
