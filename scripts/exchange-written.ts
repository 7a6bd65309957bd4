/**
 * Puts published Reading and Writing questions that wait for a form in the place of others. All pairs are exchanged together, so
 * that levels and skills need to be right only in the end; the ones taken out wait for a form again. Two that stand in forms change
 * places, if both ways are named; within a module this changes the order of questions of one level. Refuses what breaks a recipe,
 * an exam's rule on sources, or the rules on what forms may share (content/exams/apart.ts).
 *
 *   npm run content:exchange -- q-out=q-in [q-out=q-in]     then npm run content:release
 *   npm run content:exchange -- q-one=q-other q-other=q-one
 *
 * A question that does not count passes this on to the one that is named for it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nearForms } from '#content/exams/apart.ts';
import frozenForms from '#content/exams/forms.json' with { type: 'json' };
import { practiceExams } from '#content/exams/practice-exams.ts';
import { publishedTexts, writtenForm } from '#content/exams/published-texts.ts';
import { examQuestions } from '#content/items/exam-questions.ts';
import { publishedSources } from '#content/items/published.ts';
import { recipesFor, type ModuleRecipe } from '#core/exams/blueprint.ts';
import { formProblems } from '#core/exams/check-form.ts';
import { slotTakes, type PoolQuestion } from '#core/exams/pick-questions.ts';
import { readUses, writeUses } from './published.ts';
import { toldClaims } from './told-claims.ts';

const sourcesOf = publishedSources();
const byId = new Map(
  examQuestions().map((question): [string, PoolQuestion] => [
    question.id,
    {
      id: question.id,
      topicId: question.topicId,
      archetype: question.archetype,
      difficulty: question.difficulty,
      format: question.format,
      key: question.format === 'choice' ? question.solution.key : null,
      sources: sourcesOf.get(question.id) ?? [],
    },
  ]),
);

const { positionals } = parseArgs({ allowPositionals: true });
const placed = new Set(practiceExams().flatMap(({ modules }) => modules.flatMap(({ questions }) => questions.map(({ id }) => id))));
const leaving = new Set(positionals.map((pair) => pair.split('=')[0] ?? ''));
const successors = new Map(
  positionals.map((pair) => {
    const [out = '', into = ''] = pair.split('=');
    if (!placed.has(out)) throw new Error(`no exam asks ${out}`);
    if (!byId.has(into) || !sourcesOf.has(into) || (placed.has(into) && !leaving.has(into)))
      throw new Error(`${into} is not a published question that waits for a form or leaves its place`);
    return [out, into] as const;
  }),
);
if (new Set(successors.values()).size < successors.size) throw new Error('a question cannot stand in two places');
const idNow = (id: string) => successors.get(id) ?? id;

/** In their places as far as the order of groups and levels allows. */
function ordered(recipe: ModuleRecipe | undefined, ids: readonly string[]): string[] {
  const place = (id: string) => {
    const question = byId.get(id);
    const group = question && recipe?.slots.find((slot) => slotTakes(slot, question))?.group;
    return { group: group ?? 0, level: question?.difficulty ?? 0 };
  };
  return ids.toSorted((a, b) => place(a).group - place(b).group || place(a).level - place(b).level);
}

const forms = frozenForms.map(({ number, modules }) => ({
  number,
  modules: modules.map((module) => {
    if (!module.questionIds.some((id) => successors.has(id))) return module;
    const recipe = recipesFor(number).find(({ position, route }) => position === module.position && route === module.route);
    return { ...module, questionIds: ordered(recipe, module.questionIds.map(idNow)), pretestIds: module.pretestIds.map(idNow) };
  }),
}));

const { byId: texts, outside } = publishedTexts(toldClaims());
const problems = [
  ...practiceExams().flatMap(({ number, modules: former }) => {
    const modules = forms.find((form) => form.number === number)?.modules ?? [];
    const assembled = former.map(({ position, route }, index) => ({
      section: position < 2 ? ('reading-writing' as const) : ('math' as const),
      position,
      route,
      questionIds: modules[index]?.questionIds ?? [],
      pretestIds: modules[index]?.pretestIds ?? [],
    }));
    const rests = assembled.flatMap(({ questionIds }) => questionIds).flatMap((id) => sourcesOf.get(id) ?? []);
    return [
      ...formProblems(recipesFor(number), assembled, [...byId.values()]),
      ...rests.filter((rest, index) => rests.indexOf(rest) !== index).map((rest) => `${rest} is used twice`),
    ].map((problem) => `Form ${number}: ${problem}`);
  }),
  ...nearForms(
    forms.map((form) => writtenForm(form, texts)),
    outside,
  ),
];
if (problems.length > 0) throw new Error(`Nothing was exchanged:\n${problems.join('\n')}`);

fs.writeFileSync(path.join(import.meta.dirname, '../content/exams/forms.json'), `${JSON.stringify(forms, null, 1)}\n`);
const formOf = new Map(forms.flatMap(({ number, modules }) => modules.flatMap(({ questionIds }) => questionIds.map((id) => [id, number] as const))));
writeUses({ ...readUses(), ...Object.fromEntries([...successors.values()].map((id) => [id, `exam-${formOf.get(id)}`])) });
for (const [out, into] of successors) console.log(`Form ${formOf.get(into)}: ${into} (${byId.get(into)?.archetype}) for ${out}`);
console.log('Now: npm run content:release');
