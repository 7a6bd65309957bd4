import type { AuthoredItem } from '../authored.ts';

const complete = 'Which choice completes the text with the most logical and precise word or phrase?';

/** Words in Context, practice bank. */
export const practiceWordsInContext = [
  {
    id: 'wic-p01', topicId: 4, archetype: 'WIC-a', difficulty: 1,
    skillTags: ['restated-meaning'],
    stimulus: { kind: 'prose', text: 'Before a story goes into the school newspaper, Priya and Hiro ______ it. They put right every wrong date and every misspelled name that they find. Apart from that they change nothing: no sentence is cut, and none is added.' },
    stem: complete,
    correct: { text: 'correct', why: 'To “put right every wrong date and every misspelled name” is to correct the story.' },
    distractors: [
      { text: 'shorten', misconception: 'REV', why: 'Stories for a newspaper are often shortened, but here “no sentence is cut.”' },
      { text: 'repeat', misconception: 'OUTSIDE', why: 'The text says what they put right in the story; nothing says that it is told or printed again.' },
      { text: 'finish', misconception: 'REV', why: 'A story that is finished gets its missing part, but of sentences here “none is added.”' },
    ],
    steps: ['Read on: the second sentence tells what the two do with a story.', 'They “put right” what is wrong and leave everything else alone.', 'The word for that is “correct.”'],
    takeaway: 'When the blank comes early, let the next sentence tell you what the word means.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'wic-p02', topicId: 4, archetype: 'WIC-b', difficulty: 2,
    skillTags: ['contrast-clue', 'tone'],
    stimulus: { kind: 'prose', text: 'The reports of the lighthouse keeper Kofi Abara were known for their coldness: the weather, the height of the waves, and not one word more. His letters to his daughter on the mainland contained no more jokes than the reports did, but they were ______, telling her for page after page how much he missed her and how proud he was of her.' },
    stem: complete,
    correct: { text: 'warm', why: '“But” sets the letters against the “coldness” of the reports, and a letter full of love and pride is warm.' },
    distractors: [
      { text: 'brief', misconception: 'REV', why: 'The reports are brief (“not one word more”), while the letters go on “for page after page.”' },
      { text: 'exact', misconception: 'TOPIC', why: 'Exactness fits the reports, with “the height of the waves”; the letters tell of his feelings.' },
      { text: 'playful', misconception: 'CONN', why: 'The letters “contained no more jokes than the reports did”; they were loving, not funny.' },
    ],
    steps: ['“But” marks a contrast between the letters and the reports.', 'The reports are known for “coldness,” so the letters must have the opposite quality.', 'Missing someone and being proud of someone fit “warm.”'],
    takeaway: 'At “but,” ask which quality is being turned around, and look for its opposite.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'wic-p03', topicId: 4, archetype: 'WIC-c', difficulty: 2,
    skillTags: ['cause-effect'],
    stimulus: { kind: 'prose', text: 'The rope bridge at Pine Hollow sways with every step, and many people grip the rail the moment they set foot on it. A sign beside the bridge tells them that the swaying is what keeps the ropes from breaking. Because it does so in plain words, the sign ______ most visitors, who let go of the rail and walk on calmly, without so much as a pause.' },
    stem: complete,
    correct: { text: 'reassures', why: 'People who were afraid “let go of the rail and walk on calmly,” so the sign takes away their fear.' },
    distractors: [
      { text: 'confuses', misconception: 'REV', why: 'The sign speaks “in plain words,” and visitors who have read it know what to do.' },
      { text: 'delays', misconception: 'REV', why: 'Reading a sign can take time, but visitors walk on “without so much as a pause.”' },
      { text: 'amuses', misconception: 'OUTSIDE', why: 'It may be surprising that swaying is useful, but nothing in the text shows anyone laughing or smiling.' },
    ],
    steps: ['Find the effect: visitors “let go of the rail and walk on calmly.”', 'Compare it with the beginning, where they “grip the rail” in fear.', 'A sign that turns fear into calm “reassures.”'],
    takeaway: 'Compare how people act before and after: the change tells you what the cause did to them.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'wic-p04', topicId: 4, archetype: 'WIC-d', difficulty: 3,
    skillTags: ['argument-verb', 'evidence-relation'],
    stimulus: { kind: 'prose', text: 'The historian Samir Haddad reported long ago that the glass beads dug up in Bellport had been made in the town itself. A team led by Linh Osei has since compared the beads with sand from every beach nearby, and its members ______ his finding: the sand lacks a mineral that each of the beads contains, so the glass, they hold, must have come from somewhere else.' },
    stem: complete,
    correct: { text: 'dispute', why: 'Haddad says that the beads were made in the town; the team holds that the glass “must have come from somewhere else.”' },
    distractors: [
      { text: 'replicate', misconception: 'REV', why: 'To replicate a finding is to arrive at it again, but the team arrives at the opposite.' },
      { text: 'reinterpret', misconception: 'HALF', why: 'To reinterpret his finding would be to accept it and give it a new meaning; the team holds that it is not true.' },
      { text: 'extend', misconception: 'REV', why: 'To extend a finding is to apply it to more cases; the team does not accept it even for these beads.' },
    ],
    steps: ['State the finding: the beads were made in the town.', 'State what the team holds: the glass came from elsewhere.', 'The second denies the first, so the team’s members “dispute” it.'],
    takeaway: 'For a verb of argument, put the two claims side by side and ask whether they agree, add, or clash.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'wic-p05', topicId: 4, archetype: 'WIC-f', difficulty: 3,
    skillTags: ['idiom', 'context-clue'],
    stimulus: { kind: 'prose', text: 'The museum in Port Sorrel lent its three great clocks to the town hall ______ the renovation of its own tower. The work was not to begin until autumn, and the town was paying for none of it. The director simply wanted the clocks to be out of the building well before the first hammer was lifted, so that no dust could reach their wheels.' },
    stem: complete,
    correct: { text: 'in advance of', why: 'The clocks went “well before the first hammer was lifted,” that is, before the renovation.' },
    distractors: [
      { text: 'at the expense of', misconception: 'COLLO', why: 'That would mean that the renovation suffered from the loan, but the loan clears the way for it.' },
      { text: 'in keeping with', misconception: 'COLLO', why: 'That would mean that the loan suited the style or the rules of the renovation; the text speaks only of when the clocks went, and why.' },
      { text: 'in exchange for', misconception: 'REV', why: 'The town would have to give the renovation in return for the clocks, but it “was paying for none of it.”' },
    ],
    steps: ['Ask how the loan and the renovation are related.', 'The renovation comes in autumn; the clocks were to be out “well before” it, and the town gave nothing in return.', 'Earlier than something, and with a view to it, is “in advance of” it.'],
    takeaway: 'For a phrase between two events, decide the relation first: time, cause, trade, or harm.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'wic-p06', topicId: 4, archetype: 'WIC-e', difficulty: 4,
    skillTags: ['judgment-adjective', 'concession'],
    stimulus: { kind: 'prose', text: 'The critic Diego Vidal has much to praise in the second volume of the history of Dorrance: it states its claims without hesitation, takes neither side in the old quarrel over the harbor, and makes no attempt to account for every year. He nonetheless judges the volume to be largely ______, since there is little in its four hundred pages that the first volume had not already made plain.' },
    stem: complete,
    correct: { text: 'redundant', why: 'A volume that says what another “had already made plain” is not needed, which is what “redundant” means.' },
    distractors: [
      { text: 'tentative', misconception: 'REV', why: 'A tentative book hesitates, but this one “states its claims without hesitation.”' },
      { text: 'exhaustive', misconception: 'REV', why: 'Four hundred pages may sound exhaustive, but the volume “makes no attempt to account for every year.”' },
      { text: 'partisan', misconception: 'REV', why: 'A partisan book takes sides, but this one “takes neither side in the old quarrel.”' },
    ],
    steps: ['“Nonetheless” turns from praise to a fault, and “since” gives the reason for it.', 'The reason: the first volume had already made nearly all of it plain.', 'What repeats what is known and adds nothing is “redundant.”'],
    takeaway: 'The clause after “since” or “for” often defines the judgment; the praise before it rules out the rest.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredItem[];
