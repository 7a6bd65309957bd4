/**
 * What a device stores of its students' exams, under `<user id>/<session id>/…`: how one answer is
 * stored, which parts the server has not confirmed, and how a student's data is deleted.
 */
import * as z from 'zod';
import { answerSchema, answerStateSchema, type AnswerState } from '#core/exams/answer-state.ts';
import type { ExamStore } from './exam-store.ts';
import { openEntries, sealEntries } from './sealed-copy.ts';
import { forgetSettings, journalOf, settingNames } from './storage.ts';

/** Names a state but for its time. */
export const stampOf = ({ questionId, seq, device, answerStamp }: Pick<AnswerState, 'questionId' | 'seq' | 'device' | 'answerStamp'>): string =>
  `${questionId} ${seq} ${device} ${answerStamp.seq} ${answerStamp.device}`;

/** Identifies a complete state: the change, and the time counted with it. */
export const versionOf = (state: AnswerState): string => `${stampOf(state)} ${state.timeSpentMs}`;

const storedAnswerSchema = z.object({
  state: answerStateSchema,
  /** The server has not confirmed this very version. */
  pending: z.boolean(),
  /** The last change to this question that the server is known to have. */
  confirmed: z.object({ stamp: z.string(), answer: answerSchema }).optional(),
  /** Its module was submitted without it: it can never be sent. */
  late: z.boolean().optional(),
});
export type StoredAnswer = z.infer<typeof storedAnswerSchema>;

/** A student's change, not only time on screen, that may still reach the server and has not. */
export const isUnsent = ({ state, pending, confirmed, late }: StoredAnswer): boolean =>
  pending && !late && state.seq > 0 && confirmed?.stamp !== stampOf(state);

export function parseStoredAnswer(value: unknown): StoredAnswer | undefined {
  const parsed = storedAnswerSchema.safeParse(value);
  return parsed.success ? parsed.data : undefined;
}

const ownerSchema = z.object({
  userId: z.string().min(1),
  name: z.string(),
  email: z.string(),
  /** Seals this account's unsent answers when its session ends; goes with the account's name. */
  deviceKey: z.string().optional(),
});
/** The account last known to be signed in on this device. */
export type Owner = z.infer<typeof ownerSchema>;

const ownerKey = 'owner';

const isAnswer = (key: string) => key.includes('/answer/');

/** An answer to a flashcard leaves the device only once the server has it (card-copy.ts). */
const isReview = (key: string) => key.split('/')[1] === 'card-review';

const unsentAt = (key: string, value: unknown): boolean => {
  if (isReview(key)) return value !== undefined;
  const stored = isAnswer(key) ? parseStoredAnswer(value) : undefined;
  return stored !== undefined && isUnsent(stored);
};

const sealedPrefix = (userId: string) => `${userId}/sealed/`;
const isSealed = (key: string) => key.split('/')[1] === 'sealed';

/** Replaces this account's unsent answers by a sealed copy. Where they cannot be sealed they stay: no student's work is thrown away. */
async function sealUnsent(store: ExamStore, { userId, deviceKey }: Owner): Promise<void> {
  // Code of the flashcards: rarely needed here.
  if (settingNames(journalOf(userId)).length > 0)
    await import('./review-journal.ts').then(({ recoverReviews }) => recoverReviews(store, userId)).catch(() => undefined);
  const unsent = (await store.list(`${userId}/`)).filter(([key, value]) => unsentAt(key, value));
  const sealed =
    unsent.length > 0 && deviceKey !== undefined
      ? await sealEntries(
          unsent.map(([key, value]) => [key, value]),
          deviceKey,
        )
      : null;
  if (!sealed) return;
  await store.set(`${sealedPrefix(userId)}${crypto.randomUUID()}`, sealed);
  // Only what is safely stored may be deleted elsewhere.
  if (store.durable()) await store.remove(`${userId}/`, (key) => isSealed(key));
}

/** The account is back: its sealed answers lie where they were, to be sent. */
async function openSealed(store: ExamStore, { userId, deviceKey }: Owner): Promise<void> {
  if (deviceKey === undefined) return;
  for (const [place, value] of await store.list(sealedPrefix(userId))) {
    const entries = await openEntries(value, deviceKey);
    if (!entries) continue;
    for (const [key, entry] of entries) if (key.startsWith(`${userId}/`) && unsentAt(key, entry)) await store.update(key, (old) => old ?? entry);
    await store.remove(place);
  }
}

/** How many answers of this student are on this device only. */
export const countUnsent = async (store: ExamStore, userId: string): Promise<number> =>
  (await store.list(`${userId}/`)).filter(([key, value]) => unsentAt(key, value)).length;

export async function loadOwner(store: ExamStore): Promise<Owner | null> {
  const parsed = ownerSchema.safeParse(await store.get(ownerKey));
  return parsed.success ? parsed.data : null;
}

/**
 * Makes this account the device's own. Of everybody else's data only answers that the server does
 * not have stay, sealed, without questions or name, to be sent when their student is back. Returns whose device it was before.
 */
export async function adoptOwner(store: ExamStore, owner: Owner): Promise<Owner | null> {
  const before = await loadOwner(store);
  const isSame = before?.userId === owner.userId;
  if (before && !isSame) await sealUnsent(store, before);
  // A response without the key must not forget it.
  const deviceKey = owner.deviceKey ?? (isSame ? before.deviceKey : undefined);
  await store.set(ownerKey, { ...owner, deviceKey });
  if (!isSame) await store.remove('', (key, value) => key === ownerKey || key.startsWith(`${owner.userId}/`) || isSealed(key) || unsentAt(key, value));
  await openSealed(store, owner);
  return before;
}

/** Forgets a student entirely, as signing out does. */
export async function forgetStudent(store: ExamStore, userId: string): Promise<void> {
  if ((await loadOwner(store))?.userId === userId) await store.remove(ownerKey);
  forgetSettings(journalOf(userId));
  await store.remove(`${userId}/`);
}

/** The session of this device has ended: only answers that the server does not have stay, sealed, without questions or name. False if nobody was signed in. */
export async function forgetOwner(store: ExamStore): Promise<boolean> {
  const owner = await loadOwner(store);
  if (!owner) return false;
  await sealUnsent(store, owner);
  await store.remove('', (key, value) => isSealed(key) || unsentAt(key, value));
  return true;
}
