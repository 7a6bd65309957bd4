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
    correct: { text: 'To explain how quipus held information', why: 'The text tells what quipus were, how knots stood for numbers, and what facts they held.' },
    distractors: [
      { text: 'To explain how quipus were first invented', misconception: 'OUTSIDE', why: 'The text describes quipus in use and says nothing about how they were invented.' },
      { text: 'To explain how quipus fell out of use', misconception: 'OUTSIDE', why: 'The text describes quipus in use and says nothing about their end.' },
      { text: 'To explain how quipus helped farmers', misconception: 'NARROW', why: 'Grain in a storehouse is only one example of a fact that a quipu could hold, and farmers are not mentioned.' },
    ],
    steps: ['Ask what the sentences have in common: quipus, knots, numbers, and the facts stored.', 'Decide what the writer does with the topic: explains how something works.', 'So the purpose is to explain how quipus held information.'],
    takeaway: 'A purpose has two halves, a topic and a verb; both must fit the whole text.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'The Inca kept numerical records such as censuses and storehouse accounts on quipus, with knot type and position giving decimal values.', reference: 'Encyclopaedia Britannica, “quipu”; Marcia Ascher and Robert Ascher, <i>Mathematics of the Incas: Code of the Quipu</i>' }] },
  },
  {
    id: 'tsp-202', topicId: 5, archetype: 'TSP-d', difficulty: 3, form: 2,
    skillTags: ['underlined-concession'],
    stimulus: { kind: 'prose', text: 'On the first Saturday of each month, volunteers in the town of Ellery hold a repair café, where anyone may bring a broken lamp, toaster, or chair and work on it beside someone who knows how. <u>Not every visit ends well: about a third of the objects go home still broken.</u> The organizers, though, decline to call these visits failures. A person who has spent an hour inside a toaster, they say, understands it better than before and is likelier to try mending the next thing that breaks, which is what the café is for.' },
    stem: sentenceFunction,
    correct: { text: 'It admits a shortcoming that the sentences after it view more kindly.', why: 'The sentence admits that many objects stay broken; then “though” introduces reasons not to call those visits failures.' },
    distractors: [
      { text: 'It admits a shortcoming that the organizers are planning to correct.', misconception: 'OUTSIDE', why: 'The organizers “decline to call these visits failures”; they mention no plan to change anything.' },
      { text: 'It reports an achievement that the sentences after it view more critically.', misconception: 'REV', why: 'Objects that “go home still broken” are no achievement, and what follows is kinder, not more critical.' },
      { text: 'It reports an achievement that the organizers are planning to repeat.', misconception: 'POS', why: 'What the café achieves comes in the last sentence; the underlined one is about objects left broken.' },
    ],
    steps: ['Say what the underlined sentence does: it admits that some repairs fail.', 'Look at the next sentence: “though” answers the admission.', 'So the sentence admits a shortcoming that what follows shows in a kinder light.'],
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
    correct: { text: 'It describes a ferry crossing and then poses questions about the speaker’s past.', why: 'Two groups of lines show the ferry’s trip; the last asks “How often have I …” and “What doors …,” questions about the speaker.' },
    distractors: [
      { text: 'It describes a ferry crossing and then states hopes for the speaker’s future.', misconception: 'HALF', why: 'The closing lines look back (“How often have I stood”) and ask; they state no hopes.' },
      { text: 'It recalls a childhood holiday and then poses questions about the speaker’s past.', misconception: 'WHO', why: 'The boy with the straw hat is someone the speaker sees during the trip; no childhood of the speaker’s is recalled.' },
      { text: 'It recalls a childhood holiday and then states hopes for the speaker’s future.', misconception: 'OUTSIDE', why: 'The first lines show a trip in the present (“The ferry leaves”), and the last lines are questions about the past.' },
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
    correct: { text: 'To explain how locks lift boats', why: 'Each sentence gives one step in how the water in the lock raises the boat.' },
    distractors: [
      { text: 'To explain how locks save water', misconception: 'OUTSIDE', why: 'Water flows in from “the higher part of the canal,” but saving it is never mentioned.' },
      { text: 'To explain how locks are built', misconception: 'OUTSIDE', why: 'The chamber, gate, and valves are shown at work; nobody in the text builds them.' },
      { text: 'To explain how locks got faster', misconception: 'OUTSIDE', why: 'The text never says how long the steps take, now or in the past.' },
    ],
    steps: ['Notice the order words: “Then,” “As,” “When.” They mark steps.', 'The steps show how a boat gets from low water to high water.', 'So the purpose is to explain how a lock lifts a boat.'],
    takeaway: 'A text built from steps usually has the purpose of explaining how something works.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'A canal lock raises a boat by closing it in a chamber and letting water in from the upper level.', reference: 'Encyclopaedia Britannica, “lock (waterway)”' }] },
  },
  {
    id: 'tsp-205', topicId: 5, archetype: 'TSP-b', difficulty: 2, form: 2,
    skillTags: ['example-then-claim', 'overall-structure'],
    stimulus: { kind: 'prose', text: 'On the screen, an actor trudges through a blizzard, and with each step the snow creaks. What viewers hear is likely to be a kitchen ingredient: a bag of cornstarch, squeezed in a studio, creaks much as packed snow does under a boot. In this, the scene is like many others. Many of the sounds in films are not made by the things we see; specialists called Foley artists add them later, often with surprising materials.' },
    stem: structure,
    correct: { text: 'It gives a specific example of film sound and then makes a general point about it.', why: 'The blizzard scene comes first; “like many others” leads to the general point about film sounds.' },
    distractors: [
      { text: 'It makes a general point about film sound and then gives a specific example of it.', misconception: 'REV', why: 'The order is reversed: the scene in the snow opens the text, and the general point comes after “like many others.”' },
      { text: 'It makes a general point about film sound and then traces how the practice began.', misconception: 'HALF', why: 'The general point comes last, and the text gives no history of how the practice began.' },
      { text: 'It traces how film sound began and then makes a general point about the practice.', misconception: 'OUTSIDE', why: 'The text begins with one scene, not with how film sound began, and it gives no history.' },
    ],
    steps: ['Find the words that widen the view: “like many others.” Split the text there.', 'Before them: the sound of snow in one scene. After them: film sounds in general.', 'So the text gives a specific example and then makes a general point.'],
    takeaway: 'Words such as “like many others” mark the joint between a case and the general point that it shows.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'Foley artists record film sounds in a studio and use cornstarch to imitate footsteps in snow.', reference: 'Vanessa Theme Ament, <i>The Foley Grail</i>; Wikipedia, “Foley (filmmaking)”' }] },
  },
  {
    id: 'tsp-206', topicId: 5, archetype: 'TSP-e', difficulty: 4, form: 2,
    skillTags: ['first-sentence-function', 'literary-prose'],
    stimulus: { kind: 'prose', headnote: 'The following text is an original passage written for this practice exam.', text: '<u>Every evening at six, Mr. Abara wound the clock in the waiting room of Finch Hollow station and announced the hour aloud.</u> The last train had called there four summers ago; grass stood knee-high between the rails, and swallows had moved into the ticket window. Yet the benches were dusted, the lamp was trimmed, and the timetable, its every entry false, hung straight in its frame. When a boy from the village asked him what he was waiting for, Mr. Abara looked down with real surprise. “Waiting?” he said. “I am not waiting for anything. I am keeping it.”' },
    stem: sentenceFunction,
    correct: { text: 'It introduces a routine that turns out to serve no passengers but to matter to Mr. Abara.', why: 'We then learn that no train has come for four years and that Mr. Abara is “keeping” the station for its own sake.' },
    distractors: [
      { text: 'It introduces a routine that turns out to serve no passengers and to weary Mr. Abara.', misconception: 'CONN', why: 'The benches are dusted, the lamp is trimmed, and he says, “I am keeping it”; nothing in the text shows that he is weary.' },
      { text: 'It introduces a routine that turns out to guide the villagers and to matter to Mr. Abara.', misconception: 'HALF', why: 'It does matter to him, but the boy from the village only asks what he is waiting for; nobody is shown to rely on the hour.' },
      { text: 'It introduces a routine that turns out to guide the villagers but to weary Mr. Abara.', misconception: 'OUTSIDE', why: 'Nobody is shown to rely on the hour, and his care for benches, lamp, and timetable is not that of a weary man.' },
    ],
    steps: ['Read the first sentence alone: it shows an ordinary daily duty.', 'Read on: no trains, a false timetable, and a man who says that he is “keeping it.”', 'So the sentence introduces a routine that is of no use to passengers and yet matters to the man.'],
    takeaway: 'The function of an opening often shows only at the end; ask how the ending changes the way you see it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-207', topicId: 5, archetype: 'TSP-h', difficulty: 5, form: 2,
    skillTags: ['underlined-qualification'],
    stimulus: { kind: 'prose', text: 'Cookbooks, the historian Amara Diallo tells her students, are a treacherous guide to what people ate. They record ambition more readily than habit, and the dishes they describe most lovingly may be those that readers attempted least. Kitchen account books, in which someone set down week by week what was bought and for how much, come nearer to the ordinary table, <u>provided, she adds, that whoever kept them had no cause to make the household appear grander or thriftier than it was.</u> Where such a motive can be excluded, even a monotonous list of onions and flour deserves more trust than the most eloquent recipe.' },
    stem: 'Which choice best describes the function of the underlined portion in the text as a whole?',
    correct: { text: 'It states a condition for trusting account books more than cookbooks.', why: '“Provided … that” makes the trust in account books depend on the honesty of whoever kept them.' },
    distractors: [
      { text: 'It states a reason for trusting account books more than cookbooks.', misconception: 'WHATWHY', why: 'The reason for preferring account books is that they list what was bought each week; “provided” adds a requirement, not a reason.' },
      { text: 'It states a condition for trusting cookbooks more than account books.', misconception: 'REV', why: 'The next sentence keeps the preference for account books: where the condition is met, a list “deserves more trust” than a recipe.' },
      { text: 'It states a reason for trusting cookbooks more than account books.', misconception: 'REV', why: 'Cookbooks are “a treacherous guide” throughout; the underlined part only says when account books can be trusted.' },
    ],
    steps: ['State the claim before the underlined part: account books come nearer to ordinary meals than cookbooks do.', '“Provided … that” means “only if,” so a condition follows.', 'The next sentence returns to cases where the condition holds, so the claim is kept, with a condition on it.'],
    takeaway: 'Tell apart a reason (“because”), a condition (“provided that”), and a retraction (“but no”).',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredQuestion[];
