/** Inferences, practice exam 2. */
import type { AuthoredQuestion } from '../authored.ts';

const stem = 'Which choice most logically completes the text?';

export const inferencesForm2: readonly AuthoredQuestion[] = [
  {
    id: 'inf-201',
    topicId: 2,
    archetype: 'INF-c',
    difficulty: 3,
    form: 2,
    skillTags: ['competing-hypotheses', 'history'],
    stimulus: {
      kind: 'prose',
      text: 'Imagine that bowls with the same spiral pattern have been dug up in two neighboring valleys, early ones in the eastern valley and later ones in both. Clay from the two valleys differs in its chemical makeup, and each bowl was made from the clay of the valley in which it was found. Did people in the west copy the bowls of the east, or did people from the east settle there? The pattern cannot decide the matter, since weavers in both valleys and far beyond had used it long before there were any bowls. X-rays, however, show that the bowls of both valleys, and no others, were built up from a double coil, a method that cannot be seen in a finished bowl and takes months to learn at a master’s side. These results suggest that ______',
    },
    stem,
    correct: {
      text: 'skilled potters moved from one valley to the other.',
      why: 'The clay is local, so bowls and clay stayed where they were, and a hidden method that is learned only “at a master’s side” must have come with people who knew it.',
    },
    distractors: [
      { text: 'finished bowls were carried from one valley to the other.', misconception: 'REV', why: 'A bowl carried over would be of the other valley’s clay, but each was made from the clay “of the valley in which it was found.”' },
      { text: 'raw clay was carried from one valley to the other.', misconception: 'REV', why: 'No bowl is of clay from the other valley, so no clay was brought from there.' },
      { text: 'a favorite pattern spread from one valley to the other.', misconception: 'HALF', why: 'Neither valley had to wait for the pattern: weavers in both “and far beyond had used it long before there were any bowls.” And no pattern explains the double coil.' },
    ],
    steps: [
      'Use the clay first: each bowl is of local clay, so neither bowls nor clay traveled.',
      'Test the two explanations. The pattern was known in both valleys already, and whoever copies by eye cannot copy a hidden method.',
      'The hidden method is found in both valleys and takes months to learn from a master, so people who knew it must have come from the east.',
    ],
    takeaway: 'When two explanations compete, work out what each predicts and see which prediction came true.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'inf-202',
    topicId: 2,
    archetype: 'INF-g',
    difficulty: 5,
    form: 2,
    skillTags: ['dating-and-attribution', 'humanities'],
    stimulus: {
      kind: 'prose',
      headnote: 'The following text describes an imaginary case.',
      text: 'An unsigned gardening manual of 1702 spells some thirty words in unusual ways. The spellings have been ascribed to the workers who set the type, yet four other books that the same workers set in that year have none of them. They have also been ascribed to the editor, Elin Vasker, because the edition of 1704, which she revised, has them on every page; but so has the first edition, which went to press before she was hired. That edition was set from a fair copy in the hand of a clerk. The copy is lost, but the clerk made copies of the four other books as well and, to judge by their authors’ surviving drafts, changed not a letter. The unusual spellings, then, most likely came from ______',
    },
    stem,
    correct: {
      text: 'the author who composed the manual.',
      why: 'Type setters and editor are ruled out, and a clerk who “changed not a letter” would have copied spellings that were already in the draft.',
    },
    distractors: [
      { text: 'the clerk who copied out the manual.', misconception: 'HALF', why: 'The spellings passed through the clerk’s hand, but this clerk, judging by four other books, “changed not a letter” and so added none.' },
      { text: 'the workers who set the manual in type.', misconception: 'WHO', why: 'Four other books “that the same workers set in that year” have none of these spellings.' },
      { text: 'the editor who revised the manual.', misconception: 'WHO', why: 'The first edition, which has the spellings, “went to press before she was hired.”' },
    ],
    steps: [
      'List everyone through whose hands the words passed: author, clerk, type setters, editor.',
      'Strike out the type setters (their other books are free of the spellings) and the editor (hired too late).',
      'The clerk’s habit was to change nothing, so the spellings in the fair copy were those of the draft: the author’s.',
    ],
    takeaway: 'When several people could have left a trace, follow the work from hand to hand and test each of them.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'inf-203',
    topicId: 2,
    archetype: 'INF-d',
    difficulty: 4,
    form: 2,
    skillTags: ['third-factor', 'science'],
    stimulus: {
      kind: 'prose',
      text: 'A survey of 200 gardens in one suburb found that gardens with bird feeders had, on average, nearly twice as many species of moths as gardens without feeders. A local newspaper advised readers who like moths to put up feeders. Gardens with feeders, however, tended to be larger, older, and shadier than the rest. When gardens of similar size were compared with one another, those with feeders still had more species, and the same was true of gardens of similar age. Among gardens with similar amounts of shade, by contrast, those with feeders had no more species than those without, and large or old gardens had no more than small or new ones. The survey thus suggests that what mattered to moths was ______',
    },
    stem,
    correct: {
      text: 'whether the garden was shady.',
      why: 'Only when shade is held equal do all the other differences disappear, so it is shade that the numbers of species depend on.',
    },
    distractors: [
      { text: 'whether the garden had a feeder.', misconception: 'CAUS', why: 'Among gardens equally shady, those with feeders “had no more species than those without.”' },
      { text: 'whether the garden was large.', misconception: 'HALF', why: 'With size held equal, a difference remained, and among gardens equally shady, large ones had “no more than small” ones.' },
      { text: 'whether the garden was old.', misconception: 'HALF', why: 'With age held equal, a difference remained, and among gardens equally shady, old ones had “no more than … new ones.”' },
    ],
    steps: [
      'Note the first pattern: feeders and moths go together. Gardens with feeders are also larger, older, and shadier.',
      'Hold each factor equal in turn. With equal size or equal age, the difference stays.',
      'With equal shade, the difference vanishes, and size and age make none either. So shade accounts for the pattern.',
    ],
    takeaway: 'If a difference disappears only when one factor is held equal, that factor is the best explanation.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'inf-204',
    topicId: 2,
    archetype: 'INF-b',
    difficulty: 3,
    form: 2,
    skillTags: ['expected-vs-observed', 'everyday-life'],
    stimulus: {
      kind: 'prose',
      text: 'At a cooking school, tasters drank the same soup from thick clay bowls and from thin ones and found it richer in the thick bowls. These looked sturdier and weighed more, and the students who ran the tasting expected that one of these differences was the reason. They then ran two more tests. In the first, a helper raised the bowl to the mouth of a blindfolded taster, who drank without using his or her hands; the soup in thick bowls still seemed richer. In the second, tasters saw and held the bowls but ate with a spoon, which rang quite differently against thick clay and thin; the soup now seemed the same in both. These tests suggest that the tasters were influenced by ______',
    },
    stem,
    correct: {
      text: 'how the bowl felt against the lips.',
      why: 'The effect remained when tasters only drank from the bowl and vanished when they ate with a spoon, so what mattered is what the mouth felt of the bowl.',
    },
    distractors: [
      { text: 'how the bowl felt in the hand.', misconception: 'REV', why: 'In the first test nobody held the bowl, and the effect was there; in the second, everybody held it, and the effect was gone.' },
      { text: 'how the bowl looked on the table.', misconception: 'REV', why: 'Blindfolded tasters showed the effect, and tasters who “saw” the bowls did not.' },
      { text: 'how the bowl sounded under the spoon.', misconception: 'TOPIC', why: 'The spoon made thick and thin bowls sound different in the very test in which the soup “seemed the same in both.”' },
    ],
    steps: [
      'List what tasters had in each test. Test one: lips only. Test two: eyes, hands, and the sound of the spoon, but not the lips.',
      'The effect was there in test one and gone in test two.',
      'So what is needed for it is the touch of the bowl on the lips.',
    ],
    takeaway: 'To find the cause, ask what was present when the effect appeared and absent when it did not.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'inf-205',
    topicId: 2,
    archetype: 'INF-h',
    difficulty: 5,
    form: 2,
    skillTags: ['quantities-in-prose', 'everyday-life'],
    stimulus: {
      kind: 'prose',
      text: 'A translation agency handles two kinds of text, technical and literary; a page of literary text takes its translators far longer than a page of technical text. After a new dictionary program was installed, the agency compared its records for the year before and the year after. The average time spent on a page fell by a tenth for technical texts, and it fell by a tenth for literary texts as well. Yet the average time spent on a page for all texts combined rose slightly, which the director took as proof that somewhere the program was slowing her translators down. If the records are accurate, what they show is instead that in the second year ______',
    },
    stem,
    correct: {
      text: 'literary texts made up a larger share of the pages.',
      why: 'Both kinds got faster, so the combined average could rise only if more of the pages belonged to the slow kind.',
    },
    distractors: [
      { text: 'technical texts made up a larger share of the pages.', misconception: 'REV', why: 'Technical pages are the fast ones; a larger share of them would have lowered the combined average.' },
      { text: 'technical texts took more time per page.', misconception: 'TREND', why: 'The combined average rose, but the time for a technical page “fell by a tenth.”' },
      { text: 'literary texts took more time per page.', misconception: 'TREND', why: 'A literary page takes longer than a technical one, but it took less time than in the year before: it “fell by a tenth … as well.”' },
    ],
    steps: [
      'The combined average depends on two things: the time for each kind of page and the mix of the two kinds.',
      'Both times fell, so the times cannot explain the rise. The mix must have changed.',
      'Only a larger part of slow (literary) pages can raise the combined average.',
    ],
    takeaway: 'If every group goes one way and the total goes the other, the mix of the groups has changed.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
];
