import type { AuthoredItem } from '../authored.ts';

const stem = 'Which choice completes the text so that it conforms to the conventions of Standard English?';

/** Form, Structure, and Sense, practice bank. */
export const practiceFormStructureSense = [
  {
    id: 'fss-p01', topicId: 10, archetype: 'FSS-a', difficulty: 1,
    skillTags: ['subject-verb-agreement', 'verb-tense'],
    stimulus: { kind: 'prose', text: 'When the first snow began to fall yesterday, two yellow buses ______ in front of the school. Their drivers came inside for a cup of tea.' },
    stem,
    correct: { text: 'were waiting', why: 'The subject “two yellow buses” is plural, and “yesterday” puts the action in the past.' },
    distractors: [
      { text: 'is waiting', misconception: 'NEAR', why: '“Is” goes with a singular subject and with the present, but the subject is “two yellow buses,” and the snow fell “yesterday.”' },
      { text: 'are waiting', misconception: 'TENSE', why: '“Are waiting” is plural but present, and the text tells what happened “yesterday.”' },
      { text: 'was waiting', misconception: 'NEAR', why: '“Was waiting” is past but singular, and there are “two yellow buses.”' },
    ],
    steps: ['Find the subject: “two yellow buses,” which is plural.', 'Find the time: “yesterday,” “began,” and “came” are past.', 'Of the choices, only “were waiting” is both plural and past.'],
    takeaway: 'Choose a verb in two steps: one for the number of its subject, one for its time.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'fss-p02', topicId: 10, archetype: 'FSS-f', difficulty: 2,
    skillTags: ['pronoun-antecedent'],
    stimulus: { kind: 'prose', text: 'Our school’s sailing team owns twenty life jackets, and Noor’s brother offered to lend her one more. She arrived at the first practice wearing ______, though, a red one that she had bought with the money she earned over the summer.' },
    stem,
    correct: { text: 'her own', why: 'The jacket is the one that Noor “had bought with the money she earned,” so it belongs to her.' },
    distractors: [
      { text: 'its own', misconception: 'PRON', why: '“Its” would refer to the team, but the red jacket is not one of the team’s twenty; “she had bought” it.' },
      { text: 'his own', misconception: 'PRON', why: '“His” would refer to her brother, but he only “offered to lend her” a jacket.' },
      { text: 'our own', misconception: 'PRON', why: '“Our” goes with the school, but one person wears the jacket and paid for it: “she.”' },
    ],
    steps: ['Ask who is wearing the jacket: “She,” that is, Noor.', 'Ask whose it is: she bought it with the money that she earned.', 'So the pronoun must refer to Noor: “her own.”'],
    takeaway: 'If a text names several owners, find out to which of them the thing belongs before you choose the pronoun.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'fss-p03', topicId: 10, archetype: 'FSS-d', difficulty: 2,
    skillTags: ['verb-tense', 'present-perfect'],
    stimulus: { kind: 'prose', text: 'Since the museum opened its doors to them three years ago, the art students of Port Alder ______ nearly every bird in its glass cases. They are now at work on the last of them, a gray heron.' },
    stem,
    correct: { text: 'have drawn', why: '“Since … three years ago” reaches from then until now, and they are “now at work on the last,” so the form is “have drawn.”' },
    distractors: [
      { text: 'had drawn', misconception: 'TENSE', why: '“Had drawn” lies before another past event, but the text goes up to the present: “They are now at work.”' },
      { text: 'will draw', misconception: 'TENSE', why: '“Will draw” is future, but they began three years ago and only one bird is left.' },
      { text: 'would draw', misconception: 'TENSE', why: '“Would draw” tells of a past habit or of something imagined, but this goes on “now.”' },
    ],
    steps: ['Find the time: “Since the museum opened its doors … three years ago.”', 'The next sentence says “now,” so the time reaches up to the present.', 'What began in the past and reaches up to now takes “have drawn.”'],
    takeaway: '“Since” with a moment in the past usually asks for “has” or “have.”',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'fss-p04', topicId: 10, archetype: 'FSS-e', difficulty: 3,
    skillTags: ['participle', 'finite-verb'],
    stimulus: { kind: 'prose', text: 'During the weeks when no one could be taken out to the islands, the ferry captain Diego Boateng, who had never held a brush before, spent, to the surprise of his crew, the better part of each morning ______ tiny harbors on the lids of tea tins.' },
    stem,
    correct: { text: 'painting', why: 'One spends time doing something: he “spent … the better part of each morning painting.”' },
    distractors: [
      { text: 'paints', misconception: 'NONFIN', why: 'The sentence has its main verb, “spent”; nothing joins a second one to it, and “paints” is not past.' },
      { text: 'painted', misconception: 'NONFIN', why: '“Painted” fits the past, but “spent” is the main verb already, and no “and” joins the two.' },
      { text: 'to paint', misconception: 'NONFIN', why: 'One takes time “to paint,” but one spends time “painting.”' },
    ],
    steps: ['Take out the interruptions: “the ferry captain Diego Boateng spent the better part of each morning ______ tiny harbors ….”', '“Spent” is the main verb, so the blank cannot hold another one.', 'After “spent” and a time comes the form with “-ing”: “painting.”'],
    takeaway: 'Find the main verb first; it decides which form the other verb takes.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'fss-p05', topicId: 10, archetype: 'FSS-h', difficulty: 3,
    skillTags: ['modifier-placement'],
    stimulus: { kind: 'prose', text: 'The people of Bellport had waited all winter to learn what would be built beside the river. Folded into eighths and brought to the April meeting in the pocket of a raincoat, ______' },
    stem,
    correct: { text: 'the plan of the station was explained by the architect to residents.', why: 'What can be “folded into eighths and brought … in the pocket of a raincoat” is the plan, and “the plan” comes right after the comma as the subject.' },
    distractors: [
      { text: 'the architect explained the plan of the station to residents.', misconception: 'DANGLE', why: 'The subject is “the architect,” so the sentence would say that the architect was “folded into eighths.”' },
      { text: 'residents heard the architect explain the plan of the station.', misconception: 'DANGLE', why: 'The subject is “residents,” so the sentence would say that they came “in the pocket of a raincoat.”' },
      { text: 'the station was explained to residents by the architect from a plan.', misconception: 'DANGLE', why: 'The subject is “the station,” a building that was still to come; it could not be brought to a meeting.' },
    ],
    steps: ['The opening phrase describes something: what was folded and carried in a pocket?', 'Only a sheet of paper, the plan, can be.', 'So “the plan” must be the subject, right after the comma.'],
    takeaway: 'Ask whom or what the opening phrase describes; that must be the subject that follows it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'fss-p06', topicId: 10, archetype: 'FSS-j', difficulty: 4,
    skillTags: ['subjunctive'],
    stimulus: { kind: 'prose', text: 'A century ago, the clockmaker Wei Tanaka left his workshop to the town on one condition. His will requires that the key to its two doors, which in his own day hung on a nail where any child could reach it, ______ in a locked case in the mayor’s office.' },
    stem,
    correct: { text: 'be kept', why: 'After “requires that,” the verb takes its plain form, “be,” whatever the subject and the time.' },
    distractors: [
      { text: 'is kept', misconception: 'TENSE', why: '“Is kept” states what happens, but the will does not report anything; it “requires” it.' },
      { text: 'was kept', misconception: 'TENSE', why: '“Was kept” tells of the past, like “hung,” but the condition in the will is a demand and not a report.' },
      { text: 'were kept', misconception: 'NEAR', why: '“Were” goes with “doors,” but the subject is “the key”; after “requires that,” the form is “be.”' },
    ],
    steps: ['Take out the description between the commas: “His will requires that the key to its two doors ______ in a locked case.”', '“Requires that” introduces a demand, not a statement.', 'In a demand of this kind the verb has its plain form: “be kept.”'],
    takeaway: 'After “require that,” “insist that,” or “ask that,” a demand takes the plain form of the verb.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredItem[];
