import { useQuery } from '@tanstack/react-query';
import { ChevronDown, MountainSnow, SlidersHorizontal, Sparkles } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { QuestionBank } from '#contract/quizzes.ts';
import { meetsTier, tierDefinitions } from '#core/membership/tiers.ts';
import { difficulties } from '#core/questions/question.ts';
import { hardestName } from '#core/quizzes/hardest-sets.ts';
import { mainCategories, sectionNames, sections, topics, type MainCategory, type Section, type TopicId } from '#core/topics/topics.ts';
import { kindsQuiz } from '#client/kits/kinds/kinds-query.ts';
import { pathTo } from '#client/paths.ts';
import { useSession } from '#client/platform/session.ts';
import { TopicMark } from '#client/ui/badge.tsx';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';
import { SelectField } from '#client/ui/field.tsx';
import { formatCount } from '#client/ui/format.ts';
import { OptionCard } from '#client/ui/option-card.tsx';
import { EmptyState, ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { Tabs } from '#client/ui/tabs.tsx';
import { AllowanceNote } from './allowance-note.tsx';
import { OpenQuizzes } from './open-quizzes.tsx';
import { questionBankQuery } from './quiz-queries.ts';
import { neverEnds, readyFor, totalFor } from './ready.ts';
import { levelFrom } from './specification-words.ts';

/** With what explains questions: only for anyone who looks at their answers. */
const AnsweredQuestions = lazy(async () => ({ default: (await import('./answered-questions.tsx')).AnsweredQuestions }));
const KindPicker = lazy(async () => ({ default: (await import('./kind-picker.tsx')).KindPicker }));

const categories = Object.keys(mainCategories) as MainCategory[];

interface Shown {
  readonly bank: QuestionBank;
  readonly levels: readonly number[];
}

/** The quiz of these topics at the levels shown; its introduction says what it will be like. */
const quizOf = (ids: readonly TopicId[], levels: readonly number[]): string =>
  pathTo('smartQuizIntro', {}, { source: 'topics', topics: ids.join('.'), levels: levels.length < difficulties.length ? levels.join('.') : undefined });

function TopicLine({ id, name, bank, levels }: Shown & { readonly id: TopicId; readonly name: string }) {
  const [isOpen, setOpen] = useState(false);
  const [kinds, setKinds] = useState<readonly string[]>([]);
  const total = totalFor(bank.counts, { topics: [id], levels });
  const ready = readyFor(bank.counts, { topics: [id], levels });
  const endless = neverEnds(bank.counts, { topics: [id], levels });
  const text = (
    <span className="min-w-0 grow">
      <span className="block font-medium">{name}</span>
      <span className="block text-sm text-muted">
        {total === 0
          ? 'No questions yet'
          : ready > 0
            ? `${formatCount(total, 'question')}, ${ready} new to you`
            : endless
              ? 'You’ve seen them all. We’ll make new ones when you start.'
              : `You’ve seen all ${total} in the last 30 days.`}
      </span>
    </span>
  );
  const look = 'flex min-h-16 items-center gap-3 rounded-card border border-line px-4 py-3';
  if (total === 0) return <div className={look}>{text}</div>;
  // Nothing new: what was answered is the way on.
  if (ready === 0 && !endless)
    return (
      <div className={`${look} flex-wrap`}>
        {text}
        <span className="flex flex-wrap gap-x-4 text-sm">
          <Link to={pathTo('review', {}, { topic: id })} className="text-link inline-flex min-h-11 items-center">
            Go over your mistakes
          </Link>
          <Link to={pathTo('subjectQuizzes', {}, { tab: 'answered', topic: id })} className="text-link inline-flex min-h-11 items-center">
            Answer some again
          </Link>
        </span>
      </div>
    );
  return (
    <div className="rounded-card border border-line bg-raised">
      <div className="flex flex-wrap items-center">
        <Link
          to={quizOf([id], levels)}
          className="flex min-h-16 min-w-0 grow basis-32 items-center rounded-card px-4 py-3 transition-colors duration-150 hover:bg-hover"
        >
          {text}
        </Link>
        <Button
          variant="quiet"
          size="small"
          className="mx-1.5 shrink-0"
          aria-expanded={isOpen}
          aria-label={`Kinds of questions: ${name}`}
          onClick={() => setOpen(!isOpen)}
        >
          Kinds
          <ChevronDown aria-hidden size={16} className={cx('transition-transform duration-150', isOpen && 'rotate-180')} />
        </Button>
      </div>
      {isOpen ? (
        <fieldset className="border-t border-line px-4 pb-4 pt-2">
          <legend className="sr-only">{name}: which kinds of questions</legend>
          <Suspense fallback={<LoadingState label="Loading the kinds of questions" />}>
            <KindPicker topicId={id} levels={levels} chosen={kinds} onChosen={setKinds} />
          </Suspense>
          <ButtonLink variant="secondary" size="small" className="mt-2" to={pathTo('smartQuizIntro', {}, kindsQuiz(id, kinds, levels))}>
            {kinds.length === 0 ? 'Quiz of all kinds' : 'Quiz of these'}
          </ButtonLink>
        </fieldset>
      ) : null}
    </div>
  );
}

function SectionTopics({ section, bank, levels }: Shown & { readonly section: Section }) {
  return (
    <section aria-labelledby={section} className="flex flex-col gap-7">
      <h2 id={section} className="border-b border-line pb-3 text-xl font-semibold">
        {sectionNames[section]}
      </h2>
      {categories
        .filter((category) => mainCategories[category].section === section)
        .map((category) => {
          const own = topics.filter((topic) => topic.mainCategory === category);
          const ids = own.map(({ id }) => id);
          return (
            <section key={category} aria-labelledby={category}>
              <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
                <h3 id={category} className="flex items-center gap-2 font-semibold">
                  <TopicMark colour={mainCategories[category].colour} />
                  {mainCategories[category].name}
                </h3>
                {readyFor(bank.counts, { topics: ids, levels }) > 0 || neverEnds(bank.counts, { topics: ids, levels }) ? (
                  <Link to={quizOf(ids, levels)} className="text-link inline-flex min-h-11 items-center text-sm">
                    Mix of {mainCategories[category].name}
                  </Link>
                ) : null}
              </div>
              <ul className="grid grid-cols-1 items-start gap-3 sm:grid-cols-2">
                {own.map(({ id, name }) => (
                  <li key={id}>
                    <TopicLine id={id} name={name} bank={bank} levels={levels} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
    </section>
  );
}

/** What has not been asked yet, by topic and level, and the ways to a quiz of it. */
function NewQuestions({ bank }: { readonly bank: QuestionBank }) {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const hasMax = session.kind === 'user' && meetsTier(session.me.membershipTier, 'max');
  const level = levelFrom(search.get('level'));
  const levels = level === null ? difficulties : [level];
  return (
    <div className="flex flex-col gap-10">
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {bank.smartQuizEnabled ? (
          <OptionCard to={pathTo('smartQuizIntro')} Icon={Sparkles} title="Smart quiz">
            A mix of topics, based on how you’ve done so far.
          </OptionCard>
        ) : null}
        <OptionCard to={pathTo('smartQuizGenerator')} Icon={SlidersHorizontal} title="Make a quiz">
          Your own topics, levels, and length, timed or not.
        </OptionCard>
        <OptionCard to={pathTo('hardestSets')} Icon={MountainSnow} title={hardestName}>
          Questions from the two highest levels that no exam or other quiz asks. {hasMax ? null : `Part of ${tierDefinitions.max.name}.`}
        </OptionCard>
      </div>
      <div className="max-w-xs">
        <SelectField
          label="Level"
          value={level === null ? '' : String(level)}
          onChange={({ target }) => setSearch(target.value === '' ? {} : { level: target.value }, { replace: true })}
          options={[{ value: '', label: 'All levels' }, ...difficulties.map((one) => ({ value: String(one), label: `Level ${one}` }))]}
        />
      </div>
      {sections.map((section) => (
        <SectionTopics key={section} section={section} bank={bank} levels={levels} />
      ))}
    </div>
  );
}

function Bank({ bank }: { readonly bank: QuestionBank }) {
  const [search, setSearch] = useSearchParams();
  if (bank.counts.length === 0) return <EmptyState title="There are no practice questions yet">They will be here as soon as they are published.</EmptyState>;
  return (
    <div className="flex flex-col gap-10">
      <AllowanceNote allowance={bank.allowance} guestAnswers={0} />
      <OpenQuizzes open={bank.open} />
      <Tabs
        label="Questions"
        value={search.get('tab') === 'answered' ? 'answered' : 'new'}
        onChange={(tab) => setSearch(tab === 'new' ? {} : { tab }, { replace: true })}
        items={[
          { value: 'new', label: 'All questions', content: <NewQuestions bank={bank} /> },
          {
            value: 'answered',
            label: 'Your answers',
            content: (
              <Suspense fallback={<LoadingState label="Loading your answers" />}>
                <AnsweredQuestions longest={bank.longest} />
              </Suspense>
            ),
          },
        ]}
      />
    </div>
  );
}

/** /subject-quizzes: the question bank of an account: what there is by section, domain, topic and level, and what was answered. */
export function QuestionBankScreen() {
  const { data, error, refetch } = useQuery(questionBankQuery);
  return (
    <Page
      title="Question bank"
      lead="Choose a topic to start a quiz. New means you haven’t been asked it in the last 30 days. None of these appear in a practice exam."
    >
      {data ? (
        <Bank bank={data} />
      ) : error ? (
        <ErrorState title="The questions did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading the questions" />
      )}
    </Page>
  );
}
