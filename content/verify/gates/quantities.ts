/**
 * Quantities as a reader meets them in a question: a number with its unit, what it is a rate of, and the sentence it stands in. They are
 * read from the finished text, so that nothing a generator believes about its numbers has to be trusted.
 */
import type { DataTable, Question } from '#core/questions/question.ts';

export type Dimension = 'length' | 'area' | 'volume' | 'mass' | 'density' | 'time' | 'speed' | 'temperature' | 'money' | 'percent' | 'count';

export interface Quantity {
  readonly of: Dimension;
  readonly value: number;
  /** In meters, square meters, liters, kilograms, kilograms per liter, seconds, meters per second, degrees Fahrenheit; otherwise the value. */
  readonly size: number;
  /** As written, such as `feet`; of a count the words after the number. */
  readonly unit: string;
  /** What it is a rate of, such as `hour` in “$15 per hour.” */
  readonly per: string | undefined;
  /** For a cell of a table with caption and heading before it, for an answer with its question. */
  readonly sentence: string;
  /** The parts before and after the number. */
  readonly before: string;
  readonly after: string;
  /** It stands in a table, is what the question asks for, or is a choice it offers; most stand in a sentence. */
  readonly from: 'text' | 'table' | 'key' | 'choice';
}

type Unit = readonly [Dimension, number];
const sized = (of: Dimension, sizes: Readonly<Record<string, number>>): [string, Unit][] => Object.entries(sizes).map(([name, size]) => [name, [of, size]]);
const lengths = { meter: 1, millimeter: 0.001, centimeter: 0.01, kilometer: 1000, inch: 0.0254, foot: 0.3048, yard: 0.9144, mile: 1609.344 };
const units = new Map<string, Unit>([
  ...sized('length', lengths),
  ...Object.entries(lengths).flatMap(([name, size]): [string, Unit][] => [
    [`square ${name}`, ['area', size ** 2]],
    [`cubic ${name}`, ['volume', 1000 * size ** 3]],
  ]),
  ...sized('area', { acre: 4047, hectare: 10_000 }),
  ...sized('volume', { liter: 1, milliliter: 0.001, gallon: 3.785, quart: 0.946, pint: 0.473, cup: 0.237 }),
  ...sized('mass', { kilogram: 1, gram: 0.001, milligram: 1e-6, pound: 0.4536, ounce: 0.02835, ton: 1000 }),
  ...sized('time', { second: 1, minute: 60, hour: 3600, day: 86_400, week: 604_800, month: 2.63e6, year: 3.156e7 }),
  ...sized('money', { dollar: 1, cent: 0.01 }),
  ...sized('percent', { percent: 1, percentage: 1 }),
]);
const singular = (word: string): string => ({ feet: 'foot', inches: 'inch' })[word] ?? word.replace(/s$/, '');

/** The dimension and size of a unit, singular or plural; undefined for any other words. */
function unitOf(words: string): Unit | undefined {
  const [first = '', second] = words.split(' ');
  return units.get(second === undefined ? singular(first) : `${first} ${singular(second)}`);
}

/** A text whose mathematics is plain where it is a number, and `𝑥` where it is not. */
const plain = (text: string): string =>
  text
    .replaceAll(/<\/?[ui]>/g, '')
    .replaceAll('{,}', ',')
    .replaceAll(/\\\(([\s\S]*?)\\\)/g, (_, latex: string) => {
      const bare = latex
        .replaceAll(/\\text\{([^{}]*)\}/g, '$1')
        .replaceAll(/\^\{?\\circ\}?/g, '°')
        .replaceAll(/\\([$%])/g, '$1')
        .trim();
      const [, minus = '', over, under] = /^(-?)\\d?frac\{(\d+)\}\{(\d+)\}$/.exec(bare) ?? [];
      if (over !== undefined && under !== undefined) return `${minus}${Number(over) / Number(under)}`;
      return /^-?\$?[\d.,]+[%°]?$/.test(bare) ? bare : '𝑥';
    })
    .replaceAll(/\\([$%])/g, '$1')
    .replaceAll(/[−–](?=\d)/g, '-')
    .replaceAll(/\s+/g, ' ');

