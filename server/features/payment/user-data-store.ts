/** What payments keep by user. */
import { ofAccounts, type UserData } from '#server/user-data/user-data.ts';

export const paymentUserData: UserData = {
  tables: [
    ofAccounts('payments', 'account'),
    ofAccounts('subscriptions', 'account'),
    ofAccounts('prepaid_months', { not: 'follows from the payments, which are there' }),
    ofAccounts('payment_checkouts', { not: 'an order; what came of it is among the payments' }),
    ofAccounts('payment_customers', { not: 'the number of the customer at the payment provider' }),
  ],
};
