import fs from 'node:fs';
import katex from 'katex';
import { describe, expect, it } from 'vitest';
import type { InteractiveSettings } from '#core/lectures/interactive.ts';
import { topicById, topics } from '#core/topics/topics.ts';
import { concepts } from '../concepts/all.ts';
import { workSchema } from '../extracts/extract.ts';
import { checkProblems } from '../verify/check-concept.ts';
import { lessonTextProblems } from '../verify/check-lesson.ts';
import { falseEquations } from '../verify/gates/explanation.ts';
import { doubledWords } from '../verify/gates/language.ts';
import { plainWords, wordCount } from '../verify/gates/question-texts.ts';
import { gradeLevel } from '../verify/gates/readability.ts';
import { wordBank } from '../words/word-bank.ts';
import { lectures } from './all.ts';
import { lectureSchema, type Block, type Lecture } from './lecture.ts';

const read = (file: string) => fs.readFileSync(new URL(file, import.meta.url), 'utf8');
const wordLists = ['../verify/gates/known-words.txt', '../verify/reading-writing/words-read.txt', '../concepts/known-words.txt', 'known-words.txt'];
const known = new Set(wordLists.flatMap((file) => read(file).split('\n')));
const isKnown = (word: string) => [word, word.replace(/'s$|'$/, '')].some((form) => known.has(form)) || word.split('-').every((part) => known.has(part));
const renderLatex = (latex: string): void => void katex.renderToString(latex, { throwOnError: true, strict: 'error' });

type Of<K extends Block['kind']> = Extract<Block, { kind: K }>;
const isOf =
  <K extends Block['kind']>(kind: K) =>
  (block: Block): block is Of<K> =>
    block.kind === kind;
const blocksOf = ({ parts }: Lecture) => parts.flatMap(({ blocks }) => blocks);
const of = <K extends Block['kind']>(lecture: Lecture, kind: K) => blocksOf(lecture).filter(isOf(kind));

/** What a lecture says in running text: 600 to 900 words. */
const proseOf = (lecture: Lecture) => blocksOf(lecture).flatMap((block) => (block.kind === 'text' ? [block.text] : block.kind === 'list' ? block.items : []));
const tableTexts = (table: Of<'question'>['table']) => (table ? [...table.columns, ...table.rows.flat()] : []);

/** Every sentence that a student reads in the settings of an interactive. */
function interactiveTexts(show: InteractiveSettings): string[] {
  switch (show.type) {
    case 'sentence-diagram':
      return [...show.parts.map(({ text }) => text), ...show.joints.flat().map(({ reason }) => reason)];
    case 'choices-why':
      return [...(show.text ? [show.text] : []), show.stem, ...show.choices.flatMap(({ text, reason }) => [text, reason])];
    case 'evidence':
      return [show.text, show.question, show.reason];
    case 'relation':
      return [show.first, show.second, ...show.relations.flatMap(({ name, words, reason }) => [name, ...words, reason])];
    case 'notes-goal':
      return [...show.notes, ...show.goals.flatMap(({ goal, sentence }) => [goal, sentence])];
    case 'word-scale':
      return [show.sentence, ...show.words.flatMap(({ word, effect }) => [word, effect])];
    default:
      return [];
  }
}

/** What does not fit together in an interactive. */
function interactiveProblems(show: InteractiveSettings): string[] {
  switch (show.type) {
    case 'sentence-diagram':
      return [
        ...(show.joints.length === show.parts.length - 1 ? [] : ['joints do not fit the parts']),
        ...show.joints.filter((marks) => !marks.some(({ fits }) => fits) || marks.every(({ fits }) => fits)).map(() => 'a joint where all or none hold'),
      ];
    case 'evidence':
      return show.deciding.filter((words) => !show.text.includes(words)).map((words) => `not in the text: ${words}`);
    case 'relation':
      return show.right < show.relations.length ? [] : ['no such relation'];
    case 'notes-goal':
      return show.goals.flatMap(({ serves }) => serves.filter((place) => place >= show.notes.length).map((place) => `no note ${place}`));
    case 'word-scale':
      return [
        ...(show.sentence.includes('______') ? [] : ['no blank']),
        ...(show.words.filter(({ fits }) => fits).length === 1 ? [] : ['not exactly one word fits']),
      ];
    case 'two-way-table':
      return show.counts.length === show.rows.length && show.counts.every((row) => row.length === show.columns.length)
        ? []
        : ['counts do not fit the headings'];
    case 'similar-triangles': {
      const [a = 0, b = 0, c = 0] = show.sides.toSorted((x, y) => x - y);
      return a + b > c ? [] : ['no such triangle'];
    }
    case 'distribution':
      return show.values.filter((value) => value < show.min || value > show.max).map((value) => `${value} is off the line`);
    default:
      return 'window' in show && (show.window.xMin >= show.window.xMax || show.window.yMin >= show.window.yMax) ? ['an empty window'] : [];
  }
}

