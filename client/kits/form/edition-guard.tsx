import type { ReactNode } from 'react';
import { LeaveGuard } from './leave-guard.tsx';
import { NewerVersion } from './newer-version.tsx';
import type { Edition } from './use-edition.ts';
import type { FormHandle } from './use-form.ts';

export interface EditionGuardProps {
  readonly form: FormHandle;
  readonly edition: Pick<Edition<unknown>, 'newer' | 'keepMine'> & { readonly startAnew: () => void };
  /** What a newer version says differently, where that can be shown. */
  readonly children?: ReactNode;
}

/** At the top of a form whose thing others may save meanwhile: nothing typed is lost to them, nor by leaving. */
export const EditionGuard = ({ form, edition, children }: EditionGuardProps) => (
  <>
    <LeaveGuard id={form.id} />
    <NewerVersion
      shown={edition.newer !== null}
      onKeepMine={() => {
        form.forget();
        edition.keepMine();
      }}
      onDiscardMine={() => edition.startAnew()}
    >
      {children}
    </NewerVersion>
  </>
);
