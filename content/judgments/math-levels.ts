/**
 * Levels of Math by comparison. What is judged is a cell: an archetype at a level, seen through fresh draws. Each comparison of a
 * cell shows another of its draws, and two readers judge the same pairs with their sides exchanged.
 */
import * as z from 'zod';
import { calculatorWay } from '#content/calculator-ways/calculator-way.ts';
import type { Difficulty, Question } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';
import { anchorsOf } from './anchors.ts';
import { fitPlaces, levelAt, levelBounds, type Comparison } from './bradley-terry.ts';
import { levelAgreement } from './figures.ts';
import { shownBriefly } from './math-sheets.ts';
import { pairsOf } from './pairs.ts';
import { partsOf } from './parts.ts';

/** Sheets are split by topic; each part has two readers. */
const readers = ['a', 'b'] as const;

/** From this level on, a calculator must not solve a question at once (docs/content-quality.md). */
const resistsFrom = 4;

interface Cell {
  /** E.g. `SYS-h/4`. */
  readonly id: string;
  readonly topicId: number;
  /** The author's label. */
  readonly level: Difficulty;
  readonly draws: readonly Question[];
  /** Its place is known: it is only there for the others of its topic to be compared with. */
  readonly beside?: boolean;
}

/** Cells of a topic that the cells to be placed are compared with. */
const besideEach = 3;

/**
 * The cells that are named, by archetype or as a cell, and beside them a few others of their topics, of different labels where there are.
 * Without names, all of them.
 */
export function cellsToPlace<T extends Pick<Cell, 'id' | 'topicId' | 'level'>>(
  all: readonly T[],
  only: readonly string[],
  random: Random,
): (T & { readonly beside: boolean })[] {
  const isNamed = ({ id }: T) => only.length === 0 || only.includes(id) || only.includes(id.replace(/\/.*/, ''));
  const named = all.filter(isNamed);
  const unknown = only.filter((name) => !all.some(({ id }) => id === name || id.startsWith(`${name}/`)));
  if (unknown.length > 0) throw new Error(`no such cell: ${unknown.join(', ')}`);
  const others = [...new Set(named.map(({ topicId }) => topicId))].flatMap((topicId) => {
    const rest = random.shuffle(all.filter((cell) => cell.topicId === topicId && !isNamed(cell)));
    const firstOfLabel = rest.filter((cell, index) => rest.findIndex(({ level }) => level === cell.level) === index);
    return [...new Set([...firstOfLabel, ...rest])].slice(0, besideEach);
  });
  return [...named.map((cell) => ({ ...cell, beside: false })), ...others.map((cell) => ({ ...cell, beside: true }))];
}

/** One side of a pair: a draw of a cell, or an anchor. */
const sideSchema = z.object({ id: z.string(), seed: z.number().int().optional() });

/** `sheets.json`: what readers must not see. */
export const levelSheetsSchema = z.object({
  cells: z.array(
    z.object({
      id: z.string(),
      topicId: z.number(),
      level: z.literal([1, 2, 3, 4, 5]),
      /** Of the generator. */
      version: z.number().int(),
      draws: z.number().int(),
      /** Draws that an explanation solves with the graphing calculator. */
      byCalculator: z.number().int(),
    }),
  ),
  sheets: z.array(
    z.object({ sheet: z.string(), part: z.number().int(), pairs: z.array(z.object({ n: z.number().int(), first: sideSchema, second: sideSchema })) }),
  ),
});
type LevelSheets = z.infer<typeof levelSheetsSchema>;

interface Side extends z.infer<typeof sideSchema> {
  readonly shown: string;
}
interface ShownPair {
  readonly topicId: number;
  readonly first: Side;
  readonly second: Side;
}

export const levelInstructions = `# Which is harder? Instructions for a reader of levels

You get one sheet of pairs of Math questions, topic by topic. For each pair decide **which of the two is harder for a typical test taker of the digital SAT**, an eleventh grader with a graphing calculator at hand (the one built into the test): *fewer of them would get it right in the time they have*, about a minute and a half.

- Read both questions of a pair in full, with their choices, tables and figures (a figure is given by its description). Think through how a student would solve each: how many steps, which idea it takes, what is easy to overlook, whether one of the wrong choices is where a common mistake leads, whether the calculator does the work.
- Length is not difficulty: a long story may be one multiplication, a short line may need an insight. Neither are large numbers, with a calculator at hand. A question that is entered without choices cannot be guessed.
- “A question of this kind” describes a question instead of showing it. Treat it as if it were written out.
- There are no ties. If two seem equal, decide by which more students would get wrong.
- The order of pairs and of their two sides means nothing, and one pair says nothing about the next.

Judge every pair yourself, in order, from what it says: no program, no rule of thumb, no pattern, nothing copied. Work through about 25 pairs at a time and write their answers down before you read on. Read nothing but this page and your sheet; there is no key to look for. An honest judgment that others may not share is worth more than a guess at what is expected.

**Answers.** For the sheet \`levels-2a.md\` write the file \`answers-levels-2a.json\` in the same folder: an array with one entry per pair in the order of their numbers, \`"1"\` if the first is harder, \`"2"\` if the second is: \`["2","1","1"]\`. Note number and answer line by line while you read (\`17 2\`), so that none is left out, and turn the notes into the array at the end; a program may do that, but not the judging. It must have exactly as many entries as the sheet has pairs (its first line says how many); check the length, and that it is valid JSON, before you finish.
`;

/** What a pair takes to read: its characters, and about as long again to think it through as a short question takes to read. */
const effort = (pairs: readonly ShownPair[]): number => pairs.reduce((sum, { first, second }) => sum + first.shown.length + second.shown.length + 300, 0);

