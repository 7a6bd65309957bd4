/**
 * Regenerates frozen Math questions from their own seeds, after a change of wording or drawing that did not raise
 * the generator's version, so that the exams keep their questions. Refuses if the change affects parameters, format or right answers: those
 * are different questions, and the exams have to be assembled again (`npm run content:assemble`).
 *
 *   npm run content:redraw
 */
import fs from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as z from 'zod';
import { mathGenerators } from '#content/generators/math/registry.ts';
import { drawingVersion, makeQuestion } from '#content/generators/make-question.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';

const folder = path.join(import.meta.dirname, '..', 'content/items/math');

/** The question as its file would store it. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** What must not change under the same id. */
const substance = ({ id, format, provenance, difficulty, solution }: Question) => ({
  id,
  format,
  difficulty,
  parameters: provenance.kind === 'generated' ? provenance.parameters : null,
  right: 'key' in solution ? solution.key : solution.keys,
});

function redrawn(question: Question): Question {
  const generator = mathGenerators.find(({ archetype }) => archetype === question.archetype);
  if (!generator || question.provenance.kind !== 'generated') throw new Error(`${question.id} has no generator`);
  // Frozen by an earlier version: it stays as it was published.
  if (question.provenance.generatorVersion < drawingVersion(generator)) return question;
  const draft = makeQuestion(generator, question.provenance.seed, question.difficulty);
  const drawn = draft && { ...draft, id: question.id };
  if (!drawn || !isDeepStrictEqual(plain(substance(drawn)), plain(substance(question))))
    throw new Error(`${question.id} (${question.archetype}) would become a different question: assemble the exams again`);
  return drawn;
}

for (const name of ['frozen.json', 'practice.json', 'hardest.json']) {
  const file = path.join(folder, name);
  const stored: unknown[] = JSON.parse(fs.readFileSync(file, 'utf8'));
  const after = z.array(questionSchema).parse(stored).map(redrawn);
  const isSame = after.map((question, index) => isDeepStrictEqual(plain(question), stored[index]));
  // What has not changed keeps its line, in the order its fields were written.
  const lines = after.map((question, index) => JSON.stringify(isSame[index] ? stored[index] : question));
  fs.writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);
  console.log(`${name}: ${isSame.filter((same) => !same).length} of ${after.length} changed`);
}
