/**
 * Gates on many questions together: the mix of texts, reasons to be wrong, grids, giveaways, and the spread of what single
 * questions cannot show. Each is a row with what was found and its limit; too few questions give no verdict.
 */
import type { ChoiceQuestion } from '#core/questions/question.ts';
import { choiceTexts, type BatchItem } from '../../items/batch.ts';
import { keyIsExtreme, tricks, tryTrick, type Trick } from '../gates/bank.ts';
import { marks, markOf, sentenceCount } from './boundaries.ts';
import { codesOf } from './choices.ts';
import type { Description, Origin } from './description.ts';
import { isGrid } from './grid.ts';
import { guesses } from './guesses.ts';
import { lowerWords, passageOf } from './shown.ts';
import { commonConnectives, connectiveOf } from './transitions.ts';

export interface LibraryItem {
  readonly item: BatchItem;
  readonly description: Description;
  readonly question: ChoiceQuestion;
  /** `practice`, `predictive`, `exam`; undefined while it is not published. */
  readonly use: string | undefined;
  /** The exam it stands in. */
  readonly exam?: number | undefined;
}

export interface GateRow {
  readonly gate: string;
  readonly found: string;
  readonly limit: string;
  /** Null where there are too few questions to say. */
  readonly holds: boolean | null;
}

const percent = (part: number) => `${Math.round(100 * part)} %`;
const shareOf = <T>(list: readonly T[], test: (element: T) => boolean): number => list.filter(test).length / Math.max(1, list.length);
const fewest = 20;

/** A share that has to lie between two bounds. */
const between = <T>(gate: string, list: readonly T[], test: (element: T) => boolean, least: number, most: number): GateRow => {
  const share = shareOf(list, test);
  return {
    gate,
    found: `${percent(share)} of ${list.length}`,
    limit: least === 0 ? `≤ ${percent(most)}` : most === 1 ? `≥ ${percent(least)}` : `${percent(least)}–${percent(most)}`,
    holds: list.length < fewest ? null : share >= least && share <= most,
  };
};

