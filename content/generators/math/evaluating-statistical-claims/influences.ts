/** What else the subjects of a study may differ in: in favor of the outcome, against it, or without any bearing on it. */
interface Influence {
  /** Participles with a comparative, more or less than the other group: “may also have …” */
  readonly helps: string;
  readonly hurts: string;
  readonly neutral: string;
}

/** By the subjects of the study. */
export const influences: Readonly<Record<string, Influence>> = {
  'patients with insomnia': {
    helps: 'turned off their screens earlier in the evening',
    hurts: 'consumed more coffee in the afternoon',
    neutral: 'owned more books about travel',
  },
  'students taking algebra': {
    helps: 'received more hours of tutoring during the year',
    hurts: 'missed more algebra lessons during the year',
    neutral: 'lived farther from the high school',
  },
  'tomato plants': {
    helps: 'stood in a sunnier part of the greenhouse',
    hurts: 'been damaged by more insects during the summer',
    neutral: 'been given larger labels on their pots',
  },
  'office employees': {
    helps: 'consumed more water during the day',
    hurts: 'slept fewer hours at night',
    neutral: 'lived closer to the office',
  },
  'adults learning Spanish': {
    helps: 'studied Spanish for more years',
    hurts: 'spent less time on their word lists',
    neutral: 'lived closer to the county courthouse',
  },
  cyclists: {
    helps: 'trained for more hours each week',
    hurts: 'ridden heavier bicycles',
    neutral: 'lived closer to the cycling club',
  },
  'dairy cows': {
    helps: 'grazed on better pasture in the summer',
    hurts: 'been sick on more days during the year',
    neutral: 'carried newer ear tags',
  },
  'bean seedlings': {
    helps: 'been planted in richer soil',
    hurts: 'stood in colder corners of the nursery',
    neutral: 'had labels with larger print',
  },
  drivers: {
    helps: 'had more years of experience on their routes',
    hurts: 'had to make more stops on their routes',
    neutral: 'lived farther from the company’s office',
  },
  visitors: {
    helps: 'had a greater interest in art',
    hurts: 'arrived closer to the closing time',
    neutral: 'bought more postcards in the museum shop',
  },
  'first graders': {
    helps: 'spent more hours in a reading class',
    hurts: 'missed more days of school during the year',
    neutral: 'lived closer to the school',
  },
  workers: {
    helps: 'taken longer breaks during their shifts',
    hurts: 'worked longer shifts without a break',
    neutral: 'lived closer to the factory',
  },
};
