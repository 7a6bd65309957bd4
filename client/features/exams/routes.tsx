/** The exam screens. */
import type { RouteObject } from 'react-router';
import { routePatterns } from '#client/paths.ts';
import type { ScreenHandle } from '#client/screen-handle.ts';

/** Inside the shell, for verified people. */
export const examRoutes: RouteObject[] = [
  {
    path: routePatterns.practiceExams,
    lazy: async () => ({ Component: (await import('./overview/exams-screen.tsx')).ExamsScreen }),
  },
  {
    path: routePatterns.predictiveExam,
    lazy: async () => ({ Component: (await import('./predictive/predictive-screen.tsx')).PredictiveScreen }),
  },
  {
    path: routePatterns.practiceExam,
    lazy: async () => ({ Component: (await import('./overview/exam-details-screen.tsx')).ExamDetailsScreen }),
  },
  {
    path: routePatterns.examResults,
    lazy: () => import('./results/results-screen.tsx'),
  },
  { path: routePatterns.results, lazy: () => import('./results/results-screen.tsx') },
  {
    path: routePatterns.practiceExamResults,
    lazy: () => import('./results/results-screen.tsx'),
  },
  {
    path: routePatterns.allResults,
    lazy: () => import('./results/all-results-screen.tsx'),
  },
];

const player: ScreenHandle = { frame: 'exam', fonts: ['source-serif-4-latin-wght-normal'] };

/**
 * Without shell or guard: these screens check who is signed in once, at entry, so that a session
 * that ends in the meantime asks to sign in again in place and never leads away from a running exam.
 */
export const examPlayerRoutes: RouteObject[] = [
  { path: routePatterns.examLanding, handle: player, lazy: async () => ({ Component: (await import('./player/screens.ts')).LandingScreen }) },
  { path: routePatterns.intermission, handle: player, lazy: async () => ({ Component: (await import('./player/screens.ts')).IntermissionScreen }) },
  { path: routePatterns.exam, handle: player, lazy: async () => ({ Component: (await import('./player/screens.ts')).ExamScreen }) },
];

/** The player as authors try it, with nothing recorded; inside their guard, without shell. */
export const examPreviewRoutes: RouteObject[] = [
  {
    path: routePatterns.adminModulePreview,
    handle: player,
    lazy: async () => ({ Component: (await import('./preview/preview-screens.tsx')).ModulePreviewScreen }),
  },
  {
    path: routePatterns.adminExamPreview,
    handle: player,
    lazy: async () => ({ Component: (await import('./preview/preview-screens.tsx')).ExamPreviewScreen }),
  },
];
