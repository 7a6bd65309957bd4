/** What is wrong with a rewritten concept, lecture, word or study sheet, by the place of the text: the checks that shipped ones pass. */
import * as z from 'zod';
import { itemTexts, type ItemKind } from '#core/authoring/item-texts.ts';
import { conceptSchema } from '../concepts/concept.ts';
import { lectureSchema } from '../lectures/lecture.ts';
import { wordSchema } from '../words/word.ts';
import { checkProblems } from './check-concept.ts';
import { lessonTextProblems } from './check-lesson.ts';
import type { RenderLatex } from './check-question.ts';
import { falseEquations } from './gates/explanation.ts';
import { doubledWords } from './gates/language.ts';

export interface ItemProblem {
  /** The place of a text, or the name of the part that a check is about. */
  readonly path: string;
  readonly message: string;
}

const schemas: Partial<Readonly<Record<ItemKind, z.ZodType>>> = { concept: conceptSchema, lecture: lectureSchema, word: wordSchema };
const sentences: Partial<Readonly<Record<string, string>>> = {
  too_small: 'This is missing or too short.',
  too_big: 'This is too long.',
  invalid_type: 'This is missing, or of the wrong kind.',
  invalid_value: 'This is not one of the known values.',
  invalid_format: 'This is not written in the right form.',
  invalid_union: 'This is not complete.',
  unrecognized_keys: 'There are fields here that we do not know.',
};
const sentenceOf = ({ code, message }: z.core.$ZodIssue): string => sentences[code] ?? message;
const forbidden = /\b(officials? (?:test|question|sat)|college board|clearly|obviously|simply put|of course)\b/i;

function recomputed(kind: ItemKind, body: unknown): ItemProblem[] {
  if (kind === 'concept') {
    const concept = conceptSchema.parse(body);
    const same = concept.example.answer === concept.mistake.choice ? [{ path: 'mistake.choice', message: 'The wrong choice is the answer.' }] : [];
    return [...checkProblems(concept).map((message) => ({ path: 'example.steps.0', message: `The example: ${message}` })), ...same];
  }
  if (kind !== 'lecture') return [];
  const { topicId, parts } = lectureSchema.parse(body);
  return parts.flatMap(({ blocks }, part) =>
    blocks.flatMap((block, at) => {
      const path = `parts.${part}.blocks.${at}.stem`;
      if (block.kind === 'example') return checkProblems({ topicId, example: block, check: block.check }).map((message) => ({ path, message }));
      if (block.kind !== 'question') return [];
      const answer = block.choices[block.key]?.text ?? '';
      return checkProblems({ topicId, example: { ...block, answer }, check: block.check }).map((message) => ({ path, message }));
    }),
  );
}

function latexProblems(latex: string, renderLatex: RenderLatex): string[] {
  try {
    renderLatex(latex);
    return [];
  } catch (error) {
    return [`This formula cannot be set: ${error instanceof Error ? error.message.slice(0, 200) : 'it is not LaTeX'}`];
  }
}

/** Empty if it may be published. */
export function itemProblems(kind: ItemKind, body: unknown, renderLatex: RenderLatex): ItemProblem[] {
  const shape = schemas[kind]?.safeParse(body).error?.issues.map((issue) => ({ path: issue.path.join('.'), message: sentenceOf(issue) })) ?? [];
  if (shape.length > 0) return shape;
  const texts = itemTexts(kind, body).flatMap(({ path, value }): ItemProblem[] => {
    const isFormula = kind === 'sheet' && path.endsWith('.formula');
    const found = isFormula ? latexProblems(value, renderLatex) : kind === 'word' || path.endsWith('.alt') ? [] : lessonTextProblems(value, renderLatex);
    const words = isFormula ? [] : doubledWords(value).map((word) => `Twice in a row: ${word}`);
    const claims = kind !== 'word' && forbidden.test(value) ? ['Nothing here is official, and nothing is easy for everybody: leave such words out.'] : [];
    // A wrong choice may state what is false.
    const equations = /(^|\.)(how|steps)\.\d+$/.test(path) ? falseEquations(value) : [];
    return [...found, ...words, ...claims, ...equations].map((message) => ({ path, message }));
  });
  return [...texts, ...recomputed(kind, body)];
}
