/** Each gate passes a sound question and stops one with the fault it is meant to catch. */
import { describe, expect, it } from 'vitest';
import type { ChoiceQuestion, Question, SprQuestion } from '#core/questions/question.ts';
import { alike, fingerprint, jaccard, repeatedFingerprints, repeatsStory, stemShingles } from './duplicates.ts';
import { explanationProblems, falseEquations, numberProblems, unitProblems } from './explanation.ts';
import { altLeaks, figureProblems } from './figure.ts';
import { typedQuestion, writtenQuestion } from './fixtures.ts';
import { choiceFormProblems, distinctProblems, keyProblems, schemaProblems, shownNumber } from './key-and-choices.ts';
import { articleSlips, pluralsOfOne } from './language.ts';
import { lengthProblems } from './length.ts';
import { provenanceProblems } from './provenance.ts';
import { figuresOf } from './question-texts.ts';
import { misquotations } from './quotations.ts';
import { gradeLevel, offBand, syllables } from './readability.ts';

type Gate = (question: Question) => string[];
const figures: Gate = (question) => figuresOf(question).flatMap(figureProblems);
const gates: Readonly<Record<string, Gate>> = {
  schemaProblems,
  keyProblems,
  distinctProblems,
  lengthProblems,
  choiceFormProblems,
  numberProblems,
  explanationProblems,
  misquotations,
  figures,
  altLeaks,
  provenanceProblems,
};

const texts = (...list: readonly [string, string, string, string]): ChoiceQuestion => ({
  ...writtenQuestion,
  choices: writtenQuestion.choices.map((choice, index) => ({ ...choice, text: list[index] ?? '' })),
});
const numbers = (...list: readonly [string, string, string, string]): ChoiceQuestion => ({ ...texts(...list), topicId: 11, archetype: 'LE1-b' });
const steps = <Q extends Question>(question: Q, ...list: string[]): Q => ({ ...question, solution: { ...question.solution, steps: list } });
const [, , label] = typedQuestion.stimulus?.kind === 'figure' ? typedQuestion.stimulus.figure.shapes : [];
const drawing = (change: object): SprQuestion =>
  typedQuestion.stimulus?.kind === 'figure'
    ? { ...typedQuestion, stimulus: { kind: 'figure', figure: { ...typedQuestion.stimulus.figure, ...change } } }
    : typedQuestion;
const withShape = (shape: object): SprQuestion =>
  typedQuestion.stimulus?.kind === 'figure' && label ? drawing({ shapes: [...typedQuestion.stimulus.figure.shapes, { ...label, ...shape }] }) : typedQuestion;
const keyed = (...keys: string[]): SprQuestion => ({ ...typedQuestion, solution: { ...typedQuestion.solution, keys } });

describe.each(Object.entries(gates))('%s', (_name, gate) => {
  it('lets sound questions through', () => {
    expect(gate(writtenQuestion)).toEqual([]);
    expect(gate(typedQuestion)).toEqual([]);
  });
});

