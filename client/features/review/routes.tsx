/** Remembering mistakes. */
import type { RouteObject } from 'react-router';
import { routePatterns } from '#client/paths.ts';

export const reviewRoutes: RouteObject[] = [
  {
    path: routePatterns.review,
    lazy: async () => ({ Component: (await import('./review-screen.tsx')).ReviewScreen }),
  },
];
