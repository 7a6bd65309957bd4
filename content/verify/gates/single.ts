/** The gates on one generated question together, for whoever has to choose among many draws. */
import type { Question } from '#core/questions/question.ts';
import { explanationProblems, numberProblems } from './explanation.ts';
import { altLeaks, figureProblems } from './figure.ts';
import { choiceFormProblems, distinctProblems, keyProblems, schemaProblems } from './key-and-choices.ts';
import { articleSlips, doubledWords, pluralsOfOne, sensitiveWords } from './language.ts';
import { lengthProblems } from './length.ts';
import { plausibilityProblems } from './plausibility.ts';
import { provenanceProblems } from './provenance.ts';
import { figuresOf, questionTexts } from './question-texts.ts';

/** Archetypes whose choices cannot be evenly long: docs/content-quality.md says why. */
const unevenChoices: readonly string[] = ['CL-b'];

/** Each gate by the name that authors read. */
export const singleGates: readonly { readonly name: string; readonly problems: (question: Question) => string[] }[] = [
  { name: 'Schema and archetype', problems: schemaProblems },
  { name: 'One key', problems: keyProblems },
  { name: 'Distinct choices', problems: distinctProblems },
  { name: 'Numbers and units', problems: numberProblems },
  { name: 'Length', problems: lengthProblems },
  { name: 'Choices alike in form', problems: (question) => (unevenChoices.includes(question.archetype) ? [] : choiceFormProblems(question)) },
  { name: 'Explanation', problems: explanationProblems },
  { name: 'Figure', problems: (question) => figuresOf(question).flatMap(figureProblems) },
  { name: 'Description of the figure', problems: altLeaks },
  { name: 'Plausible quantities', problems: plausibilityProblems },
  { name: 'Record of origin', problems: provenanceProblems },
  { name: 'Sensitive words', problems: (question) => sensitiveWords(question) },
  {
    name: 'Doubled words, plurals, articles',
    problems: (question) => questionTexts(question).flatMap(({ text }) => [...doubledWords(text), ...pluralsOfOne(text), ...articleSlips(text)]),
  },
];

/** Empty where nothing is wrong. */
export const singleGateProblems = (question: Question): string[] => singleGates.flatMap(({ problems }) => problems(question));
