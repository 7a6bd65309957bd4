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
    text: `There is already an Ascent account with the email you have at ${name}. Log in with your password; then you can connect ${name} in your profile.`,
  }),
  connected: (name) => ({ tone: 'success', text: `${name} is connected. From now on you can log in with it.` }),
  'in-use': (name) => ({ tone: 'warning', text: `That ${name} account is connected to another Ascent account, so it was not connected to this one.` }),
  confirmed: () => ({ tone: 'success', text: 'Thank you, it is you.' }),
  'other-identity': (name) => ({ tone: 'warning', text: `That was another ${name} account than the one connected here. Please choose that one.` }),
  cancelled: (name) => ({ tone: 'info', text: `You stopped at ${name}, so nothing has changed. Try again whenever you like, or use another way.` }),
  expired: (name) => ({
    tone: 'danger',
    text: `Failed to sign in with ${name}. It took longer than ten minutes, or was begun in another browser. Please try again.`,
  }),
  failed: (name) => ({ tone: 'danger', text: `Failed to sign in with ${name}.` }),
  gone: (name) => ({ tone: 'info', text: `We no longer see the ${name} window. If you closed it, nothing is lost: try again, or use another way.` }),
} as const satisfies Record<VisitEnd, ((name: string) => Words) | null>;

/** Null where the next screen says enough. */
export const wordsFor = (end: VisitEnd, name: string): Words | null => words[end]?.(name) ?? null;
