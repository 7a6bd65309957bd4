/** What the formulas of the sheets speak of, found in another way: by measuring, counting, adding small pieces, or choosing the solution first. */
import type { Random } from '#core/random.ts';

export type Values = Readonly<Record<string, number>>;
/** What the names in a formula stand for; where it states no relation, what it must come to, or in what ratio its parts stand. */
export interface Measured {
  readonly at: Values;
  readonly equals?: number;
  readonly ratio?: readonly number[];
}

const { PI, sin, cos, tan, atan2 } = Math;
const many = 4000;
const sumOf = (count: number, term: (place: number) => number): number => Array.from({ length: count }, (_, place) => term(place)).reduce((a, b) => a + b, 0);
/** The midpoint rule. */
const addUp = (to: number, slice: (at: number) => number): number => sumOf(many, (place) => (slice(((place + 0.5) * to) / many) * to) / many);
/** A polygon with so many corners that nobody can tell it from the circle; only a part of it for a smaller angle. */
const chords = (r: number, angle = 2 * PI) => sumOf(many, () => 2 * r * sin(angle / many / 2));
const triangles = (r: number, angle = 2 * PI) => sumOf(many, () => (r * r * sin(angle / many)) / 2);
const degrees = (angle: number) => (angle * PI) / 180;
const shoelace = (points: readonly (readonly [number, number])[]) =>
  Math.abs(
    sumOf(
      points.length,
      (i) => (points[i]?.[0] ?? 0) * (points[(i + 1) % points.length]?.[1] ?? 0) - (points[(i + 1) % points.length]?.[0] ?? 0) * (points[i]?.[1] ?? 0),
    ),
  ) / 2;
const opposite = '\\text{opposite}';
const [adjacent, hypotenuse] = ['\\text{adjacent}', '\\text{hypotenuse}'];

const some = (random: Random) => random.int(1, 90) / 10;
const signed = (random: Random) => (random.chance(1, 2) ? 1 : -1) * some(random);

/** Two points of a line, and what measuring it gives. */
function line(random: Random) {
  const [m, b, p, q] = [signed(random), signed(random), signed(random), signed(random)];
  const second = q === p ? q + 1 : q;
  return { m, b, x_1: p, y_1: m * p + b, x_2: second, y_2: m * second + b };
}
const slope: (random: Random) => Measured = (random) => ({ at: line(random) });
const onLine = (random: Random): Measured => {
  const { m, b, x_1, y_1, x_2, y_2 } = line(random);
  return { at: { m, b, x_1, y_1, x: x_2, y: y_2 } };
};
/** Coefficients of a quadratic with chosen zeros. */
function quadratic(random: Random) {
  const [a, r, s] = [signed(random), signed(random), signed(random)];
  return { a, r, s, b: -a * (r + s), c: a * r * s };
}
/** Its extreme, found by halving an interval in which the slope changes its sign. */
function extreme({ a, b, c }: { a: number; b: number; c: number }) {
  const f = (x: number) => a * x * x + b * x + c;
  let [low, high] = [-200, 200];
  for (let step = 0; step < 80; step++) {
    const middle = (low + high) / 2;
    if ((f(middle + 1e-3) - f(middle - 1e-3)) * a > 0) high = middle;
    else low = middle;
  }
  return { h: low, k: f(low), f };
}
const vertexOf = (random: Random): Measured => {
  const own = quadratic(random);
  const { h, k, f } = extreme(own);
  const x = signed(random);
  return { at: { a: own.a, b: own.b, h, k, x, y: f(x) } };
};
const solution = (random: Random): Measured => {
  const { a, b, c, r, s } = quadratic(random);
  return { at: { a, b, c, x: random.pick([r, s]) } };
};
const numbers = (random: Random): Measured => ({ at: { a: some(random), b: signed(random), m: random.int(2, 4), n: random.int(2, 5) } });
const grown = (random: Random, sign: 1 | -1): Measured => {
  const [a, r, t] = [some(random), random.int(1, 40) / 100, random.int(1, 9)];
  let y = a;
  for (let step = 0; step < t; step++) y += sign * y * r;
  return { at: { a, r, t, y } };
};
const circle = (random: Random): Measured => {
  const [h, k, r, turn] = [signed(random), signed(random), some(random), signed(random)];
  return { at: { h, k, r, x: h + r * cos(turn), y: k + r * sin(turn) } };
};
const rightTriangle = (random: Random) => {
  const angle = degrees(random.int(5, 85));
  const c = some(random);
  return { angle, a: c * sin(angle), b: c * cos(angle), c };
};
const ratioOf = (random: Random, name: string, value: (angle: number) => number, short: boolean): Measured => {
  const { angle, a, b, c } = rightTriangle(random);
  const names = short ? ['\\text{opp}', '\\text{adj}', '\\text{hyp}'] : [opposite, adjacent, hypotenuse];
  return { at: { [name]: value(angle), [names[0] ?? '']: a, [names[1] ?? '']: b, [names[2] ?? '']: c } };
};
const box = (random: Random): Measured => {
  const [l, w, h] = [random.int(1, 9), random.int(1, 9), random.int(1, 9)];
  return { at: { l, w, h, V: sumOf(l, () => sumOf(w, () => sumOf(h, () => 1))) } };
};
const solid = (random: Random, name: string, slice: (r: number, h: number, at: number) => number, deep: (r: number, h: number) => number): Measured => {
  const [r, h] = [some(random), some(random)];
  return { at: { r, h, [name]: addUp(deep(r, h), (at) => slice(r, h, at)) } };
};
/** Areas of disks are measured, too. */
const disk = triangles(1);
const cylinder = (name: string) => (random: Random) =>
  solid(
    random,
    name,
    (r) => disk * r * r,
    (_, h) => h,
  );
