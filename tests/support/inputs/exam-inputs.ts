/** Valid inputs for the calls of exams and their results. */
import { answerState } from '../students.ts';
import type { Inputs, Owned } from './owned.ts';

const reason = 'Asked for by mail, checked';
const position = 0;

const page = { limit: 5 };

export function examInputs(owned: Owned) {
  const { userId, sessionId, questionId, resultId } = owned;
  const saves = [answerState(questionId, 'A', { seq: 9 })];
  return {
    listExams: {},
    getExam: { params: { examId: owned.examId } },
    startSession: { body: { practiceExamId: owned.examId, mode: 'test-day', timeMultiplier: 1.5 } },
    startOtherModule: { params: { resultId }, body: { position: 1 } },
    listSessions: {},
    getSession: { params: { sessionId } },
    deleteSession: { params: { sessionId } },
    startModule: { params: { sessionId, position } },
    saveAnswers: { params: { sessionId, position }, body: { saves, currentQuestionIndex: 3 } },
    pauseModule: { params: { sessionId, position } },
    submitModule: { params: { sessionId, position }, body: { saves, reason: 'student' } },
    endBreak: { params: { sessionId } },
    grantTime: { params: { userId, sessionId }, body: { minutes: 5, reason } },
    listResults: { query: { ...page } },
    getLatestResult: { query: { practiceExamId: owned.examId } },
    getResult: { params: { resultId }, query: { responses: 'true' } },
    getReview: { params: { resultId, position } },
    getPredictive: {},
    startPredictive: { body: { timeMultiplier: 1 } },
    listPracticedMisses: { params: { resultId } },
    practiceMiss: { params: { resultId }, body: { questionId: owned.questionId, answer: 'B', tries: 1, timeSpentMs: 20_000 } },
  } as const satisfies Partial<Inputs>;
}
