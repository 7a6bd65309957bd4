/**
 * The gates on a question that somebody writes in the app. `blocking`: it must not be published like this. `advice`: what rules made for
 * our own questions say; somebody decides.
 */
import { templateLeft } from '#core/authoring/templates.ts';
import type { Question } from '#core/questions/question.ts';
import { parseRichText } from '#core/questions/rich-text.ts';
import { answerProblems, type RenderLatex } from './check-question.ts';
import { explanationProblems, numberProblems } from './gates/explanation.ts';
import { altLeaks, figureProblems } from './gates/figure.ts';
import { choiceFormProblems, distinctProblems, keyProblems, schemaProblems } from './gates/key-and-choices.ts';
import { articleSlips, doubledWords, pluralsOfOne, sensitiveWords } from './gates/language.ts';
import { lengthProblems } from './gates/length.ts';
import { provenanceProblems } from './gates/provenance.ts';
import { figuresOf, questionTexts } from './gates/question-texts.ts';
import { mathResolvers } from './math/registry.ts';

export interface DraftProblems {
  readonly blocking: readonly string[];
  readonly advice: readonly string[];
}

const mathSpan = /\\\(([\s\S]*?)\\\)/g;

function latexProblems(text: string, renderLatex: RenderLatex): string[] {
  return [...text.matchAll(mathSpan)].flatMap(([, latex = '']) => {
    try {
      renderLatex(latex);
      return [];
    } catch (error) {
      return [`LaTeX: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
}

/** What an independent solver says of a question that was drawn. One rewritten by hand is `authored` from then on, and nobody solves it here. */
function solverProblems(question: Question): string[] {
  const { provenance, archetype } = question;
  const resolver = mathResolvers[archetype];
  if ((provenance.kind !== 'generated' && provenance.kind !== 'drawn') || !resolver) return [];
  return answerProblems({ ...question, provenance: { ...provenance, kind: 'generated' } }, resolver);
}

export function draftProblems(question: Question, renderLatex: RenderLatex): DraftProblems {
  const texts = questionTexts(question);
  const rich = texts.filter(({ role }) => role !== 'title' && role !== 'alt' && role !== 'label').map(({ text }) => text);
  return {
    blocking: [
      ...schemaProblems(question),
      ...keyProblems(question),
      ...distinctProblems(question),
      ...rich.flatMap((text) => [...parseRichText(text).problems, ...latexProblems(text, renderLatex)]),
      ...templateLeft(texts.map(({ text }) => text)).map((left) => `still from the template: ${left}`),
      ...provenanceProblems(question),
      ...altLeaks(question),
      ...solverProblems(question),
    ],
    advice: [
      ...numberProblems(question),
      ...lengthProblems(question),
      ...choiceFormProblems(question),
      ...explanationProblems(question),
      ...figuresOf(question).flatMap(figureProblems),
      ...sensitiveWords(question).map((word) => `a sensitive word: ${word}`),
      ...texts.flatMap(({ text }) => doubledWords(text)).map((word) => `doubled: ${word}`),
      ...texts.flatMap(({ text }) => [...pluralsOfOne(text), ...articleSlips(text)]),
    ],
  };
}
