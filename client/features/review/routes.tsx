/** Remembering mistakes. */
import type { RouteObject } from 'react-router';
import { routePatterns } from '#client/paths.ts';
import type { ScreenHandle } from '#client/screen-handle.ts';

export const reviewRoutes: RouteObject[] = [
  {
    path: routePatterns.review,
    handle: { data: ['/api/review'] } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await import('./review-screen.tsx')).ReviewScreen }),
  },
];
