/** The lectures on Reading and Writing, in the order of their topics. */
import type { Lecture } from './lecture.ts';

export const readingWritingLectures: readonly Lecture[] = [];
