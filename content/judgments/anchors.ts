/**
 * Fixed points on the difficulty scale: for every group of topics, one question per level, described by what is asked and
 * by what makes it easy or hard. Readers compare real questions with them, so that levels mean the same in every batch.
 */
import type { Difficulty } from '#core/questions/question.ts';

export interface Anchor {
  readonly id: string;
  readonly level: Difficulty;
  /** A question of this kind, described for somebody who cannot see it. */
  readonly text: string;
}

type Group = 'ideas' | 'words' | 'structure' | 'expression' | 'conventions';

const groupOf = (topicId: number): Group => {
  if (topicId === 4) return 'words';
  if (topicId === 5) return 'structure';
  if (topicId === 7 || topicId === 8) return 'expression';
  return topicId >= 9 ? 'conventions' : 'ideas';
};

const described: Readonly<Record<Group, readonly [string, string, string, string, string]>> = {
  ideas: [
    'Asks for a detail that one plain sentence of a short, everyday text states. The right choice says it in slightly other words; the other three are not in the text at all.',
    'Asks for the main idea of a paragraph about science whose first sentence states it and whose other sentences illustrate it. Two choices are on the topic; one of them covers only the example.',
    'Asks for the main idea or the missing conclusion of a paragraph in which “however” turns against a common view. Before the turn, the text gives what one wrong choice repeats. Sentences of ordinary scholarly prose, one subordinate clause each.',
    'Asks which finding would weaken a hypothesis in a dense report on research with two rival explanations. Each wrong choice bears on the subject, and one weakens the rival. Or: the main idea of older literary prose with long sentences and irony.',
    'Asks what follows from an abstract argument in the humanities with a concession and a negation. The thesis is implied; two choices differ in one logical relation, and the right one is the more modest.',
  ],
  words: [
    'A common verb for a blank whose meaning the same sentence restates after it. The other three words are plainly wrong.',
    'A common academic word (“contrast,” “sustain”) for a blank that “although” or “because” decides. One wrong choice fits if that word is missed.',
    'A verb of research or argument (“corroborate,” “undermine”) where two choices fit the topic and only one the relation between two sentences.',
    'A less common adjective of judgment (“tenuous,” “ostensible”), decided by a clue in another sentence. One near-synonym fails on tone. Or: the less usual sense of a familiar word in a quotation from an old novel.',
    'A rare word among rare words, in a sentence with two negations or a concession; two near-synonyms are told apart only by a fine shade that the text asks for.',
  ],
  structure: [
    'Asks for the main purpose of a short text that simply describes one thing. Three choices name things the text does not do.',
    'Asks for the overall structure of a text that makes a general claim and gives an example. The wrong choices reverse the order or add a part.',
    'Asks for the function of an underlined sentence that concedes or gives an example in a paragraph on research. One wrong choice describes the sentence beside it.',
    'Asks for the function of a sentence in older literary prose, or for the structure of a poem with a turn. Two choices are right in part; the verbs “qualify” and “elaborate” have to be told apart.',
    'Asks for the function of a phrase that limits a claim in a dense argument, or for a structure of three stages of which two choices get two stages right.',
  ],
  expression: [
    'A transition between two plain sentences that contradict each other. The other choices add or conclude.',
    'A synthesis question with one clear goal (a difference between two things), where one choice compares and the other three speak of one thing each. Or: a transition of result after an evident cause.',
    'A synthesis question in which all choices are true and two come close to the goal. Or: “instead” against “as a result” and “similarly,” decided by one word of the sentence before.',
    'A transition of concession or emphasis (“even so,” “in fact”) in scholarly prose, where the nearest words suggest another relation. Or: a goal with an audience that knows half of the notes.',
    'A transition whose relation reaches two sentences back and which the nearest sentence contradicts. Or: a synthesis goal with two parts, where each wrong choice meets one of them.',
  ],
  conventions: [
    'A verb that has to agree with the noun just before it, or a period between two short sentences.',
    'A verb whose subject is parted from it by one phrase with a noun of the other number, or a comma after an opening clause.',
    'A pair of commas or dashes around an interruption, a colon after a full clause before a list, or a finite verb where participles are offered.',
    'No mark at all between a long subject and its verb, a semicolon beside “however,” a title with a name that must not be set off, or an opening participle that needs its noun next.',
    'A sentence with two interruptions or a very long subject, where it takes work to see how many clauses there are and the wrong choices each fit one reading of it.',
  ],
};

/** The five anchors of a topic's group, easiest first. */
export const anchorsOf = (topicId: number): Anchor[] =>
  described[groupOf(topicId)].map((text, index) => ({ id: `anchor-${groupOf(topicId)}-${index + 1}`, level: (index + 1) as Difficulty, text }));

/** The level of an anchor by its id; undefined for the id of a question. */
export const anchorLevel = (id: string): Difficulty | undefined => {
  const level = /^anchor-[a-z]+-([1-5])$/.exec(id)?.[1];
  return level === undefined ? undefined : (Number(level) as Difficulty);
};
