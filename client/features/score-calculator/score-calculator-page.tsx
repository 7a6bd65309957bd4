import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { routingThresholds } from '#core/exams/routing.ts';
import type { Section } from '#core/topics/topics.ts';
import { pathTo } from '#client/paths.ts';

/** "17 of 27". */
const routeWords = (section: Section) => `${routingThresholds[section].of} of ${routingThresholds[section].outOf} right`;

/** What stands around the calculator, in the app and in the public document. */
export const ScoreCalculatorPage = ({ children }: { readonly children: ReactNode }) => (
  <div className="page-column py-8 lg:py-12">
    <h1 className="text-2xl font-semibold lg:text-3xl">SAT score calculator</h1>
    <p className="mt-3 mb-8 max-w-prose text-muted">
      Enter how many questions you got right in each module of a digital SAT practice test. You’ll see an estimated score with its range.
    </p>
    {children}
    <section aria-labelledby="how" className="mt-14 max-w-prose">
      <h2 id="how" className="text-xl font-semibold">
        How this works, and what it can’t know
      </h2>
      <div className="mt-3 flex flex-col gap-3 text-muted">
        <p>
          Module 1 decides whether module 2 is easier or harder. The exact rule of the test isn’t published. Here, {routeWords('reading-writing')} in Reading
          and Writing or {routeWords('math')} in Math leads to the harder one, and only the harder one leads to the highest scores.
        </p>
        <p>
          The test doesn’t just count right answers. It looks at which ones they were. With counts alone, we average over everything that could lead to your
          numbers on a typical form, so treat the result as an estimate and read the range, not only the number: about 2 times out of 3, it holds the true
          score.
        </p>
        <p>
          For a score from your actual answers,{' '}
          <Link to={pathTo('practiceExams')} className="text-link">
            take a practice exam
          </Link>
          .{' '}
          <Link to={pathTo('about')} className="text-link">
            How scores are estimated
          </Link>
          .
        </p>
      </div>
    </section>
  </div>
);
