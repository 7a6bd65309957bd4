/** GitHub: of the addresses only the primary one counts, and only if GitHub has verified it. */
import { ClientSecretPost } from 'openid-client';
import * as z from 'zod';
import type { OauthSettings } from '#server/identity-settings.ts';
import { oauthProvider } from './oauth.ts';
import { emailOrNull, textOrNull, type IdentityProvider } from './provider.ts';

const userSchema = z.object({ id: z.int().positive(), login: z.string(), name: z.string().nullable().optional() });
const emailsSchema = z.array(z.object({ email: z.string(), primary: z.boolean(), verified: z.boolean() }));

export const githubProvider = ({ clientId, clientSecret, url, apiUrl }: OauthSettings): IdentityProvider =>
  oauthProvider({
    id: 'github',
    name: 'GitHub',
    issuer: url,
    // What GitHub calls itself in the `iss` of its answers.
    server: { issuer: `${url}/login/oauth`, authorization_endpoint: `${url}/login/oauth/authorize`, token_endpoint: `${url}/login/oauth/access_token` },
    clientId,
    auth: ClientSecretPost(clientSecret),
    scope: 'read:user user:email',
    again: { prompt: 'select_account' },
    who: async (get) => {
      const user = userSchema.parse(await get(`${apiUrl}/user`));
      const emails = emailsSchema.parse(await get(`${apiUrl}/user/emails`));
      const email = emailOrNull(emails.find(({ primary, verified }) => primary && verified)?.email);
      return { subject: String(user.id), email, emailVerified: email !== null, name: textOrNull(user.name) ?? user.login };
    },
  });
