import type { ExamResult, ResultSummary } from '#contract/exams.ts';

/** The few lines of a result that lists and progress show. */
export const toSummary = ({ id, practiceExamId, examTitle, completedAt, total, sections, responses }: ExamResult): ResultSummary => ({
  id,
  practiceExamId,
  examTitle,
  completedAt,
  total,
  sections: sections.map(({ section, score, low, high }) => ({ section, score, low, high })),
  correct: responses.filter(({ correct }) => correct).length,
  questions: responses.length,
});
