/** The exam screens. */
import type { RouteObject } from 'react-router';
import { routePatterns } from '#client/paths.ts';

/** Inside the shell, for verified people. */
export const examRoutes: RouteObject[] = [
  { path: routePatterns.practiceExams, lazy: async () => ({ Component: (await import('./overview/exams-screen.tsx')).ExamsScreen }) },
  { path: routePatterns.practiceExam, lazy: async () => ({ Component: (await import('./overview/exam-details-screen.tsx')).ExamDetailsScreen }) },
  { path: routePatterns.examResults, lazy: () => import('./results/results-screen.tsx') },
  { path: routePatterns.results, lazy: () => import('./results/results-screen.tsx') },
  { path: routePatterns.practiceExamResults, lazy: () => import('./results/results-screen.tsx') },
  { path: routePatterns.allResults, lazy: () => import('./results/all-results-screen.tsx') },
];

/**
 * Without shell or guard: these screens check who is signed in once, at entry, so that a session
 * that ends in the meantime asks to sign in again in place and never leads away from a running exam.
 */
export const examPlayerRoutes: RouteObject[] = [
  { path: routePatterns.examLanding, lazy: async () => ({ Component: (await import('./player/screens.ts')).LandingScreen }) },
  { path: routePatterns.intermission, lazy: async () => ({ Component: (await import('./player/screens.ts')).IntermissionScreen }) },
  { path: routePatterns.exam, lazy: async () => ({ Component: (await import('./player/screens.ts')).ExamScreen }) },
];
