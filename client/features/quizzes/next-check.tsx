import { queryOptions } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { getDashboard } from '#contract/dashboard.ts';
import { sectionNames, type Section } from '#core/topics/topics.ts';
import { afterCheck, checkQuery, type AfterCheck } from '#core/quizzes/section-check.ts';
import { checkMinutes } from '#core/quizzes/test-pace.ts';
import { pathTo } from '#client/paths.ts';
import { api } from '#client/platform/api.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';

/** What comes next after the check of a section, and how many answers a section needs. */
export const nextCheckQuery = (quizId: string, checked: Section | null) =>
  queryOptions({
    queryKey: ['quizzes', quizId, 'next-check', checked],
    queryFn: async ({ signal }) => {
      const { scoreNow } = await api(getDashboard, {}, { signal });
      return { next: checked && afterCheck(checked, scoreNow), least: scoreNow.least };
    },
    enabled: checked !== null,
  });

function titleOf(next: AfterCheck): string {
  if (next.kind === 'estimate') return 'See your first estimate';
  if (next.kind === 'check') return `Check ${sectionNames[next.section]} too`;
  return `${formatCount(next.missing, 'more answer')} in ${sectionNames[next.section]}`;
}

function textOf(next: AfterCheck, checked: Section, least: number): string {
  if (next.kind === 'estimate') {
    return 'You’ve answered enough in both sections. The range is wide at first and narrows with every question you answer.';
  }
  const needed = `A first estimate of your total score needs ${least} answers in each section. Blanks and questions you have answered before don’t count`;
  if (next.kind === 'more') return `${needed}. Any quiz in ${sectionNames[next.section]} adds to it.`;
  const missing = next.missing > 0 ? `, so ${sectionNames[checked]} needs ${next.missing} more` : '';
  return `10 questions, about ${checkMinutes(next.section)} minutes, now or another day. ${needed}${missing}. The explanations for this check stay here.`;
}

interface NextCheckProps {
  readonly next: AfterCheck;
  /** The section whose check this was. */
  readonly checked: Section;
  /** Answers a section needs. */
  readonly least: number;
  /** Practice of the topic that was missed most. */
  readonly practicePath: string | null;
}

/** After the check of a section: the other one, what is still missing, or the estimate that both give. */
export function NextCheck({ next, checked, least, practicePath }: NextCheckProps) {
  const isDone = next.kind === 'estimate';
  const action = isDone ? 'See my estimate' : next.kind === 'check' ? `Check ${sectionNames[next.section]}` : `Practice ${sectionNames[next.section]}`;
  return (
    <section aria-labelledby="next" className="rounded-card border border-line bg-raised p-5">
      <p className="text-sm font-medium text-muted">Next</p>
      <h2 id="next" className="mt-1 text-lg font-semibold">
        {titleOf(next)}
      </h2>
      <p className="mt-1 max-w-prose text-muted">{textOf(next, checked, least)}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink variant="summit" to={isDone ? pathTo('dashboard') : pathTo('smartQuizIntro', {}, checkQuery(next.section))}>
          {action} <ArrowRight aria-hidden size={18} />
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