const row = (gate: string, found: string, limit: string, holds: boolean | null): GateRow => ({ gate, found, limit, holds });
const countBy = <T>(list: readonly T[], key: (element: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const element of list) counts.set(key(element), (counts.get(key(element)) ?? 0) + 1);
  return counts;
};
const most = (counts: ReadonlyMap<string, number>): [string, number] => [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['none', 0];

const originIs =
  (origin: Origin, subject?: string) =>
  ({ description }: LibraryItem): boolean =>
    description.origin === origin && (subject === undefined || description.subject === subject);

export function mixRows(library: readonly LibraryItem[]): GateRow[] {
  const reading = library.filter(({ item }) => item.topicId <= 8);
  const conventions = library.filter(({ item }) => item.topicId >= 8);
  return [
    between('factual, topics 1–8', reading, originIs('factual'), 0.45, 0.6),
    between('of all: factual science', reading, originIs('factual', 'science'), 0.12, 0.25),
    between('of all: factual history and social studies', reading, originIs('factual', 'history and social studies'), 0.1, 0.23),
    between('of all: factual humanities and arts', reading, originIs('factual', 'humanities and arts'), 0.1, 0.23),
    between('literary, topics 1–8', reading, originIs('literary'), 0.18, 0.26),
    between('neutral, topics 1–8', reading, originIs('neutral'), 0, 0.3),
    between('hypothetical, topics 1–8', reading, originIs('hypothetical'), 0, 0.08),
    between('factual, topics 8–10', conventions, originIs('factual'), 0.4, 1),
  ];
}

export function authorRows(library: readonly LibraryItem[]): GateRow[] {
  const authors = library.flatMap(({ description: { author } }) => author ?? []);
  const [name, count] = most(countBy(authors, (author) => author.name));
  const enough = authors.length >= fewest;
  const forms = new Set(library.filter(({ description }) => description.origin === 'literary').map(({ description }) => description.genre));
  const lacking = ['novel', 'poem', 'play'].filter((form) => !forms.has(form));
  return [
    between('quotations: by women', authors, ({ isWoman }) => isWoman, 0.35, 0.65),
    between('quotations: not by British or white Americans', authors, ({ isAnglo }) => !isAnglo, 0.3, 1),
    row('quotations: most from one author', `${name} ${count}`, '≤ 8 %, or 3', enough ? count <= Math.max(3, 0.08 * authors.length) : null),
    row('quotations: of novel, poem, play, none from', lacking.join(', ') || 'none', 'none', enough ? lacking.length === 0 : null),
  ];
}

/** The ten codes every reading topic knows. */
const sharedCodes = codesOf[1].slice(0, 10);

export function codeRows(library: readonly LibraryItem[]): GateRow[] {
  const reading = library.filter(({ item }) => item.topicId <= 6);
  const topics = [...new Set(reading.map(({ item }) => item.topicId))].toSorted((a, b) => a - b);
  const codes = (list: readonly LibraryItem[]) => list.flatMap(({ item }) => item.distractors.map(({ misconception }) => misconception));
  const used = new Set(codes(reading));
  const missing = sharedCodes.filter((code) => !used.has(code));
  return [
    ...topics.map((topic) => {
      const own = codes(reading.filter(({ item }) => item.topicId === topic));
      const [code, count] = most(countBy(own, (one) => one));
      return row(
        `most frequent code, topic ${topic}`,
        `${code} ${percent(count / own.length)}`,
        '≤ 25 %',
        own.length < 3 * 8 ? null : count / own.length <= 0.25,
      );
    }),
    row('of the ten codes, unused', missing.join(' ') || 'none', 'none', reading.length < fewest ? null : missing.length === 0),
  ];
}

export const hasGrid = ({ item }: Pick<LibraryItem, 'item'>): boolean => item.topicId <= 7 && (item.shape === 'grid' || isGrid(choiceTexts(item)));

export function gridRows(library: readonly LibraryItem[]): GateRow[] {
  const topics = [...new Set(library.map(({ item }) => item.topicId))].filter((topic) => topic <= 7).toSorted((a, b) => a - b);
  return topics.map((topic) => {
    const own = library.filter(({ item }) => item.topicId === topic);
    return { ...between(`grids, topic ${topic}`, own, hasGrid, 0, 0.15), holds: own.length < 7 ? null : shareOf(own, hasGrid) <= 0.15 };
  });
}

export function giveawayRows(library: readonly LibraryItem[]): GateRow[] {
  const questions = library.filter(({ item }) => item.topicId <= 8).map(({ question }) => question);
  const enough = questions.length >= fewest;
  const extreme = (which: 'longest' | 'shortest') => {
    const share = keyIsExtreme(questions, which);
    return row(`key is the single ${which} choice`, percent(share), '≤ 30 %', enough ? share <= 0.3 : null);
  };
  const statements = library.filter(({ item }) => item.topicId <= 7 && item.topicId !== 4).map(({ question }) => question);
  const guess = (gate: string, trick: Trick, over: readonly ChoiceQuestion[], least: number) => {
    const { right, tried } = tryTrick(over, trick);
    return row(
      gate,
      `${percent(right)} of ${tried}`,
      least === 0 ? '≤ 35 %' : `${percent(least)}–35 %`,
      tried < fewest ? null : right >= least && right <= 0.35,
    );
  };
  return [
    extreme('longest'),
    extreme('shortest'),
    guess('“most words of the text” hits the key', tricks.shared, questions, 0.12),
    guess('“most like the others” hits the key', guesses.mostAlike, statements, 0.12),
    guess('“most cautious” hits the key', guesses.mostCautious, statements, 0),
  ];
}

export function transitionRows(library: readonly LibraryItem[]): GateRow[] {
  const own = library.filter(({ item }) => item.topicId === 8);
  const keys = new Set(own.map(({ item }) => connectiveOf(item.correct.text)));
  const wrong = new Set(own.flatMap(({ item }) => item.distractors.map(({ text }) => connectiveOf(text))));
  const enough = own.length >= 32;
  const lacking = (set: ReadonlySet<string>) => commonConnectives.filter((connective) => !set.has(connective));
  const missing = (set: ReadonlySet<string>) => lacking(set).join(', ') || 'none';
  return [
    row('connectives that are keys', `${keys.size} in ${own.length}`, '≥ 16', enough ? keys.size >= 16 : null),
    row('common connectives never a key', missing(keys), 'none', own.length < 60 ? null : lacking(keys).length === 0),
    row('common connectives never a distractor', missing(wrong), 'none', enough ? lacking(wrong).length === 0 : null),
  ];
}

export function boundaryRows(library: readonly LibraryItem[]): GateRow[] {
  const own = library.filter(({ item }) => item.topicId === 9).map(({ item }) => item);
  const byMark = countBy(own, markOf);
  const wanted = marks.filter((mark) => mark !== 'question mark' && mark !== 'parentheses');
  const [mark, count] = most(byMark);
  const byLength = countBy(own, (item) => `${Math.min(3, sentenceCount(item))}`);
  const enough = own.length >= fewest;
  return [
    row(
      'Boundaries: marks never the key',
      wanted.filter((one) => !byMark.has(one)).join(', ') || 'none',
      'none',
      enough ? wanted.every((one) => byMark.has(one)) : null,
    ),
    row('Boundaries: most frequent mark', `${mark} ${percent(count / Math.max(1, own.length))}`, '≤ 25 %', enough ? count / own.length <= 0.25 : null),
    row(
      'Boundaries: one, two, three sentences',
      ['1', '2', '3'].map((length) => byLength.get(length) ?? 0).join(', '),
      'two or more in 40 %, three in 5 %',
      enough ? (byLength.get('2') ?? 0) + (byLength.get('3') ?? 0) >= 0.4 * own.length && (byLength.get('3') ?? 0) >= 0.05 * own.length : null,
    ),
  ];
}

export function formRows(library: readonly LibraryItem[]): GateRow[] {
  const own = library.filter(({ item }) => item.topicId === 10);
  const byArchetype = countBy(own, ({ item }) => item.archetype);
  const [archetype, count] = most(byArchetype);
  const enough = own.length >= fewest;
  return [
    row('Form: archetypes in use', `${byArchetype.size} of 12`, '≥ 10', own.length < 30 ? null : byArchetype.size >= 10),
    row('Form: most frequent archetype', `${archetype} ${percent(count / Math.max(1, own.length))}`, '≤ 20 %', enough ? count / own.length <= 0.2 : null),
  ];
}

export function wordRows(library: readonly LibraryItem[]): GateRow[] {
  const own = library.filter(({ item }) => item.topicId === 4);
  const byPart = countBy(own, ({ item }) => item.partOfSpeech ?? 'none');
  const [part, count] = most(byPart);
  const enough = own.length >= fewest;
  const parts = ['noun', 'verb', 'adjective', 'adverb', 'phrase'];
  return [
    between('Words: “as used in the text”', own, ({ item }) => item.archetype === 'WIC-g', 0.06, 0.16),
    row(
      'Words: parts of speech never asked',
      parts.filter((one) => !byPart.has(one)).join(', ') || 'none',
      'none',
      enough ? parts.every((one) => byPart.has(one)) : null,
    ),
    row('Words: most frequent part of speech', `${part} ${percent(count / Math.max(1, own.length))}`, '≤ 50 %', enough ? count / own.length <= 0.5 : null),
  ];
}

/** Places and occasions in which practice questions like to play. */
const settings =
  'harbor harbour choir museum lighthouse library garden gardener orchard bakery baker ferry festival village workshop theater market bridge tower clock pond greenhouse carpenter lantern mill potter weaver loom'.split(
    ' ',
  );

export function textureRows(library: readonly LibraryItem[]): GateRow[] {
  const enough = library.length >= fewest;
  const texts = library.map(({ item }) => new Set(lowerWords(passageOf(item))));
  const [setting, count] = most(new Map(settings.map((noun) => [noun, texts.filter((words) => words.has(noun) || words.has(`${noun}s`)).length])));
  const disciplines = new Set(
    library.filter(({ description }) => description.origin !== 'literary').map(({ description }) => description.discipline.toLowerCase()),
  );
  const wanted = Math.min(30, Math.ceil((12 * library.length) / 100));
  const openings = countBy(
    library.filter(({ item }) => item.topicId !== 7),
    ({ item }) => lowerWords(passageOf(item)).slice(0, 2).join(' '),
  );
  const [opening, times] = most(openings);
  const allowed = Math.max(3, Math.round(0.03 * library.length));
  return [
    row('disciplines', `${disciplines.size} in ${library.length}`, `≥ ${wanted}`, enough ? disciplines.size >= wanted : null),
    between('with a real proper noun', library, ({ description }) => description.isNamed, 0.6, 1),
    row('most frequent setting noun', `${setting} in ${count}`, `≤ ${allowed}`, enough ? count <= allowed : null),
    row('most frequent first two words', `“${opening}” ${times}×`, `≤ ${allowed}`, enough ? times <= allowed : null),
  ];
}

/** At most four questions from one dossier, each of another skill; no exam uses a dossier or a passage twice. */
export function sourceRows(library: readonly LibraryItem[]): GateRow[] {
  const factual = library.filter(({ description }) => description.origin === 'factual');
  const dossiers = new Map<string, LibraryItem[]>();
  for (const one of factual) for (const dossier of one.description.rests) dossiers.set(dossier, [...(dossiers.get(dossier) ?? []), one]);
  const worn = [...dossiers].filter(([, own]) => own.length > 4).map(([dossier, own]) => `${dossier} ${own.length}×`);
  const repeated = [...dossiers].filter(([, own]) => new Set(own.map(({ item }) => item.topicId)).size < own.length).map(([dossier]) => dossier);
  const exams = new Map<number, string[]>();
  for (const { exam, description } of library) if (exam !== undefined) exams.set(exam, [...(exams.get(exam) ?? []), ...description.rests]);
  const twice = [...exams].flatMap(([exam, rests]) =>
    [...countBy(rests, (rest) => rest)].filter(([, count]) => count > 1).map(([rest]) => `exam ${exam}: ${rest}`),
  );
  const listed = (list: readonly string[]) => (list.length === 0 ? 'none' : list.join(', '));
  return [
    row('dossiers used more than four times', listed(worn), 'none', worn.length === 0),
    row('dossiers used twice for one skill', listed(repeated), 'none', repeated.length === 0),
    row('sources an exam uses twice', listed(twice), 'none', twice.length === 0),
  ];
}

/** Every gate on the library as a whole. */
export const libraryRows = (library: readonly LibraryItem[]): GateRow[] =>
  [mixRows, authorRows, codeRows, gridRows, giveawayRows, transitionRows, boundaryRows, formRows, wordRows, textureRows, sourceRows].flatMap((gate) =>
    gate(library),
  );
