/** What is behind each gate, for users in front of it: its name, and a preview. */
import { matchPath } from 'react-router';
import { routePatterns } from '../paths.ts';

export interface GatedScreen {
  readonly name: string;
  readonly about: string;
  /** A few lines of what is inside. */
  readonly glimpse: readonly { readonly title: string; readonly text: string }[];
}

const screens: readonly (GatedScreen & { readonly pattern: string })[] = [
  {
    pattern: routePatterns.studyResources,
    name: 'Study Resources',
    about: 'One-page sheets to read, print, and keep next to you while you practice.',
    glimpse: [
      { title: 'Algebra: lines, systems, inequalities', text: 'Order of work · How many solutions · Read what is asked' },
      { title: 'Punctuation and sentence boundaries', text: 'Colon · Semicolon · Dash · Around what can be left out' },
      { title: 'Transitions', text: 'More of the same · Against · Result · Time' },
    ],
  },
];

export const gatedScreenAt = (pathname: string): GatedScreen | null => screens.find(({ pattern }) => matchPath(pattern, pathname) !== null) ?? null;
