import { minimumAge } from '#core/accounts/minimum-age.ts';
import { comparedFeatures, type Inclusion } from '#core/membership/comparison.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { pathTo } from '#client/paths.ts';
import { PlanTable } from '#client/ui/plan-table.tsx';
import { Questions, Section, type Question } from '../parts.tsx';
import { SampleReport } from '../sample-report.tsx';

/** "Practice quizzes a day: 10". */
const withLimit = (name: string, free: Inclusion) => (typeof free === 'object' ? `${name}: ${free.limit.charAt(0).toLowerCase()}${free.limit.slice(1)}` : name);

const isFree = comparedFeatures.filter(({ in: { free } }) => free === true || typeof free === 'object').map(({ name, in: { free } }) => withLimit(name, free));

export const familyQuestions: readonly Question[] = [
  {
    question: 'Can I see my child’s results?',
    answer:
      'Only if they show you: an account belongs to one student, and there is no parent login. Results can be printed or saved as a PDF from the results page, as a summary or in full. We think that’s right for 16-year-olds, and it makes for a better conversation than looking over a shoulder.',
  },
  {
    question: 'I tutor several students. Is there a view for me?',
    answer:
      'Not yet. What works today: ask for the printed report, which names topics with counts and time per question; print missed questions with room to work; and share a link to a result from the score calculator.',
  },
  {
    question: 'How much will the score go up?',
    answer:
      'We don’t know, and neither does anyone who promises you points. Published averages for another free course are 30 to 55 points beyond students who didn’t use it, for 6 to 20 hours. They come from volunteers, so some of it is motivation. [What practice is worth](/blog/what-practice-is-worth) explains the figures.',
  },
  {
    question: 'Is an expensive course better?',
    answer:
      'Someone who can figure out why your child misses certain questions is worth paying for. Practice material mostly isn’t: the College Board’s own practice tests are free, and so are our full exams.',
  },
  {
    question: 'Is it safe? What about privacy?',
    answer:
      'No ads, no messages between students, no tracking by other companies. We ask for a name and an email address. Everything can be downloaded or deleted at any time. [What we store](/privacy).',
  },
  {
    question: 'How old does my child have to be?',
    answer: `At least ${minimumAge} to have an account. We don’t ask for a date of birth; whoever signs up confirms it. If your child is under 18, the law where you live may require your permission.`,
  },
  {
    question: 'My child has extra time',
    answer:
      'Practice exams can be taken with time and a half or double time; breaks are longer, too. For the real test, you need approval from the College Board, which can take seven weeks.',
  },
  {
    question: 'How do I cancel?',
    answer: 'On the membership page, at any time. A monthly plan then ends with the month you paid for; a plan for several months never renews by itself.',
  },
];

/** /landingpage2: for parents and tutors. */
export const FamiliesPage = () => (
  <>
    <section className="page-column py-8 lg:py-14">
      <h1 className="max-w-prose text-3xl font-semibold sm:text-4xl">For parents and tutors: what this is, what it costs, and what it can’t do</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">
        Ascent gives a student full-length practice for the digital SAT, an estimated score with its range, and the next thing to work on. It doesn’t replace a
        good teacher, and it doesn’t promise points.
      </p>
    </section>

    <Section id="free" title="What is free">
      <ul className="grid max-w-prose list-disc gap-2 pl-5">
        {isFree.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <p className="mt-5 max-w-prose">
        {tierDefinitions.plus.name} is {tierDefinitions.plus.price.replace('/', ' a ')}, {tierDefinitions.max.name}{' '}
        {tierDefinitions.max.price.replace('/', ' a ')}. For many students, the free plan is enough; Plus makes sense for somebody who practices several times a
        week.
      </p>
    </Section>

    <Section id="report" title="How to read a result" lead="The sample below is invented. Three things in it matter more than the big number.">
      <ol className="mb-8 flex max-w-prose list-decimal flex-col gap-2 pl-5">
        <li>The range. A result of 1240 and one of 1270 can be the same ability on two different days.</li>
        <li>The topics with enough questions. “Too few to tell” means exactly that.</li>
        <li>The next step. One topic at a time beats a long list.</li>
      </ol>
      <SampleReport />
    </Section>

    <Section id="help" title="How to help without hovering">
      <ul className="flex max-w-prose list-disc flex-col gap-3 pl-5">
        <li>
          <strong className="font-semibold">Protect two mornings.</strong> A full exam takes two and a half hours of quiet. Two of those before the test do more
          than a reminder every evening.
        </li>
        <li>
          <strong className="font-semibold">Ask about one question, not the score.</strong> “Show me the one that annoyed you most” starts a better conversation
          than “What did you get?”
        </li>
        <li>
          <strong className="font-semibold">Do the paperwork early.</strong> Registration, ID, accommodations, a device that runs the test app: these are the
          things that really go wrong. The{' '}
          <a href={pathTo('satGuide')} className="text-link">
            guide
          </a>{' '}
          lists them.
        </li>
        <li>
          <strong className="font-semibold">Let bad days be bad days.</strong> A drop of 40 points between two exams is usually chance, and we say so on screen.
        </li>
      </ul>
    </Section>

    <Section id="plans" title="What each plan includes">
      <PlanTable prices />
    </Section>

    <Section id="questions" title="Questions parents and tutors ask">
      <Questions items={familyQuestions} />
      <p className="mt-6">
        Anything else:{' '}
        <a href={pathTo('contact')} className="text-link">
          write to us
        </a>
        .
      </p>
    </Section>
  </>
);
