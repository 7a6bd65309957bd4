import type { AuthoredQuestion } from '../authored.ts';

const structure = 'Which choice best describes the overall structure of the text?';
const purpose = 'Which choice best states the main purpose of the text?';
const sentenceFunction = 'Which choice best describes the function of the underlined sentence in the text as a whole?';

/** Text Structure and Purpose, practice exam form 2. */
export const textStructurePurposeForm2 = [
  {
    id: 'tsp-201', topicId: 5, archetype: 'TSP-a', difficulty: 2, form: 2,
    skillTags: ['informative-purpose'],
    stimulus: { kind: 'prose', headnote: 'The following text describes an imaginary village.', text: 'In one mountain village, people once kept their accounts with knotted cords instead of paper. A new cord took most of a week. First, the wool of brown sheep was washed, combed, and spun into thread. Then three threads were twisted into a string, and the string was left in salt water overnight so that its knots would not slip. A dozen such strings were tied to a thick main cord, one for each field of the village. Only now were the knots added, by a keeper who could read them with her fingers in the dark. A cord hung from the same beam for life and seldom had to be replaced.' },
    stem: purpose,
    correct: { text: 'To explain how the cords were made', why: 'From “First” to “Only now,” the text follows the steps by which wool becomes a finished cord.' },
    distractors: [
      { text: 'To explain how the cords were read', misconception: 'NARROW', why: 'Half a sentence says that the keeper “could read them with her fingers”; how she did so is not told.' },
      { text: 'To explain how the cords were stored', misconception: 'NARROW', why: 'That a cord “hung from the same beam” is a detail of the last sentence.' },
      { text: 'To explain how the cords were replaced', misconception: 'REV', why: 'The text says that a cord “seldom had to be replaced,” not how this was done.' },
    ],
    steps: ['Notice the order words: “First,” “Then,” “Only now.” They mark steps.', 'The steps lead from wool to thread, string, and knots: the making of a cord.', 'Reading, the beam, and replacement take up a few words each, so they are not the main purpose.'],
    takeaway: 'A text built from steps usually has the purpose of explaining how something is done or made.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-202', topicId: 5, archetype: 'TSP-d', difficulty: 3, form: 2,
    skillTags: ['underlined-concession'],
    stimulus: { kind: 'prose', text: 'On the first Saturday of each month, volunteers in the town of Ellery hold a repair café, where anyone may bring a broken lamp, toaster, or chair and work on it beside someone who knows how. <u>Of the objects that were brought in last year, about a third went home still broken.</u> The organizers, asked about this number, give no reason for it; they only shrug and smile. A person who has spent an hour inside a toaster, they say, understands it better than before and is likelier to try mending the next thing that breaks, which is what the café is for. The toaster itself hardly matters.' },
    stem: sentenceFunction,
    correct: { text: 'It reports a result that the sentences after it make light of.', why: 'The sentence gives a number from last year; then the organizers “only shrug and smile” and say that the toaster itself “hardly matters.”' },
    distractors: [
      { text: 'It reports a result that the sentences after it account for.', misconception: 'POS', why: 'The organizers “give no reason” why so many objects stay broken; what follows tells why this does not trouble them.' },
      { text: 'It reports a complaint that the sentences after it account for.', misconception: 'HALF', why: 'Nobody complains: the sentence states a number, and no cause of it is given.' },
      { text: 'It reports a complaint that the sentences after it make light of.', misconception: 'HALF', why: 'The second half fits, but the sentence reports how last year’s repairs came out; no visitor is said to be unhappy.' },
    ],
    steps: ['Say what the underlined sentence gives: a number about last year’s repairs. That is a result.', 'Look at how the next sentences respond: the organizers “shrug and smile.”', 'They give no cause for the number; they say that it hardly matters. So they make light of it.'],
    takeaway: 'To name a sentence’s function, look at how the next sentences respond to it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-203', topicId: 5, archetype: 'TSP-g', difficulty: 4, form: 2,
    skillTags: ['poem-structure'],
    stimulus: {
      kind: 'poem', headnote: 'The following text is an original poem written for this practice exam.',
      text: 'We had one week, the summer I was eight.\nThe landlady had cut out stars of tin\nAnd hung them, clinking, from the garden gate,\nSo that we heard the breeze as it came in.\nMy father, laughing, taught me how to row;\nMy mother read us stories after dark;\nWe climbed the hill to watch the ferry go,\nIts windows shrinking slowly to a spark.\n\nLet me grow old where I can overhear\nSuch stars of tin announce the coming day;\nLet some child row, and let me sit and steer\nAnd watch, unsaddened, lights that slip away.',
    },
    stem: structure,
    correct: { text: 'It recalls a childhood holiday and then states wishes for the speaker’s future.', why: 'The first part looks back to one week in “the summer I was eight”; after the blank line, “Let me grow old” begins a list of wishes.' },
    distractors: [
      { text: 'It describes a ferry crossing and then poses questions about the speaker’s past.', misconception: 'OUTSIDE', why: 'The family only watches the ferry from a hill, and the closing lines ask nothing.' },
      { text: 'It describes a ferry crossing and then states wishes for the speaker’s future.', misconception: 'NARROW', why: 'The second half fits, but nobody crosses: the family climbed the hill “to watch the ferry go.”' },
      { text: 'It recalls a childhood holiday and then poses questions about the speaker’s past.', misconception: 'HALF', why: 'The first half fits, but the closing lines are wishes (“Let me grow old”), not questions, and they look ahead.' },
    ],
    steps: ['Find the turn: after the blank line, the past tense (“had,” “taught,” “climbed”) gives way to “Let me.”', 'Before it, one week in the summer when the speaker was eight: tin stars, rowing, stories, a distant ferry.', '“Let me grow old where …” wishes for the same things in old age. So a memory is followed by wishes for the future.'],
    takeaway: 'In a poem, look for the turn, often at a stanza break or a change of verb form.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-204', topicId: 5, archetype: 'TSP-a', difficulty: 1, form: 2,
    skillTags: ['informative-purpose'],
    stimulus: { kind: 'prose', text: 'The tall clock in the hall of one school was almost thrown away last year. It had stopped, and a new one would have cost less than the repair. Then a student named Priya looked inside and saw that only one wheel was broken. She drew the wheel on paper. A neighbor who builds bicycles cut a new one out of brass and asked for no pay but a loaf of bread. Today the clock keeps time again, and every Friday someone winds it with a long key.' },
    stem: purpose,
    correct: { text: 'To explain how the clock was saved', why: 'The clock was “almost thrown away”; the text tells what Priya and a neighbor did so that it “keeps time again.”' },
    distractors: [
      { text: 'To explain how the clock keeps time', misconception: 'ECHO', why: 'The text says that the clock “keeps time again” but not how its wheels do it.' },
      { text: 'To explain how the clock was built', misconception: 'WHO', why: 'Only one new wheel is made, by a neighbor who “builds bicycles”; the building of the clock is not told.' },
      { text: 'To explain how the clock is wound', misconception: 'NARROW', why: 'Winding it “with a long key” is only the last detail of the text.' },
    ],
    steps: ['Find the problem in the first sentence: the clock was almost thrown away.', 'The next sentences tell how it was put right: one wheel, a drawing, a new wheel of brass.', 'So the purpose is to explain how the clock was saved.'],
    takeaway: 'If a text begins with something in danger and ends with it safe, its purpose is to tell how that came about.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-205', topicId: 5, archetype: 'TSP-b', difficulty: 2, form: 2,
    skillTags: ['example-then-claim', 'overall-structure'],
    stimulus: { kind: 'prose', text: 'On the screen, an actor trudges through a blizzard, and with each step the snow creaks. What viewers hear is likely to be a kitchen ingredient: a bag of cornstarch, squeezed in a studio, creaks much as packed snow does under a boot. In this, the scene is like many others. Many of the sounds in films are not made by the things we see; specialists called Foley artists add them later, often with surprising materials.' },
    stem: structure,
    correct: { text: 'It describes one example of film sound and then makes a general point.', why: 'The blizzard scene comes first; “like many others” leads to the general point about film sounds.' },
    distractors: [
      { text: 'It describes one example of film sound and then raises a further question.', misconception: 'HALF', why: 'The first half fits, but the text ends with a statement, “Many of the sounds in films …,” and asks nothing.' },
      { text: 'It traces the growth of film sound and then makes a general point.', misconception: 'HALF', why: 'The second half fits, but the text begins with a single scene and gives no history of film sound.' },
      { text: 'It traces the growth of film sound and then raises a further question.', misconception: 'OUTSIDE', why: 'There is neither a history nor a question: a scene with snow comes first, and a statement about many films comes last.' },
    ],
    steps: ['Find the words that widen the view: “like many others.” Split the text there.', 'Before them: the sound of snow in one scene. After them: film sounds in general.', 'So the text describes one example and then makes a general point.'],
    takeaway: 'Words such as “like many others” mark the joint between a case and the general point that it shows.',
    provenance: { kind: 'authored', setting: 'factual', facts: [{ claim: 'Foley artists record film sounds in a studio and use cornstarch to imitate footsteps in snow.', reference: 'Vanessa Theme Ament, <i>The Foley Grail</i>; Wikipedia, “Foley (filmmaking)”' }] },
  },
  {
    id: 'tsp-206', topicId: 5, archetype: 'TSP-e', difficulty: 4, form: 2,
    skillTags: ['first-sentence-function', 'literary-prose'],
    stimulus: { kind: 'prose', headnote: 'The following text is an original passage written for this practice exam.', text: '<u>Every evening at six, Mr. Abara wound the clock in the waiting room of Finch Hollow station and announced the hour aloud from the platform.</u> No train had called there for four summers; the key had worn a groove in his thumb, and more than once he had counted the steps to his own door, and the supper cooling behind it, and had resolved that this evening should be the last. But at the sound of his voice, the woman who sold eggs by the gate had begun to close her baskets, children were being called in from the pond, and the baker, who owned no clock and trusted no other, had put his loaves into the oven. Mr. Abara sighed and pulled the heavy door shut. “Tomorrow, then,” he said to nobody.' },
    stem: sentenceFunction,
    correct: { text: 'It introduces a routine that turns out to be useful to others but tiresome to Mr. Abara.', why: 'The village sets its evening by his voice, while he, with a worn thumb and a cooling supper, has resolved more than once to give it up.' },
    distractors: [
      { text: 'It introduces a routine that turns out to be useless to others but dear to Mr. Abara.', misconception: 'REV', why: 'No train comes, but egg seller, parents, and baker go by his voice; and he has resolved “that this evening should be the last.”' },
      { text: 'It introduces a routine that turns out to be useless to others and tiresome to Mr. Abara.', misconception: 'HALF', why: 'He is tired of it, but it is not useless: “at the sound of his voice” baskets are closed, children called in, and loaves baked.' },
      { text: 'It introduces a routine that turns out to be useful to others and dear to Mr. Abara.', misconception: 'CONN', why: 'It is useful, but he “sighed,” counted the steps to his own door, and had resolved to stop.' },
    ],
    steps: ['Read the first sentence alone: it shows a daily duty.', 'Ask whom it serves. There are no trains, but after “But” the whole village acts “at the sound of his voice.”', 'Ask what he feels: the groove in his thumb, the cooling supper, and the sigh show that he would like to stop.'],
    takeaway: 'The function of an opening often shows only later; ask what the rest adds to it, for each person in the text.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'tsp-207', topicId: 5, archetype: 'TSP-h', difficulty: 5, form: 2,
    skillTags: ['underlined-qualification'],
    stimulus: { kind: 'prose', text: 'Kitchen account books, the historian Amara Diallo tells her students, promise more than they deliver. They record purchases and therefore pass over in silence whatever was grown in the garden, caught in the river, or sent by a neighbor; and they show what entered a house, not what was made of it there. A cookbook whose margins its owners have filled with remarks comes nearer to the ordinary table, <u>with one kind left out, she adds: the volume annotated for display, by people who wished to be thought good cooks, from which we learn less about meals than from the barest column of sums.</u> In the others, a single greasy page, with its “less salt” in pencil, deserves more trust than years of tidy accounts.' },
    stem: 'Which choice best describes the function of the underlined portion in the text as a whole?',
    correct: { text: 'It states an exception to trusting cookbooks more than account books.', why: 'Diallo prefers cookbooks with remarks in their margins; “with one kind left out” takes those annotated for display out of this preference.' },
    distractors: [
      { text: 'It states a condition for trusting account books more than cookbooks.', misconception: 'REV', why: 'The general preference is for cookbooks, before and after the underlined portion; and “one kind left out” names a case apart, not a requirement that account books must meet.' },
      { text: 'It states a condition for trusting cookbooks more than account books.', misconception: 'RELN', why: 'The remarks in the margins are the condition, and it is met by these volumes too; the underlined portion takes one kind out all the same.' },
      { text: 'It states an exception to trusting account books more than cookbooks.', misconception: 'REV', why: 'Account books “promise more than they deliver” throughout; the preference to which an exception is made is the one for cookbooks.' },
    ],
    steps: ['State the claim before the underlined portion: annotated cookbooks come nearer to ordinary meals than account books do.', '“With one kind left out” takes a group out of that claim: volumes annotated for display. That is an exception.', 'The last sentence returns to “the others” and to the claim, which still prefers cookbooks.'],
    takeaway: 'Tell apart a condition (“only if”), a reason (“because”), and an exception (“with one kind left out”).',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredQuestion[];
