import { useLocation, useNavigate, type Location, type NavigateOptions } from 'react-router';

/** What each view has been asked to become: a second change may come before the first one is rendered, and adds to it. */
const askedOf = new WeakMap<Location, URLSearchParams>();

/** Changes the query of the page's URL; `edit` is given what it will be after every change asked for so far. */
export function useQueryChange(): (edit: (query: URLSearchParams) => void, options?: NavigateOptions) => void {
  const location = useLocation();
  const navigate = useNavigate();
  return (edit, options) => {
    const before = askedOf.get(location) ?? new URLSearchParams(location.search);
    const next = new URLSearchParams(before);
    edit(next);
    // Back would seem to do nothing.
    if (String(next) === String(before)) return;
    askedOf.set(location, next);
    void navigate(`?${next}`, options);
  };
}
