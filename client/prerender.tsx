/** Renders the public pages to HTML at build time; scripts/build-client.ts writes them out. */
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { Providers } from './app.tsx';
import { routePatterns } from './paths.ts';
import { createQueryClient } from './platform/query-client.ts';
import { routes } from './routes.tsx';

export interface PublicPage {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The module of its screen, to be fetched along with the page. */
  readonly source: string;
  /** Nothing on it needs code: the app's waits until somebody is there. Never for a page with a form. */
  readonly late?: true;
}

const product = 'Full-length adaptive practice exams for the digital SAT, with an honest score estimate and a clear next step.';

export const publicPages: readonly PublicPage[] = [
  {
    path: routePatterns.landing,
    title: 'Ascent: practice for the digital SAT',
    description: product,
    source: 'features/landing/landing-screen.tsx',
    late: true,
  },
  {
    path: routePatterns.login,
    title: 'Log in · Ascent',
    description: 'Log in to your practice exams and your progress.',
    source: 'features/accounts/login-screen.tsx',
  },
  {
    path: routePatterns.signup,
    title: 'Create your account · Ascent',
    description: 'Create a free account to take practice exams and save your scores.',
    source: 'features/accounts/signup-screen.tsx',
  },
  {
    path: routePatterns.forgotPassword,
    title: 'Forgot your password? · Ascent',
    description: 'Ask for a link to set a new password.',
    source: 'features/accounts/forgot-password-screen.tsx',
  },
  {
    path: routePatterns.verifyEmail,
    title: 'Verify your email · Ascent',
    description: 'Confirm the email address of your account.',
    source: 'features/accounts/verify-email-screen.tsx',
  },
  {
    path: routePatterns.authNotice,
    title: 'You need an account for this · Ascent',
    description: 'Your practice exams and progress are saved to your account.',
    source: 'features/accounts/auth-notice-screen.tsx',
  },
  {
    path: routePatterns.about,
    title: 'About · Ascent',
    description: 'What Ascent is, where its questions come from and how its scores are estimated.',
    source: 'features/legal/about-screen.tsx',
    late: true,
  },
  {
    path: routePatterns.privacy,
    title: 'Privacy · Ascent',
    description: 'What Ascent stores, where, and why.',
    source: 'features/legal/privacy-screen.tsx',
    late: true,
  },
  {
    path: routePatterns.terms,
    title: 'Terms · Ascent',
    description: 'What you can expect from Ascent, and what we expect from you.',
    source: 'features/legal/terms-screen.tsx',
    late: true,
  },
  {
    path: routePatterns.accessibility,
    title: 'Accessibility · Ascent',
    description: 'How Ascent works with a keyboard, a screen reader and your settings.',
    source: 'features/legal/accessibility-screen.tsx',
    late: true,
  },
];

const handler = createStaticHandler(routes);

/** The HTML inside #root for this path. Throws if the path redirects. */
export async function renderPage(path: string): Promise<string> {
  const context = await handler.query(new Request(new URL(path, 'http://localhost')));
  if (context instanceof Response) throw new Error(`${path} answered ${context.status}`);
  return renderToString(
    <Providers queryClient={createQueryClient()}>
      <StaticRouterProvider router={createStaticRouter(handler.dataRoutes, context)} context={context} hydrate={false} />
    </Providers>,
  );
}
