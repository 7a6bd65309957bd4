/** Each gate passes sound questions and stops one with the fault it is meant to catch. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kept, readBatch, readElsewhere, spellingOf } from '../../../scripts/batches.ts';
import { choiceTexts, type BatchItem } from '#content/items/batch.ts';
import { ablated } from './clue.ts';
import { isGrid } from './grid.ts';
import { itemProblems, itemRemarks, unknownIn } from './item-problems.ts';
import { markOf, sentenceCount } from './boundaries.ts';
import { families, familyOf } from './transitions.ts';
import { namesIn } from './sources.ts';

const sources = kept();
const batch = readBatch('first-four');
const known = spellingOf(batch, readElsewhere(sources));
const [inference, literary, boundary, transition] = batch.items as [BatchItem, BatchItem, BatchItem, BatchItem];
const scene = readBatch('practice-1').items.find(({ stimulus }) => stimulus.kind === 'drama') as BatchItem;
const problems = (item: BatchItem) => itemProblems(item, sources, known);

/** The item with other words in its running text. */
const retold = (item: BatchItem, from: string, to: string): BatchItem => {
  if (!('text' in item.stimulus) || !item.stimulus.text?.includes(from)) throw new Error(`no “${from}”`);
  return { ...item, stimulus: { ...item.stimulus, text: item.stimulus.text.replace(from, to) } };
};
const headed = (item: BatchItem, headnote: string | undefined): BatchItem =>
  item.stimulus.kind === 'prose' ? { ...item, stimulus: { kind: 'prose', text: item.stimulus.text, ...(headnote && { headnote }) } } : item;
const offered = (item: BatchItem, ...texts: readonly [string, string, string, string]): BatchItem => ({
  ...item,
  correct: { ...item.correct, text: texts[0] },
  distractors: item.distractors.map((distractor, index) => ({ ...distractor, text: texts[index + 1] ?? '' })),
});
const wrongFor = (item: BatchItem, ...codes: readonly BatchItem['distractors'][number]['misconception'][]): BatchItem => ({
  ...item,
  distractors: item.distractors.map((distractor, index) => ({ ...distractor, misconception: codes[index] ?? distractor.misconception })),
});

it.each(batch.items.map((item) => [item.archetype, item] as const))('%s, sound, has no problem', (_archetype, item) => {
  expect(problems(item)).toEqual([]);
  expect(unknownIn(item, sources, known)).toEqual([]);
});

it.each(['According to', 'Based on', 'As presented in'])('a question about a detail may begin “%s the text”', (opening) =>
  expect(problems({ ...literary, stem: `${opening} the text, how did the narrator feel about the end of her summer?` })).toEqual([]),
);

