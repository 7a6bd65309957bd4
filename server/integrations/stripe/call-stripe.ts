/** How Stripe is called: never inside a transaction, and its errors come out as ours. */
import { refuseInsideTransaction } from '#server/database/inside-transaction.ts';
import { PaymentError } from '../payment-gateway.ts';
import { toPaymentError } from './readings.ts';

export const currency = 'usd';
export const toSeconds = (ms: number) => Math.floor(ms / 1000);

/** Throws PaymentError, and an Error inside a transaction. */
export async function callStripe<T>(request: () => Promise<T>): Promise<T> {
  refuseInsideTransaction('The payment provider');
  try {
    return await request();
  } catch (error) {
    throw toPaymentError(error);
  }
}

/** The same; null instead of an error for what the provider does not know. */
export async function callStripeOrNull<T>(request: () => Promise<T>): Promise<T | null> {
  try {
    return await callStripe(request);
  } catch (error) {
    if (error instanceof PaymentError && error.kind === 'not-found') return null;
    throw error;
  }
}
