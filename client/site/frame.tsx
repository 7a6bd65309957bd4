/** The document around every public page: what search engines and previews read, the header, and the footer. */
import type { ReactNode } from 'react';
import { pathTo } from '../paths.ts';
import { LogInLinks, ProgressLink } from '../ui/account-links.tsx';
import { Logo } from '../ui/logo.tsx';

export interface PageHead {
  /** Path of the page, which is also its canonical one. */
  readonly path: string;
  /** What its visits are counted as, if not by the path. */
  readonly route?: string;
  /** For the tab and search results. */
  readonly title: string;
  readonly description: string;
  /** Of the picture shown where a link is shared, in /pictures/. */
  readonly picture: string;
  readonly kind?: 'website' | 'article';
  /** ISO date. */
  readonly published?: string;
  /** Shown where no page is: no search engine should keep it. */
  readonly isMissing?: true;
  /** schema.org objects for the site at this address; `@context` is added. */
  readonly structured?: (origin: string) => readonly object[];
}

/** What every page of this build carries. The server allows these two texts, and no other, by their hashes (server/http/security-headers.ts). */
export interface SiteAssets {
  /** All styles, as text: a file of their own would keep the first paint waiting. */
  readonly style: string;
  /** early.js, as text. */
  readonly script: string;
}

export interface DocumentProps {
  readonly head: PageHead;
  readonly assets: SiteAssets;
  /** Scheme and host of this site. */
  readonly origin: string;
  readonly children: ReactNode;
}

const menu = [
  { label: 'SAT guide', to: pathTo('satGuide') },
  { label: 'Score calculator', to: pathTo('scoreCalculator') },
  { label: 'Blog', to: pathTo('blog') },
  { label: 'Help', to: pathTo('help') },
] as const;

const footerGroups = [
  {
    title: 'Prepare',
    links: [
      { label: 'SAT guide', to: pathTo('satGuide') },
      { label: 'Three weeks to go', to: pathTo('landingStudents') },
      { label: 'Parents and tutors', to: pathTo('landingFamilies') },
      { label: 'Score calculator', to: pathTo('scoreCalculator') },
      { label: 'Calculator', to: pathTo('calculator') },
      { label: 'Blog', to: pathTo('blog') },
    ],
  },
  {
    title: 'Ascent',
    links: [
      { label: 'About', to: pathTo('about') },
      { label: 'Plans', to: `${pathTo('landing')}#plans` },
      { label: 'Help', to: pathTo('help') },
      { label: 'Contact', to: pathTo('contact') },
      { label: 'Careers', to: pathTo('careers') },
      { label: 'Press', to: pathTo('press') },
    ],
  },
  {
    title: 'The small print',
    links: [
      { label: 'Privacy', to: pathTo('privacy') },
      { label: 'Cookies', to: pathTo('cookies') },
      { label: 'Terms', to: pathTo('terms') },
      { label: 'Accessibility', to: pathTo('accessibility') },
    ],
  },
] as const;

function Head({ head, assets, origin }: Omit<DocumentProps, 'children'>) {
  const address = `${origin}${head.path === '/' ? '/' : head.path}`;
  const picture = `${origin}/pictures/${head.picture}.png`;
  const { kind = 'website' } = head;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.isMissing ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={address} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fdfcf9" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#11151c" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <link rel="alternate" type="application/rss+xml" title="Ascent blog" href="/blog/feed.xml" />
      <meta property="og:site_name" content="Ascent" />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {head.published ? <meta property="article:published_time" content={head.published} /> : null}
      <meta name="twitter:card" content="summary_large_image" />
      <script>{assets.script}</script>
      <style>{assets.style}</style>
      {(head.structured?.(origin) ?? []).map((object, index) => (
        // Data, not code: the content security policy does not concern it. "<" would end the element.
        <script key={index} type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...object }).replaceAll('<', '\\u003c')}
        </script>
      ))}
    </head>
  );
}

function Header() {
  return (
    <header className="page-column flex flex-wrap items-center justify-between gap-x-6 pt-3 sm:pt-0">
      <Logo to={pathTo('landing')} />
      <nav aria-label="Site" className="order-last -mx-2 flex w-full flex-wrap text-sm sm:order-none sm:mx-0 sm:w-auto sm:grow">
        {menu.map(({ label, to }) => (
          <a key={to} href={to} className="inline-flex min-h-11 items-center rounded-control px-2 text-muted hover:text-ink hover:underline sm:px-3">
            {label}
          </a>
        ))}
      </nav>
      <nav aria-label="Account" className="flex min-h-14 items-center gap-1 sm:min-h-18 sm:gap-2">
        <span className="signed-out contents">
          <LogInLinks />
        </span>
        <span className="signed-in">
          <ProgressLink />
        </span>
      </nav>
    </header>
  );
}

function Footer() {
  return (
    <footer className="mt-20 border-t border-line">
      <div className="page-column flex flex-col gap-8 py-10 text-sm text-muted">
        <nav aria-label="All pages" className="grid grid-cols-2 gap-8 sm:grid-cols-3">
          {footerGroups.map(({ title, links }) => (
            <div key={title}>
              <p className="font-medium text-ink">{title}</p>
              <ul className="mt-1">
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <a href={to} className="inline-flex min-h-11 items-center rounded-control hover:text-ink hover:underline sm:min-h-8">
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="flex flex-col gap-4 sm:flex-row sm:items-center sm:justify-between">
          <p className="max-w-120">SAT is a trademark of the College Board, which is not involved with and does not endorse this product.</p>
          <label className="with-script inline-flex max-w-full flex-wrap items-center gap-2">
            Appearance
            <select data-theme-choice className="h-9 max-w-full rounded-control border border-line-strong bg-raised px-2 text-ink pointer-coarse:h-11">
              <option value="system">Match this device</option>
              <option value="light">Light</option>
              <option value="dark">Dark</option>
            </select>
          </label>
        </div>
      </div>
    </footer>
  );
}

export const SiteDocument = ({ head, assets, origin, children }: DocumentProps) => (
  <html lang="en" data-route={head.route ?? head.path}>
    <Head head={head} assets={assets} origin={origin} />
    <body>
      <div id="root" className="flex min-h-dvh flex-col">
        <a
          href="#main"
          className="sr-only z-60 rounded-control bg-primary px-4 py-3 font-medium text-on-primary focus:not-sr-only focus:fixed focus:left-4 focus:top-4"
        >
          Skip to content
        </a>
        <Header />
        <main id="main" tabIndex={-1} className="grow outline-none">
          {children}
        </main>
        <Footer />
      </div>
    </body>
  </html>
);
