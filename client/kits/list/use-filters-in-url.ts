import { useSearchParams } from 'react-router';

/** Sets filters in the page's URL, so that they survive a reload; an empty value removes its filter. Back leaves the list. */
export function useFiltersInUrl(): (change: Readonly<Record<string, string>>) => void {
  const [search, setSearch] = useSearchParams();
  return (change) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    setSearch(next, { replace: true });
  };
}
