import { queryOptions } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { getDashboard } from '#contract/dashboard.ts';
import { sectionNames, type Section } from '#core/topics/topics.ts';
import { checkQuery, otherSection } from '#core/quizzes/section-check.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { ButtonLink } from '#client/ui/button.tsx';

/** The sections that have an estimate, after the check of one. */
export const estimatesQuery = (quizId: string) =>
  queryOptions({
    queryKey: ['quizzes', quizId, 'estimates'],
    queryFn: async ({ signal }) => (await api(getDashboard, {}, { signal })).scoreNow.sections.map(({ section }) => section),
  });

interface NextCheckProps {
  /** Of which this was the check. */
  readonly section: Section;
  /** Sections that have an estimate by now. */
  readonly estimated: readonly Section[];
  /** Practice of the topic that was missed most. */
  readonly practicePath: string | null;
}

/** After the check of a section: the other one, or the estimate that both give. */
export function NextCheck({ section, estimated, practicePath }: NextCheckProps) {
  const other = sectionNames[otherSection(section)];
  const isDone = estimated.includes(otherSection(section));
  return (
    <section aria-labelledby="next" className="rounded-card border border-line bg-raised p-5">
      <p className="text-sm font-medium text-muted">Next</p>
      <h2 id="next" className="mt-1 text-lg font-semibold">
        {isDone ? 'See your first estimate' : `Check ${other} too`}
      </h2>
      <p className="mt-1 max-w-prose text-muted">
        {isDone
          ? 'Your answers now say something about both sections. The range is wide at first and narrows with every question you answer.'
          : `10 questions, about 12 minutes, now or another day. With both checks you get a first estimate of your total score. The explanations of this one stay here.`}
      </p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink variant="summit" to={isDone ? pathTo('dashboard') : pathTo('smartQuizIntro', {}, checkQuery(otherSection(section)))}>
          {isDone ? 'See my estimate' : `Check ${other}`} <ArrowRight aria-hidden size={18} />
        </ButtonLink>
        {isDone ? null : (
          <ButtonLink variant="quiet" to={pathTo('dashboard')}>
            Later
          </ButtonLink>
        )}
        {isDone && practicePath !== null ? (
          <ButtonLink variant="secondary" to={practicePath}>
            Practice what you missed most
          </ButtonLink>
        ) : null}
      </div>
    </section>
  );
}
