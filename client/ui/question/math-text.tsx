import katex from 'katex';
import 'katex/dist/katex.min.css';
import { memo, useLayoutEffect, useRef } from 'react';

export interface MathTextProps {
  /** LaTeX without delimiters. */
  readonly tex: string;
  readonly display?: boolean;
}

/** An unescaped % begins a LaTeX comment: what follows would vanish unseen, so it counts as an error. */
const strict = (code: string) => (code === 'commentAtEnd' ? 'error' : 'ignore');

/**
 * A formula, built by KaTeX from DOM nodes (never from markup). Its MathML part gives screen
 * readers the speech. LaTeX that does not parse is shown as written, in the error color.
 */
export const MathText = memo(function MathText({ tex, display = false }: MathTextProps) {
  const holder = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const element = holder.current;
    if (!element) return;
    katex.render(tex, element, { output: 'htmlAndMathml', throwOnError: false, strict, trust: false, displayMode: display });
  }, [tex, display]);
  return <span ref={holder} className="maths" />;
});
