/** The same work for many users, where a failure for one must not stop the others. */
import { describeError } from './describe-error.ts';

/** Returns how many it was done for, without those for which `work` returns false. Rejects at the end if it failed for any; by then `onFailure` has been told which. */
export async function forEachId(
  ids: AsyncIterable<string>,
  work: (id: string) => Promise<boolean | void>,
  onFailure: (id: string, reason: string) => void,
): Promise<number> {
  let [done, failed, firstReason] = [0, 0, ''];
  for await (const id of ids)
    try {
      if ((await work(id)) !== false) done++;
    } catch (error) {
      failed++;
      const reason = describeError(error);
      firstReason ||= reason;
      onFailure(id, reason);
    }
  if (failed > 0) throw new Error(`${failed} failed, ${done} done. ${firstReason}`);
  return done;
}

/** Ids page by page; `page` returns those after the given one, in order. */
export async function* paginateIds(page: (after: string | null) => Promise<readonly string[]>): AsyncGenerator<string> {
  for (let after: string | null = null; ; ) {
    const ids = await page(after);
    yield* ids;
    after = ids.at(-1) ?? null;
    if (after === null) return;
  }
}
