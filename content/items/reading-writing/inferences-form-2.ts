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
      text: 'Imagine that bowls with the same unusual spiral pattern have been dug up in two neighboring river valleys. Two explanations have been proposed. Potters in one valley may have made all the bowls and traded some of them to the other valley, or potters in both valleys may have made their own bowls, using a shared design. Clay from the two valleys differs in its chemical makeup, and tests show that every bowl examined so far was made from the clay of the valley in which it was found. These results suggest that ______',
    },
    stem,
    correct: {
      text: 'the bowls were made in both valleys, whose potters shared a design.',
      why: 'Each bowl was made of local clay, so the bowls did not travel; what the valleys share is the design.',
    },
    distractors: [
      { text: 'the bowls were made in one valley, whose potters shared out their work.', misconception: 'REV', why: 'Bowls from a single valley would all be made of that valley’s clay, but each one was made of the clay “of the valley in which it was found.”' },
      { text: 'the bowls were made in both valleys, whose potters traded their clay.', misconception: 'HALF', why: 'If clay had been traded, some bowls would be of the other valley’s clay, but “every bowl examined so far” is of local clay.' },
      { text: 'the bowls were made in one valley, whose potters bought clay abroad.', misconception: 'OUTSIDE', why: 'No clay from elsewhere was found: each bowl matches “the clay of the valley in which it was found.”' },
    ],
    steps: [
      'For each explanation, ask what it predicts about the clay. Trade predicts that some bowls are made of foreign clay; local potters predict local clay only.',
      'Compare with the result: every bowl examined is of local clay. That speaks against trade in bowls.',
      'What remains is the second explanation: a shared design.',
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
      text: 'An unsigned gardening manual, printed in 1702, has been credited to Elin Vasker because the manual spells some thirty words in the same odd way that Vasker spells them in her surviving letters. Before accepting this evidence, one must consider how the manual’s printer worked. Three other books came from the same press in those years. Their authors’ letters spell the thirty words in the ordinary way, yet the printed books use the odd spellings throughout, evidently because the workers who set the type followed a habit of the house. The manual’s spellings, therefore, ______',
    },
    stem,
    correct: {
      text: 'reflect the habits of the press and say little about who wrote the manual.',
      why: 'The press put the odd spellings into books by authors who did not use them, so the manual would have them no matter who wrote it.',
    },
    distractors: [
      { text: 'reflect the habits of the press and make Vasker an unlikely author of the manual.', misconception: 'EXTREME', why: 'Losing a reason to believe a claim is not a reason against it; nothing in the text makes Vasker an unlikely author.' },
      { text: 'reflect the habits of the author and make Vasker a likely author of the manual.', misconception: 'REV', why: 'In the three other books, the odd spellings came from “a habit of the house,” so they do not point to an author.' },
      { text: 'reflect the habits of the author but say little about who the author was.', misconception: 'HALF', why: 'The text traces such spellings to “the workers who set the type,” not to authors, whose letters used the ordinary ones.' },
    ],
    steps: [
      'State the argument for Vasker: odd spellings in her letters, the same odd spellings in the manual.',
      'State what the three other books show: this press printed the odd spellings even when the author did not write them.',
      'So the spellings tell us about the press. Ask what they would look like if someone else had written the manual: just the same.',
    ],
    takeaway: 'A clue that would be there either way cannot tell you which story is true, and it speaks neither for nor against.',
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
      text: 'A survey of 200 gardens in one suburb found that gardens with bird feeders had, on average, nearly twice as many species of butterflies as gardens without feeders. A local newspaper advised readers who like butterflies to put up feeders. The survey also recorded the size of each garden, however, and feeders turned out to be far more common in large gardens than in small ones. When gardens of similar size were compared with one another, those with feeders had no more butterfly species than those without. The survey thus gives reason to think that ______',
    },
    stem,
    correct: {
      text: 'size made a difference to butterflies in these gardens and feeders did not.',
      why: 'Once size is held equal, the difference between gardens with and without feeders disappears, so the first result came from the larger size of the gardens with feeders.',
    },
    distractors: [
      { text: 'feeders made a difference to butterflies in these gardens and size did not.', misconception: 'REV', why: 'When gardens of similar size were compared, those with feeders “had no more butterfly species,” so the feeders were not what mattered.' },
      { text: 'feeders made a difference to butterflies but only in the larger gardens.', misconception: 'CAUS', why: 'Among gardens of similar size, large ones included, those with feeders had “no more butterfly species.”' },
      { text: 'size made a difference to butterflies but only in gardens with feeders.', misconception: 'HALF', why: 'The survey never says that size stopped mattering where there were no feeders; feeders made no difference once size was held equal.' },
    ],
    steps: [
      'Note the first pattern: feeders and butterflies go together.',
      'Look for a third factor that goes with both: gardens with feeders are usually large.',
      'Check what happens when that factor is held equal: the difference vanishes. So size, not feeders, accounts for the pattern in these gardens.',
    ],
    takeaway: 'If a difference disappears when a third factor is held equal, that factor is the better explanation.',
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
      text: 'At a cooking school, students served the same yogurt in heavy bowls and in light ones. Tasters who held a heavy bowl said that the yogurt was more filling. The heavy bowls looked sturdier, and the students expected that their appearance was the reason. They then ran two more tests. In the first, tasters were blindfolded and held the bowl in one hand; the yogurt in heavy bowls still seemed more filling. In the second, tasters saw the bowl but ate from it on a table without lifting it; the yogurt now seemed equally filling in both kinds of bowls. These tests suggest that the tasters were influenced by ______',
    },
    stem,
    correct: {
      text: 'what their hands told them about the bowls.',
      why: 'The effect stayed when tasters could only feel the bowl and vanished when they could only see it, so what they felt in the hand made the difference.',
    },
    distractors: [
      { text: 'what their eyes told them about the bowls.', misconception: 'REV', why: 'This is what the students expected, but the effect remained with blindfolds and vanished when the bowl was only seen.' },
      { text: 'what their tongues told them about the yogurt.', misconception: 'OUTSIDE', why: 'It was “the same yogurt” throughout, and the effect came and went while the yogurt stayed as it was.' },
      { text: 'what the students told them about the yogurt.', misconception: 'OUTSIDE', why: 'The text does not say that the students told the tasters anything; the tests changed only what tasters could see and hold.' },
    ],
    steps: [
      'List what each test took away. Test one: sight taken away, effect still there. Test two: holding taken away, effect gone.',
      'What is needed for the effect is the thing whose removal made it disappear: holding the bowl.',
      'What a hand can tell about a heavy bowl without the eyes is its weight.',
    ],
    takeaway: 'To find the cause, ask which change made the effect disappear and which change left it as it was.',
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
      text: 'A translation agency handles two kinds of text, technical and literary; a page of literary text takes its translators far longer than a page of technical text. After a new dictionary program was installed, the agency compared its records for the year before and the year after. The average time spent on a page fell by a tenth for technical texts, and it fell by a tenth for literary texts as well. Yet the average time spent on a page for all texts combined rose slightly. If the records are accurate, it follows that in the second year ______',
    },
    stem,
    correct: {
      text: 'literary texts made up a larger share of the pages.',
      why: 'Both kinds got faster, so the combined average could rise only if more of the pages belonged to the slow kind.',
    },
    distractors: [
      { text: 'the agency translated more pages of literary text.', misconception: 'HALF', why: 'Close, but the number of literary pages need not rise: it could even fall, as long as the number of technical pages fell faster.' },
      { text: 'technical texts made up a larger share of the pages.', misconception: 'REV', why: 'Technical pages are the fast ones; a larger share of them would have lowered the combined average.' },
      { text: 'the agency translated more pages of technical text.', misconception: 'TREND', why: 'Nothing requires more technical pages, and without still more literary pages they would have lowered the combined average.' },
    ],
    steps: [
      'The combined average depends on two things: the time for each kind of page and the mix of the two kinds.',
      'Both times fell, so the times cannot explain the rise. The mix must have changed.',
      'Only a larger part of slow (literary) pages can raise the combined average. That is a statement about shares, not about numbers of pages.',
    ],
    takeaway: 'If every group goes one way and the total goes the other, the mix of the groups has changed.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
];
