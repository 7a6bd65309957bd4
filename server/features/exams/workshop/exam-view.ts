/** Modules and exams as their authors see them. */
import type { AuthoredExam, ListedExam } from '#contract/exam-authoring.ts';
import type { AuthoredModule, ListedModule } from '#contract/module-authoring.ts';
import { stageOfModule } from '#core/authoring/exam-modules.ts';
import type { PreviewedModule } from '#contract/exam-preview.ts';
import { publicShape } from '#core/exams/shape.ts';
import { learnerView } from '#core/questions/learner-view.ts';
import { questionSchema, type Question } from '#core/questions/question.ts';
import type { Queryable } from '#server/database/database.ts';
import type { PlacedModule } from '../content-store.ts';
import { definedShape } from '../defined-shape.ts';
import { selectExamRow, selectExamVersions, selectOverlaps, selectPlaced, type ListedExamRow, type PlacedRow } from './exam-store.ts';
import { selectAsked, selectModulesById, selectModuleText, type AskedRow, type ListedModuleRow } from './module-store.ts';

export const listedModule = (row: ListedModuleRow): ListedModule => ({
  id: row.id,
  title: row.title,
  section: row.section,
  moduleNumber: row.module_number,
  route: row.route,
  timeLimit: row.time_limit,
  questionCount: row.question_count,
  unscoredCount: row.unscored,
  calculatorAllowed: row.calculator_allowed,
  difficultyRange: { min: row.difficulty_min, max: row.difficulty_max },
  generatedAutomatically: row.generated_automatically,
  status: row.status,
  exams: row.exams.map(({ id, title }) => ({ id, title })),
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
});

export const questionFacts = (question: Question, status: AskedRow['status'], isPretest: boolean) => ({
  id: question.id,
  version: question.version,
  status,
  topicId: question.topicId,
  archetype: question.archetype,
  difficulty: question.difficulty,
  format: question.format,
  key: question.format === 'choice' ? question.solution.key : null,
  isPretest,
});

const factsOf = ({ body, status, is_pretest }: AskedRow) => questionFacts(questionSchema.parse(body), status, is_pretest);

/** Null if there is none. */
export async function moduleView(queryable: Queryable, id: string): Promise<AuthoredModule | null> {
  const [row] = await selectModulesById(queryable, [id]);
  const text = await selectModuleText(queryable, id);
  if (!row || !text) return null;
  const asked = await selectAsked(queryable, [id]);
  return {
    ...listedModule(row),
    description: text.description,
    replaces: text.replaces,
    questions: asked.map((each) => ({ ...factsOf(each), question: JSON.parse(JSON.stringify(each.body)) })),
  };
}

/** As a student's player gets it. Null if there is none. */
export async function previewedModule(queryable: Queryable, id: string): Promise<PreviewedModule | null> {
  const [row] = await selectModulesById(queryable, [id]);
  if (!row) return null;
  const { title, section, time_limit: timeLimit, calculator_allowed: calculatorAllowed } = row;
  const questions = (await selectAsked(queryable, [id])).map(({ body }) => learnerView(questionSchema.parse(body)));
  return { id, title, section, stage: stageOfModule(row.module_number), timeLimit, calculatorAllowed, questions };
}

export const listedExam = (row: ListedExamRow): ListedExam => ({
  id: row.id,
  title: row.title,
  status: row.status,
  isPublic: row.is_public,
  isDiagnostic: row.is_diagnostic,
  isEdited: row.owner === 'editors',
  version: row.current_version,
  moduleCount: row.modules,
  questionCount: row.questions,
  updatedAt: row.updated_at.toISOString(),
});

const toPlaced = (row: PlacedRow, module: ListedModuleRow): PlacedModule => ({
  moduleId: row.module_id,
  position: row.position,
  section: module.section,
  route: module.route,
  timeLimit: module.time_limit,
  questionCount: module.question_count,
  unscoredCount: module.unscored,
  calculatorAllowed: module.calculator_allowed,
  label: row.label,
  breakBefore: row.break_before,
  routedBy: row.routed_by,
  thresholdOf: row.threshold_of,
  thresholdOutOf: row.threshold_out_of,
});

const knownOf = (placed: readonly PlacedRow[], modules: ReadonlyMap<string, ListedModuleRow>): PlacedModule[] =>
  placed.flatMap((row) => {
    const module = modules.get(row.module_id);
    return module ? [toPlaced(row, module)] : [];
  });

/**
 * Questions that modules of more than one place ask. An answer is kept by its question, so the second place would show and count the answer given
 * in the first. Those of a module that comes twice itself are not listed: that is told in one sentence.
 */
