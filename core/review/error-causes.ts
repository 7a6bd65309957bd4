/** Why an answer went wrong, as the student sees it; `skipped`: they would rather not say. */
export const errorCauses = ['misread', 'not-known', 'slip', 'time', 'guessed', 'skipped'] as const;
export type ErrorCause = (typeof errorCauses)[number];
