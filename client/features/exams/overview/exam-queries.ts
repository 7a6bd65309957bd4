import { queryOptions } from '@tanstack/react-query';
import type { ExamMode, TimeMultiplier } from '#core/exams/format.ts';
import type { ExamPart } from '#core/exams/parts.ts';
import { deleteSession, startOtherModule, startSession } from '#contract/exam-sessions.ts';
import { getExam, listExams } from '#contract/exams.ts';
import { api } from '#client/platform/api.ts';
import { keepStorage } from '#client/platform/keep-storage.ts';

export const examsQuery = queryOptions({ queryKey: ['exams'], queryFn: ({ signal }) => api(listExams, {}, { signal }), staleTime: 0 });

export const examQuery = (examId: string) =>
  queryOptions({ queryKey: ['exams', examId], queryFn: ({ signal }) => api(getExam, { params: { examId } }, { signal }), staleTime: 0 });

/** Starts an exam, or returns its live session. */
export function startExam(practiceExamId: string, mode: ExamMode, timeMultiplier: TimeMultiplier, part: ExamPart) {
  keepStorage();
  return api(startSession, { body: { practiceExamId, mode, timeMultiplier, ...(part === 'whole' ? {} : { part }) } });
}

/** Starts the second module that the exam of this result did not ask, or returns the live session of that exam. */
export function startOther(resultId: string, position: number) {
  keepStorage();
  return api(startOtherModule, { params: { resultId }, body: { position } });
}

export const discardSession = (sessionId: string) => api(deleteSession, { params: { sessionId } });
