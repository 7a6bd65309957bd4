import { useState } from 'react';
import { endCoupon, type CouponView } from '#contract/coupons.ts';
import { ReasonDialog } from '#client/kits/form/reason-dialog.tsx';
import { api, ApiError } from '#client/platform/api.ts';
import { showToast } from '#client/ui/toast.tsx';
import { useRefreshCoupon } from './coupon-queries.ts';

/** Asks why, says what it means, and ends the coupon. */
export function EndDialog({ coupon, onClose }: { readonly coupon: CouponView; readonly onClose: () => void }) {
  const refresh = useRefreshCoupon();
  // The state when the dialog opened: a decision based on outdated data changes nothing.
  const [lastChangeId] = useState(coupon.lastChangeId);
  return (
    <ReasonDialog
      title="End this coupon for good?"
      label="End coupon"
      send={(reason) => api(endCoupon, { params: { couponId: coupon.id }, body: { reason, lastChangeId } })}
      onDone={(answer) => {
        refresh(coupon.id, answer);
        showToast({ title: 'Coupon ended', description: coupon.name, tone: 'success' });
        onClose();
      }}
      onFailure={(error) => {
        if (!(error instanceof ApiError && (error.code === 'coupon-changed' || error.code === 'coupon-ended'))) return undefined;
        refresh(coupon.id);
        showToast({ title: 'Nothing has changed', description: error.message, tone: 'danger' });
        onClose();
        return undefined;
      }}
      onClose={onClose}
    >
      <p>{coupon.name} stops working right away and cannot be resumed. Discounts already given stay, including those in checkouts in progress.</p>
    </ReasonDialog>
  );
}
