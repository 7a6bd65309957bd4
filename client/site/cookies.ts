/** Every cookie of this site. tests/house/cookies.test.ts compares the names with those the server sets. */
export interface SiteCookie {
  readonly name: string;
  readonly purpose: string;
  readonly when: string;
  /** At most; logging out or finishing ends most of them sooner. */
  readonly lasts: string;
}

export const siteCookies: readonly SiteCookie[] = [
  {
    name: 'ascent',
    purpose: 'Keeps you logged in, or finds your practice if you have no account.',
    when: 'When you log in, or start practicing without an account',
    lasts: '30 days',
  },
  {
    name: 'ascent-device',
    purpose: 'Recognizes this browser, so that we can email you when someone logs in to your account with a new one.',
    when: 'When you log in',
    lasts: '400 days',
  },
  {
    name: 'ascent-pending',
    purpose: 'Remembers that your password was right while you enter a code.',
    when: 'When you log in with two-step verification',
    lasts: '10 minutes',
  },
  { name: 'ascent-trusted', purpose: 'Lets you skip the code in a browser you trust.', when: 'When you choose to trust a browser', lasts: '30 days' },
  {
    name: 'ascent-attempt',
    purpose: 'Makes sure that the browser that left for Google or another provider is the one that comes back.',
    when: 'When you log in with Google or another account',
    lasts: '10 minutes',
  },
  {
    name: 'ascent-sign-up',
    purpose: 'Keeps what the provider told us while you finish signing up.',
    when: 'When you sign up with Google or another account',
    lasts: '30 minutes',
  },
];