const planted: readonly (readonly [string, Gate, Question])[] = [
  ['G1 an empty stem', schemaProblems, { ...writtenQuestion, stem: ' ' }],
  ['G1 an archetype of another topic', schemaProblems, { ...writtenQuestion, archetype: 'WIC-a' }],
  [
    'G2 two right choices',
    keyProblems,
    { ...writtenQuestion, solution: { ...writtenQuestion.solution, choices: { ...writtenQuestion.solution.choices, B: { why: 'This is right as well.' } } } },
  ],
  ['G2 a key that is explained as wrong', keyProblems, { ...writtenQuestion, solution: { ...writtenQuestion.solution, key: 'C' } }],
  ['G2 a key too long to type', keyProblems, keyed('123/456')],
  [
    'G2 a “mistake” that earns the point',
    keyProblems,
    { ...typedQuestion, solution: { ...typedQuestion.solution, mistakes: [{ entry: '18.0', misconception: 'SIGN', why: 'This is wrong.' }] } },
  ],
  ['G3 equal numbers', distinctProblems, numbers('\\(\\frac{1}{2}\\)', '\\(0.5\\)', '\\(2\\)', '\\(3\\)')],
  ['G3 one expression written twice', distinctProblems, numbers('\\(0.64p + 3\\)', '\\(0.55p + 0.09p + 3\\)', '\\(0.64p\\)', '\\(1.09(0.55p) + 3\\)')],
  ['G3 equal words', distinctProblems, texts('Its soil stayed warm.', 'Its soil stayed  warm', 'It had more water.', 'It had more sun.')],
  ['G8 a stimulus that is too short', lengthProblems, { ...writtenQuestion, stimulus: { kind: 'prose', text: 'Beans grew.' } }],
  ['G8 a long stem', lengthProblems, { ...writtenQuestion, stem: `According to the text, ${'and then '.repeat(20)}why?` }],
  ['G8 a long context in Math', lengthProblems, { ...typedQuestion, stem: `${'A bar has two parts. '.repeat(24)} What is \\(x\\)?` }],
  [
    'G9 one long choice',
    choiceFormProblems,
    texts(
      'Its soil stayed warmer during the night than that of the first row, which had been watered in the evening.',
      'Its seeds were planted several days before.',
      'Its plants received twice as much water.',
      'Its plants stood in a sunnier bed than others.',
    ),
  ],
  ['G9 different endings', choiceFormProblems, texts('Warm soil.', 'Early seeds', 'More water', 'More sun')],
  ['G9 numbers out of order', choiceFormProblems, numbers('\\(3\\)', '\\(-4\\)', '\\(12\\)', '\\(1{,}200\\)')],
  ['G9 all of the above', choiceFormProblems, texts('Warm soil', 'Early seeds', 'More water', 'All of the choices above')],
  ['G7 wrong arithmetic', numberProblems, steps(typedQuestion, 'The parts add up.', 'So \\(x=30-12=17\\).', 'The answer is 18.')],
  ['G7 a number from nowhere', numberProblems, steps(writtenQuestion, 'The plants were 37 inches tall.', 'So the soil was warm.', 'The answer is A.')],
  ['G7 money with one decimal', numberProblems, { ...typedQuestion, stem: 'A bar costs $2.5. What is \\(x\\)?' }],
  ['G7 half a person', numberProblems, { ...typedQuestion, stem: 'There are 12.5 students. What is \\(x\\)?' }],
  ['G10 another letter at the end', explanationProblems, steps(writtenQuestion, 'One.', 'Two.', 'The answer is B.')],
  ['G10 one step only', explanationProblems, steps(writtenQuestion, 'One.', 'The answer is A.')],
  ['G10 a letter in a step', explanationProblems, steps(writtenQuestion, 'Look at choice B.', 'Two.', 'The answer is A.')],
  ['G10 words that the text does not have', misquotations, steps(writtenQuestion, 'See that “the soil was cold all night.”', 'Two.', 'The answer is A.')],
  ['G10 “obviously”', explanationProblems, steps(writtenQuestion, 'Obviously, the soil was warm.', 'Two.', 'The answer is A.')],
  [
    'G10 a key that is never reached',
    explanationProblems,
    steps(typedQuestion, 'The parts add up: \\(x+12=30\\).', 'Solve this for \\(x\\).', 'The answer is 18.'),
  ],
  ['G11 overlapping labels', figures, withShape({ at: [66, 65], text: 'length' })],
  ['G11 a label outside', figures, withShape({ at: [198, 20], text: 'far right', anchor: 'start' })],
  ['G11 tiny text', figures, withShape({ at: [100, 20], size: 9 })],
  ['G11 a line outside', figures, drawing({ shapes: [{ type: 'line', from: [0, 0], to: [300, 20] }] })],
  ['G11 an alternative that says nothing', figures, drawing({ alt: 'A bar with two parts.' })],
  ['G11 an alternative that gives the answer', altLeaks, drawing({ alt: 'A horizontal bar with two parts, the left one 18 long and the right one 12 long.' })],
  ['G15 facts without reference', provenanceProblems, { ...writtenQuestion, provenance: { kind: 'authored', setting: 'factual', facts: [] } }],
  [
    'G15 a book that may be protected',
    provenanceProblems,
    { ...writtenQuestion, provenance: { kind: 'public-domain', author: 'A. Writer', title: 'A Novel', year: 1950, source: 'a library', facts: [] } },
  ],
  [
    'G15 a quotation without its author',
    provenanceProblems,
    { ...writtenQuestion, provenance: { kind: 'public-domain', author: 'A. Writer', title: 'A Novel', year: 1900, source: 'a library', facts: [] } },
  ],
  ['G15 a generator of another kind', provenanceProblems, { ...typedQuestion, archetype: 'LE1-e' }],
];

describe('planted faults', () => {
  it.each(planted)('%s', (_fault, gate, question) => expect(gate(question)).not.toEqual([]));
});

