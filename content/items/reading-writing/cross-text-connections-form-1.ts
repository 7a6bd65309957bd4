import type { AuthoredQuestion } from '../authored.ts';

/** Cross-Text Connections, practice exam form 1. */
export const crossTextConnectionsForm1 = [
  {
    id: 'ctc-101', topicId: 6, archetype: 'CTC-c', difficulty: 3, form: 1,
    skillTags: ['partial-agreement', 'data-versus-idea'],
    stimulus: {
      kind: 'pair',
      text1: 'On the island of Tresmarin, apple trees that are pruned in March have for years borne almost twice as much fruit as those pruned in November. Elin Corlay, who keeps the records of both, concludes that the later date spares the trees some injury that winter does to fresh cuts. She advises every grower on the island to wait for March.',
      text2: 'I helped to collect Corlay’s figures, and they are sound. But is it the calendar that we should thank? Deep soil and shallow, steep land and level, are found among orchards of both sorts, and the stream waters both alike. Only the March trees, however, have stone walls toward the sea. Some years ago, a storm threw one down. The trees behind it, still pruned in March, have borne no more since then than those pruned in November.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to Corlay’s conclusion in Text 1?',
    correct: { text: 'By granting the difference in harvests but tracing it to the shelter of the walls', why: 'The author calls the figures “sound,” but where a wall fell, trees “still pruned in March” lost their advantage: the wall, not the date, had made the difference.' },
    distractors: [
      { text: 'By granting the difference in harvests but tracing it to the slope of the land', misconception: 'ECHO', why: 'The slope is mentioned only to be set aside: “steep land and level” are found “among orchards of both sorts.”' },
      { text: 'By granting the difference in harvests but tracing it to the depth of the soil', misconception: 'ECHO', why: 'Deep soil and shallow are “found among orchards of both sorts,” so the soil cannot explain why only the March trees bore more.' },
      { text: 'By granting the difference in harvests but tracing it to the water of the stream', misconception: 'ECHO', why: 'The stream “waters both alike,” so it cannot tell the March trees from the others.' },
    ],
    steps: ['Text 1 explains the larger harvests by the date of pruning.', 'Text 2 accepts the figures (“they are sound”) but asks whether the calendar should be thanked.', 'Soil, slope, and water are alike in both sorts of orchard. Only the March trees have a wall, and without it they bear no more than the others.', 'So the author accepts the difference and explains it by the walls.'],
    takeaway: 'Ask two questions about Text 2: does it accept the facts, and does it accept the explanation?',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-102', topicId: 6, archetype: 'CTC-b', difficulty: 2, form: 1,
    skillTags: ['disagreement-on-cause'],
    stimulus: {
      kind: 'pair',
      text1: 'Why has the old market hall of Osterby grown so quiet? Walk along its stalls, and you will read the reason on every sign. Apples, bread, and cheese all cost more than they did three years ago, and shoppers, who notice such things, stay away. Only lower prices will bring them back.',
      text2: 'High prices did not empty the market hall. Across the river, bread and apples cost just as much, and the shops there are crowded. Look instead at how people travel. Trains stop at the old station as they have for fifty years, and the old bridge beside the hall still carries anyone who wishes to cross. But few drivers use it now. Three years ago they were given a wider one south of town, and since then most of them have not passed the hall at all.',
    },
    stem: 'Based on the texts, how would the author of Text 2 most likely respond to the explanation in Text 1?',
    correct: { text: 'By tracing the change to a bridge that was opened', why: 'Prices are just as high where shops are crowded. What changed “Three years ago” is that drivers “were given a wider one south of town,” a new bridge that leads them away from the hall.' },
    distractors: [
      { text: 'By tracing the change to a bridge that was closed', misconception: 'REV', why: 'The old bridge has fewer users, but it was not closed: it “still carries anyone who wishes to cross.”' },
      { text: 'By tracing the change to a station that was opened', misconception: 'ECHO', why: 'The only station in the text is an old one, where trains have stopped “for fifty years.”' },
      { text: 'By tracing the change to a station that was closed', misconception: 'REV', why: 'Trains stop at the old station as before, so it was not closed.' },
    ],
    steps: ['Name the cause in Text 1: higher prices.', 'Text 2 rejects it, because shops across the river ask as much and are crowded.', 'Ask what changed three years ago: not the station, and not the old bridge, but “a wider one” that drivers use instead.'],
    takeaway: 'When two texts explain the same event, name the cause that each gives before reading the choices.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'ctc-103', topicId: 6, archetype: 'CTC-f', difficulty: 5, form: 1,
    skillTags: ['common-ground'],
    stimulus: {
      kind: 'pair',
      text1: 'A theater that takes up Diallo’s novel <i>Forty Camels</i> should lower the curtain halfway through, where the travelers reach the coast. The prose that leads there limps, I admit, and never comes near the music of what follows. But audiences do not read sentences; they watch deeds, and of these the caravan offers plenty. What remains to be watched once everyone sits by the water, remembering?',
      text2: 'Whoever thinks that remembering cannot be watched has never seen two good actors on a bare bench. It is caravans that defeat the theater, for no company can do more than pretend to own forty camels, and pretense on that scale soon tires us. Better to begin at the coast: there, a director who struck out every other line would still be left with language such as the chapters of the journey never attain, for all their bustle.',
    },
    stem: 'Based on the texts, both authors would most likely agree with which statement about <i>Forty Camels</i>?',
    correct: { text: 'The second half of the novel is more finely written than the first.', why: 'Text 1 admits that the prose before the coast “never comes near the music of what follows”; Text 2 finds at the coast language that the journey’s chapters “never attain.”' },
    distractors: [
      { text: 'The first half of the novel is harder to stage than the second.', misconception: 'AGREE', why: 'Only Text 2 says so (“caravans that defeat the theater”); Text 1 finds in the caravan plenty of deeds to watch.' },
      { text: 'The second half of the novel is harder to stage than the first.', misconception: 'AGREE', why: 'Only Text 1 doubts that people “remembering” can be watched; for Text 2, two good actors and “a bare bench” are enough.' },
      { text: 'The first half of the novel is more finely written than the second.', misconception: 'REV', why: 'Text 1 would stage the first half, but says that its prose “limps”; Text 2 grants it “bustle,” not fine language.' },
    ],
    steps: ['Note each position: Text 1 would stage the novel up to the coast, Text 2 from the coast on.', 'They disagree about which half can be staged: the caravan gives plenty to watch in Text 1 and defeats the theater in Text 2.', 'Look for what each says of the writing. Text 1 admits (“I admit”) that the first half never comes near the music of the second, and Text 2 praises the language at the coast above that of the journey.'],
    takeaway: 'Common ground often hides in a concession; look at what each author admits before arguing on.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredQuestion[];
