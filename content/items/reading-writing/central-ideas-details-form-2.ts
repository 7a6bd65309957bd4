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
      text: 'The distance they must fly to the flowers',
      why: 'The text says that the length of time she shakes “shows how far away the flowers are.”',
    },
    distractors: [
      { text: 'The direction they must take to the flowers', misconception: 'ECHO', why: 'Direction is shown by the straight line of the dance, not by how long the bee shakes.' },
      { text: 'The number of flowers they will find', misconception: 'OUTSIDE', why: 'The text calls it “a good patch” but never says that the dance shows how many flowers there are.' },
      { text: 'The time of day when they should leave the hive', misconception: 'OUTSIDE', why: 'The sun is mentioned only as a guide to direction; no time for leaving is given.' },
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
      text: 'The speaker would exchange the skills of the most admired poets for a little of the sea’s quality in his own verse.',
      why: '“All these I’d gladly barter” offers up the powers of Homer, Shakespeare, and Tennyson, and the lines after it name the price: one wave’s “trick” or one “breath” of the sea upon his verse.',
    },
    distractors: [
      { text: 'The speaker would give up writing verse if he could spend his days listening to the waves.', misconception: 'SENSE', why: 'He does not want to stop writing: he asks the sea to breathe “upon my verse.”' },
      { text: 'The speaker hopes that the sea will inspire him to create characters as memorable as those of the greatest poets.', misconception: 'HALF', why: 'Hamlet, Lear, and the rest belong to what he would trade away, not to what he hopes to receive.' },
      { text: 'The speaker believes that the most admired poets failed because they did not take the sea as their subject.', misconception: 'OUTSIDE', why: 'He calls their work “stately, beautiful” and never says that they failed.' },
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
      text: 'He has the singers stand in a different arrangement.',
      why: 'Instead of “their usual three rows,” he asks everyone to stand “in one big circle along the walls,” and the singers fit.',
    },
    distractors: [
      { text: 'He moves the choir’s meetings to an outdoor space.', misconception: 'WHO', why: 'Meeting in the park is what “some members wanted,” but the evenings were too cold for it.' },
      { text: 'He divides the singers into two smaller groups.', misconception: 'WHO', why: 'Others suggested two groups; the text gives a reason against it, and Tomás does something else.' },
      { text: 'He finds the choir a room with more space.', misconception: 'OUTSIDE', why: 'The choir stays in the small room; the singers fit once they stand “along the walls.”' },
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
      text: 'They were likely to be damaged on a journey.',
      why: 'The text says that glass, the material of his containers, “broke easily when it was shipped.”',
    },
    distractors: [
      { text: 'They kept food good for only a short time.', misconception: 'REV', why: 'The food in them “stayed good for months.”' },
      { text: 'They were coated with a layer of tin.', misconception: 'WHO', why: 'The tin coating belongs to Durand’s iron containers, not to Appert’s glass ones.' },
      { text: 'They cost more than the government was willing to pay.', misconception: 'OUTSIDE', why: 'The government gave Appert a prize, but the text says nothing about the price of his containers.' },
    ],
    steps: [
      'The question asks for a drawback, so look for a word that signals a problem: “however.”',
      '“Glass, however, broke easily when it was shipped.” Appert’s containers were made of glass.',
      'Breaking while being shipped is the same as being damaged on a journey.',
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
      text: 'Even when a city garden is no longer tended, what grows there is still shaped by people.',
      why: 'The soil, the seeds, and the insects all come from human activity, so the abandoned plot “records human choices,” and the gardener has not “left the room.”',
    },
    distractors: [
      { text: 'Even when a city garden is no longer tended, splendid plants may still come up in it.', misconception: 'HALF', why: 'This is the point the author grants (“The phrase is not empty”) before turning with “But.”' },
      { text: 'A city garden that is left alone needs many years to return to its earlier state.', misconception: 'OUTSIDE', why: 'The author says that such a plot is “not thereby returned to any earlier state” and names no length of time.' },
      { text: 'A city garden that is left alone shows the influence of people more fully than a tended one does.', misconception: 'EXTREME', why: 'The text says “as faithfully as any rose bed,” which makes the two equal, not the abandoned plot stronger.' },
    ],
    steps: [
      'Find the common view (“as though wildness were what remains”), the concession (“not empty”), and the turn (“But”).',
      'After the turn, every detail makes the same point: soil, seeds, and insects come from what people have done.',
      'Put the closing image into plain words: the gardener “has not … left the room” means that human influence is still there.',
      'Check the strength: “as faithfully as” is a comparison of equals.',
    ],
    takeaway: 'When the thesis is given as an image, restate the image in plain words and check it against the details that lead up to it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
];
