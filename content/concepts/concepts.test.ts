import fs from 'node:fs';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import { figureSchema } from '#core/questions/figure.ts';
import { topics } from '#core/topics/topics.ts';
import { workSchema } from '../extracts/extract.ts';
import { mathGenerators } from '../generators/math/registry.ts';
import { lessonTextProblems } from '../verify/check-lesson.ts';
import { falseEquations } from '../verify/gates/explanation.ts';
import { prefixes } from '../verify/gates/key-and-choices.ts';
import { doubledWords } from '../verify/gates/language.ts';
import { plainWords, wordCount } from '../verify/gates/question-texts.ts';
import { gradeLevel } from '../verify/gates/readability.ts';
import { concepts } from './all.ts';
import { checkProblems } from '../verify/check-concept.ts';
import { conceptSchema, type Concept } from './concept.ts';

/** The last letter of each Reading and Writing topic's archetypes. */
const lastLetters = { CID: 'h', INF: 'h', COE: 'j', WIC: 'i', TSP: 'i', CTC: 'h', SYN: 'j', TRA: 'i', BOU: 'k', FSS: 'l' };
const readingWriting = Object.entries(lastLetters).flatMap(([prefix, last]) =>
  [...'abcdefghijkl'].filter((letter) => letter <= last).map((letter) => `${prefix}-${letter}`),
);

const read = (file: string) => fs.readFileSync(new URL(file, import.meta.url), 'utf8');
const known = new Set(
  ['../verify/gates/known-words.txt', '../verify/reading-writing/words-read.txt', 'known-words.txt'].flatMap((file) => read(file).split('\n')),
);
const isKnown = (word: string) => [word, word.replace(/'s$|'$/, '')].some((form) => known.has(form)) || word.split('-').every((part) => known.has(part));

/** What the card says about the idea, apart from its example. */
const body = ({ idea, signal, how, mistake }: Concept) => [idea, signal, ...how, mistake.why];
const exampleTexts = ({ example }: Concept) => [
  ...(example.text ? [example.text] : []),
  ...(example.table ? [...example.table.columns, ...example.table.rows.flat()] : []),
  example.stem,
  ...example.steps,
  example.answer,
];
const allTexts = (concept: Concept) => [concept.title, ...body(concept), ...exampleTexts(concept), concept.mistake.choice];
const figuresOf = ({ figure, example }: Concept) => [figure, example.figure].flatMap((own) => (own ? [own] : []));
const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });

/** Findings over all concepts, each with the concept it concerns. */
const findings = (gate: (concept: Concept) => readonly string[]) => concepts.flatMap((concept) => gate(concept).map((problem) => `${concept.id}: ${problem}`));

describe('the concept bank', () => {
  it('fits the schema', () => {
    expect(findings((concept) => conceptSchema.safeParse(concept).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [])).toEqual([]);
  });
  it('has five to eight concepts for each topic', () => {
    const counts = topics.map(({ id, name }) => ({ name, count: concepts.filter(({ topicId }) => topicId === id).length }));
    expect(counts.filter(({ count }) => count < 5 || count > 8)).toEqual([]);
  });
  it('teaches each archetype in exactly one concept of its topic', () => {
    const taught = concepts.flatMap(({ archetypes }) => archetypes);
    const all = [...readingWriting, ...mathGenerators.map(({ archetype }) => archetype)];
    expect(taught.toSorted()).toEqual(all.toSorted());
    expect(findings(({ topicId, archetypes }) => archetypes.filter((archetype) => archetype.split('-')[0] !== prefixes[topicId]))).toEqual([]);
  });
  it('has unique ids and titles, and refers to concepts that exist', () => {
    const ids = concepts.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    expect(findings(({ id, related }) => related.filter((other) => other === id || !ids.includes(other)))).toEqual([]);
    const titles = concepts.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
  it('sets every formula strictly, with marks that pair', () => {
    expect(findings((concept) => allTexts(concept).flatMap((text) => lessonTextProblems(text, renderLatex)))).toEqual([]);
  });
  it('states no false equation outside its mistakes', () => {
    expect(findings((concept) => [...concept.how, ...concept.example.steps].flatMap(falseEquations))).toEqual([]);
  });
  it('has examples that come out when computed again', () => expect(findings(checkProblems)).toEqual([]));
  it('shows a wrong answer that is not the right one', () => {
    expect(findings(({ example, mistake }) => (example.answer === mistake.choice ? ['the mistake is the answer'] : []))).toEqual([]);
  });
  it('says the idea in 25 words and the rest in 220', () => {
    expect(findings(({ idea }) => (wordCount(idea) > 25 ? [`idea of ${wordCount(idea)} words`] : []))).toEqual([]);
    expect(findings((concept) => (wordCount(body(concept).join(' ')) > 220 ? [`${wordCount(body(concept).join(' '))} words`] : []))).toEqual([]);
    expect(
      findings((concept) => (wordCount(exampleTexts(concept).join(' ')) > 230 ? [`example of ${wordCount(exampleTexts(concept).join(' '))} words`] : [])),
    ).toEqual([]);
  });
  it('can be read by a ninth-grader', () => {
    const hard = findings((concept) => {
      const grade = gradeLevel(body(concept).join(' '));
      return grade > 9 ? [grade.toFixed(1)] : [];
    });
    expect(hard).toEqual([]);
  });
  it('has words that somebody has checked the spelling of', () => {
    // A new word: check its spelling, then add it to known-words.txt.
    const unknown = new Set(
      concepts
        .flatMap((concept) => [...allTexts(concept), ...figuresOf(concept).flatMap(({ title, alt }) => [title, alt])].flatMap(plainWords))
        .filter((word) => !isKnown(word)),
    );
    expect([...unknown].toSorted()).toEqual([]);
    expect(findings((concept) => allTexts(concept).flatMap(doubledWords))).toEqual([]);
  });
  it('never says that anything is official or easy', () => {
    expect(
      findings((concept) =>
        allTexts(concept).filter((text) => /\b(officials? (?:test|question|sat)|college board|clearly|obviously|simply put|of course)\b/i.test(text)),
      ),
    ).toEqual([]);
  });
  it('draws its figures from sound data', () => {
    expect(
      findings((concept) => figuresOf(concept).flatMap((figure) => figureSchema.safeParse(figure).error?.issues.map(({ message }) => message) ?? [])),
    ).toEqual([]);
  });
  it('quotes the kept passages character by character', () => {
    const missing = findings(({ example: { extract, text } }) => {
      if (!extract) return [];
      const work = workSchema.parse(JSON.parse(read(`../extracts/works/${extract.work}.json`)));
      const passage = work.passages.find(({ id }) => id === extract.passage)?.text ?? '';
      return text !== undefined && passage.includes(text.slice(text.indexOf('\n\n') + 2)) ? [] : [`not in ${extract.passage}`];
    });
    expect(missing).toEqual([]);
  });
});
