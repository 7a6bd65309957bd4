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
  /** A second thing that a treated group may be asked to do, which could bring about the same result: `receive extra water`. */
  readonly alsoTreat: string;
  readonly alsoTreating: string;
  /** What only a part of the subjects are: `who drink coffee every day`. */
  readonly part: string;
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
    alsoTreat: 'turn off their screens an hour before bed',
    alsoTreating: 'turning off screens an hour before bed',
    part: 'who drink coffee every day',
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
    alsoTreat: 'attend a weekly tutoring session',
    alsoTreating: 'attending a weekly tutoring session',
    part: 'who play a school sport',
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
    alsoTreat: 'receive extra water',
    alsoTreating: 'receiving extra water',
    part: 'that were less than one foot tall',
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
    alsoTreat: 'drink a bottle of water every morning',
    alsoTreating: 'drinking a bottle of water every morning',
    part: 'who wear glasses',
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
    alsoTreat: 'review a list of words every evening',
    alsoTreating: 'reviewing a list of words every evening',
    part: 'who had never taken a Spanish class',
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
    alsoTreat: 'follow a new training plan',
    alsoTreating: 'following the new training plan',
    part: 'who ride more than 50 miles per week',
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
    alsoTreat: 'receive a new kind of feed',
    alsoTreating: 'receiving the new kind of feed',
    part: 'that were less than five years old',
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
    alsoTreat: 'receive extra water',
    alsoTreating: 'receiving extra water',
    part: 'that were less than two inches tall',
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
    alsoTreat: 'attend a training session',
    alsoTreating: 'attending a training session',
    part: 'who drive mostly downtown',
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
    alsoTreat: 'receive a map of the galleries',
    alsoTreating: 'receiving a map of the galleries',
    part: 'who came alone',
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
    alsoTreat: 'attend an after-school reading class',
    alsoTreating: 'attending an after-school reading class',
    part: 'who ride the bus to school',
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
    alsoTreat: 'take an extra break each shift',
    alsoTreating: 'taking an extra break each shift',
    part: 'who work at night',
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
