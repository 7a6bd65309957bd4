/** The ways of lines that touch a circle in the xy-plane. */
import * as z from 'zod';
import { equation, firstOf, workedOut } from '../answering.ts';
import { from } from '../builders.ts';
import { added } from '../text.ts';
import { radiusIdea, zeroForm } from './circles-in-the-plane.ts';

const number = z.number();
const center = z.object({ h: number, k: number, r: number, greater: z.boolean() });

export const tangentLines = firstOf(
  from(center.extend({ kind: z.literal('slanted'), p: number, q: number, up: number }), ({ h, k, r, greater, p, q, up }) => ({
    ...equation(`|${up < 0 ? '-' : ''}${p}/${q}*${h < 0 ? `(${h})` : h} + x${added(-k)}|/sqrt(1 + (${p}/${q})^2)`, `${r}`, 'x', greater ? 'greatest' : 'least'),
    idea: 'The line touches the circle where its distance from the center is the radius; x stands for c.',
  })),
  from(center.extend({ kind: z.literal('general'), vertical: z.boolean(), scale: number }), (drawn, question) => {
    const { h, k, greater, vertical, scale } = drawn;
    const f = zeroForm(question);
    const end = `${vertical ? h : k} ${greater ? '+' : '-'} sqrt(-f(${h}, ${k}))`;
    const way = f === null ? null : workedOut(question, f, scale === 1 ? end : `(${end})/${scale}`);
    return way && { ...way, idea: `${radiusIdea(drawn)} The line touches the circle one radius away from the center.` };
  }),
);
