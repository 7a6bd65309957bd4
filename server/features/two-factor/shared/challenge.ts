/** What the step after the password may show before the user is signed in. */
import type { Challenge } from '#contract/accounts.ts';
import { selectPhone } from '#server/features/two-factor/phone/store.ts';
import type { AccountDependencies } from '#server/features/accounts/shared/dependencies.ts';

export async function challengeOf({ database, sms }: Pick<AccountDependencies, 'database' | 'sms'>, userId: string): Promise<Challenge> {
  const phone = sms && (await selectPhone(database, userId));
  return { phoneEnding: phone ? phone.number.slice(-2) : null };
}
