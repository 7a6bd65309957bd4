/** Tools as documents: all there is to read, and the place where the tool begins once somebody is there (client/site/behavior/islands.ts). */
import { countsFrom } from '#client/features/score-calculator/counts.ts';
import { ScoreCalculator } from '#client/features/score-calculator/score-calculator.tsx';
import { ScoreCalculatorPage } from '#client/features/score-calculator/score-calculator-page.tsx';
import { pathTo } from '#client/paths.ts';
import { CalculatorPicture } from '../calculator-picture.tsx';

const IslandStatus = () => (
  <>
    <p role="status" data-island-status className="mt-2 text-sm text-danger" />
    <noscript>
      <p className="mt-2 text-sm">This part needs JavaScript. Please turn it on for this page.</p>
    </noscript>
  </>
);

export const ScoreCalculatorDocument = () => (
  <ScoreCalculatorPage>
    <div data-island="score-calculator" data-from-address>
      <ScoreCalculator counts={countsFrom(new URLSearchParams())} onChange={() => undefined} />
    </div>
    <IslandStatus />
  </ScoreCalculatorPage>
);

const ways = [
  {
    title: 'Solve by looking',
    text: 'Type each side of an equation as its own row. Where the graphs cross, tap the point: its x is the solution. Two equations work the same way, even as 2x + 3y = 12.',
  },
  {
    title: 'Find the top, the bottom, and the zeros',
    text: 'Graph the function and tap a gray point. Its coordinates are exact where they can be: 1/3, not 0.3333.',
  },
  {
    title: 'Try a letter as a number',
    text: 'Type y = ax + 3 and add a slider for a. Move it until the picture shows what the question says.',
  },
  {
    title: 'Fit a line to data',
    text: 'Paste or type a table, then y1 ~ mx1 + b. You get the line, and how well it fits.',
  },
] as const;

export const CalculatorDocument = () => (
  <div className="page-column py-8 lg:py-12">
    <h1 className="text-2xl font-semibold lg:text-3xl">Calculator</h1>
    <p className="mt-3 mb-6 max-w-prose text-muted print:hidden">
      The graphing and scientific calculator from our practice exams. Type expressions the way you would on test day. What you enter stays in this tab.
    </p>
    <div
      data-island="calculator"
      className="calculator-page h-[max(34rem,calc(100dvh-14rem))] overflow-hidden rounded-card border border-line-strong bg-raised print:h-auto print:border-0"
    >
      <CalculatorPicture />
    </div>
    <IslandStatus />
    <section aria-labelledby="ways" className="mt-14 print:hidden">
      <h2 id="ways" className="text-xl font-semibold">
        Four ways it saves time on the test
      </h2>
      <dl className="mt-5 grid gap-x-12 gap-y-6 sm:grid-cols-2">
        {ways.map(({ title, text }) => (
          <div key={title} className="border-t border-line pt-4">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-prose text-muted">
        It opens beside every Math question here. To practice with it, take{' '}
        <a href={pathTo('guestSubjectQuizzes')} className="text-link">
          a short quiz without an account
        </a>
        . For what you can bring to the test, see the{' '}
        <a href={pathTo('satGuide')} className="text-link">
          SAT guide
        </a>
        .
      </p>
    </section>
  </div>
);