function blockTexts(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [block.text];
    case 'list':
      return block.items;
    case 'figure':
      return [block.caption];
    case 'interactive':
      return [block.caption, block.inWords, ...interactiveTexts(block.show)];
    case 'example':
      return [...(block.text ? [block.text] : []), ...tableTexts(block.table), block.stem, ...block.steps, block.answer];
    case 'question':
      return [...(block.text ? [block.text] : []), ...tableTexts(block.table), block.stem, ...block.choices.flatMap(({ text, why }) => [text, why])];
  }
}
const allTexts = (lecture: Lecture) => [
  lecture.title,
  lecture.promise,
  ...lecture.remember,
  ...lecture.parts.flatMap(({ heading, blocks }) => [heading, ...blocks.flatMap(blockTexts)]),
];
const figuresOf = (lecture: Lecture) =>
  blocksOf(lecture).flatMap((block) =>
    block.kind === 'figure' ? [block.figure] : (block.kind === 'example' || block.kind === 'question') && block.figure ? [block.figure] : [],
  );

/** Findings over all lectures, each with the lecture it concerns. */
const findings = (gate: (lecture: Lecture) => readonly string[]) => lectures.flatMap((lecture) => gate(lecture).map((problem) => `${lecture.id}: ${problem}`));
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe('the lectures', () => {
  it('fit the schema', () => {
    expect(findings((lecture) => lectureSchema.safeParse(lecture).error?.issues.map(({ path, message }) => `${path.join('.')} ${message}`) ?? [])).toEqual([]);
  });
  it('are one for each topic, under its slug, in the order of topics', () => {
    const ids = lectures.map(({ topicId }) => topicId);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    expect(findings(({ id, topicId }) => (id === topicById(topicId).slug ? [] : [`not ${topicById(topicId).slug}`]))).toEqual([]);
    expect(topics.filter(({ id }) => !ids.includes(id)).map(({ name }) => name)).toEqual([]);
  });
  it('are all listed', () => {
    expect(
      fs
        .readdirSync(new URL('topics/', import.meta.url))
        .map((file) => file.replace('.ts', ''))
        .toSorted(),
    ).toEqual(lectures.map(({ id }) => id).toSorted());
  });
  it('name every concept of their topic, and only concepts and words that exist', () => {
    const ids = new Set(concepts.map(({ id }) => id));
    const headwords = new Set(wordBank.map(({ word }) => word));
    expect(
      findings(({ topicId, concepts: named, words = [] }) => [
        ...named.filter((id) => !ids.has(id)).map((id) => `no concept ${id}`),
        ...repeated(named).map((id) => `twice: ${id}`),
        ...words.filter((word) => !headwords.has(word)).map((word) => `not in the word bank: ${word}`),
        ...concepts.filter((concept) => concept.topicId === topicId && !named.includes(concept.id)).map(({ id }) => `does not teach ${id}`),
      ]),
    ).toEqual([]);
  });
  it('have 600 to 900 words of running text', () => {
    expect(
      findings((lecture) => {
        const words = wordCount(proseOf(lecture).join(' '));
        return words < 600 || words > 900 ? [`${words} words`] : [];
      }),
    ).toEqual([]);
  });
  it('have three examples of rising level, something to look at, and three to five questions', () => {
    expect(
      findings((lecture) => {
        const levels = of(lecture, 'example').map(({ level }) => level);
        const asked = of(lecture, 'question').length;
        return [
          ...(levels.join() === '2,3,4' ? [] : [`examples of levels ${levels.join()}`]),
          ...(of(lecture, 'figure').length + of(lecture, 'interactive').length > 0 ? [] : ['nothing to look at']),
          ...(asked < 3 || asked > 5 ? [`${asked} questions`] : []),
        ];
      }),
    ).toEqual([]);
  });
  it('have unique ids inside', () => {
    expect(findings((lecture) => [...repeated(lecture.parts.map(({ id }) => id)), ...repeated(of(lecture, 'question').map(({ id }) => id))])).toEqual([]);
  });
  it('have examples and keys that come out when computed again', () => {
    expect(
      findings((lecture) => [
        ...of(lecture, 'example').flatMap((example) => checkProblems({ topicId: lecture.topicId, example, check: example.check })),
        ...of(lecture, 'question').flatMap(({ id, choices, key, check, ...asked }) =>
          checkProblems({ topicId: lecture.topicId, example: { ...asked, answer: choices[key]?.text ?? '' }, check }).map((problem) => `${id}: ${problem}`),
        ),
      ]),
    ).toEqual([]);
  });
  it('quote the kept passages character by character', () => {
    const works = fs.readdirSync(new URL('../extracts/works/', import.meta.url)).map((file) => workSchema.parse(JSON.parse(read(`../extracts/works/${file}`))));
    const bare = (text: string) => text.replaceAll(/<\/?[ui]>/g, '');
    const quotes = (passages: readonly { readonly text: string }[], text: string) =>
      passages.some((passage) => bare(passage.text).includes(bare(text.slice(text.indexOf('\n\n') + 2))));
    expect(
      findings((lecture) => [
        ...of(lecture, 'example').flatMap(({ extract, text = '' }) => {
          if (!extract) return text.startsWith('The following text') ? [`names no extract: ${text}`] : [];
          const passages = works.find(({ id }) => id === extract.work)?.passages.filter(({ id }) => id === extract.passage) ?? [];
          return quotes(passages, text) ? [] : [`not in ${extract.passage}`];
        }),
        ...of(lecture, 'question').flatMap(({ id, text = '' }) => {
          const all = works.flatMap(({ passages }) => passages);
          return !text.startsWith('The following text') || quotes(all, text) ? [] : [`${id}: not a kept passage`];
        }),
      ]),
    ).toEqual([]);
  });
  it('ask questions with four different choices, and not always the same one right', () => {
    expect(
      findings((lecture) => of(lecture, 'question').flatMap(({ id, choices }) => repeated(choices.map(({ text }) => text)).map(() => `${id}: twice`))),
    ).toEqual([]);
    expect(findings((lecture) => (new Set(of(lecture, 'question').map(({ key }) => key)).size > 1 ? [] : ['one letter only']))).toEqual([]);
  });
  it('have interactives that fit together', () => {
    expect(findings((lecture) => of(lecture, 'interactive').flatMap(({ show }) => interactiveProblems(show)))).toEqual([]);
  });
  it('set every formula strictly, with marks that pair', () => {
    expect(findings((lecture) => allTexts(lecture).flatMap((text) => lessonTextProblems(text, renderLatex)))).toEqual([]);
  });
  it('state no false equation', () => {
    expect(findings((lecture) => [...proseOf(lecture), ...of(lecture, 'example').flatMap(({ steps }) => steps)].flatMap(falseEquations))).toEqual([]);
  });
  it('can be read by a ninth-grader', () => {
    expect(
      findings((lecture) => {
        const grade = gradeLevel(proseOf(lecture).join(' '));
        return grade > 9 ? [grade.toFixed(1)] : [];
      }),
    ).toEqual([]);
  });
  it('have words that somebody has checked the spelling of', () => {
    // A new word: check its spelling, then add it to known-words.txt.
    const unknown = new Set(
      lectures
        .flatMap((lecture) => [...allTexts(lecture), ...figuresOf(lecture).flatMap(({ title, alt }) => [title, alt])].flatMap(plainWords))
        .filter((word) => !isKnown(word)),
    );
    expect([...unknown].toSorted()).toEqual([]);
    expect(findings((lecture) => allTexts(lecture).flatMap(doubledWords))).toEqual([]);
  });
  it('never say that anything is official or easy', () => {
    expect(
      findings((lecture) =>
        allTexts(lecture).filter((text) => /\b(officials? (?:test|question|sat)|college board|clearly|obviously|simply put|of course)\b/i.test(text)),
      ),
    ).toEqual([]);
  });
});
