import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ExamResult } from '#contract/exam-results.ts';
import { loadMath } from '#client/ui/question/math-text.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { byModule } from '../result-view.ts';
import { reviewQuery } from '../results-queries.ts';

/** Explanations are fetched ahead this long after the page appeared: opening one is then instant, and so is printing. */
const aheadMs = 1500;

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** The result on a few sheets, the misses as a worksheet, or every question with its explanation. */
type PrintForm = 'summary' | 'misses' | 'everything';

export interface Printing {
  /** What is in the page for paper. */
  readonly active: PrintForm | null;
  /** Explanations are being fetched. */
  readonly preparing: boolean;
  readonly print: (form: PrintForm) => void;
}

/** Puts the report into the page while something is printed: what was chosen, or the summary for the browser's own command. */
export function usePrinting(result: ExamResult): Printing {
  const client = useQueryClient();
  const [active, setActive] = useState<PrintForm | null>(null);
  const [preparing, setPreparing] = useState(false);

  const fetchAll = useCallback(
    () => Promise.all([loadMath(), ...byModule(result.responses).map(({ position }) => client.ensureQueryData(reviewQuery(result.id, position)))]),
    [client, result],
  );

  useEffect(() => {
    const timer = setTimeout(() => void fetchAll().catch(() => undefined), aheadMs);
    return () => clearTimeout(timer);
  }, [fetchAll]);

  useEffect(() => {
    const begin = () => flushSync(() => setActive((chosen) => chosen ?? 'summary'));
    const end = () => setActive(null);
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, []);

  const run = async (form: PrintForm) => {
    setPreparing(true);
    try {
      await fetchAll();
      flushSync(() => setActive(form));
      // Formulas bring their own fonts; without them the first pages would be set in a substitute.
      await nextFrame();
      await document.fonts.ready;
      window.print();
    } catch (error) {
      setActive(null);
      showToast({ title: error instanceof Error ? error.message : 'The explanations did not load.', tone: 'danger' });
    } finally {
      setPreparing(false);
    }
  };
  return { active, preparing, print: (form) => void run(form) };
}
