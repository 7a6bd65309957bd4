/** KaTeX with its styles: larger than the rest of a screen, and most screens show no formula. */
import katex from 'katex';
import 'katex/dist/katex.min.css';

/** An unescaped % begins a LaTeX comment: what follows would vanish unseen, so it counts as an error. */
const strict = (code: string) => (code === 'commentAtEnd' ? 'error' : 'ignore');

/** A formula to be copied into pages: a copy costs a small part of drawing. */
interface Drawing {
  readonly shown: Element;
  /** Its MathML, which screen readers speak: nobody sees it. */
  readonly spoken: Element;
}

/** The oldest go first. */
const drawings = new Map<string, Drawing | null>();
const maxKept = 500;

function draw(tex: string, display: boolean): Drawing | null {
  const holder = document.createElement('span');
  try {
    katex.render(tex, holder, { output: 'htmlAndMathml', throwOnError: true, strict, trust: false, displayMode: display });
  } catch {
    return null;
  }
  const shown = holder.firstElementChild;
  const spoken = holder.querySelector('.katex-mathml');
  spoken?.remove();
  return shown && spoken && { shown, spoken };
}

/** The formula as it stands in a page; null if its LaTeX does not parse. */
function drawing(tex: string, display: boolean): Drawing | null {
  const name = `${display} ${tex}`;
  const known = drawings.get(name);
  if (known !== undefined) return known;
  const made = draw(tex, display);
  drawings.set(name, made);
  const [oldest] = drawings.keys();
  if (drawings.size > maxKept && oldest !== undefined) drawings.delete(oldest);
  return made;
}

const silent: { readonly shown: Element; readonly spoken: Element }[] = [];

function speak(): void {
  for (const { shown, spoken } of silent.splice(0)) {
    const place = shown.matches('.katex') ? shown : shown.querySelector('.katex');
    if (shown.isConnected) place?.prepend(spoken.cloneNode(true));
  }
}

/** Screen readers get their part after the paint: its style and layout are a quarter of those of a Math question, and whoever looks need not wait for them. */
function speakLater(shown: Element, spoken: Element): void {
  if (silent.push({ shown, spoken }) === 1) requestAnimationFrame(() => setTimeout(speak));
}

/** Draws the formula in `element`, from DOM nodes (never from markup). LaTeX that does not parse is shown as written, in the error color. */
export function drawMath(tex: string, element: HTMLElement, display: boolean): void {
  const made = drawing(tex, display);
  // KaTeX would color an error with an inline style, which our policy forbids.
  element.classList.toggle('text-danger', made === null);
  if (!made) return element.replaceChildren(tex);
  const shown = made.shown.cloneNode(true) as Element;
  element.replaceChildren(shown);
  speakLater(shown, made.spoken);
}

/** Draws a formula that will be needed soon. */
export const prepareMath = (tex: string): void => void drawing(tex, false);

/** Makes `shown` say what `made` says and leaves alone what already does: it keeps its style and its layout. */
function become(shown: Element, made: Element): void {
  for (const name of new Set([...shown.getAttributeNames(), ...made.getAttributeNames()])) {
    const value = made.getAttribute(name);
    if (value === shown.getAttribute(name)) continue;
    // Our policy forbids the attribute, but not what it stands for.
    if (name === 'style') (shown as HTMLElement).style.cssText = value ?? '';
    else if (value === null) shown.removeAttribute(name);
    else shown.setAttribute(name, value);
  }
  const before = [...shown.childNodes];
  const after = [...made.childNodes];
  for (const [index, node] of after.entries()) {
    const old = before[index];
    if (old === undefined) shown.append(node);
    else if (old instanceof Element && node instanceof Element && old.nodeName === node.nodeName) {
      if (!old.isEqualNode(node)) become(old, node);
    } else if (!old.isEqualNode(node)) old.replaceWith(node);
  }
  for (const old of before.slice(after.length)) old.remove();
}

/**
 * Draws a formula whose parts carry data attributes, for a field to be typed in: at once, and without its MathML, because the field's own text is what is read aloud.
 * False, and nothing drawn, for a character it does not know or what is nested too deep.
 */
export function drawMarked(tex: string, element: HTMLElement): boolean {
  try {
    const made = element.cloneNode(false) as HTMLElement;
    katex.render(tex, made, { output: 'html', throwOnError: true, strict, trust: ({ command }) => command === '\\htmlData' });
    become(element, made);
    return true;
  } catch {
    element.replaceChildren();
    return false;
  }
}
