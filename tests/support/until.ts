/** Waits until a condition holds, checking every few ms. */
export async function until(condition: () => Promise<boolean> | boolean, timeoutMs = 10_000): Promise<void> {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 15))) if (await condition()) return;
  throw new Error(`timed out waiting until ${condition}`);
}