describe('G12', () => {
  const twin: SprQuestion = { ...typedQuestion, id: 'math-902', stem: typedQuestion.stem.replace('30', '45') };
  it('sees through changed numbers', () => {
    expect(alike([typedQuestion, twin, writtenQuestion], 0.7)).toEqual([{ ids: ['math-901', 'math-902'], similarity: 1 }]);
  });
  it('finds a repeated draw', () => {
    expect(repeatedFingerprints([typedQuestion, twin, writtenQuestion])).toEqual(['math-902']);
    expect(fingerprint(writtenQuestion)).not.toBe(fingerprint({ ...writtenQuestion, stem: 'What happened?' }));
  });
  it('sees one stem behind other choices', () => {
    const asked = (id: string, a: number, ...list: readonly [string, string, string, string]): ChoiceQuestion => ({
      ...numbers(...list),
      id,
      stimulus: undefined,
      stem: `If \\(f(x)=${a}x+10\\), for what value of \\(x\\) is \\(f(x)\\) equal to \\(58\\)?`,
    });
    const pair = [
      asked('math-1', 8, '\\(6\\)', '\\(8\\)', '\\(48\\)', '\\(58\\)'),
      asked('math-2', 6, '\\(-\\frac{a+b}{c}\\)', '\\(\\sqrt{x^2+y}\\)', '\\(x \\le y\\)', '\\(\\pi r^2 + 2\\pi r\\)'),
    ];
    expect(alike(pair, 0.7)).toEqual([]);
    expect(alike(pair, 0.9, stemShingles)).toEqual([{ ids: ['math-1', 'math-2'], similarity: 1 }]);
  });
  it('lets a sentence come again, but not a story', () => {
    const story = {
      ...typedQuestion,
      stem: `A theater sells \\(x\\) balcony tickets for $27 each and \\(y\\) floor tickets for $39 each, and it ${'never '.repeat(12)}sells any others. What is \\(x\\)?`,
    };
    const retold = { ...story, stem: story.stem.replace('27', '16').replace('39', '37') };
    expect(repeatsStory(retold, [stemShingles(story)])).toBe(true);
    expect(
      repeatsStory({ ...story, stem: story.stem.replace('theater', 'museum').replace('tickets', 'passes').replace('floor tickets', 'day passes') }, [
        stemShingles(story),
      ]),
    ).toBe(false);
    expect(repeatsStory({ ...typedQuestion, stem: 'What is \\(x\\)?' }, [stemShingles({ ...typedQuestion, stem: 'What is \\(x\\)?' })])).toBe(false);
  });
  it('measures shared parts', () => expect(jaccard(new Set([1, 2, 3]), new Set([2, 3, 4]))).toBe(0.5));
});

describe('G16', () => {
  it.each([
    ['the', 1],
    ['water', 2],
    ['planted', 2],
    ['evening', 3],
    ['jumped', 1],
    ['made', 1],
    ['table', 2],
    ['beautiful', 3],
  ] as const)('%s has %i syllables', (word, count) => expect(syllables(word)).toBe(count));
  it('rises with sentences and words', () => {
    const hard =
      'Notwithstanding considerable institutional opposition, archaeological investigators reinterpreted the administrative correspondence systematically and comprehensively.';
    expect(gradeLevel(hard)).toBeGreaterThan(gradeLevel('The cat sat. The dog ran. It was hot.') + 10);
    expect(offBand({ ...writtenQuestion, stimulus: { kind: 'prose', text: `${hard} `.repeat(5) } })).not.toBeNull();
    expect(offBand(writtenQuestion)).toBeNull();
  });
});

describe('reading numbers', () => {
  it.each([
    ['\\(-\\frac{3}{4}\\)', -0.75],
    ['$1,250.50', 1250.5],
    ['35%', 35],
    ['12 miles', 12],
    ['\\(2\\sqrt{9}\\)', 6],
    ['\\((4, 1)\\)', null],
    ['\\(x=3\\)', null],
    ['twelve', null],
  ] as const)('%s', (shown, value) => expect(shownNumber(shown)).toBe(value));
  it.each([
    ['\\(13(16)+118=326\\)', 0],
    ['\\(13(16)+118=325\\)', 1],
    ['\\(2+2=4=5\\)', 1],
    ['\\(0=5\\) is never true', 0],
    ['\\(12+20=32>31\\)', 0],
    ['\\(x=5\\)', 0],
  ] as const)('%s', (text, count) => expect(falseEquations(text)).toHaveLength(count));
  it.each([
    ['a radius of \\(1\\) meters', 1],
    ['for 1 hours', 1],
    ['a radius of \\(1\\) meter', 0],
    ['2.1 meters and 1/1 hours', 0],
    ['11 inches', 0],
  ] as const)('%s', (text, count) => expect(pluralsOfOne(text)).toHaveLength(count));
  it.each([
    ['He reads a 880-page book.', 1],
    ['A 8-foot ladder and a 11,000-gallon tank', 2],
    ['a \\(18{,}000\\)-gallon tank, a $85 fee, a \\(80^\\circ\\) angle', 3],
    ['an 12-foot ladder, an 110-page book, an 1,800-page one, an $1,100 bill', 4],
    ['an 8-foot ladder, an 11,000-gallon tank, an 1842 map, an 88% share, an 8.5-inch pipe', 0],
    ['a 12-foot ladder, a 180-page book, a 0.8-mile path, a 1,100-page one', 0],
    ['Club A 80 years ago, vitamin A, and triangle A', 0],
  ] as const)('%s: %i wrong articles', (text, count) => expect(articleSlips(text)).toHaveLength(count));
  it('knows money and people', () => {
    expect(unitProblems('It costs $12.50 or $3.')).toEqual([]);
    expect(unitProblems('On average, 2.5 people came.', true)).toEqual([]);
  });
});
