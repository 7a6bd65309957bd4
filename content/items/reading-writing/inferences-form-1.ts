/** Inferences, practice exam 1. */
import type { AuthoredQuestion } from '../authored.ts';

const stem = 'Which choice most logically completes the text?';

export const inferencesForm1: readonly AuthoredQuestion[] = [
  {
    id: 'inf-101',
    topicId: 2,
    archetype: 'INF-b',
    difficulty: 3,
    form: 1,
    skillTags: ['expected-vs-observed', 'everyday-life'],
    stimulus: {
      kind: 'prose',
      text: 'When a city library stopped charging fines for late books, its staff expected patrons to keep books longer. Records from the following year told a different story. Books borrowed after the change came back about as promptly as books had before. Meanwhile, within two months, patrons returned several hundred books that had been overdue for more than a year; many of these patrons told the staff that they had stayed away because of the sums they owed. Taken together, the records suggest that the fines had ______',
    },
    stem,
    correct: {
      text: 'kept some overdue books away without making other books come back sooner.',
      why: 'Patrons with long-overdue books “had stayed away because of the sums they owed,” and new loans came back “about as promptly” with no fines, so the fines had not sped them up.',
    },
    distractors: [
      { text: 'kept some overdue books away even though they made other books come back sooner.', misconception: 'HALF', why: 'The second half fails: with no fines, other books came back “about as promptly,” so the fines had not sped them up.' },
      { text: 'brought some overdue books back without making other books come back sooner.', misconception: 'REV', why: 'The overdue books came back after the fines ended; their patrons “had stayed away because of the sums they owed.”' },
      { text: 'brought some overdue books back even though they made other books come in later.', misconception: 'REV', why: 'Fines kept overdue books away, and other books came back “about as promptly” with or without them.' },
    ],
    steps: [
      'Compare what the staff expected (slower returns) with what happened (returns as prompt as before). So the fines were not what made people prompt.',
      'Add the second fact: long-overdue books came back once the fines were gone, and patrons said the sums had kept them away.',
      'The conclusion must use both facts and go no further.',
    ],
    takeaway: 'When two observations lead up to the blank, the right ending accounts for both of them.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'inf-102',
    topicId: 2,
    archetype: 'INF-g',
    difficulty: 5,
    form: 1,
    skillTags: ['dating-and-attribution', 'humanities'],
    stimulus: {
      kind: 'prose',
      text: 'The rings in an oak panel can be matched to regional records of tree growth, and the year of the youngest surviving ring shows that the tree was still alive at that time. It does not show when the panel was painted. Panel makers trimmed off the outer wood, removing an unknown number of rings, and boards might be stored before use. Suppose that the youngest ring in an unsigned portrait dates from 1487 and that a dealer, remarking that trimming and storage leave any such date uncertain by some years, credits the portrait to a master who worked from 1460 until his death in 1485 rather than to one of his pupils, who imitated his style until about 1520. Strictly considered, the ring ______',
    },
    stem,
    correct: {
      text: 'rules out the master but not his pupils.',
      why: 'The tree was still alive in 1487, and trimming and storage can only make the painting later than the ring. The master died in 1485; his pupils worked until about 1520.',
    },
    distractors: [
      { text: 'rules out the pupils but not the master.', misconception: 'REV', why: 'The pupils worked until about 1520, long after 1487; it is the master, who died in 1485, who could not have painted a panel from a tree alive in 1487.' },
      { text: 'rules out neither the master nor his pupils.', misconception: 'HALF', why: 'The uncertainty that the dealer mentions runs in one direction only: lost rings and storage make the panel later than 1487, never earlier than the master’s death.' },
      { text: 'rules out both the master and his pupils.', misconception: 'EXTREME', why: 'A panel from some time after 1487 can have been painted by pupils who worked “until about 1520.”' },
    ],
    steps: [
      'State exactly what the ring proves: the tree was alive in 1487, so the panel was painted in or after that year.',
      'Ask which way the uncertainty runs. Trimmed rings and time in storage can only add years, so the dealer’s point does not make 1485 possible.',
      'Test each candidate: the master died in 1485, too early; his pupils worked until about 1520, so they remain possible.',
    ],
    takeaway: 'When evidence gives an earliest possible date, uncertainty can push the true date later but never earlier.',
    provenance: {
      kind: 'authored',
      setting: 'factual',
      facts: [
        { claim: 'The youngest surviving ring of an oak panel gives only an earliest possible date, because sapwood was usually trimmed off and boards could be stored before painting.', reference: 'Peter Ian Kuniholm, “Dendrochronology (Tree-Ring Dating) of Panel Paintings,” in W. Stanley Taft and James W. Mayer, The Science of Paintings (2000)' },
      ],
    },
  },
  {
    id: 'inf-103',
    topicId: 2,
    archetype: 'INF-e',
    difficulty: 4,
    form: 1,
    skillTags: ['method-limits', 'science'],
    stimulus: {
      kind: 'prose',
      text: 'To learn which mammals live in a forest reserve, a team fastened motion-triggered cameras to tree trunks at knee height along the reserve’s trails. Over a year, the cameras photographed 27 species. A survey made a decade earlier, in which observers also searched the treetops and recorded bat calls at night, had listed the same 27 and 14 more. Some readers of the new report concluded that the reserve had lost 14 species in ten years. Of the 14 species missing from the photographs, however, all but two are bats or animals that rarely leave the canopy. The difference between the two lists, therefore, ______',
    },
    stem,
    correct: {
      text: 'may reflect where each team looked and does not show that species have been lost.',
      why: 'The new cameras stood at knee height on trails, while 12 of the 14 missing species fly or live in the canopy, where only the earlier team looked.',
    },
    distractors: [
      { text: 'may reflect where each team looked but still shows that some species are lost.', misconception: 'HALF', why: 'This sounds careful, but a knee-high camera on a trail cannot prove an animal’s absence, so nothing shows that even a few species are gone.' },
      { text: 'may reflect how well each team identified animals and does not show that species have been lost.', misconception: 'TOPIC', why: 'The teams differed in where they looked (trails at knee height; treetops and bat calls), and nothing suggests that animals were wrongly identified.' },
      { text: 'may reflect how well each team identified animals but still shows that some species are lost.', misconception: 'HALF', why: 'Nothing suggests wrong identifications, and the missing species are ones that cameras on trails would seldom meet.' },
    ],
    steps: [
      'Compare the methods: knee-high cameras on trails now; treetop searches and bat recordings as well before.',
      'Compare that with the missing species: 12 of the 14 are bats or canopy animals, the very animals that the new method would miss.',
      'So the shorter list can be explained by where the teams looked, and it does not show a loss. The answer must say both.',
    ],
    takeaway: 'Before you read a change into two sets of results, ask whether they were collected in the same way.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'inf-104',
    topicId: 2,
    archetype: 'INF-f',
    difficulty: 3,
    form: 1,
    skillTags: ['rule-and-exception', 'humanities'],
    stimulus: {
      kind: 'prose',
      text: 'To protect works on paper from light, a small museum shows each one for no more than three months in any three-year period. The rule has one exception. Because carbon ink does not fade, a work made entirely with carbon ink may stay on view for a full year. For its spring exhibition, the museum plans to show a scroll that has not been on view for a decade. The poem on the scroll was written in carbon ink, and around the poem runs a narrow border painted with dyes made from flowers. Under the museum’s rule, the scroll ______',
    },
    stem,
    correct: {
      text: 'may be shown for three months, since its border was painted with dyes.',
      why: 'The exception covers only works “made entirely with carbon ink.” The dyed border takes the scroll out of the exception, so the three-month rule applies.',
    },
    distractors: [
      { text: 'may be shown for a full year, since its poem was written in carbon ink.', misconception: 'HALF', why: 'The poem is in carbon ink, but the border is not, and the exception requires the whole work to be.' },
      { text: 'may be shown for a full year, since it has been off view for a decade.', misconception: 'OUTSIDE', why: 'The rule sets a limit for any three-year period; it gives no extra time for earlier years in storage.' },
      { text: 'may be shown for three months, since carbon ink slowly fades in light.', misconception: 'REV', why: 'The text says that “carbon ink does not fade”; it is the dyed border that brings in the three-month limit.' },
    ],
    steps: [
      'Write down the rule (three months) and the exception (a full year if made entirely with carbon ink).',
      'Test the scroll against the exact wording of the exception. The border is dyed, so “entirely” is not met.',
      'If the exception does not apply, the rule does: three months at most.',
    ],
    takeaway: 'An exception applies only if every word of it is met; otherwise, go back to the rule.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'inf-105',
    topicId: 2,
    archetype: 'INF-h',
    difficulty: 5,
    form: 1,
    skillTags: ['quantities-in-prose', 'history'],
    stimulus: {
      kind: 'prose',
      headnote: 'The following text describes an imaginary city.',
      text: 'In 1900 the port of Lindhaven shipped half of all the grain exported from its region. By 1930 its share had fallen to one-third, and later accounts describe these years as a period of decline in which the harbor “lost its trade.” The harbor’s own ledgers complicate that picture. Measured in tons, the grain leaving Lindhaven increased by about one-fifth between 1900 and 1930. If both the shares and the ledgers are accurate, then the port’s shrinking share indicates that ______',
    },
    stem,
    correct: {
      text: 'the region’s other ports gained grain faster than Lindhaven did.',
      why: 'Lindhaven’s own tonnage grew, so its share could shrink only if the rest of the region grew by an even larger factor.',
    },
    distractors: [
      { text: 'the region’s other ports gained grain that Lindhaven had lost.', misconception: 'CAUS', why: 'Lindhaven shipped more grain in 1930 than in 1900, so it had lost none; the other ports’ gain must be new trade.' },
      { text: 'the region’s other ports lost grain more slowly than Lindhaven did.', misconception: 'TREND', why: 'Lindhaven’s own grain “increased by about one-fifth,” and the rest must have grown even more for its share to fall.' },
      { text: 'the region’s other ports lost grain that Lindhaven had gained.', misconception: 'REV', why: 'If the others had lost grain while Lindhaven gained it, Lindhaven’s share would have risen, not fallen to one-third.' },
    ],
    steps: [
      'Keep two quantities apart: the share (a part of the region’s total) and the tons (Lindhaven’s own amount).',
      'Try numbers: 50 of 100 tons in 1900. One-fifth more is 60 tons in 1930, and 60 is one-third of 180.',
      'So the others went from 50 tons to 120: they grew faster. Lindhaven itself lost nothing.',
    ],
    takeaway: 'A share can fall while the amount rises; it only means that the rest grew faster.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
];
