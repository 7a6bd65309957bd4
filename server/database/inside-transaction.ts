/**
 * Knows whether code runs inside a database transaction, also across awaits. While one is open, a connection and
 * usually somebody's row are held: waiting for another company's server then makes everybody else wait too.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

const open = new AsyncLocalStorage<true>();

/** Runs the work of a transaction. */
export const asTransaction = <T>(work: () => Promise<T>): Promise<T> => open.run(true, work);

/** Throws inside a transaction: `what` is called before or after one. */
export function refuseInsideTransaction(what: string): void {
  if (open.getStore()) throw new Error(`${what} was called while a transaction is open`);
}
