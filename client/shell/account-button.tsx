import type { Me } from '#contract/accounts.ts';
import { initialOf } from '#core/accounts/initial.ts';

/** What opens the account menu, as an element: a menu gives it its own properties. */
export const accountButton = (me: Me) => (
  <button type="button" aria-label="Account menu" className="inline-flex size-11 items-center justify-center rounded-full">
    <span className="inline-flex size-9 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary">
      {initialOf(me.name, me.email)}
    </span>
  </button>
);
