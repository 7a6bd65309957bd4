import { CircleCheck, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { savedSentence } from '#core/quizzes/saved-sentence.ts';
import { useSession } from '../platform/session.ts';
import { readSetting, writeSetting } from '../platform/storage.ts';
import { IconButton } from '../ui/button.tsx';

const toldKey = 'claimed-told';

/** By then it has been read, ms. Signing in leads on by itself sooner than that. */
const readAfterMs = 2_000;

/**
 * Says once that a guest's practice is now part of the account just signed in to. It stays until the next screen: going by itself, it would move
 * what is being read.
 */
export function ClaimedNotice() {
  const session = useSession();
  const { pathname } = useLocation();
  const [closed, setClosed] = useState('');
  const readAt = useRef<string | null>(null);
  const me = session.kind === 'user' ? session.me : null;
  const claim = me && me.claimedAnswers > 0 ? `${me.id}.${me.claimedAnswers}` : null;
  const [toldBefore] = useState(() => readSetting(toldKey));
  const shown = claim !== null && claim !== closed && claim !== toldBefore;
  useEffect(() => {
    if (!shown) return undefined;
    if (readAt.current !== null && readAt.current !== pathname) {
      setClosed(claim);
      return undefined;
    }
    const timer = setTimeout(() => {
      readAt.current = pathname;
      writeSetting(toldKey, claim);
    }, readAfterMs);
    return () => clearTimeout(timer);
  }, [shown, claim, pathname]);
  return (
    <div role="status">
      {me && shown ? (
        <div className="flex items-center justify-center gap-2.5 bg-success-soft px-4 text-sm">
          <CircleCheck aria-hidden size={18} className="shrink-0 text-success" />
          <p className="py-2.5">{savedSentence(me.claimedAnswers)}</p>
          <IconButton
            label="Close"
            onClick={() => {
              writeSetting(toldKey, claim);
              setClosed(claim);
            }}
          >
            <X aria-hidden size={18} />
          </IconButton>
        </div>
      ) : null}
    </div>
  );
}