function askedAgain(placed: readonly PlacedRow[], asked: readonly AskedRow[]): string[] {
  const placeOf = new Map(placed.map(({ module_id, position }) => [module_id, position]));
  const places = new Map<string, Set<number>>();
  for (const { module_id, body } of asked) {
    const { id } = questionSchema.parse(body);
    places.set(id, (places.get(id) ?? new Set()).add(placeOf.get(module_id) ?? 0));
  }
  return [...places].flatMap(([id, { size }]) => (size > 1 ? [id] : []));
}

/** Why an exam of these modules cannot be taken. */
function problemsOf(placed: readonly PlacedRow[], modules: ReadonlyMap<string, ListedModuleRow>, asked: readonly AskedRow[]): string[] {
  const known = knownOf(placed, modules);
  if (known.length === 0) return ['Practice exam must include at least one module'];
  const named = (id: string) => modules.get(id)?.title ?? id;
  const empty = known.filter(({ questionCount }) => questionCount === 0).map(({ moduleId }) => `${named(moduleId)} has no questions yet.`);
  const uncounted = known
    .filter(({ questionCount, unscoredCount }) => questionCount > 0 && unscoredCount >= questionCount)
    .map(({ moduleId }) => `In ${named(moduleId)} no question counts.`);
  const retired = placed.filter(({ module_id }) => modules.get(module_id)?.status === 'retired').map(({ module_id }) => `${named(module_id)} is retired.`);
  const unpublished = asked
    .filter(({ status }) => status !== 'published')
    .map((row) => `${named(row.module_id)}: question ${questionSchema.parse(row.body).id} is not published.`);
  const again = askedAgain(placed, asked).map((id) => `Question ${id} is asked in more than one slot.`);
  const byPlace = [...Map.groupBy(known, ({ position }) => position).values()];
  const unlike = byPlace
    .filter(
      (together) =>
        new Set(together.map((one) => `${one.section} ${one.questionCount} ${one.unscoredCount} ${one.timeLimit} ${one.calculatorAllowed}`)).size > 1,
    )
    .map(
      (together) =>
        `${together.map(({ moduleId }) => named(moduleId)).join(' and ')} share a place, so they need the same section, time, calculator, and numbers of questions.`,
    );
  const problems = [...empty, ...uncounted, ...retired, ...unpublished, ...again, ...unlike];
  if (problems.length > 0 || definedShape(known)) return problems;
  return [
    'These modules make no exam: places must follow one another from the first, an easier and a harder module need an earlier one of their section, and no module comes twice.',
  ];
}

/** Its current version, or the one asked for. Null if there is none. */
export async function examView(queryable: Queryable, id: string, version?: number): Promise<AuthoredExam | null> {
  const row = await selectExamRow(queryable, id);
  if (!row) return null;
  const placed = await selectPlaced(queryable, id, version ?? row.current_version);
  const ids = placed.map(({ module_id }) => module_id);
  const modules = new Map((await selectModulesById(queryable, ids)).map((module) => [module.id, module]));
  const asked = await selectAsked(queryable, ids);
  const questions = Map.groupBy(asked, ({ module_id }) => module_id);
  const askedIds = [...new Set(asked.map(({ body }) => questionSchema.parse(body).id))];
  const shape = definedShape(knownOf(placed, modules));
  const { moduleCount: _modules, questionCount: _questions, ...listed } = listedExam(row);
  return {
    ...listed,
    description: row.description,
    createdAt: row.created_at.toISOString(),
    modules: placed.flatMap((each) => {
      const module = modules.get(each.module_id);
      const { module_id: moduleId, position, label, break_before: breakBefore, routed_by: routedBy, threshold_of: of, threshold_out_of: outOf } = each;
      const threshold = of === null || outOf === null ? null : { of, outOf };
      const own = (questions.get(moduleId) ?? []).map(factsOf);
      return module ? [{ moduleId, position, label, breakBefore, routedBy, threshold, module: listedModule(module), questions: own }] : [];
    }),
    shape: shape && publicShape(shape),
    versions: (await selectExamVersions(queryable, id)).map((each) => ({
      version: each.version,
      createdAt: each.created_at.toISOString(),
      release: each.release,
      authorName: each.author_name,
    })),
    overlaps: (await selectOverlaps(queryable, id, askedIds)).map(({ id: examId, title, questions: count }) => ({ id: examId, title, questions: count })),
    problems: problemsOf(placed, modules, asked),
  };
}
