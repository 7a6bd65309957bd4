/** Hardest sets: fixed questions of the highest levels that nothing else asks, for those whose plan has them. */
import * as z from 'zod';
import { sectionNames, type Section } from '../topics/topics.ts';

/** A section and a number in it: `math-2`. */
export const hardestSetIdSchema = z.string().regex(/^(?:math|reading-writing)-[1-9]\d?$/);

export const sectionOfSet = (id: string): Section => (id.startsWith('math-') ? 'math' : 'reading-writing');

/** "Math, set 2". */
export const hardestSetName = (id: string): string => `${sectionNames[sectionOfSet(id)]}, set ${id.slice(id.lastIndexOf('-') + 1)}`;

/** What they are called together. */
export const hardestName = 'Hardest sets';

/** What a quiz of one is called. */
export const hardestQuizName = (id: string): string => `${hardestName}: ${hardestSetName(id)}`;
