/** The gates on one generated question together, for whoever has to choose among many draws. */
import type { Question } from '#core/questions/question.ts';
import { explanationProblems, numberProblems } from './explanation.ts';
import { altLeaks, figureProblems } from './figure.ts';
import { choiceFormProblems, distinctProblems, keyProblems, schemaProblems } from './key-and-choices.ts';
import { doubledWords, pluralsOfOne, sensitiveWords } from './language.ts';
import { lengthProblems } from './length.ts';
import { provenanceProblems } from './provenance.ts';
import { figuresOf, questionTexts } from './question-texts.ts';

/** Archetypes whose choices cannot be evenly long: docs/content-quality.md says why. */
const unevenChoices: readonly string[] = ['CL-b'];

/** Empty where nothing is wrong. */
export const singleGateProblems = (question: Question): string[] => [
  ...schemaProblems(question),
  ...keyProblems(question),
  ...distinctProblems(question),
  ...numberProblems(question),
  ...lengthProblems(question),
  ...(unevenChoices.includes(question.archetype) ? [] : choiceFormProblems(question)),
  ...explanationProblems(question),
  ...figuresOf(question).flatMap(figureProblems),
  ...altLeaks(question),
  ...provenanceProblems(question),
  ...sensitiveWords(question),
  ...questionTexts(question).flatMap(({ text }) => [...doubledWords(text), ...pluralsOfOne(text)]),
];
