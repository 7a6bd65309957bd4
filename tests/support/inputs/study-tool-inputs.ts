/** Valid inputs for the calls of words, concepts, lectures and flashcards. */
import { tinyPicture } from '../pictures.ts';
import type { Inputs, Owned } from './owned.ts';

const token = 'a-token-that-nobody-was-mailed-0123456789';
const today = { dayStart: '2026-11-22T05:00:00Z' };

const page = { limit: 5 };

export function studyToolInputs(owned: Owned) {
  const deck = { deckId: owned.deckId };
  return {
    getStudyResources: {},
    listWordSets: {},
    listWords: { query: { ...page, set: 6, level: 4, show: 'all', sort: 'word', q: 'aba' } },
    getWord: { params: { word: 'abate' } },
    markWord: { params: { word: 'abate' }, body: { state: 'learning' } },
    getWordCheck: { query: { set: 6 } },
    listConcepts: {},
    getTopicConcepts: { params: { topicId: 11 } },
    getConcept: { params: { conceptId: 'undo-in-reverse-order' } },
    listLectures: {},
    getLecture: { params: { lectureId: 'linear-functions' } },
    saveLecturePlace: { params: { lectureId: 'linear-functions' }, body: { part: 'slope', done: true } },
    answerLectureQuestion: { params: { lectureId: 'linear-functions' }, body: { questionId: 'input-or-output', choice: 1 } },
    getLearningPath: { params: { topicId: 12 } },
    listDecks: { query: today },
    createDeck: { body: { name: 'Weak words' } },
    updateDeck: { params: deck, body: { name: 'Weak words', description: 'From practice exams' } },
    deleteDeck: { params: deck },
    restoreDeck: { params: deck },
    listCards: { params: deck, query: { ...page, show: 'all', q: '' } },
    uploadCardPicture: { file: tinyPicture },
    addCards: { params: deck, body: { cards: [{ id: '01900000-0000-7000-8000-00000000ca4d', front: 'gist', back: 'main idea' }] } },
    collectCards: { body: { deckId: owned.deckId, from: { kind: 'words', words: ['abate'] } } },
    updateCard: { params: { cardId: owned.cardId }, body: { back: 'the main idea' } },
    removeCards: { body: { cardIds: [owned.cardId], removed: true } },
    getStudyQueue: { params: deck, query: today },
    recordReviews: {
      body: {
        reviews: [
          {
            id: '01900000-0000-7000-8000-0000000000ed',
            cardId: owned.cardId,
            grade: 'good',
            at: 1_790_000_000_000,
            retention: 90,
            undone: false,
            tookMs: 4_000,
          },
        ],
      },
    },
    getFlashcardStatistics: { query: today },
    saveFlashcardSettings: { body: { retention: 85, newPerDay: 10 } },
    shareDeck: { params: deck },
    unshareDeck: { params: deck },
    getSharedDeck: { params: { link: token } },
    copySharedDeck: { params: { link: token }, query: {} },
    exportDeck: { params: deck, query: {} },
    recordWordAnswer: { params: { word: 'abate' }, body: { right: true } },
  } as const satisfies Partial<Inputs>;
}
