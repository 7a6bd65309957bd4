import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';

/** Screens whose code is there at once show no bar. */
const quietMs = 150;

/** While the code of the next screen is on its way, a thin line at the top of this one. */
export function LoadingBar() {
  const loading = useNavigation().state === 'loading';
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!loading) return undefined;
    const timer = setTimeout(() => setShown(true), quietMs);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [loading]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-70 h-0.75">
      {shown ? (
        <>
          <span className="sr-only">Loading the next page</span>
          <div className="loading-bar h-full bg-primary" />
        </>
      ) : null}
    </div>
  );
}
