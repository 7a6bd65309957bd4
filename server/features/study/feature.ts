/** Study resources for paying students. */
import type { Feature } from '../../feature.ts';
import { studyHandlers } from './handlers.ts';

export const studyFeature = () => ({ handlers: studyHandlers() }) satisfies Feature;
