/** Facebook: may give no email, and does not say whether it was verified, so it counts as not verified. */
import { createHmac } from 'node:crypto';
import { ClientSecretPost } from 'openid-client';
import * as z from 'zod';
import type { OauthSettings } from '#server/identity-settings.ts';
import { oauthProvider } from './oauth.ts';
import { emailOrNull, textOrNull, type IdentityProvider } from './provider.ts';

const version = 'v23.0';
const userSchema = z.object({ id: z.string().min(1), name: z.string().optional(), email: z.string().optional() });

export const facebookProvider = ({ clientId, clientSecret, url, apiUrl }: OauthSettings): IdentityProvider =>
  oauthProvider({
    id: 'facebook',
    name: 'Facebook',
    issuer: url,
    server: { issuer: url, authorization_endpoint: `${url}/${version}/dialog/oauth`, token_endpoint: `${apiUrl}/${version}/oauth/access_token` },
    clientId,
    auth: ClientSecretPost(clientSecret),
    scope: 'public_profile email',
    again: { auth_type: 'reauthenticate' },
    who: async (get, accessToken) => {
      // Shows that the token is used by the app it was made for.
      const proof = createHmac('sha256', clientSecret).update(accessToken).digest('hex');
      const user = userSchema.parse(await get(`${apiUrl}/${version}/me?fields=id,name,email&appsecret_proof=${proof}`));
      return { subject: user.id, email: emailOrNull(user.email), emailVerified: false, name: textOrNull(user.name) };
    },
  });