const planted: readonly (readonly [fault: string, item: BatchItem, found: RegExp])[] = [
  ['a changed word of a quotation', retold(literary, 'as a miser spends', 'as a miser counts'), /differs from the kept text/],
  ['a line of a play without a colon after the speaker', retold(scene, 'Krogstad: It was near', 'Krogstad It was near'), /no speaker and colon/],
  ['a line of a play given to another speaker', retold(scene, 'Mrs. Linde: But help', 'Krogstad: But help'), /differs from the kept text/],
  ['a quotation cut inside a sentence', retold(literary, 'The days were few then at Dunnet Landing, and I let', 'I let'), /begins inside a sentence/],
  ['a quotation without its last words', retold(literary, ' like a handful of flowers flung to the sea wind.', ''), /ends inside a sentence/],
  ['a quotation without a headnote', headed(literary, undefined), /no headnote/],
  ['the wrong year', headed(literary, 'The following text is from Sarah Orne Jewett’s 1886 novel <i>The Country of the Pointed Firs</i>.'), /lacks 1896/],
  [
    'another opening of the headnote',
    headed(literary, 'This is Sarah Orne Jewett’s 1896 novel <i>The Country of the Pointed Firs</i>.'),
    /The following text is from/,
  ],
  ['a headnote over our own text', headed(inference, 'The following text is from a recent article on art in Japan.'), /only quotations/],
  ['a text that says it is made up', retold(inference, 'The Japanese artist', 'The imaginary artist'), /made up/],
  ['an invented scholar', retold(inference, 'Some historians suspect', 'Historian Renata Vasquez suspects'), /does not name Vasquez/],
  ['an invented number', retold(boundary, '2,400', '2,900'), /number 2900/],
  ['an unknown claim', { ...inference, source: { kind: 'dossier', dossier: 'katsushika-oi', claims: ['born-in-kyoto'] } }, /no claim born-in-kyoto/],
  ['an unknown dossier', { ...inference, source: { kind: 'dossier', dossier: 'nobody', claims: ['x'] } }, /no kept dossier/],
  [
    'a name in a neutral setting',
    { ...inference, source: { kind: 'neutral', subject: 'humanities and arts', discipline: 'art history' } },
    /neutral setting names Katsushika/,
  ],
  ['another wording of the stem', { ...inference, stem: 'Which choice finishes the text?' }, /not worded as the test/],
  ['a purpose stem on a main-idea archetype', { ...literary, stem: 'Which choice best states the main purpose of the text?' }, /not worded as the test/],
  ['no blank', retold(inference, '______', 'so'), /one blank/],
  ['two blanks', retold(inference, 'If these', '______ these'), /one blank/],
  ['a short choice', offered(inference, 'she painted much more.', 'she painted nothing.', 'he painted all.', 'nobody painted them.'), /4 words|3 words/],
  [
    'a choice of another form',
    offered(
      literary,
      'The narrator is sorry that her days at Dunnet Landing pass so quickly.',
      'that the narrator is tired of the quiet life at Dunnet Landing.',
      'The narrator does not know where she might go for a walk.',
      'The narrator wishes to be alone at Dunnet Landing for a while.',
    ),
    /begin with a capital/,
  ],
  ['three distractors wrong for two reasons', wrongFor(inference, 'HALF', 'HALF', 'REV'), /2 reasons, not 3/],
  ['an error of another topic', wrongFor(inference, 'SPLICE'), /SPLICE is no error of topic 2/],
  [
    'a grid that is not declared',
    offered(
      literary,
      'The narrator enjoys her walks and regrets how quickly the summer passes.',
      'The narrator enjoys her walks and welcomes how quickly the summer passes.',
      'The narrator dislikes her walks and regrets how quickly the summer passes.',
      'The narrator dislikes her walks and welcomes how quickly the summer passes.',
    ),
    /grid/,
  ],
  ['a clue that is not in the text', { ...inference, clue: ['critics agree'] }, /clue is not in the text/],
  ['a clue that is all of the text', { ...transition, clue: [(transition.stimulus as { text: string }).text.slice(0, 260)] }, /% of the text/],
  ['choices that end with the word after the blank', retold(boundary, '______', '______ is'), /doubled at the blank: is/],
  ['two transitions of one relation', offered(transition, 'In fact,', 'Indeed,', 'As a result,', 'Similarly,'), /same relation/],
  ['a transition nobody knows', offered(transition, 'In fact,', 'Methinks,', 'As a result,', 'Similarly,'), /list of connectives/],
  ['boundaries that change a word', offered(boundary, 'time—is', 'time, was', 'time is', 'time; is'), /more than punctuation/],
  [
    'a number in the key that the graph does not show',
    {
      ...offered(inference, 'The count rose from 20 birds in May to 73 birds in June.', 'a', 'b', 'c'),
      stimulus: {
        kind: 'bar graph',
        title: 'Birds',
        text: '______',
        categories: ['May', 'June'],
        valueAxis: { title: 'Birds', max: 60, step: 10, labelEvery: 1 },
        series: [{ name: '', values: [20, 50] }],
      },
    },
    /says 73, which the data do not/,
  ],
  ['typewriter quotation marks', retold(inference, 'tied to her name', 'tied to "her" name'), /typewriter marks/],
  ['a text that is too short', { ...inference, stimulus: { kind: 'prose', text: 'Ōi painted, so ______' } }, /stimulus has/],
];

describe('planted faults', () => {
  it.each(planted)('%s', (_fault, item, found) => expect(problems(item).join('\n')).toMatch(found));
  it('a word spelled wrong', () => expect(unknownIn(retold(inference, 'historians', 'historains'), sources, known)).toEqual(['historains']));
});

