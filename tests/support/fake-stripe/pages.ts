/** The pages buyers are sent to, for paying and for managing what they bought. Plain forms that a browser can use. */
import type { Invoice, Session, Subscription } from './model.ts';

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const dollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escape(title)}</title></head><body><main><h1>${escape(title)}</h1>${body}</main></body></html>`;
const buttons = (entries: readonly (readonly [string, string])[]) =>
  `<form method="post">${entries.map(([value, label]) => `<button name="act" value="${value}">${escape(label)}</button>`).join(' ')}</form>`;

export const paymentPage = (session: Session): string =>
  page(
    'Stand-in payment page',
    `<p>${escape(session.price.product)}, ${session.quantity} × ${dollars(session.price.unit_amount)}${session.mode === 'subscription' ? ' every month' : ''}</p>
     <p>Due today: <strong>${dollars(session.amount_total)}</strong></p>
     ${
       session.status === 'open'
         ? buttons([
             ['pay', 'Pay by card'],
             ['debit', 'Pay by bank debit'],
             ['back', 'Back to the shop'],
           ])
         : '<p>This page is closed.</p>'
     }`,
  );

export const portalPage = (subscription: Subscription | null): string =>
  page(
    'Stand-in billing portal',
    `<p>${subscription ? `${escape(subscription.price.product)}: ${subscription.status}${subscription.cancel_at_period_end ? ', ends with the period' : ''}` : 'No subscription'}</p>
     ${buttons([...(subscription ? [subscription.cancel_at_period_end ? (['resume', 'Keep the plan'] as const) : (['cancel', 'Cancel the plan'] as const)] : []), ['back', 'Back to the shop']])}`,
  );

/** What is still due on an invoice, where the bank asks its customer to confirm. */
export const invoicePage = (invoice: Invoice): string =>
  page(
    'Stand-in invoice',
    `<p>${dollars(invoice.amount_due)}: ${invoice.status}</p>${invoice.status === 'open' ? buttons([['confirm', 'Confirm with the bank']]) : ''}`,
  );
