/** Sign-up, sign-in, sign-out, who am I, verification. */
import { canonicalEmail } from '#server/email-address.ts';
import type { accountCalls } from '#contract/accounts.ts';
import { uuidv7 } from '#server/database/uuid.ts';
import { accountOf, signedIn, type HandlersFor } from '#server/http/handler.ts';
import { isRefusal, refuse } from '#server/refusal.ts';
import { insertPasswordHash } from './settings-store.ts';
import { isCommonPassword } from './shared/common-passwords.ts';
import { hashPassword } from './hashing.ts';
import { checkPassword, userByPassword } from './passwords.ts';
import type { AccountDependencies } from './shared/dependencies.ts';
import { completeSignIn, endSession, openSession } from './shared/sign-in.ts';
import { errorFacts } from './shared/error-facts.ts';
import { toMe } from './shared/me.ts';
import { tooManyMails } from './shared/too-many-mails.ts';
import { askForVerification } from './shared/verification-mail.ts';
import { insertUser } from './store.ts';
import { mailBackupVerification, ownerOfLink, redeemVerification } from './verification.ts';

type AccountHandlers = HandlersFor<typeof accountCalls>;

export function accountHandlers(dependencies: AccountDependencies): AccountHandlers {
  const { database, log, mails, seal, security, now, topicChanges } = dependencies;

  return {
    signUp: async (request) => {
      const { body } = request;
      if (isCommonPassword(body.password)) return refuse('password-too-common', { password: 'Please choose a less common password.' });
      const user = { id: uuidv7(), name: body.name, email: canonicalEmail(body.email), emailVerified: false };
      const hash = await hashPassword(body.password);
      const time = new Date(now());
      const created = await database.transaction(
        async (queryable) => (await insertUser(queryable, user, time)) && insertPasswordHash(queryable, { id: uuidv7(), userId: user.id, hash }, time),
      );
      if (!created) return refuse('email-taken', { email: 'This email is already in use.' });
      security.report('account-created', { userId: user.id, clientIp: request.clientIp });
      const account = await openSession(dependencies, user.id, request);
      return isRefusal(account) ? account : { me: toMe(account) };
    },
    signIn: async (request) => {
      const userId = await userByPassword(database, request.body.email, request.body.password, now());
      return userId === null ? refuse('sign-in-failed') : completeSignIn(dependencies, userId, request);
    },
    signInAtLink: async (request) => {
      const { token, password } = request.body;
      const userId = await ownerOfLink(dependencies, token);
      if (userId === null) return refuse('link-expired');
      if ((await checkPassword(database, userId, password)) === null)
        return refuse('sign-in-failed', { password: 'This is not the password of this account.' });
      return completeSignIn(dependencies, userId, request);
    },
    signOut: async (request) => {
      await endSession(dependencies, request);
      return { signedOut: true };
    },
    me: async ({ caller }) => {
      const topics = await topicChanges();
      const shown = topics ? { topics: [...topics] } : {};
      const account = accountOf(caller);
      return account ? { me: toMe(account), deviceKey: seal.hash(`device copies of ${account.id}`), ...shown } : { me: null, ...shown };
    },
    // Enqueued whoever asks and whatever the address, so neither the response nor its timing reveals whether it has an account.
    sendVerification: async ({ body, requestId }) => {
      try {
        const tooMany = await tooManyMails(mails, database, body.email);
        if (tooMany) return tooMany;
        await database.transaction((queryable) => askForVerification(queryable, dependencies, body.email));
        return { sent: true };
      } catch (error) {
        log.warn({ ...errorFacts(error), requestId }, 'verification mail could not be enqueued');
        return refuse('mail-failed');
      }
    },
    sendBackupVerification: signedIn(async ({ caller, requestId }) => {
      if (caller.emailVerified) return { sent: true };
      try {
        const tooMany = await tooManyMails(mails, database, caller.email);
        if (tooMany) return tooMany;
        await mailBackupVerification(dependencies, caller);
        return { sent: true };
      } catch (error) {
        log.warn({ ...errorFacts(error), requestId }, 'backup verification mail failed');
        return refuse('mail-failed');
      }
    }),
    verifyEmail: async ({ body: { token }, caller }) => (await redeemVerification(dependencies, token, accountOf(caller))) ?? { verified: true },
  };
}
