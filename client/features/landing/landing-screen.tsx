import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { lengthOf, standardShape } from '#core/exams/shape.ts';
import { paidTiers } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { pathTo } from '../../paths.ts';
import { useSession } from '../../platform/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { TopicDotPlot } from '../../ui/charts/topic-dot-plot.tsx';
import { PlanTable } from '../../ui/plan-table.tsx';
import { HeroPicture } from './hero-picture.tsx';
import { PlayerPicture } from './player-picture.tsx';

const { questionCount, seconds, breakSeconds } = lengthOf(standardShape);
const minutes = seconds / 60;

const facts = [
  {
    figure: String(questionCount),
    text: `questions in ${standardShape.length} timed modules; how you do on the first module of each section decides your second one`,
  },
  {
    figure: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`,
    text: `hours of testing, plus a ${breakSeconds / 60}-minute break between sections`,
  },
  { figure: '29', text: 'test topics, each with its own accuracy' },
] as const;

const exampleTopics = [
  { topicId: 10, accuracy: 55, questions: 20, strength: 'weak' },
  { topicId: 14, accuracy: 75, questions: 16, strength: 'moderate' },
  { topicId: 4, accuracy: 94, questions: 18, strength: 'strong' },
  { topicId: 29, accuracy: 50, questions: 2, strength: null },
] as const;

function Begin() {
  const signedIn = useSession().kind === 'user';
  return (
    <div className="mt-8 flex flex-wrap items-center gap-3">
      <ButtonLink to={signedIn ? pathTo('progress') : pathTo('signup')} variant="summit" size="large" className="max-sm:w-full">
        {signedIn ? 'Go to your progress' : 'Take a practice exam'} <ArrowRight aria-hidden size={20} />
      </ButtonLink>
      <Link to={pathTo('guestQuiz')} className="text-link inline-flex min-h-11 items-center sm:px-2">
        {signedIn ? 'Practice questions' : 'Try questions without an account'}
      </Link>
      <Link to={pathTo('about')} className="text-link inline-flex min-h-11 items-center sm:px-2">
        How scores work
      </Link>
    </div>
  );
}

/** From the price to the order, by way of an account for those who have none. */
function ChoosePlan() {
  const guest = useSession().kind !== 'user';
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      {paidTiers.map((tier) => {
        const order = pathTo('membershipUpgrade', {}, { plan: tier });
        return (
          <ButtonLink key={tier} to={guest ? pathTo('signup', {}, { from: order }) : order} variant="secondary">
            Get {tierDefinitions[tier].name}
          </ButtonLink>
        );
      })}
    </div>
  );
}

/** `/`: what this is, and the way in. */
export function LandingScreen() {
  useEffect(() => {
    document.title = 'Ascent: practice for the digital SAT';
  }, []);
  return (
    <>
      <section className="page-column grid items-center gap-12 py-8 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:py-14">
        <div>
          <h1 className="text-3xl font-semibold sm:text-4xl">See where you stand. Then climb.</h1>
          <p className="mt-5 max-w-prose text-lg text-muted">
            Ascent is practice for the digital SAT: full-length adaptive exams that work like test day. You get an estimated score with its range, and the one
            thing to do next.
          </p>
          <Begin />
          <p className="mt-4 text-sm text-muted">A free account saves your answers, so you can pause and come back later.</p>
        </div>
        <HeroPicture />
      </section>

      <section aria-labelledby="player" className="page-column py-12 lg:py-16">
        <h2 id="player" className="text-2xl font-semibold">
          Practice that feels like the test
        </h2>
        <p className="mb-8 mt-3 max-w-prose text-muted">
          The same sections, times, and tools: cross out choices, mark for review, highlight, graph, and use the reference sheet. If your connection drops
          during an exam, keep going. Your answers are saved on your device and sent when you’re back online.
        </p>
        <PlayerPicture />
        <dl className="mt-10 grid gap-8 sm:grid-cols-3">
          {facts.map((fact) => (
            <div key={fact.figure} className="flex flex-col-reverse justify-end border-t border-line pt-4">
              <dt className="text-muted">{fact.text}</dt>
              <dd className="text-3xl font-semibold tabular">{fact.figure}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section aria-labelledby="topics" className="page-column grid gap-10 py-12 lg:grid-cols-[1fr_1.4fr] lg:gap-16 lg:py-16">
        <div>
          <h2 id="topics" className="text-2xl font-semibold">
            Know what to work on, and how sure we are
          </h2>
          <p className="mt-3 text-muted">
            Every answer counts toward its topic. When there are too few to tell, Ascent says so. We call a change between two exams real only when it is too
            big to be chance.
          </p>
        </div>
        <figure>
          <TopicDotPlot topics={exampleTopics} />
          <figcaption className="mt-2 text-sm text-muted">An example with four topics</figcaption>
        </figure>
      </section>

      <section id="plans" aria-labelledby="plans-title" className="page-column scroll-mt-6 py-12 lg:py-16">
        <h2 id="plans-title" className="text-2xl font-semibold">
          Plans
        </h2>
        <p className="mb-8 mt-3 max-w-prose text-muted">
          Full exams, scores, and explanations are free. A plan lifts the daily limit and opens the study resources.
        </p>
        <PlanTable prices />
        <ChoosePlan />
      </section>
    </>
  );
}
