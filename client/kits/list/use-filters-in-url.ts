import { useQueryChange } from './use-query-change.ts';

function setIn(query: URLSearchParams, change: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(change)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
}

/** Sets filters in the page's URL, so that they survive a reload; an empty value removes its filter. Back leaves the list. */
export function useFiltersInUrl(): (change: Readonly<Record<string, string>>) => void {
  const changeQuery = useQueryChange();
  return (change) => changeQuery((query) => setIn(query, change), { replace: true });
}

/** Sets one filter in the page's URL; an empty value removes it. Back takes the change back. */
export function useFilterInUrl(): (name: string, value: string) => void {
  const changeQuery = useQueryChange();
  return (name, value) => changeQuery((query) => setIn(query, { [name]: value }));
}
