import { lazy, Suspense } from 'react';
import type { DueMarkProps } from './due-mark.tsx';

const DueMark = lazy(async () => ({ default: (await import('./due-mark.tsx')).DueMark }));

/** How much is due at a place of the navigation: asked for after the screen. */
export const Due = (props: DueMarkProps) => (
  <Suspense>
    <DueMark {...props} />
  </Suspense>
);
