/** Which calls are served first when there are more than the server can serve at once. All others lie between these. */
import type { Calls } from '#contract/calls.ts';
import type { Call } from '#contract/call.ts';
import type { Priority } from '../database/priority.ts';

/** What a student has done: it must be kept, whoever else comes. */
const saves: readonly (keyof Calls)[] = [
  'saveAnswers',
  'submitModule',
  'pauseModule',
  'endBreak',
  'answerQuizQuestion',
  'saveQuizAnswers',
  'submitQuiz',
  'practiceMiss',
  'saveAnnotations',
  'recordReviews',
];

/** What begins something new can wait: nothing is lost if it begins a little later. */
const starts: readonly (keyof Calls)[] = [
  'startSession',
  'startOtherModule',
  'startPredictive',
  'startQuiz',
  'startHardestSet',
  'signUp',
  'startCheckout',
  'exportData',
];

const urgent: ReadonlyMap<string, Priority> = new Map([...saves.map((id) => [id, 'save'] as const), ...starts.map((id) => [id, 'start'] as const)]);

export const priorityOf = (call: Pick<Call, 'id'>): Priority => urgent.get(call.id) ?? 'ordinary';
