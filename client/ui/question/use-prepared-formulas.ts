import { useEffect } from 'react';
import type { ShownQuestion } from '#core/questions/learner-view.ts';
import { prepareFormula } from './math-text.tsx';

/** Formulas of a question, wherever in it they stand. */
export function formulasOf(question: unknown): readonly string[] {
  if (typeof question === 'string') return [...question.matchAll(/\\\((.*?)\\\)/gs)].map(([, tex = '']) => tex.trim());
  return typeof question === 'object' && question !== null ? Object.values(question).flatMap(formulasOf) : [];
}

/** One formula at a time, so that nothing a student does waits for more than one. Safari has no idle callbacks. */
const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act);
  return () => cancelIdleCallback(handle);
};

/** Draws the formulas of the question that probably comes next while nothing else is to be done. */
export function usePreparedFormulas(question: ShownQuestion | undefined): void {
  useEffect(() => {
    const waiting = [...new Set(formulasOf(question))];
    let cancel: () => void = () => undefined;
    const one = () => {
      const tex = waiting.shift();
      if (tex === undefined) return;
      prepareFormula(tex);
      cancel = whenIdle(one);
    };
    cancel = whenIdle(one);
    return () => cancel();
  }, [question]);
}
