/** KaTeX with its styles: larger than the rest of a screen, and most screens show no formula. */
import katex from 'katex';
import 'katex/dist/katex.min.css';

/** An unescaped % begins a LaTeX comment: what follows would vanish unseen, so it counts as an error. */
const strict = (code: string) => (code === 'commentAtEnd' ? 'error' : 'ignore');

/** Draws the formula in `element`, from DOM nodes (never from markup). LaTeX that does not parse is shown as written, in the error color. */
export function drawMath(tex: string, element: HTMLElement, display: boolean): void {
  try {
    katex.render(tex, element, { output: 'htmlAndMathml', throwOnError: true, strict, trust: false, displayMode: display });
    element.classList.remove('text-danger');
  } catch {
    // KaTeX would color it with an inline style, which our policy forbids.
    element.replaceChildren(tex);
    element.classList.add('text-danger');
  }
}
