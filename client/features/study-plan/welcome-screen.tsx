import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { sections, sectionNames } from '#core/topics/topics.ts';
import { checkQuery } from '#core/quizzes/section-check.ts';
import { checkMinutes } from '#core/quizzes/test-pace.ts';
import { pathTo } from '#client/paths.ts';
import { studySettingsQuery } from '#client/platform/study-settings.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { ErrorState, Page } from '#client/ui/page-states.tsx';
import { useNavigateHere } from '#client/ui/use-navigate-here.ts';
import { GoalForm } from './goal-form.tsx';
import { SkipGoal } from './skip-goal.tsx';

/** The first useful thing: a short look at each section. */
function FirstCheck() {
  // The button that led here is gone; the router has scrolled to the top.
  useEffect(() => document.getElementById('main')?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col gap-8">
      <p className="max-w-prose">
        One check gives a first estimate of that section; both give one of your total score. The range is wide at first and narrows with every question you
        answer.
      </p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {sections.map((section, index) => (
          <li key={section} className="flex flex-col items-start gap-4 rounded-card border border-line bg-raised p-6">
            <h2 className="text-xl font-semibold">{sectionNames[section]}</h2>
            <p className="text-muted">10 questions across its topics, about {checkMinutes(section)} minutes. Explained after you submit.</p>
            <ButtonLink variant={index === 0 ? 'summit' : 'secondary'} to={pathTo('smartQuizIntro', {}, checkQuery(section))}>
              Check {sectionNames[section]}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p>
        <ButtonLink variant="quiet" to={pathTo('dashboard')}>
          Later
        </ButtonLink>
      </p>
    </div>
  );
}

/** /welcome: three questions, then the first useful thing. */
export function WelcomeScreen() {
  const { data, error, refetch } = useQuery(studySettingsQuery);
  const navigate = useNavigateHere();
  const done = () => navigate(pathTo('welcome', {}, { step: 'check' }));
  if (useSearchParams()[0].get('step') === 'check')
    return (
      <Page title="First, where do you stand?" lead="Two short checks, one after the other or on different days.">
        <FirstCheck />
      </Page>
    );
  return (
    <Page title="Three questions" lead="Your answers shape what we suggest. You can skip this, or change them anytime under Study plan.">
      <div className="max-w-4xl">
        {error && !data ? (
          // An empty form would take the place of the goal that is there.
          <ErrorState title="Your goal did not load" error={error} onRetry={() => void refetch()} />
        ) : (
          <GoalForm key={data?.settings ? 'known' : 'new'} settings={data?.settings ?? null} label="Save and continue" onSaved={done}>
            <SkipGoal onSkipped={done} />
          </GoalForm>
        )}
      </div>
    </Page>
  );
}
