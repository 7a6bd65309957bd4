/** Realism of fresh Math draws, archetype by archetype: a reader rates each archetype and names the draws that betray it. */
import * as z from 'zod';
import type { Question } from '#core/questions/question.ts';
import type { Random } from '#core/random.ts';
import { mean } from './figures.ts';
import { shownBriefly } from './math-sheets.ts';

/** What a reader gets through with care. */
export const kindsPerSheet = 20;

/** Below this an archetype is rewritten. */
const enough = 4;

interface DrawnArchetype {
  readonly archetype: string;
  readonly draws: readonly Question[];
}

/** `sheets.json`: what readers must not see. */
export const drawSheetsSchema = z.array(
  z.object({
    sheet: z.string(),
    archetypes: z.array(
      z.object({
        n: z.number().int(),
        archetype: z.string(),
        /** Of the generator. */
        version: z.number().int(),
        /** In the order of the sheet. */
        draws: z.array(z.object({ level: z.number().int(), seed: z.number().int() })),
      }),
    ),
  }),
);
type DrawSheet = z.infer<typeof drawSheetsSchema>[number];

export const realismInstructions = `# Could it stand in the test? Instructions for a reader of draws

You get one sheet of up to ${kindsPerSheet} kinds of Math questions (## 1, ## 2, …), each with twelve draws of the same generator as a student sees them. Rate **each kind** from 1 to 5: could its draws stand in the digital SAT?

5: nobody would notice; 4: only an expert might; 3: something is off; 2: clearly made for practice; 1: impossible. The rating is for the kind as a whole: what a teacher who knows the test well would say after reading the twelve.

Then list **every draw that you would rate below 4**, with the reason in a few words. Read all twelve to the end, choices included, and look for:

- **impossible or unlikely quantities**: a speed, price, age, size, number of people, percentage or margin of error that does not occur; a part larger than its whole; lengths that form no triangle; units nobody uses for this; a unit rate that changes direction; half a person;
- **wrong or stilted English**: articles, plurals after “1,” agreement, a mismatched noun, a sentence no American test writer would write, a question that is not quite asked, words that do not fit the setting;
- **choices**: two that are equal or both right, one that nobody would choose, one that gives the key away, forms that do not match;
- **a task the test does not set**, a missing condition, a figure that contradicts its text or does not give what is needed (a figure is given by its description);
- **sameness**: twelve draws that read as one sentence with other numbers. Say so once, under the first draw it concerns.

Check the arithmetic where a number looks doubtful; you need not solve everything. Judge every draw yourself, in order; no program judges for you. Work through three or four kinds at a time and write their ratings down before you read on. Read nothing but this page and your sheet. Be strict and honest: a kind rated 5 is one you would defend before the test's own editors, and a fault you let pass reaches students.

**Answers.** For the sheet \`draws-3.md\` write the file \`answers-draws-3.json\` in the same folder: an object with every number of the sheet, \`below\` empty if no draw is below 4:

\`\`\`json
{ "1": { "rating": 5, "below": [] }, "2": { "rating": 3, "below": [{ "draw": 4, "why": "a snail of 3 miles per hour" }, { "draw": 9, "why": "“an uniform”" }] } }
\`\`\`

Check that it is valid JSON and has all numbers before you finish.
`;

const renderedArchetype = (n: number, draws: readonly Question[]): string =>
  [`## ${n}`, ...draws.map((question, index) => `**${n}.${index + 1}** ${shownBriefly(question)}`)].join('\n\n');

/** Archetypes in random order over the sheets, their draws from the easiest level to the hardest. */
export function prepareRealism(drawn: readonly DrawnArchetype[], sheetCount: number, random: Random) {
  const mixed = random.shuffle(drawn);
  return Array.from({ length: sheetCount }, (_, index) => {
    const sheet = `draws-${index + 1}`;
    const own = mixed.filter((_archetype, place) => place % sheetCount === index);
    return {
      sheet,
      archetypes: own.map(({ archetype, draws }, place) => {
        const seeds = draws.map(({ provenance, difficulty }) => {
          if (provenance.kind !== 'generated') throw new Error(`${archetype}: not a draw`);
          return { level: difficulty, seed: provenance.seed, version: provenance.generatorVersion };
        });
        return { n: place + 1, archetype, version: seeds[0]?.version ?? 0, draws: seeds.map(({ level, seed }) => ({ level, seed })) };
      }),
      markdown: `# ${sheet}: ${own.length} kinds of questions\n\n${own.map(({ draws }, place) => renderedArchetype(place + 1, draws)).join('\n\n')}\n`,
    };
  });
}

const answersSchema = z.record(
  z.string().regex(/^\d+$/),
  z.strictObject({
    rating: z.number().min(1).max(5),
    below: z.array(z.strictObject({ draw: z.number().int().positive(), why: z.string().min(1) })),
  }),
);

interface RatedArchetype {
  readonly archetype: string;
  readonly version: number;
  readonly rating: number;
  readonly below: readonly { readonly level: number; readonly seed: number; readonly why: string }[];
}

/** A reader's ratings. Throws if one is missing or names a draw that the sheet does not have. */
export function readRealism({ sheet, archetypes }: DrawSheet, given: unknown): RatedArchetype[] {
  const answers = answersSchema.parse(given);
  return archetypes.map(({ n, archetype, version, draws }) => {
    const answer = answers[n];
    if (!answer) throw new Error(`${sheet} has no rating of ${n}`);
    const below = answer.below.map(({ draw, why }) => {
      const found = draws[draw - 1];
      if (!found) throw new Error(`${sheet} has no draw ${n}.${draw}`);
      return { ...found, why };
    });
    return { archetype, version, rating: answer.rating, below };
  });
}

/** The mean rating, and what has to be rewritten: archetypes below 4 first, then single draws. */
export const realismFigures = (rated: readonly RatedArchetype[]) => ({
  rated: rated.length,
  mean: mean(rated.map(({ rating }) => rating)),
  rewrite: rated.filter(({ rating }) => rating < enough).length,
  remarks: rated.filter(({ rating, below }) => rating < enough || below.length > 0).toSorted((a, b) => a.rating - b.rating),
});
