/**
 * What the calculator of a running exam holds: on this device for its account until the exam ends, so that a new tab and a reopened browser
 * show it again. In localStorage: it is there before the calculator is first drawn.
 */
import type * as z from 'zod';
import { forgetSettings, readSetting, writeSetting } from './storage.ts';

const prefix = 'tool.';
const ofExam = (userId: string, sessionId: string): string => `${prefix}${userId}.${sessionId}.`;

/** Typing does not wait for storage. */
const settleMs = 300;

interface Waiting {
  readonly userId: string;
  readonly value: unknown;
}
const waiting = new Map<string, Waiting>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Who is signed in here, as far as this device knows. */
const account = (): string | null => readSetting('account');

function writeNow(): void {
  clearTimeout(timer);
  timer = undefined;
  // Of an account that is not signed in any more nothing is written.
  for (const [name, { userId, value }] of waiting) if (account() === userId) writeSetting(name, JSON.stringify(value));
  waiting.clear();
}

export interface ExamTools {
  /** The value kept under this key if it still has this shape. */
  recall<S extends z.ZodType>(key: string, schema: S): z.output<S> | undefined;
  remember(key: string, value: unknown): void;
}

/** The tools of this exam for the account that is signed in; null where none is known, and nothing may be kept. */
export function examTools(sessionId: string): ExamTools | null {
  const userId = account();
  if (userId === null) return null;
  const root = ofExam(userId, sessionId);
  return {
    recall: (key, schema) => {
      try {
        const held = waiting.get(root + key);
        const parsed = schema.safeParse(held ? held.value : JSON.parse(readSetting(root + key) ?? 'null'));
        return parsed.success ? parsed.data : undefined;
      } catch {
        return undefined;
      }
    },
    remember: (key, value) => {
      waiting.set(root + key, { userId, value });
      timer ??= setTimeout(writeNow, settleMs);
      // Set once: the same listener is not added twice.
      addEventListener('pagehide', writeNow);
    },
  };
}

function forget(what: string): void {
  for (const name of waiting.keys()) if (name.startsWith(what)) waiting.delete(name);
  forgetSettings(what);
}

/** The exam is over. */
export const forgetExamTools = (userId: string, sessionId: string): void => forget(ofExam(userId, sessionId));

/** As signing out does. */
export const forgetAllTools = (): void => forget(prefix);
