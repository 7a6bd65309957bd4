/** All calls, by id. */
import { accountCalls } from './accounts.ts';
import { examCalls } from './exams.ts';
import { progressCalls } from './progress.ts';

export const calls = { ...accountCalls, ...examCalls, ...progressCalls };
export type Calls = typeof calls;
