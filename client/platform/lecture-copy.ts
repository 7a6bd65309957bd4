/** The lectures that a student asked to have on this device. */
import { getLecture } from '#contract/lectures.ts';
import type { Output } from './api.ts';
import type { ExamStore } from './exam-store.ts';

export type LectureCopy = Output<typeof getLecture>;

const lecturesAt = (userId: string) => `${userId}/lectures/`;
const keyOf = (userId: string, lectureId: string) => `${lecturesAt(userId)}${lectureId}`;

export const keepLecture = (store: ExamStore, userId: string, copy: LectureCopy): Promise<void> => store.set(keyOf(userId, copy.lecture.id), copy);

/** Keeps the newer state of a lecture that is on this device; of others nothing. */
export const renewLecture = (store: ExamStore, userId: string, copy: LectureCopy): Promise<void> =>
  store.update(keyOf(userId, copy.lecture.id), (old) => (old === undefined ? undefined : copy));

export const dropLecture = (store: ExamStore, userId: string, lectureId: string): Promise<void> => store.update(keyOf(userId, lectureId), () => undefined);

/** Undefined where nothing is kept, or it was kept by another version. */
export async function keptLecture(store: ExamStore, userId: string, lectureId: string): Promise<LectureCopy | undefined> {
  return getLecture.output.safeParse(await store.get(keyOf(userId, lectureId))).data;
}

export async function keptLectures(store: ExamStore, userId: string): Promise<readonly LectureCopy[]> {
  return (await store.list(lecturesAt(userId))).flatMap(([, value]) => getLecture.output.safeParse(value).data ?? []);
}
