import { useMutation } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { printErrors, type ErrorEntry } from '#contract/review.ts';
import { meetsTier } from '#core/membership/tiers.ts';
import { topicName } from '#core/topics/topics.ts';
import { CsvButton } from '#client/kits/list/csv-button.tsx';
import { causeNames } from '#client/kits/mistakes/cause-names.ts';
import { api, type Output } from '#client/platform/api.ts';
import { useSession } from '#client/platform/session.ts';
import { pathTo } from '#client/paths.ts';
import { Button, ButtonLink } from '#client/ui/button.tsx';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { PrintedErrors } from './printed-errors.tsx';
import { exportList, type LogFilter } from './review-queries.ts';

const fileColumns = [
  { header: 'Missed', text: ({ missedAt }: ErrorEntry) => missedAt },
  { header: 'Topic', text: ({ topicId }: ErrorEntry) => topicName(topicId) },
  { header: 'Level', text: ({ level }: ErrorEntry) => String(level) },
  { header: 'Question', text: ({ excerpt }: ErrorEntry) => excerpt },
  { header: 'Your answer', text: ({ answer }: ErrorEntry) => answer },
  { header: 'Mistake', text: ({ misconception }: ErrorEntry) => misconception ?? '' },
  { header: 'Cause', text: ({ cause }: ErrorEntry) => (cause === null ? '' : causeNames[cause]) },
  { header: 'Note', text: ({ note }: ErrorEntry) => note },
  { header: 'Times missed', text: ({ misses }: ErrorEntry) => String(misses) },
  { header: 'Due', text: ({ dueAt }: ErrorEntry) => dueAt ?? '' },
  { header: 'Done', text: ({ closedAt }: ErrorEntry) => closedAt ?? '' },
] as const;

type Items = Output<typeof printErrors>['items'];

/** Print and export what the filters show. */
export function LogActions({ filter }: { readonly filter: LogFilter }) {
  const session = useSession();
  const [printed, setPrinted] = useState<Items | null>(null);
  useEffect(() => {
    const end = () => setPrinted(null);
    window.addEventListener('afterprint', end);
    return () => window.removeEventListener('afterprint', end);
  }, []);
  const print = useMutation({
    mutationFn: async () => {
      const [{ items }] = await Promise.all([api(printErrors, { query: filter }), loadMath()]);
      return items;
    },
    onSuccess: async (items) => {
      flushSync(() => setPrinted(items));
      await document.fonts.ready;
      window.print();
    },
    onError: (error) => showToast({ title: 'The sheets were not prepared', description: error.message, tone: 'danger' }),
  });
  const canExport = session.kind === 'user' && meetsTier(session.me.membershipTier, 'plus');
  return (
    <>
      <Button variant="secondary" busy={print.isPending} busyLabel="Preparing…" onClick={() => print.mutate()}>
        <Printer aria-hidden size={18} /> Print
      </Button>
      {canExport ? (
        <CsvButton list={exportList(filter)} fileName="error-log" columns={fileColumns} />
      ) : (
        <ButtonLink variant="quiet" to={pathTo('membershipUpgrade')}>
          Export CSV with Plus
        </ButtonLink>
      )}
      {printed ? <PrintedErrors items={printed} /> : null}
    </>
  );
}
