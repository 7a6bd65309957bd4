/** The header in which a client names the account that its screen shows: its id, or `nobody`. Without it the session alone decides. */
export const accountHeader = 'x-account';

/** For guests and those without a session. */
export const nobody = 'nobody';
