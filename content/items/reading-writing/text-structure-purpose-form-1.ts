import type { AuthoredQuestion } from '../authored.ts';

const structure = 'Which choice best describes the overall structure of the text?';
const purpose = 'Which choice best states the main purpose of the text?';

/** Text Structure and Purpose, practice exam form 1. */
export const textStructurePurposeForm1 = [
  {
    id: 'tsp-101', topicId: 5, archetype: 'TSP-b', difficulty: 2, form: 1,
    skillTags: ['claim-then-example', 'overall-structure'],
    stimulus: { kind: 'prose', text: 'The name of a place can outlast the thing it once described. Wall Street, in New York City, is a well-known example. In 1653, Dutch colonists put up a wall along the northern edge of their small settlement at the tip of Manhattan. The English, who had taken over the colony, pulled the wall down in 1699, and the town soon spread far beyond it. Nothing of the wall can be seen today, yet the street that ran beside it still carries its name.' },
    stem: structure,
    correct: { text: 'It gives a general view of place names and then a case that bears it out.', why: 'The first sentence is general, and the story of Wall Street, “a well-known example,” shows that it is true.' },
    distractors: [
      { text: 'It gives a general view of place names and then a case that goes against it.', misconception: 'HALF', why: 'The case agrees with the general view: the wall is gone, “yet the street … still carries its name.”' },
      { text: 'It gives a case of a place name and then a general view that it bears out.', misconception: 'REV', why: 'The order is the other way around: the general view is the first sentence, and Wall Street follows as “a well-known example.”' },
      { text: 'It gives a case of a place name and then a general view that it goes against.', misconception: 'REV', why: 'Both parts go wrong: the general view comes first, and Wall Street is “a well-known example” of it.' },
    ],
    steps: ['Label each part: the first sentence is about place names in general; the second says “example.”', 'The rest is the story of that one example, and it ends as the first sentence says: the name outlasts the wall.', 'So the structure is a general view and then a case that bears it out (shows that it is true).'],
    takeaway: 'Write a two-word label for each part of the text, then match the labels, in order, to a choice.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'Wall Street is named for a wall built by Dutch colonists in 1653 and removed by the English in 1699.', reference: 'Encyclopaedia Britannica, “Wall Street”; Edwin G. Burrows and Mike Wallace, <i>Gotham</i>' }] },
  },
  {
    id: 'tsp-102', topicId: 5, archetype: 'TSP-c', difficulty: 3, form: 1,
    skillTags: ['view-evidence-question', 'overall-structure'],
    stimulus: { kind: 'prose', text: 'For much of the twentieth century, biologists took for granted that every community of animals takes its food, directly or indirectly, from sunlight: plants and algae capture the light, and other creatures feed on them. In 1977, researchers in the submersible <i>Alvin</i> were exploring the Galápagos Rift, on the floor of the Pacific Ocean, when they came upon crowds of clams, mussels, and giant worms living in total darkness beside vents of warm water. Bacteria there, it turned out, make food with energy from chemicals that flow out of the vents. How many more communities of animals may be living on food made without sunlight, biologists have yet to learn.' },
    stem: structure,
    correct: { text: 'It presents a long-held view, a discovery that challenges it, and a question that remains open.', why: 'The text moves from what biologists “took for granted” to the find of 1977 to what they “have yet to learn.”' },
    distractors: [
      { text: 'It presents a long-held view, a discovery that challenges it, and a use for what was learned.', misconception: 'HALF', why: 'Nothing is put to use; the last sentence names something that biologists “have yet to learn.”' },
      { text: 'It presents a long-held view, a discovery that supports it, and a question that remains open.', misconception: 'REV', why: 'Animals “living in total darkness” and bacteria that use chemicals do not fit the view that every community “takes its food … from sunlight.”' },
      { text: 'It presents a long-held view, a discovery that supports it, and a use for what was learned.', misconception: 'REV', why: 'The discovery goes against the view, and the text ends with what biologists “have yet to learn,” not with a use.' },
    ],
    steps: ['Find the time words: “For much of the twentieth century,” “In 1977,” “have yet to learn.”', 'Label the three parts: old view, surprising find, open question.', 'Check the link: the find contradicts the view, and the last sentence asks how many more such communities there may be.'],
    takeaway: 'Time words often mark the joints of a text; name each stage and how it relates to the one before.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'In 1977 scientists in Alvin found animal communities at vents on the Galápagos Rift, fed by chemosynthetic bacteria.', reference: 'Woods Hole Oceanographic Institution, “The Discovery of Hydrothermal Vents”; Encyclopaedia Britannica, “deep-sea vent”' }] },
  },
  {
    id: 'tsp-103', topicId: 5, archetype: 'TSP-f', difficulty: 4, form: 1,
    skillTags: ['purpose-of-letter', 'literary-prose'],
    stimulus: { kind: 'prose', headnote: 'The following text is an original passage written for this practice exam. It is a letter from a potter to a beginner who was the writer’s apprentice until a few months ago.', text: 'You write that the hotel has ordered four hundred cups and that you mean to throw fifty a day until they are done. I have no doubts about your hands; even Jonas, who sat beside you here and envied nobody, still speaks of your handles. But I must tell you about my first winter on my own, when a merchant had asked for ninety pitchers and I, who had never been late with anything, threw thirty before each noon and admired them along the wall. By spring, twenty-two had come back, each with a crack no wider than a hair, and I could have named the very afternoons on which I had been hurrying. One of them stands before me as I write. Take the order; only ask the hotel, before you begin, whether it can wait another month.' },
    stem: purpose,
    correct: { text: 'To caution a learner by recalling the writer’s own early work', why: 'The story of the pitchers that cracked because the writer had hurried is told so that the former apprentice will ask for “another month.”' },
    distractors: [
      { text: 'To reassure a learner by recalling the writer’s own early work', misconception: 'CONN', why: 'The memory is a warning: twenty-two pitchers came back from afternoons of hurrying, and the letter ends by asking for a slower plan.' },
      { text: 'To reassure a learner by recalling a fellow apprentice’s early work', misconception: 'POS', why: 'The kind words about “your hands” come before “But”; and nothing is told of Jonas’s own work, only of his praise.' },
      { text: 'To caution a learner by recalling a fellow apprentice’s early work', misconception: 'WHO', why: 'The warning comes from “my first winter on my own”; the fellow apprentice, Jonas, is mentioned only for his praise.' },
    ],
    steps: ['Ask why the writer tells this story to this reader: the reader means “to throw fifty a day.”', 'The story, which begins after “But,” is the writer’s own: thirty pitchers before each noon, and twenty-two that cracked.', 'The last sentence says what the reader should do: ask for another month. So the letter cautions by means of the writer’s own early work.'],
    takeaway: 'In a letter, ask what the writer hopes the reader will feel or do; the topic alone is not the purpose.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-104', topicId: 5, archetype: 'TSP-a', difficulty: 1, form: 1,
    skillTags: ['informative-purpose'],
    stimulus: { kind: 'prose', text: 'At the edge of one fishing village stands a round stone tower, built long ago for the lamp that guided boats home. The boats have better guides now, but the tower is never empty. In the lowest room, people dry their nets and mend them. The room above it holds the village’s books, which anyone may borrow. Each spring, children climb to the top and count the seabirds for a museum. And when fog lies on the water for days, everyone meets there to make music.' },
    stem: purpose,
    correct: { text: 'To explain what the tower is used for', why: 'Nets, books, the count of seabirds, and music: most of the sentences name something that the villagers do in the tower now.' },
    distractors: [
      { text: 'To explain why the tower was built', misconception: 'NARROW', why: 'Only the first sentence says that it was built “for the lamp”; the rest is about what happens there now.' },
      { text: 'To explain how the tower was moved', misconception: 'OUTSIDE', why: 'Nothing is said about moving the tower; it “stands” at the edge of the village.' },
      { text: 'To explain who looks after the tower', misconception: 'TOPIC', why: 'People meet, read, and work in the tower, but the text does not say who takes care of it.' },
    ],
    steps: ['Ask what most of the sentences tell you about the tower.', 'They tell what people do there: dry nets, borrow books, count birds, make music.', 'So the purpose is to explain what the tower is used for.'],
    takeaway: 'The main purpose must cover most of the sentences, not just one of them.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-105', topicId: 5, archetype: 'TSP-a', difficulty: 2, form: 1,
    skillTags: ['informative-purpose'],
    stimulus: { kind: 'prose', headnote: 'The following text describes an imaginary case.', text: 'The loom that Kofi Osei built in 1911 made cloth that was neither finer nor cheaper than the cloth from Lund’s loom, which stood in every workshop of the region. What set Osei apart was what he did next. He lent his loom to a neighbor for nothing, on the condition that she help the next person build one. He printed his plans and let schools copy them. Each summer he walked from village to village with a small model on his back and showed it at the markets. By 1920 his loom stood in more than a thousand kitchens, and few people in the region could remember any other kind.' },
    stem: purpose,
    correct: { text: 'To explain how Osei’s loom came into wide use', why: 'The text tells what Osei did to spread his loom (lending, printed plans, summer walks) and ends with its success in “more than a thousand kitchens.”' },
    distractors: [
      { text: 'To explain how Osei’s loom improved on an earlier one', misconception: 'REV', why: 'The text denies an improvement: the cloth was “neither finer nor cheaper” than the cloth from the older loom.' },
      { text: 'To explain how Lund’s loom improved on an earlier one', misconception: 'OUTSIDE', why: 'Lund’s loom is itself the earlier one; nothing is said about what came before it.' },
      { text: 'To explain how Lund’s loom came into wide use', misconception: 'WHO', why: 'Lund’s loom “stood in every workshop,” but how it got there is not told; the story is that of Osei’s.' },
    ],
    steps: ['Find the sentence that announces the story: “What set Osei apart was what he did next.”', 'What he did was lend, print, copy, and show his loom. All of this helps it spread.', 'The result is in the last sentence: more than a thousand kitchens. So the purpose is to explain how Osei’s loom came into wide use.'],
    takeaway: 'Look for the sentence that announces what will follow, and check that the ending fits it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-106', topicId: 5, archetype: 'TSP-h', difficulty: 4, form: 1,
    skillTags: ['underlined-qualification'],
    stimulus: { kind: 'prose', text: 'Historians use borrowed words to tell which peoples once lived side by side. When a language takes in a stock of foreign words, they argue, some of its speakers must have had the foreigners for neighbors, <u>though the inference fails for the names of new plants or fabrics, which can arrive with the thing itself, like the label on a crate.</u> What English took from Old Norse, the language of Scandinavian settlers in medieval England, is therefore telling: it includes such homely words as “egg,” “sky,” and “window.” Since nobody in England had been waiting for the Scandinavians to find out about eggs, such words can hardly have come with any cargo; they must have been picked up in daily talk.' },
    stem: 'Which choice best describes the function of the underlined portion in the text as a whole?',
    correct: { text: 'It names a kind of word for which the claim does not hold.', why: 'The claim is that borrowed words point to neighbors; for “the names of new plants or fabrics,” the underlined portion says, that “inference fails.”' },
    distractors: [
      { text: 'It names a kind of contact for which the claim does not hold.', misconception: 'HALF', why: 'What is set apart is a class of words, “the names of new plants or fabrics”; no kind of contact between peoples is singled out.' },
      { text: 'It names a question about the words that the claim leaves open.', misconception: 'WHATWHY', why: 'No question is left open: the underlined portion says how such names “can arrive,” and why they prove nothing.' },
      { text: 'It names a question about the contact that the claim leaves open.', misconception: 'OUTSIDE', why: 'What the contact was like is not asked here; the underlined portion says which words are no sign of it at all.' },
    ],
    steps: ['State the claim before the underlined portion: foreign words in a language point to foreign neighbors.', '“Though the inference fails for …” takes something out of the claim: names of new plants or fabrics.', 'The rest of the text returns to words of another kind (“egg,” “sky”), for which the claim holds.'],
    takeaway: '“Though … fails for” marks an exception; name exactly what is taken out of the claim.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'English took everyday words such as “egg,” “sky,” and “window” from Old Norse, spoken by Scandinavian settlers in medieval England.', reference: 'Albert C. Baugh and Thomas Cable, <i>A History of the English Language</i>; Merriam-Webster entries “egg,” “sky,” “window”' }] },
  },
  {
    id: 'tsp-107', topicId: 5, archetype: 'TSP-i', difficulty: 5, form: 1,
    skillTags: ['problem-solution-limit', 'overall-structure'],
    stimulus: { kind: 'prose', headnote: 'The following text describes an imaginary harbor.', text: 'In the fogs that lay over the mouth of Vessary harbor for weeks, a pilot could not see the sandbanks, and no chart could show him where he was. In 1780 the port hung bells on poles along the channel, to be rung by the wind. On breezy days they answered so well that captains began to time their arrivals by the weather; but the thickest fogs come in a calm, and then the bells were as mute as the banks. Not until 1834 were they replaced with whistles on floats, driven by the rise and fall of the swell, which never quite ceases. Nor was that all: the keepers, whose duty it was to note each hour how often the whistles sounded, found that a quickening of the count foretold a storm by as much as a day.' },
    stem: structure,
    correct: { text: 'It identifies a problem, describes an attempt that succeeded in part, and presents a later solution with a benefit beyond its purpose.', why: 'Pilots are blind in fog; bells help “On breezy days” only; whistles work always and, beyond guiding ships, foretell storms.' },
    distractors: [
      { text: 'It identifies a problem, describes an attempt that failed outright, and presents a later solution with a drawback of its own.', misconception: 'HALF', why: 'The bells “answered so well” on breezy days that they did not fail outright, and “Nor was that all” introduces a gain, not a drawback.' },
      { text: 'It identifies a problem, describes an attempt that succeeded in part, and presents a later solution with a drawback of its own.', misconception: 'HALF', why: 'The first two parts fit, but what follows the whistles is a further gain, the storm warning; no drawback of theirs is named.' },
      { text: 'It identifies a problem, describes an attempt that failed outright, and presents a later solution with a benefit beyond its purpose.', misconception: 'HALF', why: 'The last part fits, but the bells were no outright failure: “On breezy days they answered so well that captains began to time their arrivals.”' },
    ],
    steps: ['Mark the joints: “could not see,” “In 1780 … but,” “Not until 1834,” “Nor was that all.”', 'Label them: problem; attempt that worked in wind but not in a calm; solution that always works; added gain.', 'Test every part of a choice against these labels: one wrong part rules it out.'],
    takeaway: 'In long structure choices, check part by part; half-right choices fail in a single part.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredQuestion[];
