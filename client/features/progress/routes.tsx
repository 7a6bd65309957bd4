/** Where a student stands: today, over time, topic by topic. */
import type { RouteObject } from 'react-router';
import { routePatterns } from '#client/paths.ts';
import type { ScreenHandle } from '#client/screen-handle.ts';

export const progressRoutes: RouteObject[] = [
  {
    path: routePatterns.dashboard,
    handle: { data: ['/api/dashboard', '/api/progress', '/api/study-settings', '/api/review'] } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./dashboard-screen.tsx')).DashboardScreen }),
  },
  {
    path: routePatterns.progress,
    handle: { data: ['/api/progress', '/api/study-settings', '/api/dashboard'] } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./progress-screen.tsx')).ProgressScreen }),
  },
  {
    path: routePatterns.skills,
    lazy: async () => ({ Component: (await import('./skills-screen.tsx')).SkillsScreen }),
  },
  {
    path: routePatterns.subcategoryProgress,
    lazy: async () => ({ Component: (await import('./topic-screen.tsx')).TopicScreen }),
  },
];
