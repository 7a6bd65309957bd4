import { Link } from 'react-router';
import type { ProgressView } from '#contract/progress.ts';
import { pathTo } from '#client/paths.ts';
import { Alert } from '#client/ui/alert.tsx';
import { formatDate } from '#client/ui/format.ts';

/** Why the exam just taken shows nowhere on this page; nothing if it counts. */
export function UncountedExam({ progress: { newest } }: { readonly progress: Pick<ProgressView, 'newest'> }) {
  if (!newest?.hurried) return null;
  return (
    <Alert>
      {newest.examTitle} from {formatDate(newest.completedAt)} does not count here, because questions in it were answered faster than anyone could read them.{' '}
      <Link className="text-link" to={pathTo('results', { examId: newest.id })}>
        See its result
      </Link>
    </Alert>
  );
}
