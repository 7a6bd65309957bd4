/** How the stand-in's data appear over HTTP. */
import { found, type Invoice, type Model, type Session, type Subscription } from './model.ts';

export function sessionShape(model: Model, session: Session, expand: readonly string[] = []): object {
  const { price: _price, quantity: _quantity, coupon: _coupon, subscriptionMetadata: _metadata, ...shown } = session;
  const intent = session.payment_intent === null ? null : found(model.intents, session.payment_intent);
  const expanded = intent && { ...intent, latest_charge: intent.latest_charge === null ? null : found(model.charges, intent.latest_charge) };
  return { ...shown, livemode: false, metadata: {}, payment_intent: expand.includes('payment_intent.latest_charge') ? expanded : session.payment_intent };
}

export function invoiceShape(model: Model, invoice: Invoice): object {
  const { subscription, paid_at: paidAt, payment_intent: intent, ...shown } = invoice;
  return {
    ...shown,
    livemode: false,
    hosted_invoice_url: `${model.pages}/invoices/${invoice.id}`,
    status_transitions: { paid_at: paidAt, finalized_at: invoice.created, marked_uncollectible_at: null, voided_at: null },
    parent: { type: 'subscription_details', quote_details: null, subscription_details: { subscription, metadata: {} } },
    payments: {
      object: 'list',
      has_more: false,
      data:
        intent === null
          ? []
          : [
              {
                id: `inpay_${invoice.id}`,
                object: 'invoice_payment',
                status: invoice.status === 'paid' ? 'paid' : 'open',
                payment: { type: 'payment_intent', payment_intent: intent },
              },
            ],
    },
  };
}

export function subscriptionShape(model: Model, subscription: Subscription, expand: readonly string[] = []): object {
  const { item, price, coupon, pending, current_period_start: start, current_period_end: end, ...shown } = subscription;
  const invoice = subscription.latest_invoice === null ? null : found(model.invoices, subscription.latest_invoice);
  return {
    ...shown,
    livemode: false,
    pending_update: pending && {
      billing_cycle_anchor: null,
      expires_at: pending.expires_at,
      subscription_items: [{ id: item, object: 'subscription_item', quantity: 1, price: pending.price, subscription: subscription.id }],
      trial_end: null,
      trial_from_plan: null,
    },
    discounts:
      coupon === null ? [] : [expand.includes('discounts') ? { id: `di_${coupon}`, object: 'discount', source: { type: 'coupon', coupon } } : `di_${coupon}`],
    cancel_at: subscription.cancel_at_period_end ? end : null,
    latest_invoice: expand.includes('latest_invoice') && invoice ? invoiceShape(model, invoice) : subscription.latest_invoice,
    items: {
      object: 'list',
      has_more: false,
      data: [
        { id: item, object: 'subscription_item', quantity: 1, price, current_period_start: start, current_period_end: end, subscription: subscription.id },
      ],
    },
  };
}
