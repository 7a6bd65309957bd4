import type { Generator } from '../../generator.ts';
import { isA } from './is-a.ts';
import { isB } from './is-b.ts';
import { isC } from './is-c.ts';
import { isF } from './is-f.ts';
import { isG } from './is-g.ts';

export const inferenceStatisticsGenerators: readonly Generator[] = [isA, isB, isC, isF, isG];
