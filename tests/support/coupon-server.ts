/** What tests of coupons share: a server with an administrator and a student, and what they do with coupons. */
import type { CouponDetail } from '#contract/coupons.ts';
import { confirmReservation, reserveCoupon } from '#server/features/coupons/store.ts';
import { couponForm } from './coupon-forms.ts';
import { verifiedStudent, type Person } from './students.ts';
import { startTestServer } from './test-server.ts';

export const day = 86_400_000;
export const endReason = { reason: 'The campaign is over' };
export const codeOf = ({ coupon }: CouponDetail) => coupon.code ?? '';
/** A decision about the coupon as it was last seen. */
export const decision = ({ coupon }: CouponDetail, body: object = {}) => ({
  params: { couponId: coupon.id },
  body: { lastChangeId: coupon.lastChangeId, ...body },
});

export type CouponServer = Awaited<ReturnType<typeof startCouponServer>>;

export async function startCouponServer() {
  const server = await startTestServer();
  const [admin, student] = [await verifiedStudent(server), await verifiedStudent(server)];
  await server.database.query(`update users set is_admin = true, name = 'Root' where id = $1`, [admin.id]);
  const asked = (code: string, change: object) => ({ body: { code, tier: 'plus', months: null, ...change } });
  const reserve = (code: string, userId = student.id) =>
    server.database.transaction((queryable) => reserveCoupon(queryable, { userId, code, tier: 'plus', now: server.now() }));
  return {
    server,
    admin,
    student,
    iso: (offset: number) => new Date(server.now() + offset).toISOString(),
    make: (change: object = {}) => admin.api.call('makeCoupon', { body: couponForm(change) }),
    look: (couponId: string) => admin.api.call('getCoupon', { params: { couponId } }),
    check: (code: string, change: object = {}, person: Person = student) => person.api.call('checkCoupon', asked(code, change)),
    denied: (code: string, change: object = {}, person: Person = student) => person.api.refused('checkCoupon', asked(code, change)),
    reserve,
    async use(code: string, userId = student.id): Promise<void> {
      const reservation = await reserve(code, userId);
      if (!('id' in reservation)) throw new Error(`refused: ${reservation.reason}`);
      await server.database.transaction((queryable) => confirmReservation(queryable, userId, reservation.id, server.now()));
    },
    /** What the log of administrators says about a coupon, oldest first. */
    async actions(couponId: string) {
      const { rows } = await server.database.query<{ admin_id: string; action_type: string; metadata: Record<string, unknown> }>(
        'select admin_id, action_type, metadata from admin_actions where content_id = $1 order by id',
        [couponId],
      );
      return rows;
    },
    async rowCounts() {
      const { rows } = await server.database.query<object>(
        `select (select count(*) from coupons) as coupons, (select count(*) from coupon_codes) as codes, (select count(*) from coupon_changes) as changes,
           (select count(*) from admin_actions) as actions, (select coalesce(max(last_change_id::text), '') from coupons) as newest`,
      );
      return rows[0];
    },
  };
}
