import { useInfiniteQuery } from '@tanstack/react-query';
import { printErrors, type ErrorEntry } from '#contract/review.ts';
import { maxPrinted } from '#core/quizzes/allowance.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { topicName } from '#core/topics/topics.ts';
import { usePlansLink } from '#client/shell/plans-link.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { pagesOf } from '#client/kits/list/list.ts';
import { causeNames } from '#client/kits/mistakes/cause-names.ts';
import { PrintButton } from '#client/kits/sheets/print-button.tsx';
import type { PrintedQuestion } from '#client/kits/sheets/printed-questions.tsx';
import { api } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { ButtonLink } from '#client/ui/button.tsx';
import { fileTime, mistakeName } from './entry-words.ts';
import { errorList, exportList, type LogFilter } from './review-queries.ts';

const fileColumns = [
  { header: 'Missed', text: ({ missedAt }: ErrorEntry) => fileTime(missedAt) },
  { header: 'Topic', text: ({ topicId }: ErrorEntry) => topicName(topicId) },
  { header: 'Level', text: ({ level }: ErrorEntry) => String(level) },
  { header: 'Question', text: ({ excerpt }: ErrorEntry) => excerpt },
  { header: 'Your answer', text: ({ answer }: ErrorEntry) => answer },
  { header: 'Mistake', text: (entry: ErrorEntry) => mistakeName(entry) ?? '' },
  { header: 'Cause', text: ({ cause }: ErrorEntry) => (cause === null ? '' : causeNames[cause]) },
  { header: 'Note', text: ({ note }: ErrorEntry) => note },
  { header: 'Times missed', text: ({ misses }: ErrorEntry) => String(misses) },
  { header: 'Due', text: ({ dueAt }: ErrorEntry) => (dueAt === null ? '' : fileTime(dueAt)) },
  { header: 'Done', text: ({ closedAt }: ErrorEntry) => (closedAt === null ? '' : fileTime(closedAt)) },
] as const;

/** Sheets of what the filters show. */
const sheetsOf = async (filter: LogFilter): Promise<readonly PrintedQuestion[]> =>
  (await api(printErrors, { query: filter })).items.map(({ entry, explained }) => ({
    id: entry.questionId,
    topicId: entry.topicId,
    level: entry.level,
    explained,
    remark: `You answered ${entry.answer}${entry.cause === null || entry.cause === 'skipped' ? '' : `: ${causeNames[entry.cause]}`}.${
      entry.note ? ` Your note: ${entry.note}` : ''
    }`,
  }));

/** Said before printing: how many there are is not known before the list has been read to its end. */
function PrintedNote({ filter }: { readonly filter: LogFilter }) {
  const { data, hasNextPage } = useInfiniteQuery({ ...pagesOf(errorList(filter)), enabled: false });
  const listed = data?.pages.reduce((sum, { items }) => sum + items.length, 0) ?? 0;
  if (listed <= maxPrinted && !hasNextPage) return null;
  return (
    <span className="text-sm text-muted">
      {listed > maxPrinted ? `The first ${maxPrinted} are printed.` : `If there are more than ${maxPrinted}, the first ${maxPrinted} are printed.`}
    </span>
  );
}

/** Print and export what the filters show. */
export function LogActions({ filter }: { readonly filter: LogFilter }) {
  const session = useSession();
  const plans = usePlansLink('plus');
  const canExport = session.kind === 'user' && meetsTier(session.me.membershipTier, 'plus');
  return (
    <>
      <PrintButton from="Error log" read={() => sheetsOf(filter)} />
      <PrintedNote filter={filter} />
      {canExport ? (
        <CsvButton list={exportList(filter)} fileName="error-log" columns={fileColumns} />
      ) : (
        <ButtonLink variant="quiet" {...plans}>
          Export CSV with Plus
        </ButtonLink>
      )}
    </>
  );
}
