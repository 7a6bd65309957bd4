/** Every gate on every shipped question. docs/content-quality.md names the gates, their limits and their exceptions. */
import fs from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import katex from 'katex';
import { englishDataset, englishRecommendedTransformers, RegExpMatcher } from 'obscenity';
import { describe, expect, it } from 'vitest';
import type { Question } from '#core/questions/question.ts';
import { parseRichText } from '#core/questions/rich-text.ts';
import { drawingVersion, makeQuestion } from '../generators/make-question.ts';
import { mathGenerators } from '../generators/math/registry.ts';
import { examQuestions } from '../items/exam-questions.ts';
import { hardestQuestions } from '../items/hardest-questions.ts';
import { practiceQuestions } from '../items/practice-questions.ts';
import { publishedQuestions } from '../items/published.ts';
import { answerProblems, textProblems, writingProblems } from '../verify/check-question.ts';
import { alike, mostAlike, mostAlikeStems, repeatedFingerprints, stemShingles } from '../verify/gates/duplicates.ts';
import { explanationProblems, numberProblems } from '../verify/gates/explanation.ts';
import { altLeaks, figureProblems } from '../verify/gates/figure.ts';
import { choiceFormProblems, distinctProblems, keyProblems, schemaProblems } from '../verify/gates/key-and-choices.ts';
import { articleSlips, doubledWords, nameCounts, pluralsOfOne, sensitiveWords, unknownWords } from '../verify/gates/language.ts';
import { lengthProblems } from '../verify/gates/length.ts';
import { plausibilityProblems } from '../verify/gates/plausibility.ts';
import { provenanceProblems } from '../verify/gates/provenance.ts';
import { figuresOf, hasStory, prose, questionTexts } from '../verify/gates/question-texts.ts';
import { misquotations } from '../verify/gates/quotations.ts';
import { mathResolvers } from '../verify/math/registry.ts';

// Exams, practice and hardest sets together: comparisons between questions also cover pairs across them.
const questions = [...examQuestions(), ...practiceQuestions(), ...hardestQuestions()];
// Batch questions have their gates in scripts/batches.test.ts; here they are only compared with the rest.
const fromBatches = new Set(publishedQuestions().map(({ question }) => question.id));
const own = questions.filter(({ id }) => !fromBatches.has(id));
const math = questions.filter(({ topicId }) => topicId > 10);

const rendered = new Set<string>();
/** Two gates ask it of the same formulas. */
function renderLatex(latex: string): void {
  if (rendered.has(latex)) return;
  katex.renderToString(latex, { throwOnError: true, strict: 'error' });
  rendered.add(latex);
}
const knownWords = new Set(fs.readFileSync(new URL('../verify/gates/known-words.txt', import.meta.url), 'utf8').split('\n'));
const profanity = new RegExpMatcher({ ...englishDataset.build(), ...englishRecommendedTransformers });
const judged = new Map<string, boolean>();
/** Without formulas and numbers most choices are nothing, or the same as others. */
function isProfane(text: string): boolean {
  const words = prose(text, ' ').replaceAll(/\d/g, ' ').trim();
  const known = judged.get(words) ?? profanity.hasMatch(words);
  judged.set(words, known);
  return known;
}

/** Findings of a gate over these questions, each with the question it concerns. `but` are the exceptions of docs/content-quality.md. */
const findings = (gate: (question: Question) => readonly string[], over: readonly Question[] = own, but: readonly string[] = []) =>
  over
    .filter(({ id, archetype }) => !but.includes(id) && !but.includes(archetype))
    .flatMap((question) => gate(question).map((problem) => `${question.id} (${question.archetype}): ${problem}`));

function resolved(question: Question): string[] {
  const resolver = mathResolvers[question.archetype];
  return resolver ? answerProblems(question, resolver) : ['no re-solver'];
}

/** The generator at the frozen version still draws this very question: its wrong choices are computed by the named errors. A question frozen by an earlier version stays as it was published; the other gates still hold it. */
function redrawn(question: Question): string[] {
  const { provenance } = question;
  const generator = mathGenerators.find(({ archetype }) => archetype === question.archetype);
  if (!generator || provenance.kind !== 'generated') return ['no generator'];
  if (provenance.generatorVersion < drawingVersion(generator)) return [];
  const drawn: unknown = JSON.parse(JSON.stringify({ ...makeQuestion(generator, provenance.seed, question.difficulty), id: question.id }));
  return isDeepStrictEqual(drawn, question) ? [] : ['the generator draws another question now: raise its version and freeze again'];
}

