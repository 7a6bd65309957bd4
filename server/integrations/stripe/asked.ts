/** How Stripe is asked: never inside a transaction, and its errors come out as ours. */
import { refuseInsideTransaction } from '#server/database/inside-transaction.ts';
import { translated } from './readings.ts';

export const currency = 'usd';
export const toSeconds = (ms: number) => Math.floor(ms / 1000);

export async function asked<T>(request: () => Promise<T>): Promise<T> {
  refuseInsideTransaction('The payment provider');
  try {
    return await request();
  } catch (error) {
    throw translated(error);
  }
}

/** Null instead of an error for what the provider does not know. */
export async function known<T>(request: () => Promise<T>): Promise<T | null> {
  refuseInsideTransaction('The payment provider');
  try {
    return await request();
  } catch (error) {
    const failure = translated(error);
    if (failure.kind === 'not-found') return null;
    throw failure;
  }
}
