/**
 * The public pages as HTML documents: the fixed ones when the client is built, posts on the server when somebody asks. The same components
 * make both; none of their code is sent to a browser.
 */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { pathTo } from '../paths.ts';
import { sitePatterns } from '../site-paths.ts';
import { SiteDocument, type PageHead, type SiteAssets } from './frame.tsx';
import { helpGroup } from './help-articles.ts';
import { BlogPage, BlogPostPage, NoPostPage } from './pages/blog.tsx';
import { ContactPage } from './pages/contact.tsx';
import { CookiesPage } from './pages/cookies.tsx';
import { FamiliesPage, familyQuestions } from './pages/families.tsx';
import { HelpPage } from './pages/help.tsx';
import { LandingPage, landingQuestions } from './pages/landing.tsx';
import { MissingSitePage } from './pages/missing.tsx';
import { PressPage, type ContentFacts } from './pages/press.tsx';
import { PrivacyPage } from './pages/privacy.tsx';
import { StudentsPage, studentQuestions } from './pages/students.tsx';
import { CalculatorDocument, ScoreCalculatorDocument } from './pages/tools.tsx';
import { structuredQuestions, TextPage } from './parts.tsx';
import type { SampleText } from './sample-question.tsx';
import type { SitePost, SitePostSummary } from './site-post.ts';

export interface SiteContent {
  readonly sample: SampleText;
  readonly facts: ContentFacts;
  /** Markdown files of content/site by name. */
  readonly texts: Readonly<Record<string, string>>;
  /** Files of content/site/help, in order. */
  readonly help: readonly string[];
}

interface FixedPage {
  readonly head: PageHead;
  readonly render: (content: SiteContent) => ReactNode;
}

const text = (content: SiteContent, name: string): string => {
  const found = content.texts[name];
  if (found === undefined) throw new Error(`there is no content/site/${name}.md`);
  return found;
};

const organization = (origin: string) => ({
  '@type': 'Organization',
  name: 'Ascent',
  description: 'Practice for the digital SAT',
  url: `${origin}/`,
  logo: `${origin}/icon-512.png`,
});

const pages: readonly FixedPage[] = [
  {
    head: {
      path: pathTo('landing'),
      title: 'Ascent: practice for the digital SAT',
      description: 'Full-length adaptive practice exams for the digital SAT, with an honest score estimate and a clear next step.',
      picture: 'landing',
      structured: (origin) => [organization(origin), { '@type': 'WebSite', name: 'Ascent', url: `${origin}/` }, structuredQuestions(landingQuestions)],
    },
    render: ({ sample }) => <LandingPage sample={sample} />,
  },
  {
    head: {
      path: pathTo('landingStudents'),
      title: 'Three weeks to the SAT: what to do tonight · Ascent',
      description: 'A plan for the last 21 days before the digital SAT: what to do first, what to skip, and how to make test day familiar.',
      picture: 'students',
      structured: () => [structuredQuestions(studentQuestions)],
    },
    render: () => <StudentsPage />,
  },
  {
    head: {
      path: pathTo('landingFamilies'),
      title: 'SAT practice, for parents and tutors · Ascent',
      description: 'What Ascent is, what it costs, how to read a score range, and how to help a student without hovering.',
      picture: 'families',
      structured: () => [structuredQuestions(familyQuestions)],
    },
    render: () => <FamiliesPage />,
  },
  {
    head: {
      path: pathTo('help'),
      title: 'Help · Ascent',
      description: 'Short answers, by task: exams, scores, practice, tools, account, plans.',
      picture: 'help',
    },
    render: ({ help }) => <HelpPage groups={help.map(helpGroup)} />,
  },
  {
    head: {
      path: pathTo('contact'),
      title: 'Contact · Ascent',
      description: 'Write to us. You get a ticket number, and a person answers.',
      picture: 'contact',
    },
    render: () => <ContactPage />,
  },
  {
    head: {
      path: pathTo('about'),
      title: 'About · Ascent',
      description: 'What Ascent is, where its questions come from, and how its scores are estimated.',
      picture: 'about',
      structured: (origin) => [organization(origin)],
    },
    render: (content) => <TextPage title="About Ascent" text={text(content, 'about')} />,
  },
  {
    head: { path: pathTo('careers'), title: 'Careers · Ascent', description: 'Open positions at Ascent, and how to help without one.', picture: 'careers' },
    render: (content) => <TextPage title="Careers" text={text(content, 'careers')} />,
  },
  {
    head: { path: pathTo('press'), title: 'Press · Ascent', description: 'Facts about Ascent that you can print, and logo files.', picture: 'press' },
    render: ({ facts }) => <PressPage facts={facts} />,
  },
  {
    head: {
      path: pathTo('satGuide'),
      title: 'The digital SAT: a complete guide · Ascent',
      description: 'Format, timing, scoring, tools, dates, and cost of the digital SAT, with plans for 1, 4, and 12 weeks. Dated, with sources.',
      picture: 'sat-guide',
      kind: 'article',
      published: '2026-11-22',
      structured: (origin) => [
        {
          '@type': 'Article',
          headline: 'The digital SAT: a complete guide',
          image: `${origin}/pictures/sat-guide.png`,
          datePublished: '2026-11-22',
          dateModified: '2026-11-22',
          author: organization(origin),
        },
      ],
    },
    render: (content) => <TextPage title="The digital SAT: a complete guide" lead="As of November 22, 2026." text={text(content, 'sat-guide')} />,
  },
  {
    head: {
      path: pathTo('scoreCalculator'),
      title: 'SAT score calculator · Ascent',
      description: 'From right answers in each module of a digital SAT practice test to an estimated score with its range and percentile.',
      picture: 'score-calculator',
    },
    render: () => <ScoreCalculatorDocument />,
  },
  {
    head: {
      path: pathTo('calculator'),
      title: 'Graphing calculator for the digital SAT · Ascent',
      description: 'A graphing and scientific calculator that reads what students type in the digital SAT’s calculator.',
      picture: 'calculator',
    },
    render: () => <CalculatorDocument />,
  },
  {
    head: { path: pathTo('privacy'), title: 'Privacy · Ascent', description: 'What Ascent stores, where, and why.', picture: 'privacy' },
    render: () => <PrivacyPage />,
  },
  {
    head: {
      path: pathTo('cookies'),
      title: 'Cookies · Ascent',
      description: 'Every cookie Ascent sets, what it is for, and how long it lasts.',
      picture: 'cookies',
    },
    render: () => <CookiesPage />,
  },
  {
    head: { path: pathTo('terms'), title: 'Terms · Ascent', description: 'What you can expect from Ascent, and what we expect from you.', picture: 'terms' },
    render: (content) => <TextPage title="Terms" text={text(content, 'terms')} />,
  },
  {
    head: {
      path: pathTo('accessibility'),
      title: 'Accessibility · Ascent',
      description: 'How Ascent works with a keyboard, a screen reader, and your settings, and where it falls short.',
      picture: 'accessibility',
    },
    render: (content) => <TextPage title="Accessibility" text={text(content, 'accessibility')} />,
  },
];

