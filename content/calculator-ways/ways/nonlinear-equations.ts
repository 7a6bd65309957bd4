/** The ways of nonlinear equations. */
import * as z from 'zod';
import { from, graphed, meeting, whichOf } from '../builders.ts';
import { systemIn } from '../text.ts';
import type { WayOf } from '../way.ts';

export const nonlinearEquations: Readonly<Record<string, WayOf>> = {
  'NLE-b': from(z.object({ asks: z.string() }), ({ asks }, question) => {
    const which = whichOf[asks];
    return which === undefined ? null : graphed(question, meeting(which));
  }),
  'NLE-c': (question) => graphed(question, meeting('any')),
  'NLE-d': (question) => graphed(question, meeting('only')),
  'NLE-e': (question) => graphed(question, meeting('only')),
  'NLE-f': from(z.object({ asks: z.string() }), ({ asks }, question) => {
    const which = whichOf[asks];
    return which === undefined ? null : graphed(question, meeting(which));
  }),
  'NLE-g': from(z.object({ asks: z.string() }), ({ asks }, { stem }) => {
    const [which, rows] = [whichOf[asks], systemIn(stem)];
    return which === undefined || !rows ? null : { rows, reading: meeting(which) };
  }),
};
