/** Forms for coupons as the administrator's screen sends them. */
let made = 0;
/** A form as the screen sends it: 20% off the first month of Plus and Max, for everybody. */
export const couponForm = (change: object = {}) => ({
  requestId: crypto.randomUUID(),
  name: 'Spring',
  code: `SPRING-${++made}`,
  discount: { kind: 'percent', percent: 20 },
  duration: { kind: 'once' },
  tiers: ['plus', 'max'],
  maxUses: null,
  usesPerUser: 1,
  startsAt: null,
  expiresAt: null,
  ...change,
});
export const batchForm = (change: object = {}) => {
  const { code: _, maxUses: __, ...rest } = couponForm();
  return { ...rest, count: 5, ...change };
};
