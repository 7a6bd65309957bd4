import { Link } from 'react-router';
import type { AuthoredQuestion } from '#contract/authoring.ts';
import { pathTo } from '#client/paths.ts';
import { Badge } from '#client/ui/badge.tsx';
import { formatDateTime } from '#client/ui/format.ts';
import { reasonWords } from '../reports/report-words.ts';

/** Which exams ask the question, and what students report about it. */
export function AskedIn({ view }: { readonly view: AuthoredQuestion }) {
  return (
    <section aria-labelledby="asked-in">
      <h2 id="asked-in" className="text-xl font-semibold">
        Exams and reports
      </h2>
      <p className="mt-3">{view.exams.length > 0 ? `Asked in ${view.exams.map(({ title }) => title).join(', ')}.` : 'No exam uses it.'}</p>
      {view.reports.length > 0 ? (
        <>
          <ul className="mt-3 flex flex-col gap-2">
            {view.reports.map(({ id, reason, note, createdAt }) => (
              <li key={id} className="break-words">
                <Badge tone="warning">{reasonWords[reason]}</Badge> {note || 'No note'} <span className="text-sm text-muted">{formatDateTime(createdAt)}</span>
              </li>
            ))}
          </ul>
          <Link to={pathTo('adminReport', { questionId: view.id })} className="text-link mt-2 inline-flex min-h-6 items-center">
            Decide about the reports
          </Link>
        </>
      ) : (
        <p className="mt-1 text-muted">No report is waiting.</p>
      )}
    </section>
  );
}
