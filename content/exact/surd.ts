/** Square roots of whole numbers in simplest form. */

export interface Surd {
  readonly outer: number;
  readonly radicand: number;
}

/** √n = outer·√radicand with a square-free radicand; n must be a positive whole number. */
export function simplifySquareRoot(n: number): Surd {
  let [outer, radicand] = [1, n];
  for (let k = 2; k * k <= radicand; k++) {
    while (radicand % (k * k) === 0) {
      radicand /= k * k;
      outer *= k;
    }
  }
  return { outer, radicand };
}