const cone = (name: string) => (random: Random) =>
  solid(
    random,
    name,
    (r, h, at) => disk * ((r * at) / h) ** 2,
    (_, h) => h,
  );
const ball = (name: string) => (random: Random) =>
  solid(
    random,
    name,
    (r, _, at) => 2 * disk * (r * r - at * at),
    (r) => r,
  );
const change = (random: Random): Measured => {
  const [old, percent] = [some(random), random.int(-60, 90)];
  return { at: { '\\text{old}': old, '\\text{new}': old + (old * percent) / 100 }, equals: percent };
};
const special = (random: Random, angles: readonly number[], names: boolean): Measured => ({
  at: names ? { s: some(random) } : {},
  // The law of sines.
  ratio: angles.map((angle) => sin(degrees(angle))),
});
const share = (random: Random, value: (angle: number, r: number) => number, at: (angle: number, r: number) => Values): Measured => {
  const [angle, r] = [random.int(1, 360), some(random)];
  return { at: at(angle, r), equals: value(degrees(angle), r) };
};

/** By formula, as it stands on the sheet. */
export const measuredFormulas: Readonly<Record<string, (random: Random) => Measured>> = {
  'A=\\pi r^2': (random) => ((r) => ({ at: { r, A: triangles(r) } }))(some(random)),
  'C=2\\pi r': (random) => ((r) => ({ at: { r, C: chords(r) } }))(some(random)),
  'A=lw': (random) => ((l, w) => ({ at: { l, w, A: sumOf(l, () => w) } }))(random.int(1, 9), random.int(1, 9)),
  'A=\\frac{1}{2}bh': (random) =>
    ((b, h, x) => ({
      at: {
        b,
        h,
        A: shoelace([
          [0, 0],
          [b, 0],
          [x, h],
        ]),
      },
    }))(some(random), some(random), signed(random)),
  'a^2+b^2=c^2': (random) => (({ a, b, c }) => ({ at: { a, b, c } }))(rightTriangle(random)),
  's:s:s\\sqrt{2}': (random) => special(random, [45, 45, 90], true),
  's:s\\sqrt{3}:2s': (random) => special(random, [30, 60, 90], true),
  '1:1:\\sqrt2': (random) => special(random, [45, 45, 90], false),
  '1:\\sqrt3:2': (random) => special(random, [30, 60, 90], false),
  'V=lwh': box,
  'V=\\pi r^2h': cylinder('V'),
  'V=\\frac{4}{3}\\pi r^3': ball('V'),
  'V=\\frac{1}{3}\\pi r^2h': cone('V'),
  'V=\\frac{1}{3}lwh': (random) => ((l, w, h) => ({ at: { l, w, h, V: addUp(h, (at) => l * w * (at / h) ** 2) } }))(some(random), some(random), some(random)),
  'V_{\\text{cylinder}}=\\pi r^2h': cylinder('V_{\\text{cylinder}}'),
  'V_{\\text{cone}}=\\tfrac13\\pi r^2h': cone('V_{\\text{cone}}'),
  'V_{\\text{sphere}}=\\tfrac43\\pi r^3': ball('V_{\\text{sphere}}'),
  'm=\\frac{y_2-y_1}{x_2-x_1}': slope,
  'y=mx+b': onLine,
  'y-y_1=m(x-x_1)': onLine,
  'Ax+By=C': (random) => {
    // Slope and intercept as the sheets give them for this form.
    const [A, B, C, x] = [signed(random), signed(random), signed(random), signed(random)];
    return { at: { A, B, C, x, y: (-A / B) * x + C / B } };
  },
  'm_1=m_2': (random) => (({ m, x_1, y_1, x_2, y_2 }, up) => ({ at: { m_1: m, m_2: (y_2 + up - (y_1 + up)) / (x_2 - x_1) } }))(line(random), signed(random)),
  'm_1m_2=-1': (random) => ((turn) => ({ at: { m_1: tan(turn), m_2: sin(turn + PI / 2) / cos(turn + PI / 2) } }))(degrees(random.int(1, 89))),
  '\\sqrt{(x_2-x_1)^2+(y_2-y_1)^2}': (random) =>
    ((x_1, y_1, d, turn) => ({ at: { x_1, y_1, x_2: x_1 + d * cos(turn), y_2: y_1 + d * sin(turn) }, equals: d }))(
      signed(random),
      signed(random),
      some(random),
      signed(random),
    ),
  '\\frac{x_1+x_2}{2}': (random) => ((m, by) => ({ at: { x_1: m - by, x_2: m + by }, equals: m }))(signed(random), signed(random)),
  '\\frac{y_1+y_2}{2}': (random) => ((m, by) => ({ at: { y_1: m - by, y_2: m + by }, equals: m }))(signed(random), signed(random)),
  'x=\\frac{-b\\pm\\sqrt{b^2-4ac}}{2a}': solution,
  'y=a(x-h)^2+k': vertexOf,
  'h=-\\frac{b}{2a}': vertexOf,
  'x=-\\frac{b}{2a}': (random) => (({ at: { a = 0, b = 0, h = 0 } }) => ({ at: { a, b, x: h } }))(vertexOf(random)),
  '-\\frac{b}{a}': (random) => (({ a, b, r, s }) => ({ at: { a, b }, equals: r + s }))(quadratic(random)),
  '\\frac{c}{a}': (random) => (({ a, c, r, s }) => ({ at: { a, c }, equals: r * s }))(quadratic(random)),
  'r+s=-\\frac{b}{a}': (random) => ({ at: quadratic(random) }),
  'rs=\\frac{c}{a}': (random) => ({ at: quadratic(random) }),
  'b^2-4ac': (random) => (({ a, b, c, r, s }) => ({ at: { a, b, c }, equals: (a * (r - s)) ** 2 }))(quadratic(random)),
  'ax^2+bx+c=a(x-h)^2+k=a(x-r)(x-s)': (random) => {
    const own = quadratic(random);
    const { h, k } = extreme(own);
    return { at: { ...own, h, k, x: signed(random) } };
  },
  '(a+b)^2=a^2+2ab+b^2': numbers,
  '(a+b)(a-b)=a^2-b^2': numbers,
  'a^2-b^2=(a+b)(a-b)': numbers,
  'a^m a^n=a^{m+n}': numbers,
  '\\frac{a^m}{a^n}=a^{m-n}': numbers,
  '(a^m)^n=a^{mn}': numbers,
  'a^{-n}=\\frac{1}{a^n}': numbers,
  'a^{m/n}=\\sqrt[n]{a^m}': numbers,
  'y=a(1+r)^t': (random) => grown(random, 1),
  'y=a(1-r)^t': (random) => grown(random, -1),
  '\\text{mean}=\\frac{\\text{sum}}{\\text{how many}}': (random) => {
    // The mean is where the distances on both sides balance.
    const [mean, distances] = [signed(random), Array.from({ length: random.int(1, 5) }, () => some(random))];
    const list = distances.flatMap((distance) => [mean - distance, mean + distance]);
    return { at: { '\\text{mean}': mean, '\\text{sum}': list.reduce((a, b) => a + b), '\\text{how many}': list.length } };
  },
  '\\frac{\\text{new}-\\text{old}}{\\text{old}}\\cdot100\\%': change,
  '\\frac{\\text{new}-\\text{old}}{\\text{old}}\\cdot 100\\%': change,
  'P(A\\text{ given }B)=\\frac{\\text{both }A\\text{ and }B}{\\text{all of }B}': (random) => {
    const all = Array.from({ length: 40 }, () => ({ a: random.chance(1, 3), b: random.chance(2, 3) }));
    const given = [...all, { a: true, b: true }].filter(({ b }) => b);
    // Each of the group is as likely to be drawn as any other.
    const likely = given.map(({ a }) => (a ? 1 / given.length : 0)).reduce((x, y) => x + y, 0);
    return { at: { 'P(A\\text{ given }B)': likely, '\\text{both }A\\text{ and }B': given.filter(({ a }) => a).length, '\\text{all of }B': given.length } };
  },
  'P=\\frac{\\text{outcomes that count}}{\\text{all outcomes}}': (random) => {
    const [sides, wanted] = [random.int(2, 12), random.int(1, 2)];
    return { at: { P: sumOf(wanted, () => 1 / sides), '\\text{outcomes that count}': wanted, '\\text{all outcomes}': sides } };
  },
  '(x-h)^2+(y-k)^2=r^2': circle,
  '\\frac{\\theta}{360}\\cdot2\\pi r': (random) =>
    share(
      random,
      (angle, r) => chords(r, angle),
      (angle, r) => ({ '\\theta': angle, r }),
    ),
  '\\frac{\\theta}{360}\\cdot\\pi r^2': (random) =>
    share(
      random,
      (angle, r) => triangles(r, angle),
      (angle, r) => ({ '\\theta': angle, r }),
    ),
  '\\frac{\\theta}{360°}=\\frac{\\text{arc}}{2\\pi r}=\\frac{\\text{sector}}{\\pi r^2}': (random) => {
    const [angle, r] = [random.int(1, 360), some(random)];
    return { at: { '\\theta': angle, r, '\\text{arc}': chords(r, degrees(angle)), '\\text{sector}': triangles(r, degrees(angle)) } };
  },
  '\\sin=\\frac{\\text{opp}}{\\text{hyp}}': (random) => ratioOf(random, '\\sin', sin, true),
  '\\cos=\\frac{\\text{adj}}{\\text{hyp}}': (random) => ratioOf(random, '\\cos', cos, true),
  '\\tan=\\frac{\\text{opp}}{\\text{adj}}': (random) => ratioOf(random, '\\tan', tan, true),
  '\\sin A=\\frac{\\text{opposite}}{\\text{hypotenuse}}': (random) => ratioOf(random, '\\sin A', sin, false),
  '\\cos A=\\frac{\\text{adjacent}}{\\text{hypotenuse}}': (random) => ratioOf(random, '\\cos A', cos, false),
  '\\tan A=\\frac{\\text{opposite}}{\\text{adjacent}}': (random) => ratioOf(random, '\\tan A', tan, false),
  // One radian: the angle whose arc is as long as the radius.
  '180^\\circ=\\pi\\text{ radians}': () => ({ at: { '\\text{ radians}': 360 / chords(1) } }),
  '(n-2)\\cdot180^\\circ': (random) => {
    const n = random.int(3, 9);
    const corners = Array.from({ length: n }, (_, place) => ((place + random.int(1, 9) / 10) * 2 * PI) / n).map((turn) => [cos(turn), sin(turn)] as const);
    const inside = corners.map(([x, y], place) => {
      const [before, after] = [corners[(place + n - 1) % n] ?? [0, 0], corners[(place + 1) % n] ?? [0, 0]];
      const [p, q] = [[before[0] - x, before[1] - y] as const, [after[0] - x, after[1] - y] as const];
      return atan2(Math.abs(p[0] * q[1] - p[1] * q[0]), p[0] * q[0] + p[1] * q[1]);
    });
    return { at: { n }, equals: (inside.reduce((a, b) => a + b) * 180) / PI };
  },
  'ax+b=cx+d': (random) => ((a, b, c, x) => ({ at: { a, b, c, x, d: a * x + b - c * x } }))(signed(random), signed(random), signed(random), signed(random)),
  'a_1x+b_1y=c_1': (random) =>
    ((a, b, x, y) => ({ at: { a_1: a, b_1: b, x, y, c_1: a * x + b * y } }))(signed(random), signed(random), signed(random), signed(random)),
  'a_2x+b_2y=c_2': (random) =>
    ((a, b, x, y) => ({ at: { a_2: a, b_2: b, x, y, c_2: a * x + b * y } }))(signed(random), signed(random), signed(random), signed(random)),
  '|x-a|=d': (random) => ((a, d) => ({ at: { a, d, x: a + random.pick([d, -d]) } }))(signed(random), some(random)),
};
