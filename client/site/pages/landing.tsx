import { lengthOf, standardShape } from '#core/exams/shape.ts';
import { guestSentence } from '#core/membership/comparison.ts';
import { paidTiers } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { quizzesPerDay } from '#core/quizzes/allowance.ts';
import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { PlanTable } from '#client/ui/plan-table.tsx';
import { HeroPicture } from '../hero-picture.tsx';
import { Questions, Section, type Question } from '../parts.tsx';
import { SampleQuestion, type SampleText } from '../sample-question.tsx';
import { SampleReport } from '../sample-report.tsx';

const { questionCount, seconds, breakSeconds } = lengthOf(standardShape);
const minutes = seconds / 60;
const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

export const landingQuestions: readonly Question[] = [
  {
    question: 'Is it really free?',
    answer: `Yes: full practice exams, their scores, an explanation for every question, the word bank, and ${quizzesPerDay.free} quizzes a day. ${tierDefinitions.plus.name} (${tierDefinitions.plus.price.replace('/', ' a ')}) and ${tierDefinitions.max.name} (${tierDefinitions.max.price.replace('/', ' a ')}) add what the [table of plans](/#plans) says. No card is needed to start.`,
  },
  {
    question: 'How close is the score to the real one?',
    answer:
      'It’s an estimate with a range, never a promise. In simulations, a full exam’s total is off by about 55 points on average (root mean square), and each section’s range holds the true value about three times in four. No students’ real scores have been compared yet. [How we measure this](/blog/how-sure-is-a-score) has the table.',
  },
  {
    question: 'Where do the questions come from?',
    answer:
      'We write them ourselves. Math comes from checked templates and is solved a second way by a separate program; Reading and Writing is solved by readers who don’t see the answer key. No question is taken from a past test.',
  },
  {
    question: 'What if my internet drops in the middle of an exam?',
    answer: 'Keep going. Answers are saved on your device first and sent when you’re back online.',
  },
  {
    question: 'I only have a phone. Does it work?',
    answer: 'Yes. Quizzes and reviews fit a phone well. For a full exam, borrow a laptop or tablet if you can, because the real test needs one.',
  },
  {
    question: 'What happens to my data?',
    answer:
      'No ads, no tracking by other companies, nothing sold. You can download everything as one file or delete it for good, in your profile. [Privacy](/privacy) lists what is stored.',
  },
];

const StartLinks = () => (
  <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
    <span className="signed-out contents">
      <ButtonLink to={pathTo('signup', {}, { origin: 'exam' })} variant="summit" size="large" className="max-sm:w-full">
        Take a practice exam
      </ButtonLink>
    </span>
    <span className="signed-in contents">
      <ButtonLink to={pathTo('progress')} variant="summit" size="large" className="max-sm:w-full">
        Go to your progress
      </ButtonLink>
    </span>
    <a href={pathTo('guestQuiz')} className="text-link inline-flex min-h-11 items-center">
      Try questions without an account
    </a>
    <a href={pathTo('about')} className="text-link inline-flex min-h-11 items-center">
      How scores work
    </a>
  </div>
);

/** From the price to the order, by way of an account for those who have none. */
const ChoosePlan = () => (
  <div className="mt-8 flex flex-wrap gap-3">
    {paidTiers.map((tier) => {
      const order = pathTo('membershipUpgrade', {}, { plan: tier });
      return (
        <span key={tier} className="contents">
          <span className="signed-out">
            <ButtonLink to={pathTo('signup', {}, { from: order })} variant="secondary">
              Get {tierDefinitions[tier].name}
            </ButtonLink>
          </span>
          <span className="signed-in">
            <ButtonLink to={order} variant="secondary">
              Get {tierDefinitions[tier].name}
            </ButtonLink>
          </span>
        </span>
      );
    })}
  </div>
);

const facts = [
  {
    figure: String(questionCount),
    text: `questions in ${standardShape.length} timed modules; how you do on the first module of each section decides your second one`,
  },
  { figure: clock, text: `hours of testing, plus a ${breakSeconds / 60}-minute break between sections` },
  { figure: '29', text: 'test topics, each with your accuracy, or “too few to tell” when that’s the honest answer' },
] as const;

const doors = [
  {
    to: pathTo('landingStudents'),
    title: 'My test is in three weeks',
    text: 'A plan for 21 days: what to do first, what to skip, and how to use the evenings you really have.',
  },
  {
    to: pathTo('landingFamilies'),
    title: 'I’m a parent or tutor',
    text: 'What you can see, what it costs, what a score range means, and how to help without hovering.',
  },
  {
    to: pathTo('satGuide'),
    title: 'I’m new to the SAT',
    text: 'The whole test on one page: format, timing, scoring, tools, dates, and plans for 1, 4, and 12 weeks.',
  },
] as const;

/** `/`: what this is, and the way in. */
export const LandingPage = ({ sample }: { readonly sample: SampleText }) => (
  <>
    <section className="page-column grid items-center gap-12 py-8 lg:grid-cols-[1.05fr_1fr] lg:gap-16 lg:py-14">
      <div>
        <h1 className="text-3xl font-semibold sm:text-4xl">See where you stand. Then climb.</h1>
        <p className="mt-5 max-w-prose text-lg text-muted">
          Ascent is practice for the digital SAT: full-length adaptive exams that work like test day. You get an estimated score with its range, and the one
          thing to do next.
        </p>
        <StartLinks />
        <p className="mt-4 text-sm text-muted">A free account saves your answers, so you can pause and come back later.</p>
      </div>
      <HeroPicture />
    </section>

    <Section
      id="try"
      title="Try one right here"
      lead="One question, no account. You’ll see why your choice is right or wrong, as after every question on Ascent."
    >
      <SampleQuestion sample={sample} />
    </Section>

    <Section
      id="exam"
      title="Practice that feels like the test"
      lead="The same sections, times, and tools: cross out choices, mark for review, highlight, graph, and use the reference sheet. If your connection drops during an exam, keep going. Your answers are saved on your device and sent when you’re back online."
    >
      <dl className="grid gap-8 sm:grid-cols-3">
        {facts.map((fact) => (
          <div key={fact.figure} className="flex flex-col-reverse justify-end border-t border-line pt-4">
            <dt className="text-muted">{fact.text}</dt>
            <dd className="text-3xl font-semibold tabular">{fact.figure}</dd>
          </div>
        ))}
      </dl>
    </Section>

    <Section
      id="report"
      title="What you get after an exam"
      lead="A made-up student, so you know what to expect. The range is part of the result, not fine print."
    >
      <SampleReport />
    </Section>

    <Section id="doors" title="Where are you right now?">
      <ul className="grid gap-4 sm:grid-cols-3">
        {doors.map(({ to, title, text }) => (
          <li key={to} className="relative rounded-card border border-line p-5 hover:border-line-strong">
            <h3 className="font-semibold">
              <a href={to} className="after:absolute after:inset-0 after:rounded-card">
                {title}
              </a>
            </h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Section>

    <Section id="plans" title="Plans" lead="Full exams, scores, and explanations are free. A plan lifts the daily limit and opens the study resources.">
      <PlanTable prices />
      <ChoosePlan />
    </Section>

    <Section id="questions" title="Before you ask" lead={guestSentence}>
      <Questions items={landingQuestions} />
      <p className="mt-6">
        Something else? Look in{' '}
        <a href={pathTo('help')} className="text-link">
          Help
        </a>{' '}
        or{' '}
        <a href={pathTo('contact')} className="text-link">
          write to us
        </a>
        .
      </p>
    </Section>
  </>
);
