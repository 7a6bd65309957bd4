import { useSearchParams } from 'react-router';
import { useQueryChange } from './use-query-change.ts';

export interface ListUrl<Filter extends string, Sort extends string> {
  readonly q: string;
  readonly show: Filter;
  readonly sort: Sort;
  readonly goTo: (change: Partial<Pick<ListUrl<Filter, Sort>, 'q' | 'show' | 'sort'>>) => void;
}

/**
 * What a list is searched, filtered and sorted by is in the page's URL: it survives a reload, and Back leads
 * to the previous view. The first filter and the first order are the defaults.
 */
export function useListUrl<Filter extends string, Sort extends string>(
  filters: readonly [Filter, ...Filter[]],
  sorts: readonly [Sort, ...Sort[]],
): ListUrl<Filter, Sort> {
  const [parameters] = useSearchParams();
  const changeQuery = useQueryChange();
  const q = parameters.get('q')?.trim() ?? '';
  const show = filters.find((each) => each === parameters.get('show')) ?? filters[0];
  const sort = sorts.find((each) => each === parameters.get('sort')) ?? sorts[0];
  return {
    q,
    show,
    sort,
    goTo: (change) => {
      const defaults = { show: filters[0], q: '', sort: sorts[0] };
      // A screen's own filters stay.
      changeQuery((query) => {
        for (const name of ['show', 'q', 'sort'] as const) {
          const wanted = change[name];
          if (wanted === defaults[name]) query.delete(name);
          else if (wanted !== undefined) query.set(name, wanted);
        }
      });
    },
  };
}
