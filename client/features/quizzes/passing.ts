import { ApiError, type FailureCode } from '#client/platform/api.ts';

/** Failures that pass by themselves: what was to be sent waits and is sent again. */
const passing: ReadonlySet<string> = new Set<FailureCode>(['offline', 'unavailable', 'internal', 'too-many-requests']);
export const isPassing = (error: unknown): boolean => error instanceof ApiError && passing.has(error.code);
