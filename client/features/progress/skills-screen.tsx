import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { getSkills } from '#contract/dashboard.ts';
import { tooFewSentence } from '#core/progress/accuracy.ts';
import { sectionNames, sections, topicColour, topicName, topics as allTopics, type Section } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { StrengthBadge, TopicMark } from '#client/ui/badge.tsx';
import { ButtonLink } from '#client/ui/button.tsx';
import { formatCount, formatPercent, formatShortDate } from '#client/ui/format.ts';
import { ErrorState, LoadingState, Page } from '#client/ui/page-states.tsx';
import { ThresholdAxis, TopicLane } from '#client/ui/charts/topic-dot-plot.tsx';
import { PlanNote } from './plan-note.tsx';
import { skillsQuery } from './progress-queries.ts';
import { trendText } from './trend-text.ts';

type Skill = Output<typeof getSkills>['topics'][number];

const sectionOf = new Map<number, Section>(allTopics.map(({ id, section }) => [id, section]));

const tooFew = ({ questions }: Pick<Skill, 'questions'>): boolean => tooFewSentence(questions) !== null;

/** Weakest first; topics with too few answers to tell after them, those without any last. */
const sortSkills = (skills: readonly Skill[]): readonly Skill[] =>
  skills.toSorted(
    (a, b) =>
      Number(a.questions === 0) - Number(b.questions === 0) ||
      Number(tooFew(a)) - Number(tooFew(b)) ||
      (tooFew(a) ? b.questions - a.questions : a.accuracy - b.accuracy) ||
      a.topicId - b.topicId,
  );

const lanes = 'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-1 md:grid-cols-[minmax(0,22rem)_minmax(0,1fr)_3.5rem_6.5rem]';

function SkillRow({ skill }: { readonly skill: Skill }) {
  const { topicId, questions, accuracy, strength, lastPracticedAt, expected } = skill;
  const facts = [
    questions === 0 ? 'Not practiced yet' : (tooFewSentence(questions) ?? formatCount(questions, 'question')),
    trendText(skill),
    lastPracticedAt ? `last ${formatShortDate(lastPracticedAt)}` : null,
  ].filter(Boolean);
  return (
    <li className="border-b border-line last:border-0">
      <Link to={pathTo('subcategoryProgress', { subcategoryId: String(topicId) })} className={`${lanes} py-3 hover:bg-hover`}>
        <span className="flex min-w-0 items-center gap-2.5">
          <TopicMark colour={topicColour(topicId)} />
          <span className="min-w-0">
            <span className="block font-medium">{topicName(topicId)}</span>
            <span className="block text-sm text-muted">{facts.join('; ')}</span>
            {expected ? (
              <span className="block text-sm text-muted">
                Likely in an exam: {expected.low}–{expected.high}%
              </span>
            ) : null}
          </span>
        </span>
        <span className="max-md:order-last max-md:col-span-2">
          {questions > 0 ? <TopicLane accuracy={accuracy} known={!tooFew(skill)} likely={expected} /> : null}
        </span>
        <span className="text-right font-medium tabular">{questions > 0 ? formatPercent(accuracy) : '–'}</span>
        <span className="text-right max-md:hidden">{strength && strength !== 'unknown' && !tooFew(skill) ? <StrengthBadge strength={strength} /> : null}</span>
      </Link>
    </li>
  );
}

/** /skills: the 29 topics against the thresholds. */
export function SkillsScreen() {
  const { data, error, refetch } = useQuery(skillsQuery);
  return (
    <Page
      title="Skills"
      lead={`Your accuracy by topic, weakest first. Below 70% is weak, above 85% strong. ${data?.topics.some(({ expected }) => expected) ? 'The bar shows what’s likely in an exam. ' : ''}Topics with too few answers to tell have a hollow dot and come last.`}
      actions={
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={pathTo('projection')} variant="secondary">
            Score ahead
          </ButtonLink>
          <ButtonLink to={pathTo('dashboard')} variant="secondary">
            Today
          </ButtonLink>
        </div>
      }
    >
      {data ? (
        <div className="flex flex-col gap-12">
          <PlanNote tier="max">
            With Max, you also see how much of each topic you’d likely get right on an exam, and what more would add to your score.
          </PlanNote>
          {sections.map((section) => (
            <section key={section} aria-labelledby={`skills-${section}`}>
              <h2 id={`skills-${section}`} className="text-xl font-semibold">
                {sectionNames[section]}
              </h2>
              <div aria-hidden className={`mt-3 ${lanes}`}>
                <span className="max-md:hidden" />
                <ThresholdAxis className="max-md:col-span-2" />
              </div>
              <ul className="border-y border-line">
                {sortSkills(data.topics.filter(({ topicId }) => sectionOf.get(topicId) === section)).map((skill) => (
                  <SkillRow key={skill.topicId} skill={skill} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : error ? (
        <ErrorState title="Your topics did not load" error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading your topics" />
      )}
    </Page>
  );
}
