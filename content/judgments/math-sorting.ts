/**
 * Levels of Math by sorting. What is judged is a cell, an archetype at a level, and each is seen through ten fresh draws at once: a
 * reader sorts the cells of a topic by difficulty into the five levels, which anchors fix. Two readers sort the same sheet.
 */
import * as z from 'zod';
import type { Difficulty, Question } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';
import { anchorsOf } from './anchors.ts';
import { mean } from './figures.ts';
import { shownBriefly } from './math-sheets.ts';
import { partsOf } from './parts.ts';
import type { LevelReading } from './soft-cells.ts';

export const sortingReaders = [1, 2] as const;
const letters = 'abcdefghij';

interface Cell {
  /** E.g. `SYS-h/4`. */
  readonly id: string;
  readonly topicId: number;
  /** The label, which readers do not see. */
  readonly level: Difficulty;
  readonly version: number;
  readonly draws: readonly Question[];
}

/** `sheets.json`: what readers must not see. On a sheet a cell is a kind with a number, its draws are lettered. */
export const sortingSchema = z.object({
  sorted: z.literal(true),
  sheets: z.array(
    z.object({
      sheet: z.string(),
      kinds: z.array(
        z.object({
          kind: z.number().int(),
          id: z.string(),
          topicId: z.number().int(),
          level: z.literal([1, 2, 3, 4, 5]),
          version: z.number().int(),
          seeds: z.array(z.number().int()),
        }),
      ),
    }),
  ),
});
type Sorting = z.infer<typeof sortingSchema>;
type Sheet = Sorting['sheets'][number];

const instructions = (sheet: string, kinds: number) => `# ${sheet}: ${kinds} kinds of Math questions to sort by difficulty

You are asked how hard each **kind** of question is for a typical test taker of the digital SAT: an eleventh grader with a graphing calculator at hand (the one built into the test) and about a minute and a half per question. A kind is shown by ten questions of it, **a** to **j**. Work topic by topic. Within a topic, compare the kinds with each other and with the five anchors that open the topic and fix the scale. Then give every kind one of five levels, and within a level put them in order.

| level | share of all test takers who get it right | what it is like |
|---|---|---|
| 1 | .80–.97 | one evident step |
| 2 | .65–.85 | two routine steps, or one that is easily mixed up with another |
| 3 | .45–.70 | a standard method done in full, or a known idea in a setting that hides it a little |
| 4 | .30–.55 | an idea that has to be found, several steps with a tempting wrong turn, or letters instead of numbers |
| 5 | .15–.40 | the hardest of the test: few see the way in, or most fall for a wrong choice |

- **Harder** means that fewer would get it right in the time they have. Think through how a student would solve it: how many steps, which idea, what is easy to overlook, whether a wrong choice is where a common mistake leads, whether the calculator does the work.
- What a student solves by typing the given equation or expression into the graphing calculator as it stands is level 3 at most.
- Length is not difficulty: a long story may be one multiplication, a short line may need an insight. Neither are large numbers, with a calculator at hand. A question that is entered without choices cannot be guessed. A figure or graph is given by its description: judge as if you saw it.
- Some kinds differ little, and are then of one level or of neighboring ones. Topics differ: one may have no kind at level 5, or many at 3. Do not spread kinds evenly, and do not guess what others expect.
- Judge a kind by its ten questions together. If single ones of them are clearly easier or harder than the rest of their kind, by about a level, name them under \`odd\`, with the reason in a few words. Most kinds have none.

Judge from what you read: no program, no pattern, nothing copied. Read nothing but this sheet. An honest judgment that others may not share is worth more than a guess at what is expected.

**Answer** with one JSON object. For each topic, five lists for levels 1 to 5, each with its kinds from easiest to hardest (an empty list where there are none). Every kind stands exactly once, in its own topic. \`odd\` may be empty; \`plays\` is \`"easier"\` or \`"harder"\`.

\`\`\`json
{
  "topics": { "11": [[4], [2, 7], [1, 3, 5], [6], []], "20": [[], [9, 8], [10], [12], [11]] },
  "odd": [{ "draw": "7c", "plays": "harder", "why": "the variable stands on both sides only here" }]
}
\`\`\`

(Numbers here are only examples.) The end of the sheet lists the kinds of each topic, so that none is left out.`;

const shownKind = ({ draws }: Cell, kind: number) =>
  [`### Kind ${kind}`, ...draws.map((question, index) => `**${kind}${letters[index]}** ${shownBriefly(question)}`)].join('\n\n');