/** The pairs of a topic, each appearance of a cell by its next draw. */
function pairsIn(topicId: number, cells: readonly Cell[], random: Random): ShownPair[] {
  const anchors = new Map(anchorsOf(topicId).map(({ id, text }) => [id, text]));
  const byId = new Map(cells.map((cell) => [cell.id, { cell, used: 0 }]));
  const side = (id: string): Side => {
    const found = byId.get(id);
    if (!found) return { id, shown: `A question of this kind: ${anchors.get(id)}` };
    const question = found.cell.draws[found.used++];
    if (question?.provenance.kind !== 'generated') throw new Error(`${id} has too few draws`);
    return { id, seed: question.provenance.seed, shown: shownBriefly(question) };
  };
  const beside = new Set(cells.flatMap((cell) => (cell.beside ? [cell.id] : [])));
  return pairsOf(topicId, [...byId.keys()], random, beside).map(({ first, second }) => ({ topicId, first: side(first), second: side(second) }));
}

function renderedPairs(sheet: string, pairs: readonly (ShownPair & { n: number })[]): string {
  const heading = (topicId: number, index: number) => (pairs[index - 1]?.topicId === topicId ? [] : ['---']);
  return `${[
    `# ${sheet}: ${pairs.length} pairs. Which is harder, the first or the second?`,
    ...pairs.flatMap(({ n, topicId, first, second }, index) => [
      ...heading(topicId, index),
      `## ${n}\n\n**first:** ${first.shown}\n\n**second:** ${second.shown}`,
    ]),
  ].join('\n\n')}\n`;
}

/** Sheets for two readers of each part, and the mapping. */
export function prepareLevels(cells: readonly Cell[], random: Random, parts: number): LevelSheets & { readonly markdown: ReadonlyMap<string, string> } {
  const topicIds = [...new Set(cells.map(({ topicId }) => topicId))];
  const ofTopic = (topicId: number) => cells.filter((cell) => cell.topicId === topicId);
  const pairs = new Map(topicIds.map((topicId) => [topicId, pairsIn(topicId, ofTopic(topicId), random)]));
  const efforts = new Map([...pairs].map(([topicId, own]) => [topicId, effort(own)]));
  const sheets = partsOf(efforts, parts).flatMap((topics, index) => {
    const turned = topics.flatMap((topicId) => pairs.get(topicId) ?? []).map((pair) => (random.chance(1, 2) ? pair : exchanged(pair)));
    return readers.map((reader) => ({
      sheet: `levels-${index + 1}${reader}`,
      part: index + 1,
      pairs: topics
        .flatMap((topicId) => random.shuffle(turned.filter((pair) => pair.topicId === topicId)))
        .map((pair, place) => ({ n: place + 1, ...(reader === 'a' ? pair : exchanged(pair)) })),
    }));
  });
  return {
    cells: cells.map(({ id, topicId, level, draws }) => ({
      id,
      topicId,
      level,
      version: versionOf(draws),
      draws: draws.length,
      byCalculator: draws.filter((question) => calculatorWay(question) !== undefined).length,
    })),
    sheets,
    markdown: new Map(sheets.map(({ sheet, pairs: own }) => [sheet, renderedPairs(sheet, own)])),
  };
}

const exchanged = (pair: ShownPair): ShownPair => ({ ...pair, first: pair.second, second: pair.first });

const versionOf = ([question]: readonly Question[]): number => (question?.provenance.kind === 'generated' ? question.provenance.generatorVersion : 0);

const answersSchema = z.array(z.enum(['1', '2']));

/** A reader's answers as comparisons. Throws if there are more or fewer than pairs. */
export function readLevels({ sheet, pairs }: LevelSheets['sheets'][number], given: unknown): Comparison[] {
  const answers = answersSchema.parse(given);
  if (answers.length !== pairs.length) throw new Error(`${sheet} has ${answers.length} answers to ${pairs.length} pairs`);
  return pairs.map(({ first, second }, index) => (answers[index] === '1' ? { harder: first.id, easier: second.id } : { harder: second.id, easier: first.id }));
}

interface JudgedCell {
  readonly id: string;
  readonly topicId: number;
  readonly level: Difficulty;
  readonly judged: Difficulty;
  readonly place: number;
  readonly error: number;
  /** A calculator solves most draws, although the label or the readers put it among the hard ones. */
  readonly lacksResistance: boolean;
}

/** Readers' agreement, in all and by part, and the place of every cell that was compared; easiest first in each topic. */
export function judgeCells({ cells, sheets }: LevelSheets, answers: ReadonlyMap<string, unknown>) {
  const read = sheets.flatMap((sheet) => (answers.has(sheet.sheet) ? [{ part: sheet.part, comparisons: readLevels(sheet, answers.get(sheet.sheet)) }] : []));
  const agreement = (of: typeof read) => levelAgreement(of.map(({ comparisons }) => ({ pass: 1, step: 'levels', comparisons })));
  const places = fitPlaces(read.flatMap(({ comparisons }) => comparisons));
  const bounds = levelBounds(places);
  const judged = cells.flatMap(({ id, topicId, level, draws, byCalculator }): JudgedCell[] => {
    const found = places.get(id);
    if (!found) return [];
    const at = levelAt(found.place, bounds);
    return [{ id, topicId, level, judged: at, ...found, lacksResistance: Math.max(level, at) >= resistsFrom && byCalculator * 2 > draws }];
  });
  return {
    agreement: agreement(read),
    parts: [...new Set(read.map(({ part }) => part))].map((part) => ({ part, agreement: agreement(read.filter((one) => one.part === part)) })),
    bounds,
    cells: judged.toSorted((a, b) => a.topicId - b.topicId || a.place - b.place),
  };
}
