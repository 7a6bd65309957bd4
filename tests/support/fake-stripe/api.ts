/** Stripe's HTTP API as far as the product uses it, with its errors and idempotency keys. */
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { changePrice, discounted, end, proration } from './billing.ts';
import type { Messenger } from './events.ts';
import { forms, nested, number, parseForm, text, texts, textsOf, type Form } from './form.ts';
import { FakeStripeError, found, type Model, type Price, type Session } from './model.ts';
import { invoiceShape, sessionShape, subscriptionShape } from './shapes.ts';

export interface SeenRequest {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

const missing = (name: string) => new FakeStripeError(400, 'parameter_missing', `Missing required param: ${name}.`);
const required = <T>(value: T | null | undefined, name: string): T => {
  if (value === null || value === undefined) throw missing(name);
  return value;
};

function priceOf(model: Model, data: Form | undefined): Price {
  const product = required(text(data, 'product'), 'price_data[product]');
  if (!model.products.has(product)) throw new FakeStripeError(400, 'resource_missing', `No such product: '${product}'`);
  const amount = required(number(data, 'unit_amount'), 'price_data[unit_amount]');
  return { id: model.id('price'), object: 'price', product, unit_amount: amount, currency: text(data, 'currency') ?? 'usd' };
}

function makeSession(model: Model, form: Form, pages: string): Session {
  const [line] = forms(form, 'line_items');
  const price = priceOf(model, nested(line, 'price_data'));
  const quantity = number(line, 'quantity') ?? 1;
  const mode = required(text(form, 'mode'), 'mode');
  const coupon = text(forms(form, 'discounts')[0], 'coupon');
  const subtotal = price.unit_amount * quantity;
  const total = discounted(model, subtotal, coupon);
  if (mode === 'payment' && total > 0 && total < 50) throw new FakeStripeError(400, 'amount_too_small', 'The total must be at least $0.50 usd.');
  const expires = number(form, 'expires_at') ?? model.now() + 86_400;
  if (expires < model.now() + 1790 || expires > model.now() + 86_410)
    throw new FakeStripeError(400, 'invalid_request', 'expires_at must be between 30 minutes and 24 hours from now.');
  const id = model.id('cs_test');
  return {
    id,
    object: 'checkout.session',
    created: model.now(),
    mode,
    customer: found(model.customers, required(text(form, 'customer'), 'customer')).id,
    client_reference_id: text(form, 'client_reference_id'),
    success_url: required(text(form, 'success_url'), 'success_url'),
    cancel_url: text(form, 'cancel_url') ?? '',
    expires_at: expires,
    currency: price.currency,
    amount_subtotal: subtotal,
    amount_total: total,
    price,
    quantity,
    coupon,
    subscriptionMetadata: textsOf(nested(nested(form, 'subscription_data'), 'metadata')),
    url: `${pages}/pay/${id}`,
    status: 'open',
    payment_status: total === 0 ? 'no_payment_required' : 'unpaid',
    payment_intent: null,
    subscription: null,
  };
}

export interface Moods {
  /** While true, every request fails. */
  readonly down: boolean;
  /** How long a response, computed at once, takes to arrive, ms. */
  readonly slow: (request: SeenRequest) => number;
}

/** The API under /v1. `pages` is where its pages are. */
export function fakeApi(model: Model, messages: Messenger, seen: SeenRequest[], pages: () => string, moods: Moods): Hono {
  const app = new Hono();
  /** By idempotency key. The answer is missing while its request is being worked on. */
  const answered = new Map<string, { readonly request: string; readonly answer?: { readonly body: string; readonly status: ContentfulStatusCode } }>();

  app.use(async (context, next) => {
    const body = await context.req.raw.clone().text();
    const path = context.req.path.replace(/^\/v1/, '');
    seen.push({ method: context.req.method, path, body });
    if (moods.down) return context.json({ error: { type: 'api_error', message: 'down' } }, 500);
    if (!/^Bearer (sk|rk)_test_/.test(context.req.header('authorization') ?? ''))
      return context.json({ error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }, 401);
    const key = context.req.header('idempotency-key');
    const request = `${context.req.method} ${path} ${body}`;
    const before = key === undefined ? undefined : answered.get(key);
    if (before && before.request !== request)
      return context.json({ error: { type: 'idempotency_error', message: 'Keys for idempotent requests can only be used with the same parameters.' } }, 400);
    if (before && !before.answer)
      return context.json(
        {
          error: {
            type: 'idempotency_error',
            code: 'idempotency_key_in_use',
            message: 'There is currently another in-progress request using this idempotency key.',
          },
        },
        409,
      );
    if (before?.answer) return context.body(before.answer.body, before.answer.status, { 'content-type': 'application/json', 'idempotent-replayed': 'true' });
    if (key !== undefined) answered.set(key, { request });
    await next();
    await new Promise((resolve) => setTimeout(resolve, moods.slow({ method: context.req.method, path, body })));
    if (key === undefined) return undefined;
    if (context.res.status >= 500) answered.delete(key);
    else answered.set(key, { request, answer: { body: await context.res.clone().text(), status: context.res.status as ContentfulStatusCode } });
    return undefined;
  });
  app.onError((error, context) => {
    if (!(error instanceof FakeStripeError)) return context.json({ error: { type: 'api_error', message: String(error) } }, 500);
    return context.json({ error: { type: error.type, code: error.code, message: error.message } }, error.status);
  });

  const read = async (request: Request) => parseForm(await request.text());
  const expands = (url: string) => texts(parseForm(new URL(url).search), 'expand');

  app.post('/v1/products', async ({ req, json }) => {
    const form = await read(req.raw);
    const id = text(form, 'id') ?? model.id('prod');
    if (model.products.has(id)) throw new FakeStripeError(400, 'resource_already_exists', 'Product already exists.');
    model.products.add(id);
    return json({ id, object: 'product', name: text(form, 'name') });
  });
  app.post('/v1/customers', async ({ req, json }) => {
    const form = await read(req.raw);
    const customer = { id: model.id('cus'), object: 'customer', email: text(form, 'email'), name: text(form, 'name'), metadata: {}, balance: 0 } as const;
    model.customers.set(customer.id, { ...customer, balanceTransactions: [] });
    return json(customer);
  });
  app.post('/v1/customers/:id/balance_transactions', async ({ req, json }) => {
    const customer = found(model.customers, req.param('id'));
    const form = await read(req.raw);
    const amount = required(number(form, 'amount'), 'amount');
    customer.balance += amount;
    const made = {
      id: model.id('cbtxn'),
      object: 'customer_balance_transaction',
      amount,
      ending_balance: customer.balance,
      metadata: nested(form, 'metadata') ?? {},
    };
    customer.balanceTransactions.push(made);
    return json(made);
  });
  app.get('/v1/customers/:id/balance_transactions', ({ req, json }) => {
    const { balanceTransactions } = found(model.customers, req.param('id'));
    return json({ object: 'list', has_more: false, data: balanceTransactions.toReversed() });
  });
  app.post('/v1/coupons', async ({ req, json }) => {
    const form = await read(req.raw);
    const coupon = {
      id: model.id('co'),
      object: 'coupon',
      percent_off: number(form, 'percent_off'),
      amount_off: number(form, 'amount_off'),
      duration: text(form, 'duration') ?? 'once',
      duration_in_months: number(form, 'duration_in_months'),
    } as const;
    model.coupons.set(coupon.id, coupon);
    return json(coupon);
  });

  app.post('/v1/checkout/sessions', async ({ req, json }) => {
    const session = makeSession(model, await read(req.raw), pages());
    model.sessions.set(session.id, session);
    return json(sessionShape(model, session));
  });
  app.get('/v1/checkout/sessions/:id', ({ req, json }) => json(sessionShape(model, found(model.sessions, req.param('id')), expands(req.url))));
  app.post('/v1/checkout/sessions/:id/expire', async ({ req, json }) => {
    const session = found(model.sessions, req.param('id'));
    if (session.status !== 'open') throw new FakeStripeError(400, 'invalid_state', 'Only open sessions can be expired.');
    session.status = 'expired';
    session.url = null;
    void messages.emit('checkout.session.expired', sessionShape(model, session));
    return json(sessionShape(model, session));
  });

  app.get('/v1/subscriptions/:id', ({ req, json }) => json(subscriptionShape(model, found(model.subscriptions, req.param('id')), expands(req.url))));
  app.post('/v1/subscriptions/:id', async ({ req, json }) => {
    const form = await read(req.raw);
    const cancelled = text(form, 'cancel_at_period_end');
    if (cancelled !== null) {
      const subscription = found(model.subscriptions, req.param('id'));
      if (subscription.status === 'canceled') throw new FakeStripeError(400, 'invalid_request', 'A canceled subscription can only update its metadata.');
      subscription.cancel_at_period_end = cancelled === 'true';
      void messages.emit('customer.subscription.updated', subscriptionShape(model, subscription));
      return json(subscriptionShape(model, subscription));
    }
    const [item] = forms(form, 'items');
    const { subscription, invoice } = changePrice(model, req.param('id'), {
      price: priceOf(model, nested(item, 'price_data')),
      at: number(form, 'proration_date') ?? model.now(),
      dropCoupon: form['discounts'] === '',
      mayWait: text(form, 'payment_behavior') === 'pending_if_incomplete',
    });
    void messages
      .emit('customer.subscription.updated', subscriptionShape(model, subscription))
      .then(() => messages.emit(subscription.pending ? 'invoice.payment_action_required' : 'invoice.paid', invoiceShape(model, invoice)));
    return json(subscriptionShape(model, subscription));
  });
  app.delete('/v1/subscriptions/:id', ({ req, json }) => {
    const subscription = end(model, req.param('id'));
    void messages.emit('customer.subscription.deleted', subscriptionShape(model, subscription));
    return json(subscriptionShape(model, subscription));
  });
  app.post('/v1/invoices/create_preview', async ({ req, json }) => {
    const form = await read(req.raw);
    const details = nested(form, 'subscription_details');
    const subscription = found(model.subscriptions, required(text(form, 'subscription'), 'subscription'));
    const price = priceOf(model, nested(forms(details, 'items')[0], 'price_data'));
    const coupon = form['discounts'] === '' ? null : subscription.coupon;
    const total = proration(model, subscription, price, number(details, 'proration_date') ?? model.now(), coupon);
    const { balance } = found(model.customers, subscription.customer);
    return json({ id: 'upcoming', object: 'invoice', currency: 'usd', total, amount_due: Math.max(0, total + balance), lines: { object: 'list', data: [] } });
  });
  app.get('/v1/invoices/:id', ({ req, json }) => json(invoiceShape(model, found(model.invoices, req.param('id')))));
  app.get('/v1/payment_intents/:id', ({ req, json }) => {
    const intent = found(model.intents, req.param('id'));
    const charge = intent.latest_charge === null ? null : found(model.charges, intent.latest_charge);
    return json({ ...intent, latest_charge: expands(req.url).includes('latest_charge') ? charge : intent.latest_charge });
  });
  app.get('/v1/charges/:id', ({ req, json }) => json(found(model.charges, req.param('id'))));
  app.get('/v1/disputes', ({ req, json }) => {
    const data = [...model.disputes.values()].filter(({ payment_intent: intent }) => intent === req.query('payment_intent')).toReversed();
    return json({ object: 'list', has_more: false, data: data.slice(0, Number(req.query('limit') ?? 10)) });
  });

  const configurations: { readonly id: string; readonly metadata: object }[] = [];
  app.get('/v1/billing_portal/configurations', ({ json }) => json({ object: 'list', has_more: false, data: configurations }));
  app.post('/v1/billing_portal/configurations', async ({ req, json }) => {
    const configuration = { id: model.id('bpc'), object: 'billing_portal.configuration', metadata: nested(await read(req.raw), 'metadata') ?? {} };
    configurations.push(configuration);
    return json(configuration);
  });
  app.post('/v1/billing_portal/sessions', async ({ req, json }) => {
    const form = await read(req.raw);
    const id = model.id('bps');
    const flow = nested(nested(form, 'flow_data'), 'subscription_cancel');
    model.portals.set(id, {
      id,
      customer: found(model.customers, required(text(form, 'customer'), 'customer')).id,
      return_url: required(text(form, 'return_url'), 'return_url'),
      subscription: text(flow, 'subscription'),
    });
    return json({ id, object: 'billing_portal.session', url: `${pages()}/portal/${id}` });
  });
  return app;
}
