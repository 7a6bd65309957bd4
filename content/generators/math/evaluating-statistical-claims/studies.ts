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
  /** That the groups did not differ in this variable, which supports the claim. */
  readonly balanced: string;
  /** How the treatment may work, which supports the claim too. */
  readonly mechanism: string;
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
    balanced: 'The tea drinkers and the others turned off their screens at about the same time.',
    mechanism: 'Herbal tea contains a substance that is known to make people feel sleepy.',
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
    balanced: 'The two groups of students had received about the same amount of tutoring during the year.',
    mechanism: 'The program gives students feedback on each mistake as soon as it is made.',
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
    balanced: 'The two groups of plants received about the same amount of sunlight and water.',
    mechanism: 'The new fertilizer contains a mineral that tomato plants need to form fruit.',
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
    balanced: 'The employees in the two groups drank about the same amount of water during the day.',
    mechanism: 'Walking is known to reduce the muscle tension that leads to many headaches.',
  },
  {
    subjects: 'adults learning Spanish',
    where: 'in a certain county',
    treat: 'listen to Spanish songs daily',
    treated: 'listened to Spanish songs daily',
    treating: 'listening to Spanish songs daily',
    better: 'remembered more words',
    effect: 'to remember more words',
    outcome: 'the recall of Spanish words',
    balanced: 'The two groups had studied Spanish for about the same number of years.',
    mechanism: 'The songs repeat many of the words that learners were asked to remember.',
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
    balanced: 'The cyclists in the two groups trained for about the same number of hours each week.',
    mechanism: 'The new shoe has a stiffer sole, so that less force is lost with each turn of the pedals.',
  },
  {
    subjects: 'dairy cows',
    where: 'on a certain farm',
    treat: 'hear quiet music in the barn',
    treated: 'heard quiet music in the barn',
    treating: 'hearing quiet music in the barn',
    better: 'gave more milk',
    effect: 'to give more milk',
    outcome: 'milk production',
    balanced: 'The two groups of cows grazed on the same pasture throughout the year.',
    mechanism: 'Cows that are calm are known to release milk more easily.',
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
    balanced: 'The two groups of seedlings received the same amount of water each day.',
    mechanism: 'The leaves of bean plants absorb blue light especially well.',
  },
  {
    subjects: 'drivers',
    where: 'at a certain delivery company',
    treat: 'use a new navigation app',
    treated: 'used a new navigation app',
    treating: 'using the new navigation app',
    better: 'completed their routes sooner',
    effect: 'to complete their routes sooner',
    outcome: 'delivery times',
    balanced: 'The drivers in the two groups had about the same number of years of experience.',
    mechanism: 'The app suggests routes that avoid streets with heavy traffic.',
  },
  {
    subjects: 'visitors',
    where: 'at a certain museum',
    treat: 'carry an audio guide',
    treated: 'carried an audio guide',
    treating: 'carrying an audio guide',
    better: 'stayed longer in the galleries',
    effect: 'to stay longer in the galleries',
    outcome: 'the length of museum visits',
    balanced: 'The visitors in the two groups came on days with the same opening hours.',
    mechanism: 'The audio guide tells a story about many of the works in the galleries.',
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
    balanced: 'The first graders in the two groups spent about the same number of hours in a reading class.',
    mechanism: 'Reading aloud gives children practice in recognizing words quickly.',
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
    balanced: 'The workers in the two groups took breaks of about the same length.',
    mechanism: 'Brighter light makes it easier to notice small flaws in a part.',
  },
];

/** The relative pronoun for the subjects: people are `who`. */
export const who = ({ subjects }: Study) => (/plants|cows|seedlings/.test(subjects) ? 'that' : 'who');

/** The treatment on its second mention: `used the new navigation app`. */
export const again = ({ treated }: Study) => treated.replace(/\ba (?=new )/, 'the ').replace(/\ban (?=audio|online)/, 'the ');

/** Subjects taken without random selection. */
export function unselected({ subjects, where }: Study, n: number): string {
  if (/plants|seedlings/.test(subjects)) return `A researcher studied the ${n} ${subjects} closest to the entrance of ${where.replace('in ', '')}.`;
  if (subjects === 'dairy cows') return `A researcher studied the first ${n} dairy cows to enter the barn ${where} one morning.`;
  if (subjects === 'first graders') return `The parents of ${n} first graders ${where} signed their children up for a study.`;
  return `A total of ${n} ${subjects} ${where} volunteered for a study.`;
}

/** The place on its second mention: `in the city`. */
export const definite = (where: string) => where.replace('a certain', 'the');