it('a translation that takes the place of the work’s year is remarked on', () => {
  const from = (headnote: string): BatchItem => ({
    ...headed(literary, headnote),
    source: { kind: 'extract', work: 'hamsun-growth-of-the-soil', passages: ['x'], quoted: ['stimulus'] },
  });
  expect(itemRemarks(from('The following text is from Knut Hamsun’s 1920 novel <i>Growth of the Soil</i>.'), sources).join()).toMatch(
    /year of the translation/,
  );
  expect(itemRemarks(from('The following text is from Knut Hamsun’s novel <i>Growth of the Soil</i> (translated by W. W. Worster in 1920).'), sources)).toEqual(
    [],
  );
});

describe('a text about a work', () => {
  const about = (text: string): BatchItem => ({
    ...literary,
    stimulus: { kind: 'prose', text },
    source: { kind: 'extract', work: 'london-martin-eden', passages: ['london-machine'], quoted: ['phrases'] },
  });
  const found = (text: string) => problems(about(text)).join();
  const opening = 'In Jack London’s 1909 novel <i>Martin Eden</i>, a sailor hopes for “one personal line,” but';
  it('may quote phrases of it inside its own sentences', () =>
    expect(found(`${opening} “not one editor had given that proof of existence.”`)).not.toMatch(/differs|no phrase|author, title/));
  it('may not change them', () => expect(found(`${opening} “no editor had given that proof of existence.”`)).toMatch(/differs from the kept text/));
  it('quotes more than a word or two', () => expect(found(`${opening} none comes.`)).toMatch(/no phrase of the work/));
  it('names author, title and year', () =>
    expect(found('He hopes, but “not one editor had given that proof of existence.”')).toMatch(/author, title and year/));
});

describe('grids', () => {
  it('are found in any order of the choices', () => {
    const grid = [
      'The first team found more species because its traps were deeper.',
      'The first team found fewer species because its traps were deeper.',
      'The second team found more species because its lamps were brighter.',
      'The second team found fewer species because its lamps were brighter.',
    ];
    fc.assert(fc.property(fc.shuffledSubarray(grid, { minLength: 4 }), (choices) => isGrid(choices)));
  });
  it('are not seen in choices of their own', () => expect(isGrid(choiceTexts(literary))).toBe(false));
});

describe('names', () => {
  const isKnown = (word: string) => ['when', 'the', 'she'].includes(word);
  it('are words with a capital that do not open a sentence', () => {
    expect(namesIn('When Leavitt looked, the Cepheids glowed. The “She” of Tuesday was Ada.', isKnown)).toEqual(['Leavitt', 'Cepheids', 'Ada']);
  });
  it('count at the beginning unless the word is an ordinary one', () => expect(namesIn('Leavitt looked. She wrote.', isKnown)).toEqual(['Leavitt']));
});

describe('taking out the clue', () => {
  it('leaves a gap and nothing of it', () => {
    for (const item of batch.items) for (const clue of item.clue) expect(JSON.stringify(ablated(item).stimulus)).not.toContain(clue);
    expect(JSON.stringify(ablated(inference).stimulus)).toContain('[…]');
  });
});

describe('Boundaries', () => {
  it.each([
    ['time—is', 'dash pair'],
    ['time; is', 'semicolon'],
    ['time, is', 'comma'],
    ['time is', 'none'],
    ['time: is', 'colon'],
    ['time. Is', 'period'],
  ] as const)('%s is about the %s', (text, mark) => expect(markOf(offered(boundary, text, 'a', 'b', 'c'))).toBe(mark));
  it('counts the sentences of the finished text', () => {
    expect(sentenceCount(boundary)).toBe(1);
    expect(sentenceCount(offered(boundary, 'time. Is', 'a', 'b', 'c'))).toBe(2);
  });
});

it('every connective belongs to one family', () => {
  const all = Object.values(families).flat();
  expect(new Set(all).size).toBe(all.length);
  for (const [family, members] of Object.entries(families))
    for (const member of members) expect(familyOf(`${member[0]?.toUpperCase()}${member.slice(1)},`)).toBe(family);
});
