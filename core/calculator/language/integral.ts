/** Definite integrals by the rule of Gauss and Kronrod with 7 and 15 places, halving where these two differ. */

/** Places between 0 and 1, from the outside in, and their weights; every other one belongs to the rule with 7 places. */
const places = [
  0.991455371120812639206854697526329, 0.949107912342758524526189684047851, 0.864864423359769072789712788640926, 0.741531185599394439863864773280788,
  0.58608723546769113029414469325723, 0.405845151377397166906606412076961, 0.207784955007898467600689403773245, 0,
] as const;
const fine = [
  0.02293532201052922496373200805897, 0.063092092629978553290700663189204, 0.104790010322250183839876322541518, 0.140653259715525918745189590510238,
  0.16900472663926790282829543611559, 0.190350578064785409913256402421014, 0.204432940075298892414161999234649, 0.209482141084727828012999174891714,
] as const;
const coarse = [
  0, 0.129484966168869693270611432679082, 0, 0.27970539148927666790146777142378, 0, 0.381830050505118944950369775488975, 0, 0.417959183673469387755102040816327,
] as const;

interface Piece {
  readonly from: number;
  readonly to: number;
  readonly value: number;
  readonly error: number;
}

function piece(f: (x: number) => number, from: number, to: number): Piece {
  const [middle, half] = [(from + to) / 2, (to - from) / 2];
  let [value, rough] = [0, 0];
  places.forEach((place, index) => {
    const both = place === 0 ? f(middle) : f(middle - half * place) + f(middle + half * place);
    value += (fine[index] ?? 0) * both;
    rough += (coarse[index] ?? 0) * both;
  });
  return { from, to, value: value * half, error: Math.abs((value - rough) * half) };
}

const enough = 1e-13;
/** What is still uncertain after that many halvings has no value, or none that can be told: 1/x from 0 on. A curve asks for an integral at each pixel. */
const mostPieces = 120;
const tolerable = 1e-9;

/** NaN where there is none, or f has no value on the way. */
export function integral(f: (x: number) => number, from: number, to: number): number {
  if (from === to) return 0;
  const pieces: Piece[] = [piece(f, from, to)];
  for (;;) {
    let [value, error, worst] = [0, 0, 0];
    for (const [index, one] of pieces.entries()) {
      value += one.value;
      error += one.error;
      if (one.error > (pieces[worst]?.error ?? 0)) worst = index;
    }
    const halved = pieces[worst];
    if (!halved || pieces.length >= mostPieces || !(error > enough * Math.max(1e-3, Math.abs(value)))) {
      return error <= tolerable * Math.max(1, Math.abs(value)) ? value : Number.NaN;
    }
    const middle = (halved.from + halved.to) / 2;
    pieces.splice(worst, 1, piece(f, halved.from, middle), piece(f, middle, halved.to));
  }
}
