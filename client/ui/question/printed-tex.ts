/** Formulas as large as on paper. Pure. */

/** A text that begins inside braces, up to where these end. */
function inBraces(text: string): string {
  let depth = 0;
  for (const { 0: sign, index } of text.matchAll(/\\.|[{}]/g)) {
    if (sign === '{') depth += 1;
    if (sign === '}' && depth-- === 0) return text.slice(0, index);
  }
  return text;
}

/** Every fraction with digits of nearly the size of the text, in exponents too, where TeX would draw them half as large. */
export const printedTex = (tex: string): string =>
  `\\displaystyle ${tex}`
    .replace(/\\frac(?![a-zA-Z])/g, '\\dfrac')
    .split('^{')
    .reduce((done, part) => `${done}^{${inBraces(part).includes('\\dfrac') ? '\\small ' : ''}${part}`);
