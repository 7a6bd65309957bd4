import { useMemo } from 'react';
import { Link } from 'react-router';
import type { AuthoredExam } from '#contract/exam-authoring.ts';
import { checkModule } from '#core/authoring/module-check.ts';
import { pathTo } from '#client/paths.ts';
import { formatCount } from '#client/ui/format.ts';
import { Table } from '#client/ui/table.tsx';
import { routeWords, sectionWords } from './exam-words.ts';
import { factsOf } from './module-checks.tsx';
import { ScoreCurve } from './score-curve.tsx';
import { curvesOf } from './exam-curves.ts';

/** The exam as a whole: each module's recipe, what it shares with others, and which scores it gives. */
export function ExamChecks({ exam }: { readonly exam: AuthoredExam }) {
  const curves = useMemo(() => curvesOf(exam.modules), [exam.modules]);
  const rows = useMemo(
    () =>
      exam.modules.map(({ moduleId, position, module, questions }) => ({
        moduleId,
        position,
        module,
        check: module.section === 'unknown' || module.route === 'unknown' ? null : checkModule(module.section, module.route, factsOf(questions)),
      })),
    [exam.modules],
  );
  const asked = exam.modules.flatMap(({ questions }) => questions.map(({ id }) => id));
  const twice = [...new Set(asked.filter((id, index) => asked.indexOf(id) !== index))];
  return (
    <section aria-label="Checks of the exam" className="mt-12 flex max-w-4xl flex-col gap-10">
      <div>
        <h2 className="text-xl font-semibold">Recipe check</h2>
        <p className="mb-4 mt-1 text-muted">Based on the saved version. Advice compares a module with the standard one of its section, route, and size.</p>
        <Table
          caption="Modules of the exam"
          captionHidden
          rows={rows}
          rowKey={({ moduleId }) => moduleId}
          columns={[
            {
              key: 'module',
              header: 'Module',
              cell: ({ moduleId, position, module }) => (
                <>
                  {position + 1}.{' '}
                  <Link to={pathTo('adminExamModule', { moduleId })} className="text-link inline-flex min-h-6 items-center">
                    {module.title}
                  </Link>
                  <span className="block font-normal text-muted">
                    {module.route === 'base' ? sectionWords[module.section] : `${sectionWords[module.section]}, ${routeWords[module.route].toLowerCase()}`}
                  </span>
                </>
              ),
            },
            { key: 'questions', header: 'Questions', numeric: true, cell: ({ module }) => module.questionCount },
            {
              key: 'levels',
              header: 'Levels 1–5',
              cell: ({ check }) => <span className="whitespace-nowrap">{check?.levels.map(({ count }) => count).join(' · ')}</span>,
            },
            {
              key: 'keys',
              header: 'Keys A–D',
              cell: ({ check }) => <span className="whitespace-nowrap">{check?.keys.map(({ count }) => count).join(' · ')}</span>,
            },
            { key: 'advice', header: 'Advice', cell: ({ check }) => check?.advice.join(' ') || 'None' },
          ]}
        />
      </div>
      <div>
        <h2 className="text-xl font-semibold">Overlap</h2>
        {twice.length > 0 ? <p className="mt-2 text-danger">Asked twice in this exam: {twice.join(', ')}.</p> : null}
        <p className="mt-2">
          {exam.overlaps.length === 0
            ? 'It shares no question with another exam.'
            : `Shared: ${exam.overlaps.map(({ title, questions }) => `${formatCount(questions, 'question')} with ${title}`).join(', ')}.`}
        </p>
      </div>
      <div>
        <h2 className="text-xl font-semibold">Expected scores</h2>
        {curves.length === 0 ? (
          <p className="mt-2">A section has a score if it has at least two modules and twenty scored questions. None of these has.</p>
        ) : (
          <>
            <p className="mb-5 mt-1 text-muted">From simulated students: the score to expect at each ability, and the range that holds four out of five.</p>
            <div className="grid gap-8 md:grid-cols-2">
              {curves.map(({ section, points }) => (
                <ScoreCurve key={section} title={sectionWords[section]} points={points} />
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  );
}
