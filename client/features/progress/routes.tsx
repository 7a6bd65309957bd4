/** Where a student stands: today, over time, topic by topic. */
import type { RouteObject } from 'react-router';
import { routePatterns } from '#client/paths.ts';

export const progressRoutes: RouteObject[] = [
  {
    path: routePatterns.dashboard,
    lazy: async () => ({ Component: (await import('./dashboard-screen.tsx')).DashboardScreen }),
  },
  {
    path: routePatterns.progress,
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
