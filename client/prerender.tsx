/** What scripts/build-client.ts needs to know of the app: its public screens as HTML, the first sight of others, and what each screen begins with. */
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider, type RouteObject } from 'react-router';
import { practiceSets } from '#core/quizzes/practice-sets.ts';
import { Providers } from './app.tsx';
import { pathTo, routePatterns } from './paths.ts';
import { createQueryClient } from './platform/query-client.ts';
import { routes } from './routes.tsx';
import { screenData } from './screen-data.ts';
import type { ScreenData, ScreenHandle } from './screen-handle.ts';
import { sitePatterns } from './site-paths.ts';

export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

export const publicPages: readonly PublicPage[] = [
  {
    path: routePatterns.login,
    title: 'Log in · Ascent',
    description: 'Log in to your practice exams and your progress.',
  },
  {
    path: routePatterns.signup,
    title: 'Create your account · Ascent',
    description: 'Create a free account to take practice exams and save your scores.',
  },
  {
    path: routePatterns.forgotPassword,
    title: 'Forgot your password? · Ascent',
    description: 'Ask for a link to set a new password.',
  },
  {
    path: routePatterns.verifyEmail,
    title: 'Verify your email · Ascent',
    description: 'Confirm the email address of your account.',
  },
  {
    path: routePatterns.authNotice,
    title: 'You need an account for this · Ascent',
    description: 'Your exams, words, and progress are saved to your account.',
  },
];

export interface Screen {
  readonly path: string;
  /** The files of this build that its code is in, frames and guards included. */
  readonly files: readonly string[];
  readonly handle: ScreenHandle & ScreenData;
}

const isHandle = (value: unknown): value is ScreenHandle => typeof value === 'object' && value !== null;

/** The file a lazy route imports; it is in the function's text. */
function fileOf({ path, lazy }: RouteObject): string[] {
  if (!lazy) return [];
  const file = /import\(\s*["'`]([^"'`]+)["'`]\s*\)/.exec(String(lazy))?.[1];
  if (file === undefined) throw new Error(`the code of ${path ?? 'a frame'} is not found in ${String(lazy)}`);
  return [file];
}

/** By path. */
const dataAt = new Map(Object.entries(screenData).map(([name, data]) => [Object.entries<string>(routePatterns).find(([own]) => own === name)?.[1], data]));

function screensIn(route: RouteObject, outer: Omit<Screen, 'path'>): Screen[] {
  const files = [...outer.files, ...fileOf(route)];
  const handle = { ...outer.handle, ...(isHandle(route.handle) ? route.handle : {}) };
  if (route.children) return route.children.flatMap((child) => screensIn(child, { files, handle }));
  return route.path === undefined || route.path === '*' ? [] : [{ path: route.path, files, handle: { ...handle, ...dataAt.get(route.path) } }];
}

/** All screens that are fetched ahead. */
export const screens = (): Screen[] =>
  routes.flatMap((route) => screensIn(route, { files: [], handle: {} })).filter(({ path }) => !Object.values<string>(sitePatterns).includes(path));

/** Screens without a gate, whose title and lead are known before any data. */
const knownScreens = [
  routePatterns.practiceExams,
  routePatterns.predictiveExam,
  routePatterns.allResults,
  routePatterns.dashboard,
  routePatterns.progress,
  routePatterns.skills,
  routePatterns.review,
  routePatterns.subjectQuizzes,
  routePatterns.smartQuizGenerator,
  routePatterns.wordBank,
  routePatterns.guestQuiz,
  routePatterns.guestSubjectQuizzes,
  routePatterns.guestSmartQuiz,
] as const;

/** Addresses of the app whose pages show what the screen there says before its data: see renderSight. */
export const sights: readonly string[] = [...knownScreens, ...practiceSets.map(({ slug }) => pathTo('guestPracticeSet', { practiceSet: slug }))];

const htmlOf = async (table: readonly RouteObject[], path: string): Promise<string> => {
  const handler = createStaticHandler([...table]);
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  return renderToString(
    <Providers queryClient={createQueryClient()}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
  );
};

/** The HTML inside #root for this path. Throws if the path redirects. */
export const renderPage = (path: string): Promise<string> => htmlOf(routes, path);

/** The screen at this path as it is before its data, without what is around it. */
export async function renderSight(path: string): Promise<string> {
  const route = matchRoutes(routes, path)?.at(-1)?.route;
  const found: unknown = typeof route?.lazy === 'function' ? await route.lazy() : undefined;
  if (route?.path === undefined || typeof found !== 'object' || found === null || !('Component' in found)) throw new Error(`no screen at ${path}`);
  return htmlOf([{ path: route.path, Component: found.Component as () => ReactNode }], path);
}
