/** Each gate on the library holds for a sound spread and fails on the fault it is meant to catch. */
import { seededRandom } from '#core/random.ts';
import { describe, expect, it } from 'vitest';
import { kept, readBatch } from '../../../scripts/batches.ts';
import type { BatchItem } from '#content/items/batch.ts';
import { fromBatch } from '#content/items/from-batch.ts';
import { toQuestion } from '#content/items/to-question.ts';
import type { Description, Origin } from './description.ts';
import { describeItem } from './description.ts';
import type { GateRow, LibraryItem } from './gate-row.ts';
import { authorRows, codeRows, giveawayRows, gridRows, mixRows, sourceRows } from './library.ts';
import { boundaryRows, formRows, textureRows, transitionRows, wordRows } from './spread.ts';
import { commonConnectives } from './transitions.ts';

const [inference, literary, boundary, transition] = readBatch('first-four').items as [BatchItem, BatchItem, BatchItem, BatchItem];
const sources = kept();

const of = (item: BatchItem, description: Partial<Description> = {}, exam?: number): LibraryItem => ({
  item,
  description: { ...describeItem(item, sources, () => true), ...description },
  question: toQuestion(fromBatch(item, sources), '0123'),
  use: exam === undefined ? undefined : 'exam',
  exam,
});
const times = <T>(count: number, make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
const fallen = (rows: readonly GateRow[]) => rows.filter(({ holds }) => holds === false).map(({ gate }) => gate);
const mixed = (counts: Readonly<Record<Origin, number>>) => {
  const subjects = ['science', 'history and social studies', 'humanities and arts'];
  return (Object.keys(counts) as Origin[]).flatMap((origin) => times(counts[origin], (index) => of(inference, { origin, subject: subjects[index % 3] ?? '' })));
};
const worded = (topicId: BatchItem['topicId'], key: string, ...wrong: readonly string[]): BatchItem => ({
  ...transition,
  topicId,
  correct: { ...transition.correct, text: key },
  distractors: transition.distractors.map((distractor, index) => ({ ...distractor, text: wrong[index % wrong.length] ?? 'Similarly,' })),
});
const told = (text: string, item = inference): BatchItem => ({ ...item, stimulus: { kind: 'prose', text } });
const coded = (...codes: readonly BatchItem['distractors'][number]['misconception'][]): BatchItem => ({
  ...inference,
  distractors: inference.distractors.map((distractor, index) => ({ ...distractor, misconception: codes[index] ?? 'TOPIC' })),
});

describe('the mix', () => {
  it('holds near 70, 22, 6, 2', () => expect(fallen(mixRows(mixed({ factual: 70, literary: 22, neutral: 6, hypothetical: 2 })))).toEqual([]));
  it.each([
    ['too much invented', { factual: 20, literary: 20, neutral: 50, hypothetical: 10 }, 'factual, topics 1–8'],
    ['settings nobody can look up', { factual: 45, literary: 20, neutral: 35, hypothetical: 0 }, 'neutral, topics 1–8'],
    ['no literature', { factual: 55, literary: 5, neutral: 30, hypothetical: 10 }, 'literary, topics 1–8'],
    ['too many thought experiments', { factual: 50, literary: 20, neutral: 15, hypothetical: 15 }, 'hypothetical, topics 1–8'],
  ] as const)('falls for %s', (_fault, counts, gate) => expect(fallen(mixRows(mixed(counts)))).toContain(gate));
  it.each([
    ['science', 30],
    ['history and social studies', 32],
    ['humanities and arts', 28],
  ])('falls without %s, and with more of it than %i in 100', (subject, most) => {
    const gate = `of all: factual ${subject}`;
    const about = (share: number) => times(100, (index) => of(inference, { origin: 'factual', subject: index < share ? subject : 'another' }));
    expect(fallen(mixRows(about(20)))).not.toContain(gate);
    expect(fallen(mixRows(about(0)))).toContain(gate);
    expect(fallen(mixRows(about(most)))).not.toContain(gate);
    expect(fallen(mixRows(about(most + 1)))).toContain(gate);
  });
  it('falls for transitions and conventions about nothing real', () => {
    const about = (origin: Origin) => times(40, (index) => of({ ...boundary, topicId: ([8, 9, 10] as const)[index % 3] ?? 9 }, { origin }));
    expect(fallen(mixRows(about('factual')))).not.toContain('factual, topics 8–10');
    expect(fallen(mixRows(about('neutral')))).toContain('factual, topics 8–10');
  });
  it('gives no verdict on a few', () =>
    expect(mixRows(mixed({ factual: 0, literary: 0, neutral: 5, hypothetical: 0 })).every(({ holds }) => holds === null)).toBe(true));
});

describe('authors', () => {
  const by = (index: number, isWoman: boolean, isAnglo: boolean, genre = 'novel') =>
    of(literary, { author: { name: `Author ${index}`, isWoman, isAnglo }, genre });
  it('hold when half are women and a third are neither British nor white American', () =>
    expect(fallen(authorRows(times(30, (index) => by(index, index % 2 === 0, index % 3 !== 0, ['novel', 'poem', 'play'][index % 3]))))).toEqual([]));
  it('fall when all are one Englishman’s novels', () => expect(fallen(authorRows(times(30, () => by(1, false, true))))).toHaveLength(4));
});

describe('reasons to be wrong', () => {
  const spread = ['TOPIC', 'HALF', 'REV', 'OUTSIDE', 'NARROW', 'BROAD', 'EXTREME', 'ECHO', 'WHO', 'CAUS'] as const;
  const code = (index: number) => spread[index % 10] ?? 'TOPIC';
  it('hold when all ten are used', () =>
    expect(fallen(codeRows(times(20, (index) => of(coded(code(3 * index), code(3 * index + 1), code(3 * index + 2))))))).toEqual([]));
  it('fall when one is a third of all', () =>
    expect(fallen(codeRows(times(20, (index) => of(coded('HALF', code(index), code(index + 3))))))).toContain('most frequent code, topic 2'));
  it('fall when one is never used', () => expect(fallen(codeRows(times(20, () => of(coded('HALF', 'REV', 'TOPIC')))))).toContain('of the ten codes, unused'));
});

it('grids are counted as declared or found', () => {
  const declared: BatchItem = { ...literary, shape: 'grid' };
  expect(fallen(gridRows(times(20, (index) => of(index < 3 ? declared : literary))))).toEqual([]);
  expect(fallen(gridRows(times(20, (index) => of(index < 4 ? declared : literary))))).toEqual(['grids, topic 1']);
});

describe('giveaways', () => {
  const long = (item: BatchItem): BatchItem => ({
    ...item,
    correct: { ...item.correct, text: `${item.correct.text.slice(0, -1)} than anybody in her own time would have been ready to believe.` },
  });
  it('a key that is always longest falls', () =>
    expect(fallen(giveawayRows(times(20, () => of(long(inference)))))).toContain('key is the single longest choice'));
  it.each([
    ['is always the cautious one', 'some of her pictures may perhaps be by him.', 'all of her pictures are by him.', '“most cautious” hits the key'],
    ['is always most like the others', 'she painted a view of Edo at night.', 'he sold a view of Edo at night.', '“most like the others” hits the key'],
  ])('a key that %s falls', (_fault, key, wrong, gate) => {
    const others = [wrong, 'she painted a portrait of her father.', 'nobody knew of a letter at night.'];
    const item: BatchItem = {
      ...inference,
      correct: { ...inference.correct, text: key },
      distractors: inference.distractors.map((distractor, index) => ({ ...distractor, text: others[index] ?? '' })),
    };
    expect(fallen(giveawayRows(times(20, () => of(item))))).toContain(gate);
  });
  it('a key that is always shortest falls', () => {
    const short: BatchItem = { ...inference, correct: { ...inference.correct, text: 'she painted it, not he.' } };
    expect(fallen(giveawayRows(times(20, () => of(short))))).toContain('key is the single shortest choice');
    expect(fallen(giveawayRows(times(20, (index) => of(index % 5 === 0 ? short : inference))))).not.toContain('key is the single shortest choice');
  });
  it('a key that always repeats the text falls, and so does one that never does', () => {
    const gate = '“most words of the text” hits the key';
    const texts = [
      'the lantern beside the northern harbor burned.',
      'a person living elsewhere wrote letters.',
      'several visitors brought other gifts.',
      'nobody noticed what happened afterward.',
    ];
    const item = (key: number): BatchItem => ({
      ...told('The lantern beside the northern harbor burned all winter, so ______'),
      correct: { ...inference.correct, text: texts[key] ?? '' },
      distractors: inference.distractors.map((distractor, index) => ({ ...distractor, text: texts.toSpliced(key, 1)[index] ?? '' })),
    });
    expect(fallen(giveawayRows(times(40, () => of(item(0)))))).toContain(gate);
    expect(fallen(giveawayRows(times(40, () => of(item(1)))))).toContain(gate);
    expect(fallen(giveawayRows(times(40, (index) => of(item(index % 4)))))).not.toContain(gate);
  });
  it('a key that is sometimes longest holds', () => {
    const gates = fallen(giveawayRows(times(20, (index) => of(index % 5 === 0 ? long(inference) : inference))));
    expect(gates).not.toContain('key is the single longest choice');
  });
});

describe('a guesser who learned our style', () => {
  const nouns = ['portrait', 'letter', 'garden', 'bridge', 'map', 'song', 'coin', 'voyage', 'lantern', 'ledger', 'mural', 'orchard'];
  const random = seededRandom(7);
  const plain = () => {
    const [one, other, third] = random.sample(nouns, 3);
    return `the ${one} beside the ${other} was made for the ${third}`;
  };
  const asked = (index: number, key: string): LibraryItem => {
    const item: BatchItem = {
      ...inference,
      id: `q-${index}`,
      correct: { ...inference.correct, text: key },
      distractors: inference.distractors.map((distractor) => ({ ...distractor, text: plain() })),
    };
    return of(item);
  };
  const gate = 'a guesser who learned our style';
  const found = (rows: readonly GateRow[]) => rows.filter(({ gate: name }) => name === gate);
  it('finds little where keys are written as the rest', () =>
    expect(found(giveawayRows(times(120, (index) => asked(index, plain()))))).toMatchObject([{ holds: true }]));
  it('finds keys that now hedge and now contrast', () => {
    const key = (index: number) => (index % 2 === 0 ? `${plain()} but not for long` : `${plain()} and may have been sold`);
    expect(found(giveawayRows(times(120, (index) => asked(index, key(index)))))).toMatchObject([{ holds: false }]);
  });
  it('says nothing of a few', () => expect(found(giveawayRows(times(20, (index) => asked(index, plain()))))).toMatchObject([{ holds: null }]));
});

describe('transitions', () => {
  const connective = (index: number) => `${commonConnectives[index % commonConnectives.length]},`;
  const many = times(72, (index) => of(worded(8, connective(index), connective(index + 1), connective(index + 2), connective(index + 3))));
  it('hold when every common connective is key and distractor', () => expect(fallen(transitionRows(many))).toEqual([]));
  it('fall when a few are always the key', () =>
    expect(fallen(transitionRows(times(72, (index) => of(worded(8, connective(index % 5), connective(index))))))).toEqual([
      'connectives that are keys',
      'common connectives never a key',
    ]));
  it('fall when a common one is never a distractor', () =>
    expect(fallen(transitionRows(times(72, (index) => of(worded(8, connective(index), connective(index % 5))))))).toEqual([
      'common connectives never a distractor',
    ]));
});

describe('boundaries', () => {
  const joints = ['time. Is', 'time; is', 'time: is', 'time, is', 'time is', 'time—is'];
  const joined = (index: number): BatchItem => {
    const text = index % 2 === 0 ? 'The count ______ high. It rose. It fell again.' : 'The count—some 40 in her ______ high.';
    return { ...told(text, boundary), correct: { ...boundary.correct, text: joints[index % 6] ?? '' } };
  };
  const single = { ...told('The count rose in her ______ high. It fell.', boundary), correct: { ...boundary.correct, text: 'time—is' } };
  it('hold over all marks and lengths', () =>
    expect(fallen(boundaryRows([...times(42, (index) => of(joined(index))), ...times(5, () => of(single))]))).toEqual([]));
  it('fall when there is no dash and one sentence only', () => {
    const plain = { ...told('The count in her ______ high.', boundary), correct: { ...boundary.correct, text: 'time, is' } };
    expect(fallen(boundaryRows(times(20, () => of(plain))))).toHaveLength(3);
  });
});

it('forms fall when one archetype is a third', () => {
  const form = (letter: string): BatchItem => ({ ...boundary, topicId: 10, archetype: `FSS-${letter}` });
  expect(fallen(formRows(times(36, (index) => of(form('abcdefghijkl'[index % 12] ?? 'a')))))).toEqual([]);
  expect(fallen(formRows(times(36, (index) => of(form(index % 3 === 0 ? 'a' : ('bcdefghijkl'[index % 11] ?? 'b'))))))).toEqual([
    'Form: most frequent archetype',
  ]);
});

it('words fall when all are verbs and none is “as used in the text”', () => {
  const parts = ['noun', 'verb', 'adjective', 'adverb', 'phrase'] as const;
  const word = (index: number): BatchItem => ({
    ...transition,
    topicId: 4,
    archetype: index % 10 === 0 ? 'WIC-g' : 'WIC-b',
    partOfSpeech: parts[index % 5] ?? 'verb',
  });
  expect(fallen(wordRows(times(40, (index) => of(word(index)))))).toEqual([]);
  expect(fallen(wordRows(times(100, () => of({ ...word(1), partOfSpeech: 'verb' }))))).toHaveLength(3);
});

describe('texture', () => {
  it('falls for one small world that always begins alike', () => {
    const rows = textureRows(
      times(40, (index) => of(told(`In the harbor of the town, ferry number ${index} waits.`), { discipline: 'everyday life', isNamed: false })),
    );
    expect(fallen(rows)).toEqual(['disciplines', 'with a real proper noun', 'most frequent setting noun', 'most frequent first two words']);
  });
  it('holds for many subjects', () =>
    expect(
      fallen(textureRows(times(40, (index) => of(told(`Word${index} opens a text of its own.`), { discipline: `field ${index % 12}`, isNamed: true })))),
    ).toEqual([]));
});

describe('sources', () => {
  it('hold when a dossier serves four skills', () =>
    expect(fallen(sourceRows(times(4, (index) => of({ ...inference, topicId: (index + 1) as 1 }))))).toEqual([]));
  it('fall when it serves five, or one skill twice, or one exam twice', () => {
    expect(fallen(sourceRows(times(5, (index) => of({ ...inference, topicId: (index + 1) as 1 }))))).toEqual(['dossiers used more than four times']);
    expect(fallen(sourceRows(times(2, () => of(inference))))).toEqual(['dossiers used twice for one skill']);
    expect(fallen(sourceRows([of(inference, {}, 1), of({ ...inference, topicId: 1 }, {}, 1)]))).toEqual(['sources an exam uses twice']);
    expect(fallen(sourceRows([of(inference, {}, 1), of({ ...inference, topicId: 1 }, {}, 2)]))).toEqual([]);
  });
});
