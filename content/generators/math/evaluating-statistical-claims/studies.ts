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
}

export const studies: readonly Study[] = [
  {
    subjects: 'patients with insomnia',
    where: 'at a certain sleep clinic',
    treat: 'drink herbal tea every evening',
    treated: 'drank herbal tea every evening',
    treating: 'drinking herbal tea every evening',
    better: 'fell asleep sooner',
    effect: 'to fall asleep sooner',
    outcome: 'the time it takes to fall asleep',
  },
  {
    subjects: 'students taking algebra',
    where: 'at a certain high school',
    treat: 'use an online practice program',
    treated: 'used an online practice program',
    treating: 'using an online practice program',
    better: 'scored higher on the final test',
    effect: 'to score higher on the final test',
    outcome: 'final test scores',
  },
  {
    subjects: 'tomato plants',
    where: 'in a certain greenhouse',
    treat: 'receive a new fertilizer',
    treated: 'received a new fertilizer',
    treating: 'receiving the new fertilizer',
    better: 'produced more tomatoes',
    effect: 'to produce more tomatoes',
    outcome: 'tomato production',
  },
  {
    subjects: 'office employees',
    where: 'at a certain company',
    treat: 'take a short walk at noon',
    treated: 'took a short walk at noon',
    treating: 'taking a short walk at noon',
    better: 'reported fewer headaches',
    effect: 'to have fewer headaches',
    outcome: 'the frequency of headaches',
  },
  {
    subjects: 'adults learning Spanish',
    where: 'in a certain county',
    treat: 'listen to Spanish songs daily',
    treated: 'listened to Spanish songs daily',
    treating: 'listening to Spanish songs daily',
    better: 'scored higher on a vocabulary test',
    effect: 'to score higher on a vocabulary test',
    outcome: 'vocabulary test scores',
  },
  {
    subjects: 'cyclists',
    where: 'in a certain cycling club',
    treat: 'wear a new type of shoe',
    treated: 'wore a new type of shoe',
    treating: 'wearing the new type of shoe',
    better: 'rode faster',
    effect: 'to ride faster',
    outcome: 'riding speed',
  },
  {
    subjects: 'dairy cows',
    where: 'on a certain farm',
    treat: 'hear quiet music while being milked',
    treated: 'heard quiet music while being milked',
    treating: 'hearing quiet music while being milked',
    better: 'gave more milk',
    effect: 'to give more milk',
    outcome: 'milk production',
  },
  {
    subjects: 'bean seedlings',
    where: 'in a certain nursery',
    treat: 'grow under blue light',
    treated: 'grew under blue light',
    treating: 'growing under blue light',
    better: 'reached a greater height',
    effect: 'to reach a greater height',
    outcome: 'plant height',
  },
  {
    subjects: 'drivers',
    where: 'at a certain delivery company',
    treat: 'use a new navigation app',
    treated: 'used a new navigation app',
    treating: 'using the new navigation app',
    better: 'completed their routes in less time',
    effect: 'to complete their routes in less time',
    outcome: 'delivery times',
  },
  {
    subjects: 'visitors',
    where: 'to a certain museum',
    treat: 'carry an audio guide',
    treated: 'carried an audio guide',
    treating: 'carrying an audio guide',
    better: 'stayed longer in the galleries',
    effect: 'to stay longer in the galleries',
    outcome: 'the length of museum visits',
  },
  {
    subjects: 'first graders',
    where: 'in a certain school district',
    treat: 'read aloud at home every day',
    treated: 'read aloud at home every day',
    treating: 'reading aloud at home every day',
    better: 'read more words per minute',
    effect: 'to read more words per minute',
    outcome: 'reading speed',
  },
  {
    subjects: 'workers',
    where: 'at a certain factory',
    treat: 'work under brighter lamps',
    treated: 'worked under brighter lamps',
    treating: 'working under brighter lamps',
    better: 'made fewer errors',
    effect: 'to make fewer errors',
    outcome: 'error rates',
  },
];

/** The relative pronoun for the subjects: people are `who`. */
export const who = ({ subjects }: Study) => (/plants|cows|seedlings/.test(subjects) ? 'that' : 'who');

/** A treatment on its second mention: `use the new navigation app`. */
const known = (phrase: string) => phrase.replace(/\ba (?=new |map )/, 'the ').replace(/\ban (?=audio|online)/, 'the ');
export const again = ({ treated }: Study) => known(treated);
export const treatAgain = ({ treat }: Study) => known(treat);
export const treatingAgain = ({ treating }: Study) => known(treating);
/** The treatment where nothing was said of it before: `using a new navigation app`. */
export const treatingFirst = ({ treating }: Study) => treating.replace('the new', 'a new');

/** `patients`, where nobody else is spoken of. */
export const short = ({ subjects }: Study) => subjects.replace(/ (?:with|taking|learning) .*/, '').replace('office ', '');

/** That they do not come from several places: `The employees were all at the same company.` */
export function fromOnePlace(study: Study): string {
  const place = study.where.replace('a certain', 'the same');
  if (study.subjects === 'visitors') return 'The visitors all went to the same museum.';
  return `The ${short(study)} were all ${place}.`;
}

/** Subjects taken without random selection. */
export function unselected({ subjects, where }: Study, n: number): string {
  if (/plants|seedlings/.test(subjects)) return `A researcher studied the ${n} ${subjects} closest to the entrance of ${where.replace('in ', '')}.`;
  if (subjects === 'dairy cows') return `A researcher studied the first ${n} dairy cows to enter the barn ${where} one morning.`;
  if (subjects === 'first graders') return `The parents of ${n} first graders ${where} signed their children up for a study.`;
  return `A total of ${n} ${subjects} ${where} volunteered for a study.`;
}

/** The place on its second mention: `in the city`. */
export const definite = (where: string) => where.replace('a certain', 'the');

/** `students taking algebra at the high school`. */
export const everyone = ({ subjects, where }: Study) => `${subjects} ${definite(where)}`;

/** The subjects wherever they are: `museum visitors`. */
export const anywhere = ({ subjects }: Study) => (subjects === 'visitors' ? 'museum visitors' : subjects);

/** How many of the subjects a study may have: one farm or one company has fewer than a city. */
export const largest = ({ where }: Study) => (/farm|greenhouse|club|nursery|factory|company/.test(where) ? 120 : 400);

/** Whether such a difference may occur without anyone assigning it: plants do not choose their light or their fertilizer, nor cows their music. */
export const canBeObserved = ({ subjects }: Study) => !['bean seedlings', 'dairy cows', 'tomato plants'].includes(subjects);
