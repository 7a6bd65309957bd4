/** Central Ideas and Details, practice exam 2. */
import type { AuthoredQuestion } from '../authored.ts';

export const centralIdeasDetailsForm2: readonly AuthoredQuestion[] = [
  {
    id: 'cid-201',
    topicId: 1,
    archetype: 'CID-a',
    difficulty: 1,
    form: 2,
    skillTags: ['explicit-detail', 'science'],
    stimulus: {
      kind: 'prose',
      text: 'When a honeybee finds a good patch of flowers, she can tell the other bees in her hive where it is. She does so with what scientists call the waggle dance. Moving in a straight line on the honeycomb, she shakes her body from side to side, then circles back and repeats the movement. The direction of the straight line shows which way to fly in relation to the sun. The length of time she spends shaking shows how far away the flowers are: the longer she waggles, the longer the trip.',
    },
    stem: 'According to the text, what do other bees learn from how long a honeybee shakes her body?',
    correct: {
      text: 'The distance to the flowers',
      why: 'The text says that the length of time she shakes “shows how far away the flowers are.”',
    },
    distractors: [
      { text: 'The direction of the flowers', misconception: 'ECHO', why: 'Direction is shown by the straight line of the dance, not by how long the bee shakes.' },
      { text: 'The number of the flowers', misconception: 'OUTSIDE', why: 'The text calls it “a good patch” but never says that the dance shows how many flowers there are.' },
      { text: 'The freshness of the flowers', misconception: 'OUTSIDE', why: 'Freshness is not mentioned; the text says that the time spent shaking shows “how far away” the flowers are.' },
    ],
    steps: [
      'The question asks about one signal: how long the bee shakes.',
      'Find it in the last sentence: “The length of time she spends shaking shows how far away the flowers are.”',
      '“How far away” means distance. The sentence before it, about direction, describes a different signal.',
    ],
    takeaway: 'When a text explains two signals, match the question to the right one before you look at the choices.',
    provenance: {
      kind: 'authored',
      setting: 'factual',
      facts: [
        { claim: 'In the honeybee waggle dance, the direction of the straight run indicates direction relative to the sun and the duration of waggling indicates distance.', reference: 'Encyclopaedia Britannica, “dance language”; Karl von Frisch, The Dance Language and Orientation of Bees (1967)' },
      ],
    },
  },
  {
    id: 'cid-202',
    topicId: 1,
    archetype: 'CID-e',
    difficulty: 4,
    form: 2,
    skillTags: ['poem-main-idea', 'poetry'],
    stimulus: {
      kind: 'poem',
      headnote: 'The following text is Walt Whitman’s 1885 poem “Had I the Choice.”',
      text: 'Had I the choice to tally greatest bards,\nTo limn their portraits, stately, beautiful, and emulate at will,\nHomer with all his wars and warriors—Hector, Achilles, Ajax,\nOr Shakspere’s woe-entangled Hamlet, Lear, Othello—Tennyson’s fair ladies,\nMetre or wit the best, or choice conceit to wield in perfect rhyme, delight of singers;\nThese, these, O sea, all these I’d gladly barter,\nWould you the undulation of one wave, its trick to me transfer,\nOr breathe one breath of yours upon my verse,\nAnd leave its odor there.',
    },
    stem: 'Which choice best states the main idea of the text?',
    correct: {
      text: 'The speaker would trade the skills of the most admired poets for a little of the sea’s quality in his verse.',
      why: '“All these I’d gladly barter” offers up the powers of Homer, Shakespeare, and Tennyson, and the lines after it name the price: one wave’s “trick” or one “breath” of the sea upon his verse.',
    },
    distractors: [
      { text: 'The speaker would trade the skills of the most admired poets for a quiet life spent by the side of the sea.', misconception: 'SENSE', why: 'He does not ask to live by the sea: he asks it to breathe “upon my verse” or to give him one wave’s “trick.”' },
      { text: 'The speaker would trade the comforts of his life on land for a little of the sea’s quality in his verse.', misconception: 'WHO', why: 'What he would “gladly barter” is listed in the first five lines: the powers of Homer, Shakespeare, and Tennyson, not comforts on land.' },
      { text: 'The speaker would trade the comforts of his life on land for a quiet life spent by the side of the sea.', misconception: 'TOPIC', why: 'Neither half is in the poem: he offers the powers of great poets, and he wants the sea’s “breath … upon my verse.”' },
    ],
    steps: [
      'Sort the poem into two halves. The first five lines list the powers of great poets; “These, these, O sea, all these I’d gladly barter” looks back at the whole list.',
      'To barter is to trade, so ask: what does he want in return? One wave’s “trick,” or one breath “upon my verse.”',
      'Join the two halves: great poets’ powers given up, a touch of the sea in his own poetry received.',
    ],
    takeaway: 'In a poem that is one long sentence, find the main verb first; everything else hangs on it.',
    provenance: {
      kind: 'public-domain',
      author: 'Walt Whitman',
      title: 'Had I the Choice (from Fancies at Navesink)',
      year: 1885,
      source: 'Standard Ebooks edition of Leaves of Grass, “Sands at Seventy”',
      facts: [],
    },
  },
  {
    id: 'cid-203',
    topicId: 1,
    archetype: 'CID-a',
    difficulty: 1,
    form: 2,
    skillTags: ['explicit-detail', 'everyday-life'],
    stimulus: {
      kind: 'prose',
      headnote: 'The following text is an original passage written for this practice exam.',
      text: 'The evening choir had a problem: its new room was so small that the singers could not stand in their usual three rows. Some members wanted to meet in the park, but the evenings were already cold. Others suggested splitting the choir into two groups, but then nobody would hear all the parts together. Finally Tomás, the director, asked everyone to stand in one big circle along the walls. The singers fit, and they found that they could hear one another better than before.',
    },
    stem: 'According to the text, how does Tomás solve the choir’s problem?',
    correct: {
      text: 'He changes how the singers are arranged.',
      why: 'Instead of “their usual three rows,” he asks everyone to stand “in one big circle along the walls,” and the singers fit.',
    },
    distractors: [
      { text: 'He changes where the singers meet.', misconception: 'WHO', why: 'Meeting in the park is what “some members wanted,” but “the evenings were already cold,” and the choir stays in its room.' },
      { text: 'He changes when the singers meet.', misconception: 'OUTSIDE', why: 'The cold evenings are a reason against the park; nothing is said about meeting at another time.' },
      { text: 'He changes how many singers meet at once.', misconception: 'WHO', why: 'Splitting the choir is what “others suggested”; Tomás asks “everyone” to stand in one circle.' },
    ],
    steps: [
      'The text lists several ideas, so check who has each one.',
      'The park and the two groups are suggestions from other people.',
      'After “Finally Tomás” comes his idea: one big circle instead of three rows, which is a new arrangement.',
    ],
    takeaway: 'When a text lists several ideas, make sure you pick the one that belongs to the person in the question.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'cid-204',
    topicId: 1,
    archetype: 'CID-f',
    difficulty: 2,
    form: 2,
    skillTags: ['stated-reason', 'history'],
    stimulus: {
      kind: 'prose',
      text: 'Around 1800, the French government was looking for new ways to preserve food for its armies and navy. A cook and confectioner named Nicolas Appert worked on the problem for years. He sealed food tightly in glass containers and heated them in boiling water, and the food inside stayed good for months. In 1810 he received a government prize and published his method. Glass, however, broke easily when it was shipped. That same year in Britain, Peter Durand patented the use of iron containers coated with tin, and before long, factories were selling food in metal cans.',
    },
    stem: 'According to the text, why were Appert’s containers not ideal?',
    correct: {
      text: 'They could not be moved safely.',
      why: 'The text says that glass, the material of his containers, “broke easily when it was shipped.”',
    },
    distractors: [
      { text: 'They could not be opened quickly.', misconception: 'OUTSIDE', why: 'Nothing is said about opening the containers; the drawback that follows “however” is that glass “broke easily.”' },
      { text: 'They could not be sealed well.', misconception: 'REV', why: 'The text says that he “sealed food tightly in glass containers.”' },
      { text: 'They could not be heated in water.', misconception: 'REV', why: 'Heating them in “boiling water” was part of his method.' },
    ],
    steps: [
      'The question asks for a drawback, so look for a word that signals a problem: “however.”',
      '“Glass, however, broke easily when it was shipped.” Appert’s containers were made of glass.',
      'If they broke while being shipped, they could not be moved safely.',
    ],
    takeaway: 'Words such as “however” often mark the exact sentence that a question about a problem is asking for.',
    provenance: {
      kind: 'authored',
      setting: 'factual',
      facts: [
        { claim: 'Nicolas Appert, a French chef and confectioner, preserved food in sealed glass containers heated in boiling water and received a French government award in 1810.', reference: 'Encyclopaedia Britannica, “Nicolas Appert”' },
        { claim: 'Peter Durand patented tin-coated iron containers in England in 1810.', reference: 'Encyclopaedia Britannica, “canning”' },
      ],
    },
  },
  {
    id: 'cid-205',
    topicId: 1,
    archetype: 'CID-h',
    difficulty: 5,
    form: 2,
    skillTags: ['implicit-thesis', 'concession', 'humanities'],
    stimulus: {
      kind: 'prose',
      text: 'It is customary to speak of letting a garden “go wild,” as though wildness were what remains once the gardener withdraws. The phrase is not empty: plants nobody invited do arrive, and some of them are splendid. But a plot abandoned in the middle of a city is not thereby returned to any earlier state. Its soil was carted from elsewhere; its first arrivals are the seeds that happen to ride on shoes and tires; its insects are those that outlasted the neighboring lawns. What springs up there records human choices as faithfully as any rose bed does, and differs chiefly in that nobody signed it. The gardener who lays down the shears has not, in short, left the room.',
    },
    stem: 'Which choice best states the main idea of the text?',
    correct: {
      text: 'What grows in a city garden left to itself is still shaped by people.',
      why: 'The soil, the seeds, and the insects all come from human activity, so the abandoned plot “records human choices,” and the gardener has not “left the room.”',
    },
    distractors: [
      { text: 'What grows in a city garden left to itself is soon shaped by its older plants.', misconception: 'REV', why: 'The author says that such a plot is “not thereby returned to any earlier state”; its plants come from seeds brought on “shoes and tires.”' },
      { text: 'What grows in a city garden under care is still shaped by chance arrivals.', misconception: 'HALF', why: 'Uninvited plants do arrive, but the author grants this about gardens allowed to “go wild,” before the turn at “But.”' },
      { text: 'What grows in a city garden under care is soon shaped by nearby lawns.', misconception: 'WHO', why: 'The neighboring lawns are mentioned for the insects of an abandoned plot, not for a garden under care.' },
    ],
    steps: [
      'Find the common view (“as though wildness were what remains”), the concession (“not empty”), and the turn (“But”).',
      'After the turn, every detail makes the same point about an abandoned plot: soil, seeds, and insects come from what people have done.',
      'Put the closing image into plain words: the gardener “has not … left the room” means that human influence is still there.',
    ],
    takeaway: 'When the thesis is given as an image, restate the image in plain words and check it against the details that lead up to it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
];
