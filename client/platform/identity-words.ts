/** What to say at the end of a visit to an identity provider. */
import type { IdentityOutcome } from '#contract/identities.ts';

/** `gone`: the window was closed, as far as one can tell. */
export type VisitEnd = IdentityOutcome | 'gone';

export interface Words {
  readonly tone: 'info' | 'success' | 'warning' | 'danger';
  readonly text: string;
}

const words = {
  'signed-in': null,
  'two-factor': null,
  'email-needed': null,
  'email-taken': (name) => ({
    tone: 'warning',
    text: `Your ${name} email already has an Ascent account. Log in with your password, then connect ${name} in your profile.`,
  }),
  connected: (name) => ({ tone: 'success', text: `${name} is connected. You can now log in with it.` }),
  'in-use': (name) => ({ tone: 'warning', text: `That ${name} account is connected to another Ascent account, so it was not connected to this one.` }),
  confirmed: () => ({ tone: 'success', text: 'Thanks for confirming it’s you.' }),
  'code-mailed': (name) => ({ tone: 'info', text: `${name} could not confirm that you just logged in there, so we emailed you a code. Enter it here.` }),
  'other-identity': (name) => ({ tone: 'warning', text: `That is not the ${name} account connected here. Please choose the connected one.` }),
  cancelled: (name) => ({ tone: 'info', text: `You canceled the ${name} login, so nothing has changed. Try again anytime, or log in another way.` }),
  expired: (name) => ({
    tone: 'danger',
    text: `Failed to sign in with ${name}. It took longer than ten minutes, or was started in another browser. Please try again.`,
  }),
  failed: (name) => ({ tone: 'danger', text: `Failed to sign in with ${name}.` }),
  gone: (name) => ({ tone: 'info', text: `We can no longer see the ${name} window. If you closed it, nothing is lost. Try again, or log in another way.` }),
} as const satisfies Record<VisitEnd, ((name: string) => Words) | null>;

/** Null where the next screen says enough. */
export const wordsFor = (end: VisitEnd, name: string): Words | null => words[end]?.(name) ?? null;
