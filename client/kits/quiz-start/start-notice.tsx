import type { UseMutationResult } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/platform/api.ts';
import { Alert } from '#client/ui/alert.tsx';
import { Button } from '#client/ui/button.tsx';
import { cx } from '#client/ui/class-names.ts';

interface StartNoticeProps<Asked extends { readonly minQuestions?: number }> {
  readonly start: Pick<UseMutationResult<unknown, Error, Asked>, 'error' | 'variables' | 'mutate' | 'isPending'>;
  /** What a shorter quiz is not good for. */
  readonly shorterNote?: string | undefined;
  readonly className?: string;
}

/** Why a quiz did not start; one that would be shorter than said starts if that is all right. */
export function StartNotice<Asked extends { readonly minQuestions?: number }>({
  start: { error, variables, mutate, isPending },
  shorterNote,
  className,
}: StartNoticeProps<Asked>) {
  const box = useRef<HTMLDivElement>(null);
  // The button that was pressed may stand far below.
  useEffect(() => {
    if (error) box.current?.scrollIntoView({ block: 'nearest' });
  }, [error]);
  // While another try is under way, the notice stays with its button, which has the focus.
  const [shown, setShown] = useState(error);
  if (!isPending && shown !== error) setShown(error);
  const shorter = shown instanceof ApiError && shown.code === 'fewer-questions' && variables;
  return (
    <div ref={box} role="alert" className={cx('empty:hidden', className)}>
      {shown ? (
        <Alert tone={shorter ? 'info' : 'danger'}>
          <p>{shown.message}</p>
          {shorter && shorterNote ? <p className="mt-2">{shorterNote}</p> : null}
          {shorter ? (
            <Button variant="secondary" size="small" className="mt-3" busy={isPending} onClick={() => mutate({ ...shorter, minQuestions: undefined })}>
              Start the shorter quiz
            </Button>
          ) : null}
        </Alert>
      ) : null}
    </div>
  );
}
