import { Link } from 'react-router';
import type { getDashboard } from '#contract/dashboard.ts';
import { sectionNames, sections as allSections } from '#core/topics/topics.ts';
import { checkQuery } from '#core/quizzes/section-check.ts';
import { pathTo } from '#client/paths.ts';
import type { Output } from '#client/platform/api.ts';
import { ScoreBand } from '#client/ui/charts/score-band.tsx';
import { SectionScores } from '#client/ui/charts/section-scores.tsx';
import { formatCount, formatDate, formatRange } from '#client/ui/format.ts';

type Now = Output<typeof getDashboard>['scoreNow'];

/** What the student would probably score today, from exams and quizzes together. */
export function ScoreNow({ scoreNow: { sections, total, questions, newest, least } }: { readonly scoreNow: Now }) {
  const missing = allSections.filter((section) => !sections.some((known) => known.section === section));
  return (
    <section aria-labelledby="score-now">
      <h2 id="score-now" className="text-xl font-semibold">
        {total ? `About ${total.score} today` : 'Your score today'}
      </h2>
      <p className="mt-1.5 max-w-prose text-muted">
        {sections.length === 0
          ? `An estimate needs ${least} answers in a section. A practice exam covers both; quizzes count too, but a little less.`
          : `An estimate${total ? `, ${formatRange(total.low, total.high)}` : ''}: at least 2 times out of 3, your true score is in this range. Based on the first time you saw each of ${formatCount(questions, 'question')}, exam blanks included${newest === null ? '' : `, the latest on ${formatDate(newest)}`}; older ones count less.${total ? '' : ` The other section needs ${least} answers.`}`}
      </p>
      {missing.length > 0 ? (
        <p className="mt-1 flex flex-wrap gap-x-6">
          {missing.map((section) => (
            <Link key={section} to={pathTo('smartQuizIntro', {}, checkQuery(section))} className="text-link inline-flex min-h-11 items-center">
              Check {sectionNames[section]}: 10 questions
            </Link>
          ))}
        </p>
      ) : null}
      {total ? (
        <div className="mt-5">
          <ScoreBand score={total.score} low={total.low} high={total.high} label="Total" />
        </div>
      ) : null}
      {sections.length > 0 ? <SectionScores sections={sections} /> : null}
    </section>
  );
}
