import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { exportCouponCodes, pauseCoupon, resumeCoupon, type CouponView } from '#contract/coupons.ts';
import { api, ApiError } from '#client/platform/api.ts';
import { saveFile } from '#client/platform/save-file.ts';
import { Button } from '#client/ui/button.tsx';
import { showToast } from '#client/ui/toast.tsx';
import { useRefreshCoupon } from './coupon-queries.ts';
import { EndDialog } from './end-dialog.tsx';

/** The byte order mark: without it, spreadsheet programs do not read the file as UTF-8. */
const byteOrderMark = '\ufeff';

const fileName = (name: string): string =>
  `coupon-codes-${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'batch'
  }.csv`;

function ExportButton({ coupon }: { readonly coupon: CouponView }) {
  const mutation = useMutation({
    mutationFn: () => api(exportCouponCodes, { params: { couponId: coupon.id } }),
    onSuccess: ({ csv }) => saveFile(fileName(coupon.name), 'text/csv;charset=utf-8', byteOrderMark + csv),
    onError: (error) => showToast({ title: 'The codes were not exported', description: error.message, tone: 'danger' }),
  });
  return (
    <Button busy={mutation.isPending} busyLabel="Exporting…" onClick={() => mutation.mutate()}>
      <Download aria-hidden size={18} /> Export codes
    </Button>
  );
}

/** Pauses or resumes at once: either undoes the other. */
function PauseButton({ coupon, paused }: { readonly coupon: CouponView; readonly paused: boolean }) {
  const refresh = useRefreshCoupon();
  const mutation = useMutation({
    mutationFn: () => api(paused ? resumeCoupon : pauseCoupon, { params: { couponId: coupon.id }, body: { lastChangeId: coupon.lastChangeId } }),
    onSuccess: (answer) => {
      refresh(coupon.id, answer);
      showToast({ title: paused ? 'Coupon resumed' : 'Coupon paused', description: coupon.name, tone: 'success' });
    },
    onError: (error) => {
      if (!(error instanceof ApiError && error.code === 'offline')) refresh(coupon.id);
      showToast({ title: 'Nothing has changed', description: error.message, tone: 'danger' });
    },
  });
  return (
    <Button variant="secondary" busy={mutation.isPending} busyLabel="Saving…" onClick={() => mutation.mutate()}>
      {paused ? 'Resume' : 'Pause'}
    </Button>
  );
}

/** Coupon actions with a coupon as it is. */
export function CouponActions({ coupon, paused }: { readonly coupon: CouponView; readonly paused: boolean }) {
  const [ending, setEnding] = useState(false);
  const ended = coupon.state === 'ended';
  const bar = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The button that ended the coupon is gone with it, which would leave the focus nowhere.
    if (ending) wasOpen.current = true;
    else if (wasOpen.current && ended) {
      wasOpen.current = false;
      bar.current?.focus();
    }
  }, [ending, ended]);
  return (
    <div ref={bar} tabIndex={-1} role="group" aria-label="Coupon actions" className="mt-8 flex flex-wrap gap-3 outline-none">
      {coupon.singleUse ? <ExportButton coupon={coupon} /> : null}
      {ended ? (
        <p className="self-center text-muted">This coupon has ended. Discounts already given still apply.</p>
      ) : (
        <>
          <PauseButton coupon={coupon} paused={paused} />
          <Button variant="secondary" onClick={() => setEnding(true)}>
            End for good
          </Button>
        </>
      )}
      {ending ? <EndDialog coupon={coupon} onClose={() => setEnding(false)} /> : null}
    </div>
  );
}
