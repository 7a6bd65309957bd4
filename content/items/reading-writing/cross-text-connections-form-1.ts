import type { AuthoredQuestion } from '../authored.ts';

/** Cross-Text Connections, practice exam form 1. */
export const crossTextConnectionsForm1 = [
  {
    id: 'ctc-101', topicId: 6, archetype: 'CTC-c', difficulty: 3, form: 1,
    skillTags: ['partial-agreement', 'data-versus-idea'],
    stimulus: {
      kind: 'pair',
      text1: 'In the town of Harlow Bay, pupils who belong to the school’s garden club missed half as many days of school last year as other pupils did. Principal Dana Whitcombe concludes that working outdoors makes pupils more eager to come to school, and she hopes to open a second garden.',
      text2: 'I taught for years at a school with a garden, and I do not doubt that time outdoors makes pupils glad to come. The numbers from Harlow Bay are another matter. A member of the club is marked present by signing in at the garden before the first bell; everyone else is counted in class at noon, when some who came in the morning have gone home. Absences recorded in two such different ways cannot be set side by side.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to Whitcombe’s conclusion in Text 1?',
    correct: { text: 'By doubting the attendance figures but agreeing that gardening may well draw pupils in', why: 'The author does “not doubt that time outdoors makes pupils glad to come” but says that absences “recorded in two such different ways cannot be set side by side.”' },
    distractors: [
      { text: 'By accepting the attendance figures but doubting that gardening is what explains them', misconception: 'REV', why: 'This turns both halves around: it is the numbers that are “another matter,” and the author does “not doubt” the effect of time outdoors.' },
      { text: 'By accepting the attendance figures and agreeing that gardening may well draw pupils in', misconception: 'AGREE', why: 'The second half fits, but the author does not accept the figures: they were “recorded in two such different ways.”' },
      { text: 'By doubting the attendance figures and the idea that gardening may well draw pupils in', misconception: 'STRAW', why: 'The first half fits, but the author does “not doubt that time outdoors makes pupils glad to come.”' },
    ],
    steps: ['Split the conclusion of Text 1 into data (fewer absences) and idea (working outdoors makes pupils eager to come).', 'Text 2 shares the idea: “I do not doubt.” It objects to the data: absences were recorded “in two such different ways.”', 'So the response doubts the figures but agrees that gardening may draw pupils in.'],
    takeaway: 'Ask two questions about Text 2: does it accept the facts, and does it accept the explanation?',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-102', topicId: 6, archetype: 'CTC-b', difficulty: 2, form: 1,
    skillTags: ['disagreement-on-cause'],
    stimulus: {
      kind: 'pair',
      text1: 'Why did fewer people come to the Old Mill Theater this season? The answer is the price of a ticket, which rose in September from eight dollars to eleven. When a play costs more, families stay home. The theater should bring back the old price at once.',
      text2: 'Many people blame the new ticket price for the Old Mill Theater’s half-empty rows. Yet at the afternoon plays, which cost the same eleven dollars, every seat was taken. Something else changed in September: the last bus now leaves at eight, before the evening plays end. People without cars have no way to get home.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to the explanation in Text 1?',
    correct: { text: 'By arguing that a change in the bus service is a likelier cause', why: 'Text 2 notes that full afternoon plays cost the same and then points to the last bus, which “now leaves at eight.”' },
    distractors: [
      { text: 'By agreeing that the change in the ticket price is the likely cause', misconception: 'AGREE', why: 'Text 2 answers those who “blame the new ticket price” with “Yet”: afternoon plays at that price were full.' },
      { text: 'By arguing that a change in the choice of plays is a likelier cause', misconception: 'OUTSIDE', why: 'Text 2 says nothing about which plays were performed or how good they were.' },
      { text: 'By agreeing that a return to the old ticket price is needed', misconception: 'AGREE', why: 'Text 2 rejects the price as the cause: afternoon plays “cost the same eleven dollars,” and “every seat was taken.”' },
    ],
    steps: ['Name the cause in Text 1: the ticket price.', 'In Text 2, “Yet” rejects that cause, because the full afternoon plays cost the same.', 'Text 2 then offers another cause: the bus service.'],
    takeaway: 'When two texts explain the same event, name the cause that each gives before reading the choices.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-103', topicId: 6, archetype: 'CTC-f', difficulty: 5, form: 1,
    skillTags: ['common-ground'],
    stimulus: {
      kind: 'pair',
      text1: 'A tower clock kept motionless behind glass is a clock in name only. Its makers shaped those wheels to turn, and no label can convey what a visitor learns from hearing the strike. Running it will grind down the teeth, certainly; but teeth can be recut, as these were many times in the clock’s working life, and if each repair is written down, nothing of consequence is lost.',
      text2: 'I do not doubt that visitors grasp a mechanism best when it moves. But let a replica do the moving. Run the original, and sooner or later its teeth must be recut; with the old surface go file marks and patterns of wear that tell us who worked on it and how. No written account will restore what later scholars might have known how to read there.',
    },
    stem: 'Based on the texts, both authors would most likely agree with which statement?',
    correct: { text: 'Keeping an original clock in motion leads in time to alterations of its parts.', why: 'Text 1 grants that running the clock “will grind down the teeth,” which are then recut; Text 2 says that the teeth “must be recut.”' },
    distractors: [
      { text: 'Careful records can make up for what is lost when an original clock is repaired.', misconception: 'AGREE', why: 'Only Text 1 believes this; Text 2 says that “no written account will restore” what is lost.' },
      { text: 'A moving replica can teach visitors about as much as a moving original can.', misconception: 'AGREE', why: 'Text 2 proposes a replica, but Text 1 never mentions one and speaks for running the clock itself.' },
      { text: 'A clock that does not move has little to teach the people who examine it.', misconception: 'EXTREME', why: 'Text 2 values the marks that scholars can read on the original, which would not be run, so its author would disagree.' },
    ],
    steps: ['Note each position: Text 1 would run the original; Text 2 would run a replica.', 'Look for what both grant on the way, such as Text 1’s “certainly” and Text 2’s “sooner or later.”', 'Both grant that running the original wears it until its teeth are recut: its parts are altered.'],
    takeaway: 'Common ground often hides in a concession; look at what each author admits before arguing on.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredQuestion[];
