/** The archetypes of Circles. */
import type { Generator } from '../../generator.ts';
import { ciA } from './ci-a.ts';
import { ciB, ciC, ciD } from './ci-b.ts';
import { ciE, ciF } from './ci-f.ts';
import { ciK } from './ci-k.ts';

export const circlesGenerators: readonly Generator[] = [ciA, ciB, ciC, ciD, ciE, ciF, ciK];
