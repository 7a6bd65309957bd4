/** The practice exams as shipped: which question is at which position, from frozen forms. */
import { lengthOf, standardShape } from '#core/exams/shape.ts';
import * as z from 'zod';
import { modulePositionSchema, moduleRoutes, type ModulePosition, type ModuleRoute } from '#core/exams/format.ts';
import type { Question } from '#core/questions/question.ts';
import { examQuestions } from '../items/exam-questions.ts';
import forms from './forms.json' with { type: 'json' };

export interface ExamContent {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly isDiagnostic: boolean;
  readonly modules: readonly {
    /** Stands for what the module asks: a different question, or changed text, needs a new id. */
    readonly id: string;
    readonly position: ModulePosition;
    readonly route: ModuleRoute;
    readonly questions: readonly Question[];
    readonly pretestIds: readonly string[];
  }[];
}

const formSchema = z.strictObject({
  number: z.number().int().positive(),
  modules: z
    .array(
      z.strictObject({
        id: z.string().regex(/^m-[0-9a-z]{12,}$/),
        position: modulePositionSchema,
        route: z.enum(moduleRoutes),
        questionIds: z.array(z.string()),
        pretestIds: z.array(z.string()),
      }),
    )
    .length(6),
});

const { questionCount, seconds } = lengthOf(standardShape);
const minutes = seconds / 60;
const about = `A full adaptive exam: two Reading and Writing modules, a break, two Math modules. ${questionCount} questions, ${Math.floor(minutes / 60)} hours ${minutes % 60} minutes.`;

/** Every shipped exam with its questions. Throws if a form names a question that is not there. */
export function practiceExams(): ExamContent[] {
  const byId = new Map(examQuestions().map((question) => [question.id, question]));
  const find = (id: string): Question => {
    const question = byId.get(id);
    if (!question) throw new Error(`form refers to the missing question ${id}`);
    return question;
  };
  return z
    .array(formSchema)
    .parse(forms)
    .map(({ number, modules }) => ({
      id: `practice-exam-${number}`,
      number,
      title: `Practice Exam ${number}`,
      description: about,
      isDiagnostic: number === 1,
      modules: modules.map(({ questionIds, ...module }) => ({ ...module, questions: questionIds.map(find) })),
    }));
}
