/** A list from the server, read page by page. */
import { infiniteQueryOptions } from '@tanstack/react-query';

interface ListPage<Row> {
  readonly items: readonly Row[];
  readonly nextCursor: string | null;
}

/** Which page: an empty object is the first one. */
interface PageWanted {
  readonly cursor?: string;
  readonly limit?: number;
}

export interface List<Row> {
  /** What is listed, with everything it is searched, filtered and sorted by. */
  readonly key: readonly unknown[];
  readonly read: (page: PageWanted, signal?: AbortSignal) => Promise<ListPage<Row>>;
  /** Ms for which data counts as fresh; 0 by default. */
  readonly staleTime?: number;
  /** Ms after which it is read again while the screen is visible; never by default. */
  readonly refetchInterval?: number;
}

export const pagesOf = <Row>({ key, read, staleTime = 0, refetchInterval }: List<Row>) =>
  infiniteQueryOptions({
    queryKey: key,
    staleTime,
    ...(refetchInterval !== undefined && { refetchInterval }),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) => read(pageParam ? { cursor: pageParam } : {}, signal),
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });

/** The rows of all pages, at most `most`, and whether there are more. */
export async function readAll<Row>({ read }: List<Row>, most: number): Promise<{ readonly rows: readonly Row[]; readonly more: boolean }> {
  const rows: Row[] = [];
  let cursor: string | null = '';
  while (cursor !== null && rows.length < most) {
    const page: ListPage<Row> = await read({ limit: 50, ...(cursor && { cursor }) });
    rows.push(...page.items);
    cursor = page.nextCursor;
  }
  return { rows: rows.slice(0, most), more: cursor !== null || rows.length > most };
}
