/** The ways of ratios in letters: with numbers for the letters, the triangle is worked out and the right choice gives the same. */
import * as z from 'zod';
import { among, firstOf } from '../answering.ts';
import { from } from '../builders.ts';

const ratios = z.enum(['sin', 'cos', 'tan']);

/** One ratio from another one, the given one a quotient of two letters or a letter alone. */
const quotients = from(
  z.object({ kind: z.literal('ratio'), given: ratios, asked: ratios, atOther: z.boolean(), p: z.string(), q: z.string() }),
  ({ given, asked, atOther, p, q }, question) => {
    const alone = q === '1';
    const angle = `arc${given}(${alone ? p : `${p}/${q}`})`;
    const target = !atOther ? `${asked}(${angle})` : asked === 'tan' ? `1/tan(${angle})` : `${asked === 'sin' ? 'cos' : 'sin'}(${angle})`;
    const way = among(question, [...(alone ? [`${p} = 0.6`] : [`${p} = 3`, `${q} = 5`]), target]);
    return (
      way && {
        ...way,
        idea: `Try numbers for the letters: the inverse function gives the angle${atOther ? ', and for the other acute angle sine and cosine change places' : ''}.`,
      }
    );
  },
);

/** What is asked for in a triangle with a side n and an angle whose ratio is k. */
const worked: Readonly<Record<string, (n: string, k: string) => string>> = {
  'hypotenuse-cos': (n, k) => `${n}/sin(arccos(${k}))`,
  'hypotenuse-sin': (n, k) => `${n}/cos(arcsin(${k}))`,
  'area-sin': (n, k) => `${n}*${k}*${n}*cos(arcsin(${k}))/2`,
  'area-cos': (n, k) => `${n}*${k}*${n}*sin(arccos(${k}))/2`,
  'rectangle-area': (n, k) => `${n}*cos(arctan(${k}))*${n}*sin(arctan(${k}))`,
  'altitude-hypotenuse': (n, k) => `${n}/${k} + ${n}*${k}`,
  'perimeter-tan': (n, k) => `${n} + ${n}*${k} + ${n}/cos(arctan(${k}))`,
  'isosceles-perimeter': (n, k) => `2${n} + 2${n}*cos(arcsin(${k}))`,
  'isosceles-area': (n, k) => `${n}*${k}*${n}*sin(arccos(${k}))`,
};

const sides = from(z.object({ kind: z.string(), k: z.string().length(1), n: z.string().length(1) }), ({ kind, k, n }, question) => {
  const target = worked[kind]?.(n, k);
  const way = target === undefined ? null : among(question, [`${k} = 0.6`, `${n} = 10`, target]);
  return way && { ...way, idea: 'Try numbers for the letters, and work out what is asked for with them.' };
});

export const lettered = firstOf(quotients, sides);
