import { useSearchParams } from 'react-router';

function changed(search: URLSearchParams, change: Readonly<Record<string, string>>): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries(change)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Sets filters in the page's URL, so that they survive a reload; an empty value removes its filter. Back leaves the list. */
export function useFiltersInUrl(): (change: Readonly<Record<string, string>>) => void {
  const [search, setSearch] = useSearchParams();
  return (change) => setSearch(changed(search, change), { replace: true });
}

/** Sets one filter in the page's URL; an empty value removes it. Back takes the change back. */
export function useFilterInUrl(): (name: string, value: string) => void {
  const [search, setSearch] = useSearchParams();
  return (name, value) => {
    // Back would seem to do nothing.
    if (value !== (search.get(name) ?? '')) setSearch(changed(search, { [name]: value }));
  };
}
