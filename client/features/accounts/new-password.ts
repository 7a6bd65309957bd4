/** The rules of a new password, as far as the client can check them. */

const minimumPasswordLength = 6;

/** What is wrong with a new password and its repetition, by field. */
export function newPasswordErrors(password: string, confirmation: string): Record<string, string> {
  return {
    ...(password.length < minimumPasswordLength ? { password: 'Password must be at least 6 characters' } : {}),
    ...(password === confirmation ? {} : { confirmation: 'Passwords do not match' }),
  };
}

export const newPasswordHint = 'At least 6 characters; longer is safer.';
