import { pathTo } from '#client/paths.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { Questions, Section, type Question } from '../parts.tsx';

const weeks = [
  {
    title: 'Week 1: find out',
    days: [
      ['Saturday', 'Half a practice exam, about 67 minutes: the first module of each section. No preparation; you want the truth.'],
      ['Sunday', 'Read the explanations of what you missed. For each, one line: misread, didn’t know how, slip, or time.'],
      ['Monday to Thursday', '30 minutes a day on the two topics at the top of your list. Ten questions, explanations after each.'],
      ['Friday', 'Off, or 15 minutes of words.'],
    ],
  },
  {
    title: 'Week 2: fix what counts',
    days: [
      ['Saturday', 'A full practice exam in test-day mode, starting at the hour of your real test.'],
      ['Sunday', 'Go through the misses. Redo each one before you read why.'],
      ['Monday to Thursday', 'One timed module a day, sections in turn, and ten minutes of old mistakes.'],
      ['Friday', 'Calculator evening: graph a line, find an intersection, make a table, type a regression.'],
    ],
  },
  {
    title: 'Week 3: make it boring',
    days: [
      ['Saturday', 'Your last full exam. Compare topics, not totals: a change of 30 points is chance.'],
      ['Sunday to Wednesday', 'Mixed quizzes of 20 questions at test pace. Nothing new.'],
      ['Thursday', 'Test app installed and set up, device charged, ID found, route planned.'],
      ['Friday', 'Stop at noon. You’re as ready as you’ll be, and sleep adds more than one last quiz.'],
    ],
  },
] as const;

export const studentQuestions: readonly Question[] = [
  {
    question: 'Is three weeks enough?',
    answer:
      'Enough to lose no points to surprises: the format, the clock, the calculator, typed answers. Enough to fix two or three topics. Not enough to relearn all of math, so don’t try. Students who practiced 6–8 hours with Khan Academy’s free course gained about 30 points more than those who didn’t; with 20 hours about 55 more. Those are averages among volunteers, not promises ([source and our caution](/blog/what-practice-is-worth)).',
  },
  {
    question: 'I have school, a sport, and a job',
    answer:
      'Then do the two Saturdays and ten minutes of old mistakes a day. That’s most of the value. On Max, [Study plan](/study-plan) fits the rest into the minutes you have; a missed day isn’t added to later ones.',
  },
  {
    question: 'Should I guess?',
    answer: 'Always. A wrong answer costs nothing. Fill every blank in the last minute of a module.',
  },
  {
    question: 'I panic when the clock runs',
    answer:
      'Take two modules at your own pace first, then two with the clock hidden, then two with it. The real test lets you hide the clock, too, until five minutes are left.',
  },
  {
    question: 'Which is worth more right now, Math or Reading and Writing?',
    answer:
      'Whatever your first exam says. In general, points come fastest where the test asks often and you’re between 45 and 85 percent right; far below that takes longer than three weeks.',
  },
];

/** /landing_page: for a student whose test is three weeks away. */
export const StudentsPage = () => (
  <>
    <section className="page-column py-8 lg:py-14">
      <h1 className="max-w-prose text-3xl font-semibold sm:text-4xl">Three weeks to the SAT. Here’s what to do tonight.</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">
        You can’t learn everything in 21 days, and you don’t have to. Find the few topics that are worth the most points to you, practice those, and make test
        day the fourth time you take an exam like it, not the first.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to={pathTo('guestQuiz')} variant="summit" size="large" className="max-sm:w-full">
          Answer ten questions now
        </ButtonLink>
        <a href={pathTo('signup')} className="text-link signed-out inline-flex min-h-11 items-center">
          Create a free account and take half an exam
        </a>
        <a href={pathTo('practiceExams')} className="text-link signed-in inline-flex min-h-11 items-center">
          Take half an exam
        </a>
      </div>
      <p className="mt-4 text-sm text-muted">The ten questions take about ten minutes. You don’t need an account.</p>
    </section>

    <Section id="plan" title="The 21 days" lead="About four hours a week. Swap days as you like; keep the two full exams.">
      <div className="grid gap-10 lg:grid-cols-3">
        {weeks.map(({ title, days }) => (
          <div key={title}>
            <h3 className="text-lg font-semibold">{title}</h3>
            <dl className="mt-3 border-t border-line">
              {days.map(([day, what]) => (
                <div key={day} className="border-b border-line py-3">
                  <dt className="text-sm font-medium text-muted">{day}</dt>
                  <dd className="mt-0.5">{what}</dd>
                </div>
              ))}
            </dl>
          </div>
        ))}
      </div>
    </Section>

    <Section id="skip" title="What to skip">
      <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
        <li>Lists of a thousand words. The words on the test come in a sentence that gives them away; practice reading for that clue.</li>
        <li>A third and fourth full exam. Going through the misses of two is worth more.</li>
        <li>Formulas you’d meet once. The reference sheet has those for geometry.</li>
        <li>Comparing scores with friends. Two exams by the same person can differ by 40 points for no reason at all.</li>
      </ul>
    </Section>

    <Section id="questions" title="What people ask at this point">
      <Questions items={studentQuestions} />
      <p className="mt-6">
        The test itself, hour by hour, is in the{' '}
        <a href={pathTo('satGuide')} className="text-link">
          SAT guide
        </a>
        .
      </p>
    </Section>
  </>
);
