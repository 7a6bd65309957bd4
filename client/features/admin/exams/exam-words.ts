/** Names and sentences of modules and exams in the workshop. */
import type { ListedModule } from '#contract/module-authoring.ts';
import { ApiError } from '#client/platform/api.ts';

export const sectionWords = { 'reading-writing': 'Reading and Writing', math: 'Math', unknown: 'Unknown: refresh this page' } as const satisfies Record<
  ListedModule['section'],
  string
>;
export const routeWords = { base: 'For everyone', easier: 'Easier', harder: 'Harder', unknown: 'Unknown: refresh this page' } as const satisfies Record<
  ListedModule['route'],
  string
>;

/** `32 minutes`, `9 min 30 s`. */
export function timeText(seconds: number): string {
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? `${minutes} minutes` : `${minutes} min ${rest} s`;
}

/** What a refusal says, with what stands in the way. */
export const refusalText = (error: Error): string => (error instanceof ApiError ? [error.message, ...Object.values(error.fields)].join(' ') : error.message);
