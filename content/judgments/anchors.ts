/**
 * Fixed points on the difficulty scale: for every group of topics, one question per level, described by what is asked and
 * by what makes it easy or hard. Readers compare real questions with them, so that levels mean the same in every batch. In Math, where a question can be said in a sentence, it is one.
 */
import type { Difficulty } from '#core/questions/question.ts';

export interface Anchor {
  readonly id: string;
  readonly level: Difficulty;
  /** A question of this kind, described for somebody who cannot see it. */
  readonly text: string;
}

type Group = 'ideas' | 'words' | 'structure' | 'expression' | 'conventions' | 'algebra' | 'advanced' | 'data' | 'geometry';

const groupOf = (topicId: number): Group => {
  if (topicId === 4) return 'words';
  if (topicId === 5) return 'structure';
  if (topicId === 7 || topicId === 8) return 'expression';
  if (topicId >= 26) return 'geometry';
  if (topicId >= 19) return 'data';
  if (topicId >= 16) return 'advanced';
  if (topicId >= 11) return 'algebra';
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
  algebra: [
    'Asks for the solution of \\(4x + 7 = 31\\), with four whole numbers as choices.',
    'A table gives three points of a linear function with small whole numbers. Asks for its equation; the wrong choices exchange slope and intercept or have another sign.',
    'Line k is parallel to the line \\(3x - 5y = 12\\) and passes through \\((10, 1)\\). Asks for its y-intercept; no choices.',
    'In the system \\(2x + 3y = 7\\) and \\(kx + \\frac{9}{2}y = 20\\), k is a constant. Asks for the k for which it has no solution; no choices.',
    'The equation \\(a(3 - x) - b = 7 - 4x\\), with constants a and b, has no solution. Asks which of I. \\(a = 4\\), II. \\(b = 5\\), III. \\(b \\ne 5\\) must be true; the wrong choices settle only one of the two constants.',
  ],
  advanced: [
    'Asks for \\(f(3)\\) when \\(f(x) = x^2 - 5\\), with four whole numbers as choices.',
    'Asks for the greater solution of \\(x^2 - 7x + 10 = 0\\); no choices.',
    'One solution of \\(2x^2 - 6x + 1 = 0\\) can be written as \\(\\frac{3 + \\sqrt{k}}{2}\\). Asks for k; no choices.',
    'A bank balance grows by 6 percent every 4 months: \\(B(t) = 400(1.06)^{3t}\\), with t in years. Asks which function gives it after q quarters of a year; the wrong choices divide or multiply the exponent by the wrong number.',
    'The graph of \\(y = ax^2 + bx + c\\), with constants a, b and c, has its vertex at \\((6, -11)\\) and crosses the x-axis twice. Asks which of four numbers could be \\(a + b + c\\).',
  ],
  data: [
    'A pump fills 18 liters per minute. Asks how many liters it fills in 5 minutes.',
    'Asks for the price of an $80 jacket after it rises by 15 percent; the wrong choices give the rise alone or add 15 dollars.',
    'After a discount of 20 percent, a jacket costs $68. Asks for the price before the discount; no choices.',
    'A park has an area of 3.5 square miles. Asks for its area in square yards (1 mile is 1,760 yards); no choices.',
    'Two histograms of 20 whole numbers each show only how many lie in each interval. Asks for the smallest possible difference between the two means.',
  ],
  geometry: [
    'Asks for the area of a rectangle 12 centimeters long and 5 centimeters wide.',
    'Asks for the volume, in terms of \\(\\pi\\), of a cylinder with radius 3 and height 10; the wrong choices use the diameter or forget to square.',
    'Asks for the length of the arc, in terms of \\(\\pi\\), that a central angle of 80° cuts off a circle of radius 9.',
    'Asks for the radius of the circle \\(x^2 + y^2 - 6x + 10y = 15\\); no choices.',
    'The perimeter of an isosceles right triangle is \\(94 + 94\\sqrt{2}\\). Asks for the length of a leg; one wrong choice is the hypotenuse.',
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
