import { useEffect } from 'react';

/** On paper nothing of the page is folded. */
export function useUnfoldedPrint(): void {
  useEffect(() => {
    const unfold = () => {
      for (const folded of document.querySelectorAll<HTMLDetailsElement>('main details')) folded.open = true;
    };
    addEventListener('beforeprint', unfold);
    return () => removeEventListener('beforeprint', unfold);
  }, []);
}
