import { useQuery } from '@tanstack/react-query';
import { Layers, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { mainCategories, sectionNames, sections, type MainCategory, type Section } from '#core/topics/topics.ts';
import type { listPracticeSets } from '#contract/quizzes.ts';
import { pathTo } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { OptionCard } from '#client/ui/option-card.tsx';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { PracticeSetList } from './practice-set-list.tsx';
import { practiceSetsQuery } from './quiz-queries.ts';

type PracticeSets = Output<typeof listPracticeSets>;

function WithPracticeSets({ children }: { readonly children: (practice: PracticeSets) => ReactNode }) {
  const { data, error, refetch } = useQuery(practiceSetsQuery);
  if (data) return children(data);
  return error ? <ErrorState title="The topics did not load" error={error} onRetry={() => void refetch()} /> : <LoadingState label="Loading the topics" />;
}

/** Sets over both sections, except the smart quiz, which is shown separately. */
const BothSections = ({ practiceSets }: Pick<PracticeSets, 'practiceSets'>) =>
  practiceSets.length === 0 ? null : (
    <section aria-labelledby="both-sections">
      <h2 id="both-sections" className="mb-4 text-xl font-semibold">
        Both sections
      </h2>
      <PracticeSetList practiceSets={practiceSets} />
    </section>
  );

/** /guest-quiz */
export const PracticeScreen = () => (
  <Page title="Practice questions" lead="Up to ten questions at a time, each explained right after you answer. None of them appear in a practice exam.">
    <WithPracticeSets>
      {(practice) => (
        <div className="flex flex-col gap-10">
          <AllowanceNote allowance={practice.allowance} guestAnswers={practice.guestAnswers} />
          <div className="grid gap-3 sm:grid-cols-2">
            {practice.practiceSets.some(({ slug }) => slug === 'smart') ? (
              <OptionCard to={pathTo('guestSmartQuiz')} Icon={Sparkles} title="Smart quiz">
                A mix of topics from both sections, based on how you’ve done so far.
              </OptionCard>
            ) : null}
            <OptionCard to={pathTo('guestSubjectQuizzes')} Icon={Layers} title="By topic">
              One topic at a time, when you want to work on something specific.
            </OptionCard>
          </div>
          {sections.map((section) => {
            const own = practice.practiceSets.filter((set) => set.section === section && set.kind !== 'topic');
            return own.length === 0 ? null : (
              <section key={section} aria-labelledby={section}>
                <h2 id={section} className="mb-4 text-xl font-semibold">
                  {sectionNames[section]}
                </h2>
                <PracticeSetList practiceSets={own} />
              </section>
            );
          })}
          <BothSections practiceSets={practice.practiceSets.filter((set) => set.section === null && set.slug !== 'smart')} />
        </div>
      )}
    </WithPracticeSets>
  </Page>
);

const categories = Object.keys(mainCategories) as MainCategory[];

/** The topics of a section by their categories; nothing where none has questions yet. */
function TopicsOf({ section, practiceSets }: { readonly section: Section } & Pick<PracticeSets, 'practiceSets'>) {
  const groups = categories
    .filter((category) => mainCategories[category].section === section)
    .map((category) => ({ category, own: practiceSets.filter((set) => set.category === category) }))
    .filter(({ own }) => own.length > 0);
  return groups.length === 0 ? null : (
    <section aria-labelledby={section} className="flex flex-col gap-7">
      <h2 id={section} className="border-b border-line pb-3 text-xl font-semibold">
        {sectionNames[section]}
      </h2>
      {groups.map(({ category, own }) => (
        <section key={category} aria-labelledby={category}>
          <h3 id={category} className="mb-3 font-semibold">
            {mainCategories[category].name}
          </h3>
          <PracticeSetList practiceSets={own} />
        </section>
      ))}
    </section>
  );
}

/** /guest-subject-quizzes */
export const SubjectQuizzesScreen = () => (
  <Page title="Quizzes by topic" lead="Choose a topic. New questions come first.">
    <WithPracticeSets>
      {(practice) => (
        <div className="flex flex-col gap-10">
          <AllowanceNote allowance={practice.allowance} guestAnswers={practice.guestAnswers} />
          {sections.map((section) => (
            <TopicsOf key={section} section={section} practiceSets={practice.practiceSets.filter((set) => set.kind === 'topic')} />
          ))}
        </div>
      )}
    </WithPracticeSets>
  </Page>
);
