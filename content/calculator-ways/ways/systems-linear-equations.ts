/** The ways of systems of linear equations. */
import { systemAndAsked } from '../builders.ts';
import type { WayOf } from '../way.ts';

export const systemsLinearEquations: Readonly<Record<string, WayOf>> = {
  'SYS-a': systemAndAsked,
  'SYS-b': systemAndAsked,
  'SYS-f': systemAndAsked,
};
