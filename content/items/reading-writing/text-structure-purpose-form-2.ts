import type { AuthoredQuestion } from '../authored.ts';

const structure = 'Which choice best describes the overall structure of the text?';
const purpose = 'Which choice best states the main purpose of the text?';
const sentenceFunction = 'Which choice best describes the function of the underlined sentence in the text as a whole?';

/** Text Structure and Purpose, practice exam form 2. */
export const textStructurePurposeForm2 = [
  {
    id: 'tsp-201', topicId: 5, archetype: 'TSP-a', difficulty: 2, form: 2,
    skillTags: ['informative-purpose'],
    stimulus: { kind: 'prose', text: 'The Inca governed a large empire in the Andes without an alphabet, but they kept careful accounts. Their officials used quipus: groups of knotted strings that hung from a main cord. The kind of knot and its position on a string stood for a number, with ones, tens, and hundreds at different heights. Trained keepers could store facts in this way, such as how many people lived in a town or how much grain filled a storehouse, and read them back later.' },
    stem: purpose,
    correct: { text: 'To explain how the Inca recorded facts by means of quipus', why: 'The text tells what quipus were, how knots stood for numbers, and what facts they held.' },
    distractors: [
      { text: 'To argue that quipus worked better than any alphabet could', misconception: 'EXTREME', why: 'The text says that the Inca had no alphabet, but it never compares how well the two work.' },
      { text: 'To describe how grain was grown and stored in the Andes', misconception: 'NARROW', why: 'Grain in a storehouse is only one example of a fact that a quipu could hold.' },
      { text: 'To explain why the Inca eventually stopped making quipus', misconception: 'OUTSIDE', why: 'The text describes quipus in use and says nothing about their end.' },
    ],
    steps: ['Ask what the sentences have in common: quipus, knots, numbers, and the facts stored.', 'Decide what the writer does with the topic: explains how something works.', 'So the purpose is to explain how the Inca recorded facts with quipus.'],
    takeaway: 'A purpose has two halves, a topic and a verb; both must fit the whole text.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'The Inca kept numerical records such as censuses and storehouse accounts on quipus, with knot type and position giving decimal values.', reference: 'Encyclopaedia Britannica, “quipu”; Marcia Ascher and Robert Ascher, <i>Mathematics of the Incas: Code of the Quipu</i>' }] },
  },
  {
    id: 'tsp-202', topicId: 5, archetype: 'TSP-d', difficulty: 3, form: 2,
    skillTags: ['underlined-concession'],
    stimulus: { kind: 'prose', text: 'On the first Saturday of each month, volunteers in the town of Ellery hold a repair café, where anyone may bring a broken lamp, toaster, or chair and work on it beside someone who knows how. <u>Not every visit ends well: about a third of the objects go home still broken.</u> The organizers, though, decline to call these visits failures. A person who has spent an hour inside a toaster, they say, understands it better than before and is likelier to try mending the next thing that breaks, which is what the café is for.' },
    stem: sentenceFunction,
    correct: { text: 'It concedes a shortcoming that the sentences after it present in a kinder light.', why: 'The sentence admits that many objects stay broken; then “though” introduces reasons not to call those visits failures.' },
    distractors: [
      { text: 'It concedes a shortcoming that the organizers hope to overcome with more volunteers.', misconception: 'OUTSIDE', why: 'The organizers “decline to call these visits failures”; they mention no plan to change anything.' },
      { text: 'It illustrates the skills that the volunteers pass on to people who visit the café.', misconception: 'POS', why: 'What visitors learn is described in the last sentence; the underlined one is about objects left broken.' },
      { text: 'It challenges the organizers’ account of what the café is intended to achieve.', misconception: 'REV', why: 'The café is meant to help people understand and mend things, and objects that stay broken do not contradict that aim.' },
    ],
    steps: ['Say what the underlined sentence does: it admits that some repairs fail.', 'Look at the next sentence: “though” answers the admission.', 'So the sentence concedes a shortcoming that what follows shows in a kinder light.'],
    takeaway: 'To name a sentence’s function, look at how the next sentence responds to it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-203', topicId: 5, archetype: 'TSP-g', difficulty: 4, form: 2,
    skillTags: ['poem-structure'],
    stimulus: {
      kind: 'poem', headnote: 'The following text is an original poem written for this practice exam.',
      text: 'The ferry leaves; the loosened rope falls slack;\nThe gulls rise up and settle on the rail.\nA boy’s straw hat blows off and won’t come back;\nHe laughs to see it dwindle like a sail.\nThe engine hums. The farther shore grows tall\nWith roofs, with lines of wash, an open door,\nAnd those who stand there now and wave and call\nWere smudges on the haze an hour before.\n\nHow often have I stood on solid ground\nAnd named a distance empty, being far?\nWhat doors, what kitchens might I not have found\nHad I gone out to where the others are?',
    },
    stem: structure,
    correct: { text: 'It describes a crossing and then poses questions that the crossing prompts about the speaker’s own past.', why: 'Two quatrains show the ferry’s trip; the last asks “How often have I …” and “What doors …,” questions about the speaker.' },
    distractors: [
      { text: 'It poses questions about the speaker’s own past and then describes a crossing that provides the answers.', misconception: 'REV', why: 'The crossing comes first; the poem ends with questions and leaves them unanswered.' },
      { text: 'It describes a crossing and then explains the reasons for which the speaker regrets having gone on it.', misconception: 'OUTSIDE', why: 'If there is regret, it is for times the speaker did not go (“Had I gone out”), not for this trip.' },
      { text: 'It describes the people on board and then contrasts them with the people living on the farther shore.', misconception: 'NARROW', why: 'The boy and those who wave are details of one scene; the closing lines turn to the speaker, not to a contrast between groups.' },
    ],
    steps: ['Find the turn: after the blank line, description stops and questions begin.', 'Before it, a ferry trip; after it, the speaker wonders about distances once “named … empty.”', 'So the poem describes a crossing and then asks about the speaker’s past.'],
    takeaway: 'In a poem, look for the turn, often at a stanza break or a change of sentence type.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-204', topicId: 5, archetype: 'TSP-a', difficulty: 1, form: 2,
    skillTags: ['informative-purpose'],
    stimulus: { kind: 'prose', text: 'A canal lock works like an elevator made of water. A boat going uphill moves into a narrow chamber, and a gate closes behind it. Then valves are opened so that water flows in from the higher part of the canal. As the chamber fills, the boat floats up. When the water inside is as high as the water ahead, the front gate opens, and the boat goes on its way.' },
    stem: purpose,
    correct: { text: 'To explain how a lock lifts a boat', why: 'Each sentence gives one step in how the water in the lock raises the boat.' },
    distractors: [
      { text: 'To tell who built the first lock', misconception: 'OUTSIDE', why: 'No builder or date is named; the text describes how a lock works.' },
      { text: 'To show why some boats cannot float', misconception: 'REV', why: 'In the text “the boat floats up,” so boats that cannot float are not discussed.' },
      { text: 'To argue that locks are too slow', misconception: 'OUTSIDE', why: 'The text never says how long the steps take and makes no complaint.' },
    ],
    steps: ['Notice the order words: “Then,” “As,” “When.” They mark steps.', 'The steps show how a boat gets from low water to high water.', 'So the purpose is to explain how a lock lifts a boat.'],
    takeaway: 'A text built from steps usually has the purpose of explaining how something works.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'A canal lock raises a boat by closing it in a chamber and letting water in from the upper level.', reference: 'Encyclopaedia Britannica, “lock (waterway)”' }] },
  },
  {
    id: 'tsp-205', topicId: 5, archetype: 'TSP-b', difficulty: 2, form: 2,
    skillTags: ['claim-then-example', 'overall-structure'],
    stimulus: { kind: 'prose', text: 'Many of the sounds in a film are not made by the things we see on the screen. Specialists called Foley artists add them later, in a studio, often with surprising materials. To suggest footsteps in snow, for example, a Foley artist may squeeze a bag of cornstarch, which creaks much as packed snow does under a boot. Viewers who watch an actor trudge through a blizzard rarely guess that they are hearing a kitchen ingredient.' },
    stem: structure,
    correct: { text: 'It makes a general point about film sound and then gives a specific example of it.', why: 'The first two sentences are about film sounds in general; “for example” begins the case of footsteps in snow.' },
    distractors: [
      { text: 'It gives a specific example of film sound and then makes a general point about it.', misconception: 'REV', why: 'The order is reversed: the general point opens the text, and “for example” comes after it.' },
      { text: 'It makes a general point about film sound and then tells how the practice began.', misconception: 'HALF', why: 'The second half describes a bag of cornstarch and what viewers hear; it gives no history.' },
      { text: 'It describes a problem in making films and then compares two ways of solving it.', misconception: 'OUTSIDE', why: 'No problem is named, and only one method, the work of Foley artists, is described.' },
    ],
    steps: ['Find the signal words “for example” and split the text there.', 'Before them: film sounds in general. After them: the case of footsteps in snow.', 'So the text makes a general point and then gives a specific example.'],
    takeaway: '“For example” marks the joint between a general point and the case that shows it.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'Foley artists record film sounds in a studio and use cornstarch to imitate footsteps in snow.', reference: 'Vanessa Theme Ament, <i>The Foley Grail</i>; Wikipedia, “Foley (filmmaking)”' }] },
  },
  {
    id: 'tsp-206', topicId: 5, archetype: 'TSP-e', difficulty: 4, form: 2,
    skillTags: ['first-sentence-function', 'literary-prose'],
    stimulus: { kind: 'prose', headnote: 'The following text is an original passage written for this practice exam.', text: '<u>Every evening at six, Mr. Abara wound the clock in the waiting room of Finch Hollow station and announced the hour aloud.</u> The last train had called there four summers ago; grass stood knee-high between the rails, and swallows had moved into the ticket window. Yet the benches were dusted, the lamp was trimmed, and the timetable, its every entry false, hung straight in its frame. When a boy from the village asked him what he was waiting for, Mr. Abara looked down with real surprise. “Waiting?” he said. “I am not waiting for anything. I am keeping it.”' },
    stem: sentenceFunction,
    correct: { text: 'It introduces a routine that the rest of the text reveals to be a matter of devotion rather than use.', why: 'We then learn that no train has come for four years and that Mr. Abara is “keeping” the station for its own sake.' },
    distractors: [
      { text: 'It introduces a routine that the rest of the text shows Mr. Abara beginning to doubt and to neglect.', misconception: 'OUTSIDE', why: 'The benches are dusted and the lamp is trimmed, and he answers the boy with “real surprise,” not doubt.' },
      { text: 'It presents a belief of Mr. Abara’s, that trains will return, which the rest of the text shows to be mistaken.', misconception: 'CONN', why: 'He says, “I am not waiting for anything,” so he does not expect the trains.' },
      { text: 'It presents a sign of the station’s decline, which the rest of the text then traces to its causes.', misconception: 'POS', why: 'Signs of decline, such as the grass and the swallows, come in the next sentence, and no causes are given.' },
    ],
    steps: ['Read the first sentence alone: it shows an ordinary daily duty.', 'Read on: no trains, a false timetable, and a man who says that he is “keeping it.”', 'So the sentence introduces a routine that turns out to be devotion rather than use.'],
    takeaway: 'The function of an opening often shows only at the end; ask how the ending changes the way you see it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-207', topicId: 5, archetype: 'TSP-h', difficulty: 5, form: 2,
    skillTags: ['underlined-qualification'],
    stimulus: { kind: 'prose', text: 'Cookbooks, the historian Amara Diallo tells her students, are a treacherous guide to what people ate. They record ambition more readily than habit, and the dishes they describe most lovingly may be those that readers attempted least. Kitchen account books, in which someone set down week by week what was bought and for how much, come nearer to the ordinary table, <u>provided, she adds, that whoever kept them had no cause to make the household appear grander or thriftier than it was.</u> Where such a motive can be excluded, even a monotonous list of onions and flour deserves more trust than the most eloquent recipe.' },
    stem: 'Which choice best describes the function of the underlined portion in the text as a whole?',
    correct: { text: 'It states a condition on which the preference for one kind of source depends.', why: '“Provided … that” makes the trust in account books depend on the honesty of whoever kept them.' },
    distractors: [
      { text: 'It states a reason for which one kind of source is generally to be preferred.', misconception: 'REV', why: 'The reason for preferring account books is that they list what was bought each week; “provided” adds a requirement, not a reason.' },
      { text: 'It identifies a flaw that Diallo takes both kinds of source to have in common.', misconception: 'EXTREME', why: 'The text treats the motive as something that may be absent (“can be excluded”), not as a flaw that account books have.' },
      { text: 'It withdraws an earlier suggestion that one kind of source surpasses the other.', misconception: 'REV', why: 'The last sentence upholds the suggestion: where the condition is met, the list “deserves more trust.”' },
    ],
    steps: ['State the claim before the underlined part: account books come nearer to ordinary meals than cookbooks do.', '“Provided … that” means “only if,” so a condition follows.', 'The next sentence returns to cases where the condition holds, so the claim is kept, with a condition on it.'],
    takeaway: 'Tell apart a reason (“because”), a condition (“provided that”), and a retraction (“but no”).',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredQuestion[];