/** Sentences of a text, an abbreviation such as “a.m.” inside them. */
const sentencesOf = (text: string): string[] => plain(text).split(/(?<=[.?!:][”"’)]*)(?<![ap]\.m\.) (?=[\p{Lu}“"(𝑥\d])/u);

const number = /(?<![\p{L}\d.,/^])(\$?)(-?(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?)/gu;
const degrees = /^ ?(?:°|degrees) ?(F|C)?/;
const perCent = /^(?:%| percent\b)/;
const unitNext = /^[ -]((?:square |cubic )?\p{L}+)/u;
const nounNext = /^((?: \p{L}[\p{L}-]*){1,3})/u;
const perNext = /^ (?:per|each|every|an?|for each|for every) (?:additional )?((?:square |cubic )?\p{L}+)/u;
const numberIn = (text: string): number => Number(text.replaceAll(',', ''));

/** What a number with the words after it measures. */
function measured(value: number, isMoney: boolean, rest: string): Pick<Quantity, 'of' | 'value' | 'size' | 'unit' | 'per'> {
  const per = (text: string) => perNext.exec(text)?.[1];
  if (isMoney) return { of: 'money', value, size: value, unit: '$', per: per(rest) };
  const [warm, scale] = degrees.exec(rest) ?? [];
  if (warm !== undefined && scale !== undefined)
    return { of: 'temperature', value, size: scale === 'C' ? value * 1.8 + 32 : value, unit: scale, per: undefined };
  if (perCent.test(rest)) return { of: 'percent', value, size: value, unit: '%', per: undefined };
  const unit = unitNext.exec(rest)?.[1] ?? '';
  const found = unitOf(unit) ?? unitOf(unit.split(' ')[0] ?? '');
  const noun = nounNext.exec(rest)?.[1]?.trim() ?? '';
  if (!found || noun.startsWith('percentage point')) return { of: 'count', value, size: value, unit: noun, per: / per (\p{L}+)/u.exec(rest.slice(0, 60))?.[1] };
  const over = per(rest.slice(1 + unit.length));
  return { value, unit, per: over, ...sizeOf(value, found, over) };
}

/** A length per time is a speed, a mass per volume a density. */
function sizeOf(value: number, [of, size]: Unit, per: string | undefined): Pick<Quantity, 'of' | 'size'> {
  const [over, divisor] = (per !== undefined && unitOf(per)) || (['count', 1] as const);
  if (of === 'length' && over === 'time') return { of: 'speed', size: (value * size) / divisor };
  if (of === 'mass' && over === 'volume') return { of: 'density', size: (value * size) / divisor };
  return { of, size: value * size };
}

const quantitiesIn = (sentence: string, from: Quantity['from'], around = ''): Quantity[] =>
  [...sentence.matchAll(number)].map(({ 0: all, 1: dollar, 2: digits = '', index }) => {
    const after = sentence.slice(index + all.length);
    return {
      ...measured(numberIn(digits), dollar === '$', after),
      sentence: `${around}${sentence}`,
      before: `${around}${sentence.slice(0, index)}`,
      after,
      from,
    };
  });

const unitInHeading = /[([]([^()[\]]+)[)\]]|, in ([\p{L} ]+)$/u;

/** Each cell with the unit of its heading, and with heading and caption for a sentence. */
function inTable({ caption, columns, rows }: DataTable): Quantity[] {
  return rows.flatMap((row) =>
    row.slice(1).flatMap((cell, index) => {
      const text = plain(cell);
      const heading = plain(columns[index + 1] ?? '');
      if (!/^\$?-?[\d.,]+%?$/.test(text)) return [];
      const [, unit, named] = unitInHeading.exec(heading) ?? [];
      return quantitiesIn(`${text} ${unit ?? named ?? ''}`.trim(), 'table', `${caption}: ${row[0] ?? ''}, ${heading}: `);
    }),
  );
}

const askedIn = /(?:, in |[,(] ?measured in |\bhow many )((?:thousands of |millions of )?(?:degrees )?\p{L}+(?: \p{L}+){0,4})/iu;
const numberChoice = /^\$?-?[\d.,]+%?$/;

/** The number that the question asks for, with the unit it asks for it in; choices have their own. */
function asked(question: Question): Quantity[] {
  const stem = sentencesOf(question.stem).findLast((sentence) => sentence.endsWith('?')) ?? '';
  const unit = askedIn.exec(stem)?.[1] ?? (/\bwhat percent/i.test(stem) ? 'percent' : '');
  const offered =
    question.format === 'spr'
      ? question.solution.keys.slice(0, 1).map((text) => ({ text, isKey: true }))
      : question.choices.map(({ id, text }) => ({ text, isKey: id === question.solution.key }));
  return offered.flatMap(({ text, isKey }) => {
    const [over, under] = text.split('/').map(Number);
    const shown = over !== undefined && under !== undefined ? String(over / under) : plain(text);
    const from = isKey ? 'key' : 'choice';
    return quantitiesIn(numberChoice.test(shown) && !/[$%]/.test(shown) ? `${shown} ${unit}`.trim() : shown, from, `${stem} `);
  });
}

/** Sentences of passage and question. */
export function toldBy({ stimulus, stem }: Question): string[] {
  const own = stimulus && 'text' in stimulus ? (stimulus.text ?? '') : '';
  return [...sentencesOf(own), ...sentencesOf(stem)].filter(Boolean);
}

/** Every quantity of passage, table, question and choices. */
export function quantitiesOf(question: Question): Quantity[] {
  const { stimulus } = question;
  return [
    ...toldBy(question).flatMap((sentence) => quantitiesIn(sentence, 'text')),
    ...(stimulus?.kind === 'table' ? inTable(stimulus.table) : []),
    ...asked(question),
  ];
}

/** The size of a text such as `5 miles per hour`, for tables of ranges. */
export function sizeIn(text: string): number {
  const [found] = quantitiesIn(text, 'text');
  if (!found) throw new Error(`no quantity: ${text}`);
  return found.size;
}
