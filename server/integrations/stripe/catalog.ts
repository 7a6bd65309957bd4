/** What stands in the account at Stripe before anybody pays: products, coupons, and the settings of the portal, each made when first needed. */
import Stripe from 'stripe';
import type { PaidTier } from '#core/membership/coupons.ts';
import { tierDefinitions } from '#core/membership/tiers.ts';
import { currency } from './call-stripe.ts';
import type { CheckoutOrder } from '../payment-gateway.ts';
import { productOf } from './readings.ts';

export const monthlyPrice = (tier: PaidTier) =>
  ({ currency, product: productOf(tier), unit_amount: tierDefinitions[tier].monthlyCents, recurring: { interval: 'month' } }) as const;

export interface Catalog {
  readonly ensureProduct: (tier: PaidTier) => Promise<void>;
  /** The id of a coupon that takes off what the order says; null: nothing. */
  readonly couponFor: (order: CheckoutOrder) => Promise<string | null>;
  readonly portalConfiguration: () => Promise<string>;
}

/** The portal has to be configured once; the configuration is found again by this mark. */
const portalMark = 'ascent-1';

export function stripeCatalog(stripe: Stripe): Catalog {
  const ready = new Set<PaidTier>();

  const ensureProduct = async (tier: PaidTier): Promise<void> => {
    if (ready.has(tier)) return;
    const { name, description } = tierDefinitions[tier];
    try {
      await stripe.products.create({ id: productOf(tier), name: `Ascent ${name}`, description });
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError && error.code === 'resource_already_exists')) throw error;
    }
    ready.add(tier);
  };

  const couponFor = async ({ id, offCents, discount }: CheckoutOrder): Promise<string | null> => {
    if (discount) {
      const { months } = discount;
      const duration =
        months === null
          ? ({ duration: 'forever' } as const)
          : months === 1
            ? ({ duration: 'once' } as const)
            : ({ duration: 'repeating', duration_in_months: months } as const);
      const off = 'percent' in discount.off ? { percent_off: discount.off.percent } : { amount_off: discount.off.cents, currency };
      return (await stripe.coupons.create({ ...off, ...duration, max_redemptions: 1, name: 'Coupon' }, { idempotencyKey: `coupon-${id}` })).id;
    }
    if (offCents === 0) return null;
    const once = { amount_off: offCents, currency, duration: 'once', max_redemptions: 1, name: 'Taken off' } as const;
    return (await stripe.coupons.create(once, { idempotencyKey: `coupon-${id}` })).id;
  };

  let portal: Promise<string> | null = null;
  const configurePortal = async (): Promise<string> => {
    const { data } = await stripe.billingPortal.configurations.list({ active: true, limit: 100 });
    const found = data.find(({ metadata }) => metadata?.['mark'] === portalMark);
    if (found) return found.id;
    const made = await stripe.billingPortal.configurations.create(
      {
        metadata: { mark: portalMark },
        features: {
          invoice_history: { enabled: true },
          payment_method_update: { enabled: true },
          subscription_cancel: { enabled: true, mode: 'at_period_end' },
        },
      },
      { idempotencyKey: portalMark },
    );
    return made.id;
  };
  const portalConfiguration = async () => {
    portal ??= configurePortal();
    return portal.catch((error: unknown) => {
      portal = null;
      throw error;
    });
  };

  return { ensureProduct, couponFor, portalConfiguration };
}
