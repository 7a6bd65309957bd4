import type { AuthoredItem } from '../authored.ts';

const stem = 'Which choice completes the text so that it conforms to the conventions of Standard English?';

/** Boundaries, practice bank. */
export const practiceBoundaries = [
  {
    id: 'bou-p01', topicId: 9, archetype: 'BOU-c', difficulty: 1,
    skillTags: ['subordinate-clause', 'comma'],
    stimulus: { kind: 'prose', text: 'When the last apples have been picked in the old ______ children hang paper lanterns in the bare branches and invite the whole street to supper.' },
    stem,
    correct: { text: 'orchard, the', why: 'The clause that begins with “When” leans on “the children hang paper lanterns,” and a comma separates the two.' },
    distractors: [
      { text: 'orchard. The', misconception: 'FRAG', why: '“When the last apples have been picked in the old orchard” cannot stand alone as a sentence.' },
      { text: 'orchard the', misconception: 'RUNON', why: 'With no mark, nothing shows where the clause with “When” ends and the main clause begins.' },
      { text: 'orchard and the', misconception: 'FRAG', why: 'With “and,” everything belongs to the clause that begins with “When,” and no main clause is left.' },
    ],
    steps: ['The first part begins with “When,” so it is not a sentence by itself.', 'The second part, “the children hang paper lanterns …,” is one.', 'A clause with “When” that comes first is followed by a comma.'],
    takeaway: 'A clause that opens with “when,” “if,” or “because” takes a comma before the main clause.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'bou-p02', topicId: 9, archetype: 'BOU-h', difficulty: 2,
    skillTags: ['series', 'comma'],
    stimulus: { kind: 'prose', text: 'Before every concert of the Riverside band, into the back of one small truck go three enormous ______ a tuba as tall as a child, the conductor’s stool, and a basket of sandwiches.' },
    stem,
    correct: { text: 'drums,', why: 'The drums are the first of four things that go into the truck, and commas separate the things from one another.' },
    distractors: [
      { text: 'drums;', misconception: 'COLSEM', why: 'The other things are separated by commas, so a semicolon after the first does not match; nor are the words after it a sentence.' },
      { text: 'drums:', misconception: 'COLSEM', why: 'A colon would say that the “three enormous drums” are a tuba, a stool, and a basket of sandwiches.' },
      { text: 'drums', misconception: 'RUNON', why: 'With no mark, the first thing in the series runs into the second.' },
    ],
    steps: ['Ask what goes into the truck: drums, a tuba, a stool, and a basket.', 'These are four things side by side; the last three do not explain the first.', 'The series has commas elsewhere, so a comma follows the first thing as well.'],
    takeaway: 'Before you choose a colon, check that what follows really is what comes before it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'bou-p03', topicId: 9, archetype: 'BOU-e', difficulty: 2,
    skillTags: ['parentheses', 'supplement'],
    stimulus: { kind: 'prose', text: 'The tools of the baker Aisha Diallo (a long wooden paddle, a brush of twigs, and a lamp bright enough to show the back of the ______ hang beside the door, where she can reach them without looking.' },
    stem,
    correct: { text: 'oven)', why: 'The list of tools opens with a parenthesis, so a parenthesis must close it before the verb “hang.”' },
    distractors: [
      { text: 'oven,', misconception: 'PAIR', why: 'The commas inside the list separate the tools; what opens with a parenthesis cannot be closed with a comma.' },
      { text: 'oven—', misconception: 'PAIR', why: 'What opens with a parenthesis cannot be closed with a dash.' },
      { text: 'oven', misconception: 'PAIR', why: 'With no mark, the parenthesis before “a long wooden paddle” stays open.' },
    ],
    steps: ['Take out the list: “The tools of the baker Aisha Diallo hang beside the door.”', 'The list opens with a parenthesis after the name.', 'The same kind of mark must close it, right before “hang.”'],
    takeaway: 'Look back for the mark that opens an interruption; the same kind must close it.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'bou-p04', topicId: 9, archetype: 'BOU-a', difficulty: 3,
    skillTags: ['period', 'direct-question'],
    stimulus: { kind: 'prose', text: 'No list of names has ever been found in the archive of the Ardle valley choir, although it keeps several hundred photographs of the ______ were they, and what became of the songs that they carried from village to village every summer?' },
    stem,
    correct: { text: 'singers. Who', why: '“Who were they, and what became of the songs …?” is a question of its own, so a new sentence begins with “Who.”' },
    distractors: [
      { text: 'singers who', misconception: 'RUNON', why: '“Who were they” has a subject of its own, “they,” so it cannot describe the singers; two sentences run together.' },
      { text: 'singers, who', misconception: 'SPLICE', why: 'A comma alone cannot join a statement to the question “who were they.”' },
      { text: 'singers who,', misconception: 'SVP', why: 'The comma splits “who” from “were they,” and the statement still runs into the question.' },
    ],
    steps: ['Look at the end: a question mark, so the text ends with a question.', 'Find where it begins: “Who were they” has the word order of a question.', 'The statement before it is complete, so a period ends it.'],
    takeaway: '“Who” does not always describe the noun before it; word order and the end mark can show a question.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'bou-p05', topicId: 9, archetype: 'BOU-e', difficulty: 3,
    skillTags: ['paired-commas', 'compound-predicate'],
    stimulus: { kind: 'prose', text: 'On the longest night of the year, each family on Cray Island climbs the eastern hill with a basket of paper ______ if the wind is not too strong, sends them out one by one over the dark water.' },
    stem,
    correct: { text: 'lanterns and,', why: '“And” joins “climbs” and “sends”; the condition between them is an interruption, with a comma before “if” and one after “strong.”' },
    distractors: [
      { text: 'lanterns, and', misconception: 'SVP', why: 'The comma splits the two verbs of one subject, “climbs … and sends,” and the interruption is left with a comma on one side only.' },
      { text: 'lanterns; and', misconception: 'COLSEM', why: 'After the semicolon, “sends them out” has no subject, so the second part is not a sentence.' },
      { text: 'lanterns and', misconception: 'PAIR', why: 'The interruption “if the wind is not too strong” ends with a comma, so it must also begin with one.' },
    ],
    steps: ['Take out the condition: “each family climbs the hill with a basket of paper lanterns and sends them out ….” No mark is needed there.', 'Put “if the wind is not too strong” back between “and” and “sends.”', 'A comma follows it, so a comma must come before it, right after “and.”'],
    takeaway: 'Take the interruption out and see which marks the rest needs; then give the interruption a pair of its own.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
  {
    id: 'bou-p06', topicId: 9, archetype: 'BOU-g', difficulty: 4,
    skillTags: ['conjunctive-adverb', 'semicolon'],
    stimulus: { kind: 'prose', text: 'The first surveyors of the Merrow marsh did not, as the old songs have it, follow the herders’ ______ convinced that a trail made by goats would lead only to grass, they cut a line of their own through the reeds.' },
    stem,
    correct: { text: 'path; instead,', why: 'Two sentences meet here, so a semicolon separates them, and “instead” introduces what the surveyors did in place of following the path.' },
    distractors: [
      { text: 'path instead;', misconception: 'RELN', why: 'The semicolon is in place, but “follow the path instead” would need something earlier that the path replaced, and nothing has been named.' },
      { text: 'path instead', misconception: 'RUNON', why: 'With no mark, the sentence about what they did not do runs into the one about what they did.' },
      { text: 'path, instead,', misconception: 'SPLICE', why: 'Commas alone cannot join “The first surveyors … did not … follow the path” to “they cut a line of their own.”' },
    ],
    steps: ['Find the two main clauses: “The first surveyors … did not … follow the herders’ path” and “they cut a line of their own.”', 'Between them belongs a semicolon (or a period).', 'Decide which side needs “instead”: the cut line takes the place of the path, so “instead” opens the second clause.'],
    takeaway: 'With words like “instead,” settle two things: where the sentences meet, and to which of them the word belongs.',
    provenance: { kind: 'authored', setting: 'fictional', facts: [] },
  },
] as const satisfies readonly AuthoredItem[];
