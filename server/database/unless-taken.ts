/** When two come at once for what only one may have, a unique index decides. */

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '23505';

/** What `work` gives; null if somebody else was faster. `work` is a whole transaction: nothing of it stays. */
export async function unlessTaken<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (isTaken(error)) return null;
    throw error;
  }
}
