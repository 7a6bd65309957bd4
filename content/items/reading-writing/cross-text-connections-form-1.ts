import type { AuthoredQuestion } from '../authored.ts';

/** Cross-Text Connections, practice exam form 1. */
export const crossTextConnectionsForm1 = [
  {
    id: 'ctc-101', topicId: 6, archetype: 'CTC-c', difficulty: 3, form: 1,
    skillTags: ['partial-agreement', 'data-versus-idea'],
    stimulus: {
      kind: 'pair',
      text1: 'In the town of Harlow Bay, pupils who belong to the school’s garden club missed half as many days of school last year as other pupils did. Principal Dana Whitcombe concludes that working outdoors, under a cheerful teacher and with something to eat from one’s own beds, makes pupils eager to come to school. She hopes to open a second garden.',
      text2: 'At the school where I taught, members of the garden club also missed few days, although they met after the last bell, had a new teacher each term, and gave away all that they grew. I was puzzled until I looked at the registers of the year before the club was founded, when nobody had yet touched a spade: the same names had missed just as few days. I should expect as much in Harlow Bay.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to Whitcombe’s conclusion in Text 1?',
    correct: { text: 'By granting the difference in attendance but tracing it to the pupils who join the club', why: 'The author has seen the same difference, but the “same names had missed just as few days” before there was a club: those who join are regular anyway.' },
    distractors: [
      { text: 'By granting the difference in attendance but tracing it to the hour at which the club meets', misconception: 'ECHO', why: 'The club met “after the last bell,” and its members had been as regular before it existed, so its hour explains nothing.' },
      { text: 'By granting the difference in attendance but tracing it to the food that the club serves', misconception: 'WHO', why: 'Food is part of Whitcombe’s idea; the club in Text 2 “gave away all that they grew,” and the difference was there.' },
      { text: 'By granting the difference in attendance but tracing it to the teacher who leads the club', misconception: 'WHO', why: 'The “cheerful teacher” belongs to Text 1; the club in Text 2 “had a new teacher each term.”' },
    ],
    steps: ['Text 1 explains the difference by what the club does for its members.', 'Text 2 finds the same difference, then a surprise: the same pupils had missed as few days before the club was founded.', 'So the author would accept the numbers but explain them by who joins, not by hour, food, or teacher.'],
    takeaway: 'Ask two questions about Text 2: does it accept the facts, and does it accept the explanation?',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-102', topicId: 6, archetype: 'CTC-b', difficulty: 2, form: 1,
    skillTags: ['disagreement-on-cause'],
    stimulus: {
      kind: 'pair',
      text1: 'Why did fewer people come to the Old Mill Theater this season? The answer is the price of a ticket, which rose in September from eight dollars to eleven. When a play costs more, families stay home. The theater should bring back the old price at once.',
      text2: 'Many people blame the new ticket price for the Old Mill Theater’s half-empty rows. Yet at the afternoon plays, which cost the same eleven dollars, every hard old seat was taken. The evening plays are the same ones, and they start at seven, as they always have. But since September, the last bus has left at eight, and people without cars have no way to get home.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to the explanation in Text 1?',
    correct: { text: 'By pointing to the bus service as a likelier cause', why: 'Text 2 notes that full afternoon plays cost the same and then names what is new since September: “the last bus has left at eight.”' },
    distractors: [
      { text: 'By pointing to the choice of plays as a likelier cause', misconception: 'REV', why: 'In the afternoon, when every seat was taken, the plays “are the same ones.”' },
      { text: 'By pointing to the starting times as a likelier cause', misconception: 'REV', why: 'The evening plays start at seven, “as they always have,” so this is no change that could explain fewer visitors.' },
      { text: 'By pointing to the state of the seats as a likelier cause', misconception: 'ECHO', why: 'The seats are hard and old, but in the afternoon every one of them “was taken.”' },
    ],
    steps: ['Name the cause in Text 1: the ticket price.', 'In Text 2, “Yet” rejects that cause, because the full afternoon plays cost the same.', 'Ask what changed in September: neither plays nor hours nor seats, but the last bus.'],
    takeaway: 'When two texts explain the same event, name the cause that each gives before reading the choices.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-103', topicId: 6, archetype: 'CTC-f', difficulty: 5, form: 1,
    skillTags: ['common-ground'],
    stimulus: {
      kind: 'pair',
      text1: 'A tower clock kept motionless behind glass is a clock in name only. Its makers shaped those wheels to turn, and no label can convey what people learn from hearing the strike. Running it will grind down the teeth, certainly; but teeth can be recut, as these were many times in the clock’s working life, and if each repair is written down, nothing that a scholar could want is lost.',
      text2: 'Whoever has watched a crowd fall silent as the wheels begin to turn will not defend glass cases on the public’s behalf. But the public is not alone in having a claim. Run the clock, and sooner or later its teeth must be recut; with the old surface go file marks and patterns of wear that tell us who worked on it and how. No written account will restore what others might have read there.',
    },
    stem: 'Based on the texts, both authors would most likely agree with which statement?',
    correct: { text: 'A clock that is run gains something that visitors value.', why: 'Text 1 says that “no label can convey what people learn from hearing the strike”; Text 2 admits that a crowd falls silent “as the wheels begin to turn.”' },
    distractors: [
      { text: 'A clock that is run loses something that scholars value.', misconception: 'AGREE', why: 'Only Text 2 believes this; in Text 1, “nothing that a scholar could want is lost” if repairs are written down.' },
      { text: 'A clock that is repaired loses something that scholars value.', misconception: 'AGREE', why: 'Text 2 mourns the “file marks and patterns of wear,” but Text 1 holds that with each repair written down, nothing is lost.' },
      { text: 'A clock that is repaired gains something that visitors value.', misconception: 'OUTSIDE', why: 'Neither author says that repairs please visitors; what the public enjoys in both texts is the motion of the clock.' },
    ],
    steps: ['Note each position: Text 1 would run the clock; Text 2 would spare its marks of wear.', 'Look for what each grants before arguing on. Text 2 begins with the crowd and will not defend glass cases “on the public’s behalf.”', 'Text 1 says the same of people who hear the strike. So both think that running gives visitors something; about losses to scholars they disagree.'],
    takeaway: 'Common ground often hides in a concession; look at what each author admits before arguing on.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredQuestion[];
