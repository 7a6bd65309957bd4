/**
 * Gates on many questions together: the mix of texts, reasons to be wrong, grids, giveaways, and the spread of what single
 * questions cannot show. Each is a row with what was found and its limit; too few questions give no verdict.
 */
import type { ChoiceQuestion } from '#core/questions/question.ts';
import { choiceTexts } from '#content/items/batch.ts';
import { keyIsExtreme, tricks, tryTrick, type Trick } from '../gates/bank.ts';
import { codesOf } from './choices.ts';
import type { Origin } from './description.ts';
import { between, countBy, fewest, most, percent, row, shareOf, verdictOn, type GateRow, type LibraryItem } from './gate-row.ts';
import { isGrid } from './grid.ts';
import { guesses } from './guesses.ts';
import { boundaryRows, formRows, textureRows, transitionRows, wordRows } from './spread.ts';
import { guessedByStyle } from './style-guesser.ts';

const originIs =
  (origin: Origin, subject?: string) =>
  ({ description }: LibraryItem): boolean =>
    description.origin === origin && (subject === undefined || description.subject === subject);

/** docs/decisions/0093: real subjects take the place of neutral settings, which readers saw through. */
export function mixRows(library: readonly LibraryItem[]): GateRow[] {
  const reading = library.filter(({ item }) => item.topicId <= 8);
  const conventions = library.filter(({ item }) => item.topicId >= 8);
  return [
    between('factual, topics 1–8', reading, originIs('factual'), 0.45, 0.8),
    between('of all: factual science', reading, originIs('factual', 'science'), 0.12, 0.3),
    between('of all: factual history and social studies', reading, originIs('factual', 'history and social studies'), 0.1, 0.32),
    between('of all: factual humanities and arts', reading, originIs('factual', 'humanities and arts'), 0.1, 0.28),
    between('literary, topics 1–8', reading, originIs('literary'), 0.18, 0.26),
    between('neutral, topics 1–8', reading, originIs('neutral'), 0, 0.2),
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

/** A guesser needs this many sets of choices to learn anything from. */
const minForStyle = 100;
/** On 167 released questions of the test it finds 31 %. */
const mostByStyle = 0.38;

function styleRow(statements: readonly ChoiceQuestion[]): GateRow {
  const { right, of } = guessedByStyle(statements);
  const share = right / Math.max(1, of);
  return row(
    'a guesser who learned our style',
    `${percent(share)} of ${of}`,
    `≤ ${percent(mostByStyle)}`,
    of < minForStyle ? null : verdictOn(share, of, 0, mostByStyle),
  );
}

export function giveawayRows(library: readonly LibraryItem[]): GateRow[] {
  const questions = library.filter(({ item }) => item.topicId <= 8).map(({ question }) => question);
  const extreme = (which: 'longest' | 'shortest') => {
    const share = keyIsExtreme(questions, which);
    return row(`key is the single ${which} choice`, percent(share), '≤ 30 %', verdictOn(share, questions.length, 0, 0.3));
  };
  const statements = library.filter(({ item }) => item.topicId <= 7 && item.topicId !== 4).map(({ question }) => question);
  const guess = (gate: string, trick: Trick, over: readonly ChoiceQuestion[], least: number) => {
    const { right, tried } = tryTrick(over, trick);
    return row(gate, `${percent(right)} of ${tried}`, least === 0 ? '≤ 35 %' : `${percent(least)}–35 %`, verdictOn(right, tried, least, 0.35));
  };
  return [
    extreme('longest'),
    extreme('shortest'),
    guess('“most words of the text” hits the key', tricks.shared, questions, 0.12),
    guess('“most like the others” hits the key', guesses.mostAlike, statements, 0.12),
    guess('“most cautious” hits the key', guesses.mostCautious, statements, 0),
    styleRow(statements),
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
