/**
 * Knows whether code runs inside a database transaction, also across awaits. While one is open, a connection and
 * usually somebody's row are held: waiting for an external server then makes everybody else wait too.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** The pool whose connection is held. */
const open = new AsyncLocalStorage<object>();

/** Runs the work of a transaction on a connection of this pool. */
export const asTransaction = <T>(pool: object, work: () => Promise<T>): Promise<T> => open.run(pool, work);

/** Throws inside a transaction: `what` is called before or after one. */
export function refuseInsideTransaction(what: string): void {
  if (open.getStore()) throw new Error(`${what} was called while a transaction is open`);
}

/** Throws inside a transaction of this pool: if every connection is held by work that wants another, all wait forever. */
export function refuseSecondConnection(pool: object): void {
  if (open.getStore() === pool) throw new Error('a second connection was asked for inside a transaction: use the transaction’s own, or ask before');
}
