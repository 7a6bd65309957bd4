import type { AuthoredQuestion } from '../authored.ts';

/** Cross-Text Connections, practice exam form 2. */
export const crossTextConnectionsForm2 = [
  {
    id: 'ctc-201', topicId: 6, archetype: 'CTC-g', difficulty: 3, form: 2,
    skillTags: ['result-and-theory'],
    stimulus: {
      kind: 'pair',
      text1: 'Music teacher Dario Ferri advises pupils to practice one piece at a time. Repeating a single piece for a full hour, he holds, fixes it firmly in the memory, whereas moving back and forth among pieces leaves each of them half learned.',
      text2: 'Two groups of Ferri’s pupils each spent three hours on the same three pieces. One group gave every piece an unbroken hour; the other switched pieces every ten minutes. When we tested them that evening, the first group made fewer mistakes. A week later, with no further practice, the second group made fewer. Which result matters more depends on when one must perform.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely regard Ferri’s advice in Text 1?',
    correct: { text: 'As sound for pupils who will play a piece the same day but not for those who will play it a week later', why: 'The unbroken hours led to fewer mistakes “that evening,” while switching did “a week later.”' },
    distractors: [
      { text: 'As sound for pupils who will play a piece a week later but not for those who will play it the same day', misconception: 'REV', why: 'This turns the results around: it was the same evening that the group following Ferri’s advice did better.' },
      { text: 'As sound both for pupils who will play a piece the same day and for those who will play it a week later', misconception: 'STRAW', why: 'A week later, the group that followed Ferri’s advice made more mistakes than the other, so the advice was not sound for both.' },
      { text: 'As sound neither for pupils who will play a piece the same day nor for those who will play it a week later', misconception: 'EXTREME', why: 'When tested “that evening,” the group that followed Ferri’s advice “made fewer mistakes,” so it was sound for the same day.' },
    ],
    steps: ['Ferri predicts that unbroken practice is better for memory.', 'Text 2 gives two results: unbroken practice won that evening, and switching won a week later.', 'So the advice holds for the same day but not for a week later.'],
    takeaway: 'When a study gives two results, state when or for whom each one holds before judging the theory.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-202', topicId: 6, archetype: 'CTC-a', difficulty: 2, form: 2,
    skillTags: ['agreement-with-evidence'],
    stimulus: {
      kind: 'pair',
      text1: 'Planting trees along a street does more than make it pretty. On summer afternoons the leaves shade the pavement, and the water that they give off cools the air around them. Cities that want cooler streets should plant more trees.',
      text2: 'Last July, students in the city of Corvana hung thermometers on two streets of the same width with the same traffic. One is lined with old maple trees; the other has none. Each afternoon for three weeks, the street with trees was cooler, by three degrees on average. Anyone who plans a street should know this.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to the claim in Text 1 that trees make streets cooler?',
    correct: { text: 'By agreeing with it and offering measurements that support it', why: 'Text 2 reports that the street with trees was cooler every afternoon, which fits the claim.' },
    distractors: [
      { text: 'By doubting it and offering measurements that go against it', misconception: 'REV', why: 'The measurements in Text 2 fit the claim: the street with trees “was cooler, by three degrees on average.”' },
      { text: 'By agreeing with it but asking for measurements that test it', misconception: 'HALF', why: 'Text 2 asks for nothing: it reports measurements made “each afternoon for three weeks.”' },
      { text: 'By doubting it and asking for measurements that might settle it', misconception: 'STRAW', why: 'Text 2 already has measurements, and its author trusts them: “Anyone who plans a street should know this.”' },
    ],
    steps: ['Put the claim of Text 1 in a few words: trees cool streets.', 'Find what Text 2 adds: a comparison in which the street with trees was cooler.', 'So Text 2 agrees and adds measurements.'],
    takeaway: 'Decide first whether Text 2 agrees, disagrees, or partly agrees; then find the reason that it gives.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-203', topicId: 6, archetype: 'CTC-h', difficulty: 5, form: 2,
    skillTags: ['two-critics', 'partial-agreement'],
    stimulus: {
      kind: 'pair',
      text1: 'A third of Ines Vidal’s painting <i>The Orchard Wall</i> is bare canvas. Some have called it unfinished; I call it generous. Vidal renders the near trees so exactly that our eyes, schooled by them, supply whatever lies beyond the wall. What looks like an omission is her most deliberate stroke, an invitation that a less courageous painter would never have dared to extend.',
      text2: 'Did Vidal simply run out of time? Her sketches settle the matter: from the first, the space beyond the wall was to be empty. I wish it were otherwise. The trees are the work of someone who has looked, the blank of someone unwilling to decide what she saw. It is flattering to be handed the brush, but let us not mistake a painter’s reluctance for a present to us.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to the view of the bare canvas presented in Text 1?',
    correct: { text: 'By granting that Vidal intended it but finding timidity where Text 1 finds daring', why: 'The sketches show that the space “was to be empty,” yet Text 2 sees in it someone “unwilling to decide,” not courage.' },
    distractors: [
      { text: 'By granting that Vidal intended it and finding daring in it, exactly as Text 1 does', misconception: 'AGREE', why: 'The first half fits, but Text 2 sees in the blank “someone unwilling to decide,” not a daring painter.' },
      { text: 'By denying that Vidal intended it but finding daring in it, exactly as Text 1 does', misconception: 'REV', why: 'Both halves go wrong: “from the first” the space “was to be empty,” and Text 2 calls it “reluctance.”' },
      { text: 'By denying that Vidal intended it and finding timidity where Text 1 finds daring', misconception: 'HALF', why: 'The second half fits, but the sketches “settle the matter”: the space “was to be empty” from the first.' },
    ],
    steps: ['List the points of Text 1: the blank is deliberate, generous, and brave.', 'Check each against Text 2: deliberate, yes (“from the first”); generous and brave, no (“unwilling to decide,” “reluctance”).', 'So Text 2 accepts the intention but sees timidity rather than daring.'],
    takeaway: 'Break the first author’s view into separate points and ask of each one whether the second author accepts it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredQuestion[];
