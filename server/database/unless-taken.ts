/** When two requests want at once what only one may have, a unique index decides. */
import { sqlStateOf, uniqueViolation } from './sql-state.ts';

/** The result of `work`; null if another request was faster. `work` is a whole transaction, so nothing of it remains then. */
export async function unlessTaken<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (sqlStateOf(error) === uniqueViolation) return null;
    throw error;
  }
}
