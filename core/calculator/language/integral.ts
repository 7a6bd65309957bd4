/** Definite integrals by the rule of Gauss and Kronrod with 7 and 15 places, halving where these two differ. */

/** Places between 0 and 1, from the outside in, and their weights; every other one belongs to the rule with 7 places. */
const places = [
  0.9914553711208126, 0.9491079123427585, 0.8648644233597691, 0.7415311855993945, 0.5860872354676911, 0.4058451513773972, 0.20778495500789848, 0,
] as const;
const fine = [
  0.022935322010529224, 0.06309209262997856, 0.10479001032225019, 0.14065325971552592, 0.1690047266392679, 0.19035057806478542, 0.20443294007529889,
  0.20948214108472782,
] as const;
const coarse = [0, 0.1294849661688697, 0, 0.27970539148927664, 0, 0.3818300505051189, 0, 0.4179591836734694] as const;

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
const maxPieces = 120;
const tolerable = 1e-9;

/** NaN where there is none, f has no value on the way, or another piece may not be tried. */
export function integral(f: (x: number) => number, from: number, to: number, mayTry: () => boolean): number {
  if (from === to) return 0;
  if (!mayTry()) return Number.NaN;
  const pieces: Piece[] = [piece(f, from, to)];
  for (;;) {
    let [value, error, worst] = [0, 0, 0];
    for (const [index, one] of pieces.entries()) {
      value += one.value;
      error += one.error;
      if (one.error > (pieces[worst]?.error ?? 0)) worst = index;
    }
    const halved = pieces[worst];
    if (!halved || pieces.length >= maxPieces || !(error > enough * Math.max(1e-3, Math.abs(value)))) {
      return error <= tolerable * Math.max(1, Math.abs(value)) ? value : Number.NaN;
    }
    if (!mayTry() || !mayTry()) return Number.NaN;
    const middle = (halved.from + halved.to) / 2;
    pieces.splice(worst, 1, piece(f, halved.from, middle), piece(f, middle, halved.to));
  }
}
