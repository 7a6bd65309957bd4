import type { Lecture } from './lecture.ts';
import { mathLectures } from './math.ts';
import { readingWritingLectures } from './reading-writing.ts';

export const lectures: readonly Lecture[] = [...readingWritingLectures, ...mathLectures];
