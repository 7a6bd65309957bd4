/** Prints what is known about the frozen Math, topic by topic, from the shipped questions and the readings on file. */
import fs from 'node:fs';
import path from 'node:path';
import { ways } from '#content/calculator-ways/ways.ts';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { topicFigures } from '#content/judgments/math-figures.ts';
import { drawSheetsSchema, readRealism } from '#content/judgments/math-realism.ts';
import { convergenceLimit } from '#content/verify/gates/convergence.ts';
import { topics } from '#core/topics/topics.ts';

const readings = path.join(import.meta.dirname, '../content/judgments/math');
const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** Each archetype by its last reading: `draws-10` is later than `draws-9`. */
function lastRatings(): Map<string, number> {
  const ratings = new Map<string, number>();
  const numbers = fs.readdirSync(readings).flatMap((name) => /^draws-(\d+)$/.exec(name)?.[1] ?? []);
  for (const number of numbers.map(Number).toSorted((a, b) => a - b)) {
    const folder = path.join(readings, `draws-${number}`);
    // Some readings were of single questions, to solve them.
    const sheets = drawSheetsSchema.safeParse(readJson(path.join(folder, 'sheets.json'))).data ?? [];
    for (const sheet of sheets) {
      const answers = path.join(folder, `answers-${sheet.sheet}.json`);
      if (!fs.existsSync(answers)) continue;
      for (const { archetype, rating } of readRealism(sheet, readJson(answers))) ratings.set(archetype, rating);
    }
  }
  return ratings;
}

const percent = (share: number | null) => (share === null ? '–' : `${Math.round(100 * share)} %`);

export function printMath(): void {
  const asked = { exams: examQuestions(), practice: practiceQuestions() };
  const known = { archetypes: mathGenerators, ratings: lastRatings(), hasWay: (archetype: string) => archetype in ways };
  for (const { id, name } of topics.slice(10)) {
    const { inExams, practiceAt, byArchetype, figures, graphChoices, entryShare, ways: withWay, rating, convergence } = topicFigures(id, asked, known);
    console.log(
      [
        `${name}: ${inExams} in exams, practice at levels 1–5 ${Object.values(practiceAt).join(' ')}`,
        `  archetypes ${byArchetype.map(([archetype, count]) => `${archetype} ${count}`).join(', ')}`,
        `  figures ${figures}, graphs as choices ${graphChoices}, typed ${percent(entryShare)}, with a way by calculator ${withWay} of ${byArchetype.length}` +
          `  last rating ${rating ? `mean ${rating.mean.toFixed(2)}, least ${rating.least}` : '–'}` +
          `  the choice most like the others is right in ${percent(convergence)} (limit ${percent(convergenceLimit.overall)} over all)`,
      ].join('\n'),
    );
  }
}
