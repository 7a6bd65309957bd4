import { useQuery } from '@tanstack/react-query';
import { pathTo } from '#client/paths.ts';
import { studySettingsQuery } from '#client/platform/study-settings.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { goalWords } from './goal-words.ts';

/** The way to the goal: the three questions for somebody new, else the days that are left and the plan. */
export function GoalNote() {
  const { data } = useQuery(studySettingsQuery);
  // Without an answer the rest of the page is still of use.
  if (!data) return null;
  const { title, text, action } = goalWords(data.settings, Date.now());
  return (
    <section aria-labelledby="goal-note" className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-y border-line py-5">
      <div className="max-w-prose">
        <h2 id="goal-note" className="font-semibold">
          {title}
        </h2>
        <p className="mt-0.5 text-muted">{text}</p>
      </div>
      <ButtonLink variant="secondary" to={pathTo(data.settings === null ? 'welcome' : 'studyPlan')}>
        {action}
      </ButtonLink>
    </section>
  );
}