export const fixedPages = pages.map(({ head }) => head);

function documentOf(head: PageHead, assets: SiteAssets, origin: string, page: ReactNode): string {
  const html = renderToStaticMarkup(
    <StaticRouter location={head.path}>
      <SiteDocument head={head} assets={assets} origin={origin}>
        {page}
      </SiteDocument>
    </StaticRouter>,
  );
  return `<!doctype html>${html}`;
}

/** Throws for a path that is none of theirs. */
export function renderFixedPage(path: string, content: SiteContent, assets: SiteAssets, origin: string): string {
  const page = pages.find(({ head }) => head.path === path);
  if (!page) throw new Error(`no page at ${path}`);
  return documentOf(page.head, assets, origin, page.render(content));
}

export const renderBlog = (posts: readonly SitePostSummary[], assets: SiteAssets, origin: string): string =>
  documentOf(
    {
      path: pathTo('blog'),
      title: 'Blog · Ascent',
      description: 'What we measured about practicing for the SAT, with numbers and where they come from.',
      picture: 'blog',
      structured: () => [{ '@type': 'Blog', name: 'Ascent blog', url: `${origin}${pathTo('blog')}` }],
    },
    assets,
    origin,
    <BlogPage posts={posts} />,
  );

export const renderPost = (post: SitePost, others: readonly SitePostSummary[], assets: SiteAssets, origin: string): string =>
  documentOf(
    {
      path: pathTo('blogPost', { id: post.slug }),
      route: sitePatterns.blogPost,
      title: `${post.seoTitle} · Ascent`,
      description: post.description,
      picture: post.picture,
      kind: 'article',
      published: post.publishedAt,
      structured: () => [
        {
          '@type': 'BlogPosting',
          headline: post.title,
          description: post.description,
          image: `${origin}/pictures/${post.picture}.png`,
          datePublished: post.publishedAt,
          dateModified: post.updatedAt,
          author: organization(origin),
        },
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Blog', item: `${origin}${pathTo('blog')}` },
            { '@type': 'ListItem', position: 2, name: post.title },
          ],
        },
      ],
    },
    assets,
    origin,
    <BlogPostPage post={post} others={others} />,
  );

export const renderNoPost = (assets: SiteAssets, origin: string): string =>
  documentOf(
    { path: pathTo('blog'), title: 'Not found · Ascent', description: 'This post isn’t here.', picture: 'blog', isMissing: true },
    assets,
    origin,
    <NoPostPage />,
  );

export const renderMissing = (assets: SiteAssets, origin: string): string =>
  documentOf(
    { path: '/not-found', title: 'This page does not exist · Ascent', description: 'There is no page at this address.', picture: 'landing', isMissing: true },
    assets,
    origin,
    <MissingSitePage />,
  );
