/** The lectures on Math, in the order of their topics. */
import type { Lecture } from './lecture.ts';
import { linearFunctions } from './topics/linear-functions.ts';

export const mathLectures: readonly Lecture[] = [linearFunctions];
