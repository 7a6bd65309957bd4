/** Valid inputs for the calls of plans and payment. */
import type { Inputs, Owned } from './owned.ts';

export function membershipInputs(owned: Owned) {
  const { checkoutId } = owned;
  return {
    checkCoupon: { body: { code: owned.couponCode, tier: 'plus', months: null } },
    startCheckout: { body: { tier: 'plus', months: 1, couponCode: owned.couponCode } },
    confirmCheckout: { params: { checkoutId } },
    cancelCheckout: { params: { checkoutId } },
    openPortal: { body: { purpose: 'billing' } },
    keepPlan: { body: {} },
    previewChange: { body: { tier: 'max' } },
    changePlan: { body: { quoteId: owned.quoteId } },
  } as const satisfies Partial<Inputs>;
}
