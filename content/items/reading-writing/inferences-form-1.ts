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
      text: 'kept some overdue books from coming back without making other books come back sooner.',
      why: 'Patrons with long-overdue books “had stayed away because of the sums they owed,” and new loans came back “about as promptly” with no fines, so the fines had not sped them up.',
    },
    distractors: [
      { text: 'encouraged patrons to return books promptly even though the sums they owed were large.', misconception: 'REV', why: 'Without fines, books came back “about as promptly,” so the fines had not made returns prompter.' },
      { text: 'led most patrons to borrow fewer books than they would otherwise have borrowed.', misconception: 'OUTSIDE', why: 'The records are about when books were returned; nothing is said about how many were borrowed.' },
      { text: 'been too small to make a difference to the patrons who owed them.', misconception: 'EXTREME', why: 'Many patrons “stayed away because of the sums they owed,” so the fines did make a difference to them.' },
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
      text: 'The rings in an oak panel can be matched to regional records of tree growth, and the year of the youngest surviving ring shows that the tree was still alive at that time. It does not show when the panel was painted. Panel makers trimmed off the outer wood, removing an unknown number of rings, and boards might be stored before use. Suppose that the youngest ring in an unsigned portrait dates from 1471 and that a dealer, citing this date, credits the portrait to a master who worked from 1460 until his death in 1485 rather than to one of his pupils, who imitated his style until about 1520. Strictly considered, the ring ______',
    },
    stem,
    correct: {
      text: 'is compatible with the dealer’s claim but gives no reason to prefer the master to his pupils.',
      why: 'The ring only shows that the panel is from some time after 1471. The master could have painted it before 1485, and a pupil could have painted it then or later.',
    },
    distractors: [
      { text: 'supports the dealer’s claim because the tree was alive while the master was at work.', misconception: 'EXTREME', why: 'The year of the ring “does not show when the panel was painted”; a pupil could have used the same panel years later.' },
      { text: 'argues against the dealer’s claim because the master’s career began before 1471.', misconception: 'REV', why: 'The master kept working until 1485, so a panel from a tree alive in 1471 could still be his.' },
      { text: 'favors the pupils because trimming must have removed the rings that grew after 1485.', misconception: 'HALF', why: 'Trimming did remove rings, but “an unknown number” of them; nothing shows that they reached past 1485.' },
    ],
    steps: [
      'State exactly what the ring proves: the panel was painted at some time after 1471, and no more, because the outer rings and the storage time are unknown.',
      'Test each candidate against that: the master (until 1485) fits, and his pupils (until about 1520) fit as well.',
      'Evidence that fits both candidates rules out neither and favors neither.',
    ],
    takeaway: 'Evidence that fits two explanations equally well is not evidence for one of them.',
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
      text: 'may have more to do with where each team looked than with which animals remain.',
      why: 'The new cameras stood at knee height on trails, while 12 of the 14 missing species fly or live in the canopy, where only the earlier team looked.',
    },
    distractors: [
      { text: 'shows that some species have disappeared, although fewer of them than readers concluded.', misconception: 'HALF', why: 'This sounds careful, but nothing shows that any species has disappeared; a camera on a trail cannot prove an animal’s absence.' },
      { text: 'may mean that canopy animals come down to the trails less often than they did a decade ago.', misconception: 'OUTSIDE', why: 'The earlier team found these animals by searching treetops, so the text says nothing about how often they came down then.' },
      { text: 'shows that cameras identify the animals they record less reliably than observers do.', misconception: 'TOPIC', why: 'The problem is which animals pass the cameras, not whether the photographed animals were identified correctly.' },
    ],
    steps: [
      'Compare the methods: knee-high cameras on trails now; treetop searches and bat recordings as well before.',
      'Compare that with the missing species: 12 of the 14 are bats or canopy animals, the very animals that the new method would miss.',
      'So the shorter list can be explained by the method. That does not prove that nothing was lost, which is why the answer says “may.”',
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
      text: 'may be shown for up to three months, since it is not made entirely with carbon ink.',
      why: 'The exception covers only works “made entirely with carbon ink.” The dyed border takes the scroll out of the exception, so the three-month rule applies.',
    },
    distractors: [
      { text: 'may be shown for a full year, since its poem was written in carbon ink.', misconception: 'HALF', why: 'The poem is in carbon ink, but the border is not, and the exception requires the whole work to be.' },
      { text: 'may be shown for more than three months, since it has not been on view for a decade.', misconception: 'OUTSIDE', why: 'The rule sets a limit for any three-year period; it gives no extra time for earlier years in storage.' },
      { text: 'may not be shown at all, since its border was painted with dyes that could fade.', misconception: 'EXTREME', why: 'Works that can fade may still be shown, just for “no more than three months.”' },
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
      text: 'the grain shipped from the region’s other ports increased faster than Lindhaven’s did.',
      why: 'Lindhaven’s own tonnage grew, so its share could shrink only if the rest of the region grew by an even larger factor.',
    },
    distractors: [
      { text: 'the region’s other ports took over grain that had once been shipped from Lindhaven.', misconception: 'CAUS', why: 'Lindhaven shipped more grain in 1930 than in 1900, so nothing shows that its trade went elsewhere; the other ports’ growth can be new trade.' },
      { text: 'the region as a whole exported less grain in 1930 than it had exported in 1900.', misconception: 'TREND', why: 'One-third of the 1930 total is more tons than half of the 1900 total, so the total must have grown.' },
      { text: 'the grain shipped from Lindhaven became a smaller part of everything the port handled.', misconception: 'WHO', why: 'The share in the text is a share of the region’s grain exports, not of the port’s own business.' },
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