const rendering = (question: Question): string[] => {
  const rich = questionTexts(question).filter(({ role }) => role !== 'title' && role !== 'alt' && role !== 'label');
  const plain = questionTexts(question).filter(({ role }) => role === 'title' || role === 'alt' || role === 'label');
  const isQuotation = question.provenance.kind === 'public-domain';
  return [
    ...rich.flatMap(({ text }) => parseRichText(text).problems),
    ...rich
      .filter(({ role }) => !(isQuotation && role === 'stimulus'))
      .flatMap(({ text }) => textProblems(text.replaceAll(/<\/?[ui]>/g, '').replaceAll(/\bText [12]\b/g, 'This text'), renderLatex)),
    ...plain.filter(({ text }) => /\\|undefined|NaN|\[object|\bnull\b/.test(text)).map(({ text }) => `in a figure: ${text}`),
  ];
};

const inEachTopic = <T>(over: readonly Question[], find: (own: readonly Question[]) => readonly T[]): T[] =>
  [...Map.groupBy(over, ({ topicId }) => topicId).values()].flatMap(find);

describe('every shipped question', () => {
  it('G1 fits the schema', () => expect(findings(schemaProblems)).toEqual([]));
  it('G2 has one key that can be given', () => expect(findings(keyProblems)).toEqual([]));
  it('G3 has four different choices', () => expect(findings(distinctProblems)).toEqual([]));
  it('G4 is solved again to the same answer (Math)', () => expect(findings(resolved, math)).toEqual([]));
  it('G5 has the wrong choices its generator computes (Math)', () => expect(findings(redrawn, math)).toEqual([]));
  it('G6 renders', () => expect(findings(rendering)).toEqual([]));
  it('G7 has numbers that add up', () => expect(findings(numberProblems)).toEqual([]));
  it('G7 tells of nothing impossible (Math)', () => expect(findings(plausibilityProblems, math)).toEqual([]));
  it('G8 has the length of its kind', () => expect(findings(lengthProblems)).toEqual([]));
  it('G9 has choices of one form', () => expect(findings(choiceFormProblems, own, ['CL-b'])).toEqual([]));
  it('G10 has an explanation that ends with the key', () => expect(findings(explanationProblems)).toEqual([]));
  it('G10 quotes what stands in the question', () => expect(findings(misquotations)).toEqual([]));
  it('G11 has figures that can be read', () => {
    expect(findings((question) => figuresOf(question).flatMap(figureProblems))).toEqual([]);
    expect(findings(altLeaks)).toEqual([]);
  });
  it('G12 is no copy of another', () => {
    expect(repeatedFingerprints(questions)).toEqual([]);
    expect(inEachTopic(questions, (own) => alike(own, mostAlike.inTopic))).toEqual([]);
  });
  it('G12 has a stem of its own (Math)', () => {
    const repeated = (over: readonly Question[]) => inEachTopic(over, (own) => alike(own, mostAlikeStems.repeated, stemShingles));
    expect(repeated(examQuestions().filter(({ topicId }) => topicId > 10))).toEqual([]);
    expect(repeated(math.filter((question) => hasStory(question)))).toEqual([]);
  });
  it('G14 is spelled right', () => {
    // A new word: check its spelling, then add it to known-words.txt.
    expect(findings((question) => unknownWords(question, knownWords))).toEqual([]);
    expect(
      findings((question) => questionTexts(question).flatMap(({ text }) => [...doubledWords(text), ...pluralsOfOne(text), ...articleSlips(text)])),
    ).toEqual([]);
  });
  it('G14 is clean and keeps away from sensitive subjects', () => {
    expect(
      findings((question) =>
        questionTexts(question)
          .filter(({ text }) => isProfane(text))
          .map(({ text }) => text),
      ),
    ).toEqual([]);
    expect(findings((question) => sensitiveWords(question))).toEqual([]);
  });
  it('G14 has names from everywhere', () => {
    const counts = Object.values(nameCounts(own));
    const all = counts.reduce((sum, count) => sum + count, 0);
    expect(Math.max(...counts) / all).toBeLessThanOrEqual(0.36);
    expect(Math.min(...counts) / all).toBeGreaterThanOrEqual(0.08);
  });
  it('G15 says where it comes from', () => expect(findings(provenanceProblems)).toEqual([]));
  // That its key is right, which they check too, is G4.
  it('passes the checks of its generator (Math)', () => expect(findings((question) => writingProblems(question, renderLatex), math)).toEqual([]));
});
