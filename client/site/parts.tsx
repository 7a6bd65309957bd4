/** What the public pages are made of. */
import type { ReactNode } from 'react';
import { Markdown } from '../ui/markdown.tsx';

/** A page of running text. */
export const ProsePage = ({ title, lead, children }: { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode }) => (
  <article className="page-column py-8 lg:py-12">
    <div className="max-w-prose">
      <h1 className="text-2xl font-semibold lg:text-3xl">{title}</h1>
      {lead ? <p className="mt-3 text-lg text-muted">{lead}</p> : null}
      <div className="post-text mt-6">{children}</div>
    </div>
  </article>
);

export const TextPage = ({ title, text, lead }: { readonly title: string; readonly text: string; readonly lead?: ReactNode }) => (
  <ProsePage title={title} lead={lead}>
    <Markdown text={text} />
  </ProsePage>
);

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export const Section = ({ id, title, lead, children }: SectionProps) => (
  <section id={id} aria-labelledby={`${id}-title`} className="page-column scroll-mt-6 py-10 lg:py-14">
    <h2 id={`${id}-title`} className="text-2xl font-semibold">
      {title}
    </h2>
    {lead ? <p className="mt-3 max-w-prose text-muted">{lead}</p> : null}
    <div className="mt-8">{children}</div>
  </section>
);

export interface Question {
  readonly question: string;
  readonly answer: string;
}

/** Questions that open to their answers; answers are Markdown. */
export const Questions = ({ items }: { readonly items: readonly Question[] }) => (
  <div className="max-w-prose border-t border-line">
    {items.map(({ question, answer }) => (
      <details key={question} className="group border-b border-line">
        <summary className="flex min-h-13 items-center justify-between gap-4 py-3 font-medium marker:content-none [&::-webkit-details-marker]:hidden">
          {question}
          <span aria-hidden className="text-muted group-open:rotate-45">
            +
          </span>
        </summary>
        <div className="post-text pb-4 text-muted">
          <Markdown text={answer} />
        </div>
      </details>
    ))}
  </div>
);

/** For search engines. */
export const structuredQuestions = (items: readonly Question[]) => ({
  '@type': 'FAQPage',
  mainEntity: items.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.replace(/\[([^\]]+)\]\([^)]+\)/g, '$1') },
  })),
});
