/** Coupons: redeemed at checkout, made by administrators. */
import type { Base, Feature } from '#server/feature.ts';
import { couponHandlers } from './handlers.ts';

export const couponsFeature = (base: Base) => ({ handlers: couponHandlers(base) }) satisfies Feature;
