/** The same work for many, where the failure of one must not keep the others from theirs. */
import { describeError } from './describe-error.ts';

/** How many it was done for: not those `work` says false of. Rejects at the end if it failed for any; `onFailure` has learned which by then. */
export async function oneByOne(
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

/** Ids page by page; `page` gives those after the one it is told, in order. */
export async function* pages(page: (after: string | null) => Promise<readonly string[]>): AsyncGenerator<string> {
  for (let after: string | null = null; ; ) {
    const ids = await page(after);
    yield* ids;
    after = ids.at(-1) ?? null;
    if (after === null) return;
  }
}
