/** Valid inputs for the calls of authors of questions and posts. */
import { initialEntries } from '#core/authoring/figure-kinds.ts';
import { questionFromTemplate } from '#core/authoring/templates.ts';
import { tinyPicture } from '../pictures.ts';
import type { Inputs, Owned } from './owned.ts';

const reason = 'Asked for by mail, checked';
const drafted = JSON.stringify(questionFromTemplate('math-entry', 'q-0123456789abcdef'));
const importing = {
  format: 'csv' as const,
  file: 'one.csv',
  text: 'question,answer\nWhat is 2 + 2?,4',
  mapping: [{ column: 'question', field: 'question' as const }],
  topicId: 11,
  rights: 'Our own',
};

const page = { limit: 5 };
const topicValues = { name: null, colour: null, weight: 1, recipeWeight: 1, targetMinutes: null } as const;

export function authoringInputs(owned: Owned) {
  const item = { params: { kind: 'concept', itemId: 'find-the-cell' } } as const;
  const { userId, questionId, fileId, moduleId, examId, requestId } = owned;
  const file = { params: { fileId } };
  const seenAt = '2026-01-01T00:00:00.000Z';
  const placed = [{ moduleId, position: 0, label: 'Warm-up', breakBefore: 0, routedBy: null, threshold: { of: 3, outOf: 5 } }];
  return {
    listQuestions: { query: { ...page, q: 'lake', status: 'published', topicId: 4 } },
    getQuestion: { params: { questionId }, query: { version: 1 } },
    importQuestions: { body: importing },
    startImport: { body: { ...importing, use: 'practice' } },
    listImports: {},
    cancelImport: { params: { importId: '01900000-0000-7000-8000-00000000c0de' } },
    exportQuestions: { query: { status: 'retired' } },
    checkQuestion: { body: { question: drafted } },
    createQuestion: { body: { question: drafted, use: 'practice' } },
    saveQuestion: { params: { questionId }, body: { question: drafted, newestVersion: 1 } },
    setQuestionStatus: {
      params: { questionId },
      body: { status: 'retired', version: 1, seen: { status: 'published', version: 1 }, reason },
    },
    listFigureDescriptions: { query: { ...page, show: 'all' } },
    drawFigure: {
      body: {
        kind: 'histogram',
        entries: Object.entries(initialEntries('histogram')).map(([field, text]) => ({ field, text })),
        alt: 'A histogram of the ages of visitors, in classes of ten years.',
      },
    },
    getModelSetup: {},
    listModelRequests: { query: page },
    getModelRequest: { params: { requestId }, query: { call: 1, from: 0 } },
    startModelRequest: { body: { kind: 'rewrite', questionId, wishes: 'Shorter, please.' } },
    cancelModelRequest: { params: { requestId } },
    saveModelRequest: { params: { requestId } },
    drawQuestion: { body: { archetype: 'LE1-b', level: 2, use: 'practice' } },
    listTopicSettings: {},
    saveTopicSetting: { params: { topicId: 29 }, body: { after: { ...topicValues, weight: 2 }, before: topicValues } },
    listTopicVersions: { params: { topicId: 29 } },
    orderTopics: { params: { category: 'information-ideas' }, body: { after: [2, 1, 3], before: [1, 2, 3] } },
    listLearningItems: { query: { ...page, kind: 'word', show: 'all', q: 'a', section: 'reading-writing' } },
    getLearningItem: item,
    saveLearningItem: { ...item, body: { texts: [{ path: 'title', text: 'Find the cell' }], newestVersion: 0, publish: false } },
    publishLearningItem: { ...item, body: { version: 1, currentVersion: null } },
    importConcepts: { body: { format: 'csv', text: 'id,topic\na,11', trial: true } },
    exportConcepts: {},
    uploadFile: { body: { alt: 'A hill' }, file: tinyPicture },
    listFiles: { query: { ...page, q: 'hill' } },
    getFile: file,
    describeFile: { ...file, body: { alt: 'Another hill' } },
    deleteFile: file,
    restoreFile: file,
    listExamModules: { query: { ...page, q: 'Math', status: 'published', moduleNumber: 3 } },
    getExamModule: { params: { moduleId } },
    previewExamModule: { params: { moduleId } },
    createExamModule: { body: { title: 'A short one', moduleNumber: 3, questions: [{ id: questionId, isPretest: false }] } },
    saveExamModule: { params: { moduleId }, body: { title: 'A short one', timeLimit: 600, seenAt } },
    setExamModuleStatus: { params: { moduleId }, body: { isRetired: true } },
    suggestModuleQuestions: { query: { moduleNumber: 3, questionCount: 5, min: 2, max: 4, seed: 1 } },
    listExamDefinitions: { query: { ...page, q: 'Exam', status: 'published', isPublic: 'true' } },
    getExamDefinition: { params: { examId }, query: { version: 1 } },
    createExamDefinition: { body: { title: 'Another exam', description: 'Short.', modules: placed } },
    saveExamDefinition: { params: { examId }, body: { title: 'Another exam', modules: placed, seenAt } },
    listQuestionQuality: { query: { ...page, topicId: 4, level: 3, flag: 'any' } },
    getQualitySummary: { query: { topicId: 4 } },
    listCalibration: { query: { ...page, topicId: 4, level: 3, movement: 'clear' } },
    getCalibration: {},
    switchCalibration: { body: { run: null, before: null } },
    getQuestionCalibration: { params: { questionId }, query: { version: 1 } },
    exportResponses: { query: { topicId: 11 } },
    getAdminHome: {},
    listArchetypes: {},
    inspectDraw: { params: { archetype: 'LF-b', level: 2, seed: 7 } },
    countWordings: { params: { archetype: 'LF-b', level: 2 }, query: { seeds: 4 } },
    listFigureKinds: {},
    listAdminActions: { query: { ...page, q: 'create', contentType: 'question', from: '2026-01-01', to: '2099-01-01' } },
    setExamStatus: { params: { examId }, body: { status: 'retired', seenAt } },
    listPosts: { query: { ...page, q: 'score' } },
    getPost: { params: { postId: 'how-sure-is-a-score' } },
    makePost: { body: { title: 'A new post', description: 'What it is about, in a sentence.', body: 'Text.', slug: `a-new-post-${userId}` } },
    savePost: {
      params: { postId: 'second-module' },
      body: {
        title: 'Another title',
        description: 'What it is about, in a sentence.',
        body: 'Text.',
        slug: 'second-module',
        status: 'published',
        publishedAt: null,
        version: 1,
      },
    },
  } as const satisfies Partial<Inputs>;
}
