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
      text: 'For years a music school telephoned every pupil on the day before a lesson. When the calls ended, the staff expected trouble with the beginners, who have little practice in keeping appointments. Attendance sheets for the following term told a different story. Beginners came to as many lessons as before; their parents, it turned out, had always kept calendars. Advanced pupils, who travel to their lessons alone, missed nearly twice as many as they had in the term before. Those who did come, beginners and advanced pupils alike, were as punctual as ever. Taken together, the sheets suggest that the calls had mainly influenced ______',
    },
    stem,
    correct: {
      text: 'how often advanced pupils came to lessons.',
      why: 'When the calls ended, the one thing that changed was that advanced pupils “missed nearly twice as many” lessons.',
    },
    distractors: [
      { text: 'how often beginners came to lessons.', misconception: 'REV', why: 'This is what the staff expected, but beginners “came to as many lessons as before.”' },
      { text: 'how promptly beginners came to lessons.', misconception: 'WHO', why: 'Without the calls, those who came were “as punctual as ever,” beginners included.' },
      { text: 'how promptly advanced pupils came to lessons.', misconception: 'HALF', why: 'The right group, but the wrong effect: advanced pupils missed more lessons, while those who came were “as punctual as ever.”' },
    ],
    steps: [
      'If the calls influenced something, it should change when they stop. So look for what changed.',
      'Beginners came as often as before, and everyone who came was on time: no change there.',
      'Advanced pupils missed nearly twice as many lessons, so the calls had influenced how often they came.',
    ],
    takeaway: 'To see what something did, look for what changed when it was taken away.',
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
      text: 'The rings in an oak panel can be matched to regional records of tree growth, and the youngest ring that survives shows a year in which the tree was still alive. Panel makers trimmed off the outer wood, however, and boards might be stored before use. Suppose that, in one region, the wood trimmed off never held fewer than eight rings and that the youngest ring in an unsigned portrait from there dates from 1487. A dealer, granting that Brandt, who died in 1485, came too early to have painted it, credits it to Ferrer, who worked until his death in 1492; trimming and storage, he remarks, leave any such date uncertain by some years. Strictly considered, the evidence ______',
    },
    stem,
    correct: {
      text: 'rules out Brandt and rules out Ferrer.',
      why: 'At least eight rings grew after 1487, so the tree was alive in 1495 or later, after both painters had died; storage can only make the painting later still.',
    },
    distractors: [
      { text: 'rules out Brandt but leaves Ferrer possible.', misconception: 'HALF', why: 'This is the dealer’s conclusion, but with at least eight more rings the tree was alive in 1495, and Ferrer worked only “until his death in 1492.”' },
      { text: 'leaves Brandt possible but rules out Ferrer.', misconception: 'REV', why: 'Brandt died in 1485, even earlier than Ferrer; a panel too late for Ferrer is too late for him as well.' },
      { text: 'leaves Brandt possible and leaves Ferrer possible.', misconception: 'EXTREME', why: 'The dealer’s uncertainty runs in one direction only: missing rings and storage make the panel later than 1487, never earlier.' },
    ],
    steps: [
      'State what the ring proves: the tree was alive in 1487. That alone rules out Brandt, who died in 1485.',
      'Add the trimmed wood: never fewer than eight rings. So the tree was alive at least until 1495.',
      'Ask which way the uncertainty runs. More trimmed rings or years in storage only add time, so Ferrer, who died in 1492, is too early as well.',
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
      text: 'To learn which mammals live in a forest reserve, a team fastened motion-triggered cameras to the very trees that an earlier team had used, left them running for eight weeks in spring, and had the photographs examined by the specialist who had examined the earlier ones. The cameras had recorded 27 species. The earlier team, which had put up the same cameras in the same weeks of six successive springs, had listed these 27 and 14 more, and some readers of the new report concluded that the reserve had since lost 14 species. Of these 14, however, all but two were so scarce even then that they had not been seen at all until the fourth spring or later. The difference between the two lists, therefore, ______',
    },
    stem,
    correct: {
      text: 'may reflect how long each team looked rather than a loss of species.',
      why: 'The earlier team needed four springs or more to find 12 of the 14 species; the new team looked for a single spring.',
    },
    distractors: [
      { text: 'may reflect where each team looked rather than a loss of species.', misconception: 'REV', why: 'Both teams looked in the same places: the cameras hung on “the very trees that an earlier team had used.”' },
      { text: 'may reflect when each team looked rather than a loss of species.', misconception: 'HALF', why: 'Both teams worked “in the same weeks” of spring, and 12 of the 14 animals were “so scarce even then” that three whole springs went by without them.' },
      { text: 'may reflect how closely each team looked rather than a loss of species.', misconception: 'REV', why: 'The teams used “the same cameras,” and the same specialist examined the photographs.' },
    ],
    steps: [
      'Compare the methods: same trees, same cameras, same weeks, same specialist. The difference is one spring against six.',
      'Compare that with the missing species: 12 of the 14 turned up only in the fourth spring or later.',
      'A survey of one spring would be expected to miss such animals, so the shorter list may come from the shorter time.',
    ],
    takeaway: 'Before you read a change into two sets of results, ask in what way they were collected differently.',
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
      text: 'To protect works on paper from light, a small museum shows each one for no more than three months in any three-year period. The rule has one exception. Because carbon ink does not fade, a work made entirely with carbon ink may stay on view for a full year, whether its paper is fragile or strong. For its spring exhibition, the museum plans to show a scroll of unusually strong paper that has not been on view for a decade. The catalog says that the gray border around its poem was painted with dyes made from flowers, but recent tests found nothing but carbon ink, thinned with water in the border. Under the museum’s rule, the scroll ______',
    },
    stem,
    correct: {
      text: 'may be shown for a full year because of its ink.',
      why: 'Tests found “nothing but carbon ink” in poem and border, so the work is “made entirely with carbon ink” and the exception applies.',
    },
    distractors: [
      { text: 'may be shown for three months because of its ink.', misconception: 'HALF', why: 'This trusts the catalog; the tests found no dyes, “nothing but carbon ink,” so the three-month limit does not apply.' },
      { text: 'may be shown for three months because of its paper.', misconception: 'OUTSIDE', why: 'Paper plays no part in the exception: the rule for carbon ink holds “whether its paper is fragile or strong.”' },
      { text: 'may be shown for a full year because of its paper.', misconception: 'WHO', why: 'The strong paper earns the scroll nothing; the extra time is given for carbon ink, “whether its paper is fragile or strong.”' },
    ],
    steps: [
      'Write down the rule (three months) and the exception (a full year if made entirely with carbon ink).',
      'Test the scroll against the exception. The catalog speaks of dyes, but the tests found nothing but carbon ink.',
      'So the exception applies, and it applies because of the ink; the kind of paper makes no difference.',
    ],
    takeaway: 'Check an exception word by word against the facts, and note which fact makes it apply.',
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
      text: 'In 1900 the port of Lindhaven shipped one-third of all the grain exported from its region. By 1930 its share had risen to two-fifths, and later accounts describe these years as a contest in which Lindhaven “drained the harbors around it.” The harbor’s own ledgers complicate that picture. Measured in tons, the grain leaving Lindhaven had doubled between 1900 and 1930, an increase that none of the accounts takes into consideration. If both the shares and the ledgers are accurate, then it follows that over the same period, in proportion to what they had shipped in 1900, ______',
    },
    stem,
    correct: {
      text: 'the region’s other ports gained grain more slowly than Lindhaven did.',
      why: 'Lindhaven’s tons doubled while its share rose only from one-third to two-fifths, so the rest of the region grew as well, though by a smaller factor.',
    },
    distractors: [
      { text: 'the region’s other ports gained grain faster than Lindhaven did.', misconception: 'TREND', why: 'If the others had grown faster, Lindhaven’s share would have fallen; it rose “to two-fifths.”' },
      { text: 'the region’s other ports lost grain faster than Lindhaven did.', misconception: 'HALF', why: 'Lindhaven lost nothing: its grain “had doubled.” And had the others lost grain, a doubled Lindhaven would have had at least half of the total.' },
      { text: 'the region’s other ports lost grain more slowly than Lindhaven did.', misconception: 'REV', why: 'Lindhaven’s grain “had doubled,” so there was no loss at Lindhaven to compare with; the others gained too, as the shares show.' },
    ],
    steps: [
      'Keep two quantities apart: the share (a part of the region’s total) and the tons (Lindhaven’s own amount).',
      'Try numbers: 30 of 90 tons in 1900. Doubled, that is 60 tons in 1930, and 60 is two-fifths of 150.',
      'So the others went from 60 tons to 90. They gained, but by half, while Lindhaven doubled.',
    ],
    takeaway: 'A rising share does not by itself mean that the others lost; they may only have grown more slowly.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
];
