/** Identity providers: which there are, the way to one, and what an account is connected to. */
import { canonicalEmail } from '#server/email-address.ts';
import type { identityCalls } from '#contract/identities.ts';
import { loginOriginEntries, readLoginOrigin } from '#core/accounts/after-login.ts';
import { cookieLine, readCookie } from '#server/http/cookies.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { hashToken } from '#server/http/sessions.ts';
import type { IdentityProviders } from '#server/integrations/identity-providers/configured.ts';
import { identityDisconnectedMail } from '#server/integrations/mail-templates.ts';
import { selectPasswordHash } from '../accounts/settings-store.ts';
import { beginAttempt } from './attempt.ts';
import { createAccount, pendingSignUpCookie } from './decisions.ts';
import { redeemOwnerCode } from './owner-code.ts';
import { providerOf } from './shared/provider-name.ts';
import { deleteIdentity, deletePendingSignUp, selectIdentities, selectPendingSignUp } from './store.ts';
import { proveOwner } from '../accounts/shared/owner-proof.ts';
import type { AccountDependencies } from '../accounts/shared/dependencies.ts';
import { completeSignIn } from '../accounts/shared/sign-in.ts';
import { lockUser, selectUserByEmail } from '../accounts/store.ts';

type IdentityHandlers = HandlersFor<typeof identityCalls>;

export function identityHandlers(dependencies: AccountDependencies, providers: IdentityProviders): IdentityHandlers {
  const { config, database, mails, now } = dependencies;
  const nobody = { userId: null, sessionId: null, search: '' };

  /** This browser's token and whom it is for. */
  const unfinished = async (headers: Headers) => {
    const token = readCookie(headers.get('cookie'), pendingSignUpCookie(config).name);
    const tokenHash = token === null ? '' : hashToken(token);
    const signUp = token === null ? null : await selectPendingSignUp(database, tokenHash, new Date(now()));
    return { tokenHash, signUp };
  };

  return {
    identityProviders: async () => ({ providers: [...providers.values()].map(({ id, name }) => ({ id, name })) }),
    beginIdentitySignIn: async (request) => {
      const { provider, popup, search } = request.body;
      const chosen = providers.get(provider);
      if (!chosen) return refuse('not-found');
      const given = new URLSearchParams(search);
      const origin = new URLSearchParams(loginOriginEntries(readLoginOrigin((name) => given.get(name)))).toString();
      return beginAttempt(dependencies, chosen, { ...nobody, purpose: 'sign-in', popup, search: origin }, request);
    },
    beginIdentityConnection: signedIn(async (request) => {
      const { body, caller } = request;
      const chosen = providers.get(body.provider);
      if (!chosen) return refuse('not-found');
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      if ((await selectIdentities(database, caller.id)).some(({ provider }) => provider === chosen.id)) return refuse('already-connected');
      const attempt = { purpose: 'connect', userId: caller.id, sessionId: caller.sessionId, popup: body.popup, search: '' } as const;
      return beginAttempt(dependencies, chosen, attempt, request);
    }),
    beginIdentityConfirmation: signedIn(async (request) => {
      const { body, caller } = request;
      const chosen = providers.get(body.provider);
      const connected = await selectIdentities(database, caller.id);
      if (!chosen || !connected.some(({ provider }) => provider === chosen.id)) return refuse('not-found');
      const attempt = { purpose: 'confirm', userId: caller.id, sessionId: caller.sessionId, popup: body.popup, search: '' } as const;
      return beginAttempt(dependencies, chosen, attempt, request);
    }),
    confirmWithMailedCode: signedIn(async ({ body, caller }) => (await redeemOwnerCode(dependencies, caller, body.code)) ?? { confirmed: true }),
    disconnectIdentity: signedIn(async ({ body, caller }) => {
      const denied = await proveOwner(dependencies, caller, body.currentPassword);
      if (denied) return denied;
      return database.transaction(async (queryable) => {
        await lockUser(queryable, caller.id);
        const connected = await selectIdentities(queryable, caller.id);
        if (!connected.some(({ provider }) => provider === body.provider)) return refuse('not-found');
        // A connected provider that is no longer offered here gives no access.
        const others = connected.filter(({ provider }) => provider !== body.provider && providers.has(provider));
        if (others.length === 0 && (await selectPasswordHash(queryable, caller.id)) === null) return refuse('last-way-in');
        await deleteIdentity(queryable, caller.id, body.provider);
        const { name } = providerOf(providers, body.provider);
        await mails.add(
          queryable,
          caller.id,
          identityDisconnectedMail({ name: caller.name, email: caller.email, provider: name, link: `${config.publicUrl}/forgot-password` }),
        );
        return { disconnected: true };
      });
    }),
    unfinishedSignUp: async ({ headers }) => {
      const { signUp } = await unfinished(headers);
      return { signUp: signUp && { provider: providerOf(providers, signUp.provider), name: signUp.name ?? '' } };
    },
    finishSignUp: async (request) => {
      const { body, headers, setHeader } = request;
      const { tokenHash, signUp } = await unfinished(headers);
      if (!signUp) return refuse('sign-up-expired');
      const taken = refuse('email-taken', { email: 'This email is already in use.' });
      const user = { name: body.name, email: canonicalEmail(body.email), emailVerified: false };
      // Looked up first, so that the token survives a mistyped address.
      if (await selectUserByEmail(database, user.email)) return taken;
      const created = await createAccount(dependencies, { ...signUp, email: null }, user, (queryable) => deletePendingSignUp(queryable, tokenHash));
      if (created === null) return refuse('sign-up-expired');
      dependencies.security.report('account-created', { userId: created, clientIp: request.clientIp });
      setHeader('set-cookie', cookieLine({ ...pendingSignUpCookie(config), value: '', maxAge: 0 }));
      return completeSignIn(dependencies, created, request);
    },
  };
}