/** Sheets of about equal length, with whole topics, and the mapping. Kinds stand in random order. */
export function prepareSorting(cells: readonly Cell[], random: Random, parts: number, topicName: (topicId: number) => string) {
  const efforts = new Map<number, number>();
  for (const cell of cells) efforts.set(cell.topicId, (efforts.get(cell.topicId) ?? 0) + shownKind(cell, 1).length);
  const markdown = new Map<string, string>();
  const sheets = partsOf(efforts, parts).map((topicIds, index): Sheet => {
    const sheet = `sheet-${index + 1}`;
    const kinds = topicIds
      .flatMap((topicId) => random.shuffle(cells.filter((cell) => cell.topicId === topicId)))
      .map((cell, place) => ({ kind: place + 1, cell }));
    const ofTopic = (topicId: number) => kinds.filter(({ cell }) => cell.topicId === topicId);
    const topicText = (topicId: number) =>
      [
        `## Topic ${topicId}: ${topicName(topicId)}`,
        ['Anchors, one for each level:', ...anchorsOf(topicId).map(({ level, text }) => `- **${level}** ${text}`)].join('\n'),
        ...ofTopic(topicId).map(({ kind, cell }) => shownKind(cell, kind)),
      ].join('\n\n');
    const range = (topicId: number) => `- topic ${topicId}: kinds ${ofTopic(topicId)[0]?.kind} to ${ofTopic(topicId).at(-1)?.kind}`;
    const end = ['## Kinds of each topic', topicIds.map(range).join('\n')];
    markdown.set(sheet, `${[instructions(sheet, kinds.length), ...topicIds.map(topicText), ...end].join('\n\n')}\n`);
    return {
      sheet,
      kinds: kinds.map(({ kind, cell: { draws, id, topicId, level, version } }) => ({
        kind,
        id,
        topicId,
        level,
        version,
        seeds: draws.flatMap(({ provenance }) => (provenance.kind === 'generated' ? provenance.seed : [])),
      })),
    };
  });
  return { sorted: true as const, sheets, markdown };
}

const answersSchema = z.strictObject({
  topics: z.record(z.string(), z.array(z.array(z.number().int())).length(5)),
  odd: z.array(z.strictObject({ draw: z.string().regex(/^\d+[a-j]$/), plays: z.enum(['easier', 'harder']), why: z.string() })).default([]),
});

/** A reader's level of each kind, and where it stands in the order of its topic. Throws if a kind is missing, comes twice or stands in another topic. */
export function readSorting({ sheet, kinds }: Sheet, given: unknown) {
  const { topics, odd } = answersSchema.parse(given);
  const placed = Object.entries(topics).flatMap(([topicId, levels]) =>
    levels.flatMap((list, index) => list.map((kind) => ({ kind, topicId: Number(topicId), level: (index + 1) as Difficulty }))),
  );
  const found = new Map<number, { level: Difficulty; place: number }>();
  placed.forEach(({ kind, topicId, level }, place) => {
    if (found.has(kind) || kinds.find((one) => one.kind === kind)?.topicId !== topicId)
      throw new Error(`${sheet}: kind ${kind} comes twice or is none of topic ${topicId}`);
    found.set(kind, { level, place });
  });
  const missing = kinds.filter(({ kind }) => !found.has(kind));
  if (missing.length > 0) throw new Error(`${sheet} lacks ${missing.map(({ kind }) => kind).join(', ')}`);
  return { placed: found, odd };
}

/** Cohen's κ of two raters of levels, where being off by two counts four times as much as by one. */
export function weightedKappa(pairs: readonly (readonly [number, number])[]): number {
  const chance = mean(pairs.flatMap(([one]) => pairs.map(([, other]) => (one - other) ** 2)));
  return chance === 0 ? 1 : 1 - mean(pairs.map(([one, other]) => (one - other) ** 2)) / chance;
}

export interface SortedCell {
  readonly id: string;
  readonly topicId: number;
  readonly level: Difficulty;
  readonly version: number;
  /** The level each of its readers gave it. */
  readonly given: readonly Difficulty[];
}

/** Every cell that was sorted, how far readers agree with each other and with the labels, and draws that play another level than their kind. */
export function judgeSorting({ sheets }: Sorting, answers: ReadonlyMap<string, unknown>) {
  const read = sheets.map((sheet) => ({
    sheet,
    readings: sortingReaders.flatMap((reader) => {
      const given = answers.get(`${sheet.sheet}-reader-${reader}`);
      return given === undefined ? [] : [readSorting(sheet, given)];
    }),
  }));
  const cells = read.flatMap(({ sheet, readings }) =>
    readings.length === 0
      ? []
      : sheet.kinds.map(({ kind, id, topicId, level, version }): SortedCell => {
          const given = readings.flatMap(({ placed }) => placed.get(kind)?.level ?? []);
          return { id, topicId, level, version, given };
        }),
  );
  const twice = cells.flatMap(({ given: [one, other] }) => (one !== undefined && other !== undefined ? [[one, other] as const] : []));
  const odd = read.flatMap(({ sheet, readings }) =>
    readings.flatMap((reading) =>
      reading.odd.flatMap(({ draw, plays, why }) => {
        const kind = sheet.kinds.find((one) => one.kind === Number.parseInt(draw, 10));
        return kind ? [{ id: kind.id, seed: kind.seeds[letters.indexOf(draw.at(-1) ?? '')], plays, why }] : [];
      }),
    ),
  );
  return {
    cells: cells.toSorted((a, b) => a.topicId - b.topicId || mean(a.given) - mean(b.given)),
    readTwice: twice.length,
    alike: twice.filter(([one, other]) => one === other).length,
    kappa: weightedKappa(twice),
    kappaWithLabels: weightedKappa(cells.flatMap(({ level, given }) => given.map((one) => [level, one] as const))),
    odd,
  };
}

/** The levels two readers gave, as a reading of places: a cell stands at the mean of them, half as uncertain as they are apart. */
export function asReading(sorting: Sorting, answers: ReadonlyMap<string, unknown>): LevelReading {
  const cells = judgeSorting(sorting, answers).cells.filter(({ given }) => given.length > 1);
  return {
    prepared: { cells },
    judged: {
      bounds: [1.5, 2.5, 3.5, 4.5],
      cells: cells.map(({ id, level, given }) => {
        const place = mean(given);
        return { id, level, judged: Math.round(place) as Difficulty, place, error: (Math.max(...given) - Math.min(...given)) / 2 };
      }),
    },
  };
}
