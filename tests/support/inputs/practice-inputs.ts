/** Valid inputs for the calls of practice and progress. */
import { addDays, dayAt } from '#core/learning/study-settings.ts';
import type { Inputs, Owned } from './owned.ts';

const annotated = (questionId: string) => ({
  questionId,
  annotations: [{ id: 'n1', target: 'stem' as const, start: 0, end: 4, colour: 'yellow' as const, underline: 'none' as const, note: 'Read twice' }],
  seq: 1,
  device: 'testdevice01',
});

const page = { limit: 5 };

export function practiceInputs(owned: Owned) {
  const { questionId, quizId } = owned;
  return {
    getProgress: {},
    listAttempts: { query: { topicId: 29, limit: 5 } },
    getTopicHistory: { params: { topicId: 29 }, query: { limit: 5 } },
    getRankings: {},
    takePartInRankings: { body: { isRanked: true } },
    listPracticeSets: {},
    startQuiz: { body: { practiceSet: 'algebra' } },
    getQuiz: { params: { quizId } },
    answerQuizQuestion: { params: { quizId }, body: { position: 1, answer: 'A', timeSpentMs: 1 } },
    startCustomQuiz: { body: { source: 'topics', topics: [11, 12], levels: [1, 2, 3], length: 5, mode: 'at-end' } },
    saveQuizAnswers: { params: { quizId }, body: { saves: [{ position: 0, answer: 'A', guessed: false, timeSpentMs: 0, seq: 1, device: 'testdevice01' }] } },
    submitQuiz: { params: { quizId }, body: { saves: [] } },
    listAnnotations: { params: { workId: quizId } },
    saveAnnotations: { params: { workId: quizId }, body: { saves: [annotated(questionId)] } },
    getQuizResult: { params: { quizId } },
    getQuestionBank: {},
    listHardestSets: {},
    startHardestSet: { params: { setId: 'math-1' } },
    listQuestionKinds: { params: { topicId: 12 } },
    listAnsweredQuestions: { query: { ...page, kind: 'slope-as-rate', section: 'math', level: 2, q: 'line', state: 'wrong' } },
    countAnsweredQuestions: { query: { topicId: 12 } },
    getAnsweredQuestion: { params: { questionId: owned.answeredId } },
    updateAnsweredQuestion: { params: { questionId: owned.answeredId }, body: { marked: true, note: 'Ask about this' } },
    printAnsweredQuestions: { query: { state: 'all' } },
    getSkillQueue: {},
    markSkillReviewed: { params: { skillTag: 'systems' }, body: {} },
    removeSkill: { params: { skillTag: 'systems' } },
    restoreSkill: { params: { skillTag: owned.removedSkill }, body: { undo: owned.removedSkillUndo } },
    reportQuestion: { body: { questionId, reason: 'typo', note: 'In the second line' } },
    listOwnReports: { params: { questionId } },
    getPatterns: {},
    getThisFirst: {},
    getReviewSummary: {},
    listErrors: { query: { ...page, section: 'math', cause: 'none', state: 'open' } },
    getError: { params: { questionId: owned.missedId } },
    updateError: { params: { questionId: owned.missedId }, body: { cause: 'slip', note: 'Read it twice', closed: true } },
    removeError: { params: { questionId: owned.missedId } },
    restoreError: { params: { questionId: owned.removedId }, body: { undo: owned.removedUndo } },
    printErrors: { query: { state: 'all' } },
    exportErrors: { query: { ...page, state: 'all' } },
    getDashboard: {},
    refreshRecommendations: { body: {} },
    getSkills: {},
    getPlan: {},
    getStudySettings: {},
    getStudyPlan: {},
    getProjection: {},
    saveStudySettings: {
      body: { examDate: addDays(dayAt(Date.now(), 'UTC'), 100), targetScore: 1300, minutes: [30, 30, 30, 30, 0, 60, 60], timeZone: 'America/New_York' },
    },
  } as const satisfies Partial<Inputs>;
}
