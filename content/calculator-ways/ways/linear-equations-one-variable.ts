/** The ways of linear equations in one variable. */
import { equationAndAsked, solved } from '../builders.ts';
import type { WayOf } from '../way.ts';

export const linearEquationsOneVariable: Readonly<Record<string, WayOf>> = {
  'LE1-a': solved,
  'LE1-b': equationAndAsked,
  'LE1-c': solved,
  'LE1-d': solved,
  'LE1-e': equationAndAsked,
};
