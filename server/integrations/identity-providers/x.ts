/** X: gives an email only if it has confirmed one. */
import { ClientSecretBasic } from 'openid-client';
import * as z from 'zod';
import type { OauthSettings } from '#server/identity-settings.ts';
import { oauthProvider } from './oauth.ts';
import { emailOrNull, textOrNull, type IdentityProvider } from './provider.ts';

const answerSchema = z.object({ data: z.object({ id: z.string().min(1), name: z.string().optional(), confirmed_email: z.string().optional() }) });

export const xProvider = ({ clientId, clientSecret, url, apiUrl }: OauthSettings): IdentityProvider =>
  oauthProvider({
    id: 'x',
    name: 'X',
    issuer: url,
    server: { issuer: url, authorization_endpoint: `${url}/i/oauth2/authorize`, token_endpoint: `${apiUrl}/2/oauth2/token` },
    clientId,
    auth: ClientSecretBasic(clientSecret),
    scope: 'users.read tweet.read users.email',
    again: {},
    who: async (get) => {
      const { data } = answerSchema.parse(await get(`${apiUrl}/2/users/me?user.fields=confirmed_email`));
      const email = emailOrNull(data.confirmed_email);
      return { subject: data.id, email, emailVerified: email !== null, name: textOrNull(data.name) };
    },
  });
