/** What some people choose for themselves and others can be assigned to, with what follows from it. */

export interface TwoStudies {
  /** `employees`, and all of them: `employees of a large company`. */
  readonly people: string;
  readonly from: string;
  /** The same on their second mention: `employees of the company`. */
  readonly all: string;
  /** `take a walk at noon`, and in its other forms. */
  readonly treat: string;
  readonly treated: string;
  readonly treating: string;
  /** What it may affect: `the number of headaches that employees have`. */
  readonly outcome: string;
  /** `had fewer headaches`, `have fewer headaches`. */
  readonly had: string;
  readonly have: string;
  /** What an association is with: `shorter delivery times`. */
  readonly degree?: string;
  /** In tens: how many may be selected. */
  readonly most: number;
  /** How its conclusions are worded. */
  readonly frame: 0 | 1 | 2;
}

export const settings: readonly TwoStudies[] = [
  {
    people: 'patients',
    from: 'patients with insomnia at a large hospital',
    all: 'patients with insomnia at the hospital',
    treat: 'drink herbal tea every evening',
    treated: 'drank herbal tea every evening',
    treating: 'drinking herbal tea every evening',
    outcome: 'how soon patients fall asleep',
    had: 'fell asleep sooner',
    have: 'fall asleep sooner',
    most: 20,
    frame: 0,
  },
  {
    people: 'students',
    from: 'algebra students in a large school district',
    all: 'algebra students in the district',
    treat: 'use an online practice program',
    treated: 'used an online practice program',
    treating: 'using an online practice program',
    outcome: 'final exam scores',
    had: 'scored higher on the final exam',
    have: 'score higher on the final exam',
    degree: 'higher final exam scores',
    most: 40,
    frame: 1,
  },
  {
    people: 'employees',
    from: 'employees of a large company',
    all: 'employees of the company',
    treat: 'take a walk during their lunch break',
    treated: 'took a walk during their lunch break',
    treating: 'taking a walk during the lunch break',
    outcome: 'how often employees have headaches',
    had: 'had fewer headaches',
    have: 'have fewer headaches',
    most: 30,
    frame: 2,
  },
  {
    people: 'drivers',
    from: 'drivers for a large delivery company',
    all: 'drivers for the company',
    treat: 'use a navigation app',
    treated: 'used a navigation app',
    treating: 'using a navigation app',
    outcome: 'how long deliveries take',
    had: 'completed their deliveries sooner',
    have: 'complete their deliveries sooner',
    degree: 'shorter delivery times',
    most: 30,
    frame: 1,
  },
  {
    people: 'visitors',
    from: 'visitors to an art museum',
    all: 'visitors to the museum',
    treat: 'carry an audio guide',
    treated: 'carried an audio guide',
    treating: 'carrying an audio guide',
    outcome: 'how long visitors stay',
    had: 'stayed longer',
    have: 'stay longer',
    most: 36,
    frame: 2,
  },
  {
    people: 'teenagers',
    from: 'teenagers in a certain county',
    all: 'teenagers in the county',
    treat: 'turn off their phones an hour before bedtime',
    treated: 'turned off their phones an hour before bedtime',
    treating: 'turning off a phone an hour before bedtime',
    outcome: 'how long teenagers sleep',
    had: 'slept longer',
    have: 'sleep longer',
    most: 40,
    frame: 0,
  },
  {
    people: 'gardeners',
    from: 'home gardeners who grow tomatoes in a certain county',
    all: 'home gardeners who grow tomatoes in the county',
    treat: 'add compost to the soil',
    treated: 'added compost to the soil',
    treating: 'adding compost to the soil',
    outcome: 'the size of the harvest',
    had: 'harvested more tomatoes',
    have: 'harvest more tomatoes',
    most: 24,
    frame: 2,
  },
  {
    people: 'students',
    from: 'first-year students at a large university',
    all: 'first-year students at the university',
    treat: 'take their notes by hand',
    treated: 'took their notes by hand',
    treating: 'taking notes by hand',
    outcome: 'quiz scores',
    had: 'earned higher quiz scores',
    have: 'earn higher quiz scores',
    most: 40,
    frame: 0,
  },
];
