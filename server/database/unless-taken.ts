/** When two requests want at once what only one may have, a unique index decides. */

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/** The result of `work`; null if another request was faster. `work` is a whole transaction, so nothing of it remains then. */
export async function unlessTaken<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}
