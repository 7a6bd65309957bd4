import { pathTo } from '#client/paths.ts';
import { Markdown } from '#client/ui/markdown.tsx';
import type { HelpGroup } from '../help-articles.ts';

/** /help: every article on one page, by task. behavior/help.ts filters it while somebody types; without it the browser's own search works. */
export const HelpPage = ({ groups }: { readonly groups: readonly HelpGroup[] }) => (
  <div className="page-column py-8 lg:py-12" data-help>
    <h1 className="text-2xl font-semibold lg:text-3xl">Help</h1>
    <search className="with-script mt-6 block max-w-prose">
      <label htmlFor="help-search" className="block font-medium">
        What do you want to do?
      </label>
      <input
        id="help-search"
        type="search"
        autoComplete="off"
        className="mt-2 h-12 w-full rounded-control border border-line-strong bg-raised px-4 text-base"
        aria-describedby="help-found"
      />
      <p id="help-found" role="status" className="mt-2 min-h-6 text-sm text-muted" />
    </search>
    <div className="mt-6 grid gap-x-16 gap-y-10 lg:grid-cols-[14rem_1fr]">
      <nav aria-label="Topics" className="hidden lg:block">
        <ul className="sticky top-6 flex flex-col">
          {groups.map(({ title }, index) => (
            <li key={title}>
              <a href={`#group-${index + 1}`} className="inline-flex min-h-9 items-center rounded-control text-muted hover:text-ink hover:underline">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex max-w-prose flex-col gap-10">
        {groups.map(({ title, articles }, index) => (
          <section key={title} aria-labelledby={`group-${index + 1}`} data-help-group>
            <h2 id={`group-${index + 1}`} className="scroll-mt-6 text-xl font-semibold">
              {title}
            </h2>
            <div className="mt-3 border-t border-line">
              {articles.map(({ id, title: question, text }) => (
                <details key={id} data-help-article className="group border-b border-line">
                  <summary className="flex min-h-12 items-center justify-between gap-4 py-2.5 font-medium marker:content-none [&::-webkit-details-marker]:hidden">
                    {question}
                    <span aria-hidden className="text-muted group-open:rotate-45">
                      +
                    </span>
                  </summary>
                  {/* Inside, so that a link to it opens the article in browsers that do so. */}
                  <div id={id} className="post-text scroll-mt-20 pb-4">
                    <Markdown text={text} />
                  </div>
                </details>
              ))}
            </div>
          </section>
        ))}
        <p>
          Not here?{' '}
          <a href={pathTo('contact')} className="text-link">
            Write to us
          </a>
          . You get a ticket number, and the answer comes by email.
        </p>
      </div>
    </div>
  </div>
);
