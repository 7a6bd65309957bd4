import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#client/ui/button.tsx';
import { formatCount } from '#client/ui/format.ts';
import { KeepsFocus } from '#client/ui/keeps-focus.tsx';
import { ErrorState, LoadingState } from '#client/ui/page-states.tsx';
import { pagesOf, type List } from './list.ts';

export interface PagedListProps<Row> {
  readonly list: List<Row>;
  /** The singular of what is listed, e.g. "user"; the plural adds an s. */
  readonly noun: string;
  /** Why the list is empty, and what to do about it. */
  readonly empty: ReactNode;
  /** Shown beside the button for more. */
  readonly actions?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list in all its states: loading, failed, empty, and page after page. */
export function PagedList<Row>({ list, noun, empty, actions, children }: PagedListProps<Row>) {
  const { data, error, isPending, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery(pagesOf(list));
  const rows = data?.pages.flatMap((page) => page.items) ?? [];
  // What a row's button did may take the row away, and the last page the button for more.
  if (isPending || !data || rows.length === 0)
    return (
      <KeepsFocus>
        {isPending ? (
          <LoadingState label={`Loading ${noun}s`} />
        ) : data ? (
          empty
        ) : (
          <ErrorState title={`The ${noun}s did not load`} error={error} onRetry={() => void refetch()} />
        )}
      </KeepsFocus>
    );
  return (
    <KeepsFocus>
      {children(rows)}
      <KeepsFocus className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-3">
        <div role="status" className="text-sm text-muted">
          {formatCount(rows.length, noun)} shown{hasNextPage ? '; there are more.' : '.'}
          {error ? <p className="mt-1 text-danger">{error.message}</p> : null}
        </div>
        {hasNextPage ? (
          <Button variant="secondary" busy={isFetchingNextPage} busyLabel="Loading…" onClick={() => void fetchNextPage()}>
            Show more
          </Button>
        ) : null}
        {actions}
      </KeepsFocus>
    </KeepsFocus>
  );
}
