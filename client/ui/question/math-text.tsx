import { memo, useLayoutEffect, useRef } from 'react';
import { printedTex } from './printed-tex.ts';

type Draw = (tex: string, element: HTMLElement, display: boolean) => void;

let draw: Draw | null = null;
let prepare: ((tex: string) => void) | null = null;
let loading: Promise<Draw> | null = null;

/** Fetches what draws formulas, once; after a failure the next call tries again. Where a formula will be needed but is not on screen yet, call it ahead. */
export function loadMath(): Promise<Draw> {
  loading ??= import('./katex.ts').then(
    ({ drawMath, prepareMath }) => {
      prepare = prepareMath;
      return (draw = drawMath);
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** Draws a formula that will be shown `printed` soon, where what draws formulas is there already. */
export const prepareFormula = (tex: string): void => prepare?.(printedTex(tex));

export interface MathTextProps {
  /** LaTeX without delimiters. */
  readonly tex: string;
  readonly display?: boolean;
  /** Fractions in a line as large as on paper. */
  readonly printed?: boolean;
}

/** A formula. Its MathML part gives screen readers the speech. If KaTeX cannot be fetched, its LaTeX is shown as it is. */
export const MathText = memo(function MathText({ tex: source, display = false, printed = false }: MathTextProps) {
  const tex = printed ? printedTex(source) : source;
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return undefined;
    if (draw) {
      draw(tex, element, display);
      return undefined;
    }
    let gone = false;
    loadMath().then(
      (drawMath) => !gone && drawMath(tex, element, display),
      () => !gone && element.replaceChildren(source),
    );
    return () => {
      gone = true;
    };
  }, [tex, source, display]);
  return <span ref={holder} className="maths" />;
});
