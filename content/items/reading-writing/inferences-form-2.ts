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
      text: 'it was the pattern, not the bowls, that passed from one valley to the other.',
      why: 'Each bowl was made of local clay, so the bowls did not travel; what the valleys share is the design.',
    },
    distractors: [
      { text: 'it was trade between the valleys that brought the bowls to both places.', misconception: 'REV', why: 'Traded bowls would be made of the other valley’s clay, but each one was made of the clay “of the valley in which it was found.”' },
      { text: 'some of the bowls were traded, while others were made where they were found.', misconception: 'HALF', why: '“Every bowl examined so far” is of local clay; none of them shows signs of trade.' },
      { text: 'the people of the two valleys had no contact with one another when the bowls were made.', misconception: 'EXTREME', why: 'The valleys share an unusual pattern, which points to contact of some kind, not to none.' },
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
      text: 'would probably look the same whether or not Vasker wrote the manual.',
      why: 'The press put the odd spellings into books by authors who did not use them, so the manual would have them no matter who wrote it.',
    },
    distractors: [
      { text: 'make it unlikely that the manual is the work of Vasker.', misconception: 'EXTREME', why: 'Losing a reason to believe a claim is not a reason against it; nothing in the text makes Vasker an unlikely author.' },
      { text: 'suggest that one of the other three authors wrote the manual instead.', misconception: 'HALF', why: 'The press used the odd spellings in every book, so they point no more to those three authors than to Vasker.' },
      { text: 'indicate that Vasker set type for the press that printed the manual.', misconception: 'WHO', why: 'That Vasker happens to share the spellings of the house does not show that she worked there.' },
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
      text: 'the number of butterfly species in these gardens depended less on feeders than on size.',
      why: 'Once size is held equal, the difference between gardens with and without feeders disappears, so the first result came from the larger size of the gardens with feeders.',
    },
    distractors: [
      { text: 'putting up a feeder attracts butterflies to a garden, although only if the garden is large.', misconception: 'CAUS', why: 'Among gardens of similar size, large ones included, those with feeders had “no more butterfly species.”' },
      { text: 'owners put up feeders after noticing that butterflies were already common in their gardens.', misconception: 'CEREV', why: 'The survey says nothing about why people put up feeders, and it ties feeders to the size of a garden.' },
      { text: 'the size of any garden determines how many species of animals are able to live there.', misconception: 'BROAD', why: 'The survey covers butterflies in 200 gardens of one suburb, not every animal in any garden.' },
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
      text: 'how heavy the bowl felt in the hand.',
      why: 'The effect stayed when tasters could only feel the bowl and vanished when they could only see it, so the felt weight made the difference.',
    },
    distractors: [
      { text: 'how sturdy the bowl looked to them.', misconception: 'REV', why: 'This is what the students expected, but the effect remained with blindfolds and vanished when the bowl was only seen.' },
      { text: 'what they expected the yogurt to weigh.', misconception: 'OUTSIDE', why: 'No test had to do with the weight of the yogurt; only the bowls differed.' },
      { text: 'both the look of the bowl and its weight.', misconception: 'HALF', why: 'Blindfolded tasters, who could not see the bowl, still showed the effect, so the look was not needed.' },
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
      text: 'literary texts made up a larger share of the pages that the agency translated.',
      why: 'Both kinds got faster, so the combined average could rise only if more of the pages belonged to the slow kind.',
    },
    distractors: [
      { text: 'the agency translated fewer pages of technical text than it had in the first year.', misconception: 'HALF', why: 'Close, but the number of technical pages need not fall: it could even rise, as long as the number of literary pages rose faster.' },
      { text: 'translators spent more hours on literary texts than on technical ones.', misconception: 'OUTSIDE', why: 'Total hours for each kind are never given, and this could be true in both years without changing the average.' },
      { text: 'the agency translated a larger number of pages of both kinds than in the first year.', misconception: 'TOPIC', why: 'More pages of both kinds in the same mix would leave the combined average a tenth lower, not higher.' },
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
