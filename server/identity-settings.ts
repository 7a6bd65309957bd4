/** Settings of the identity providers: each is there when its variables are. */
import { createPrivateKey } from 'node:crypto';
import * as z from 'zod';
import { isSafeUrl } from './safe-settings.ts';

const blankAsAbsent = (value: unknown) => (value === '' ? undefined : value);
const optional = z.preprocess(blankAsAbsent, z.string().optional());

const baseUrl = (standard?: string) =>
  z.preprocess(
    (value) => blankAsAbsent(value) ?? standard,
    z
      .string()
      .refine(isSafeUrl, 'must be an https:// address')
      .transform((url) => url.replace(/\/$/, ''))
      .optional(),
  );

/** The base addresses are settings so that a company's own server, or a stand-in, can take their place. */
export const identityEnvironment = {
  OIDC_ISSUER: baseUrl(),
  OIDC_CLIENT_ID: optional,
  OIDC_CLIENT_SECRET: optional,
  OIDC_NAME: optional,
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: baseUrl('https://accounts.google.com'),
  APPLE_CLIENT_ID: optional,
  APPLE_TEAM_ID: optional,
  APPLE_KEY_ID: optional,
  APPLE_PRIVATE_KEY: optional,
  APPLE_ISSUER: baseUrl('https://appleid.apple.com'),
  FACEBOOK_CLIENT_ID: optional,
  FACEBOOK_CLIENT_SECRET: optional,
  FACEBOOK_URL: baseUrl('https://www.facebook.com'),
  FACEBOOK_GRAPH_URL: baseUrl('https://graph.facebook.com'),
  TWITTER_CLIENT_ID: optional,
  TWITTER_CLIENT_SECRET: optional,
  TWITTER_URL: baseUrl('https://x.com'),
  TWITTER_API_URL: baseUrl('https://api.x.com'),
  GITHUB_CLIENT_ID: optional,
  GITHUB_CLIENT_SECRET: optional,
  GITHUB_URL: baseUrl('https://github.com'),
  GITHUB_API_URL: baseUrl('https://api.github.com'),
};

type Environment = { readonly [Name in keyof typeof identityEnvironment]?: z.output<(typeof identityEnvironment)[Name]> };

interface OidcSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}
export interface OauthSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where people go to allow it. */
  readonly url: string;
  /** Where the server asks who they are. */
  readonly apiUrl: string;
}
export interface AppleSettings {
  readonly issuer: string;
  readonly clientId: string;
  readonly teamId: string;
  readonly keyId: string;
  /** PEM. */
  readonly privateKey: string;
}
export interface IdentitySettings {
  readonly google: OidcSettings | null;
  readonly apple: AppleSettings | null;
  readonly facebook: OauthSettings | null;
  readonly x: OauthSettings | null;
  readonly github: OauthSettings | null;
  readonly oidc: (OidcSettings & { readonly name: string }) | null;
}

type Given<Names extends keyof Environment> = { readonly [Name in Names]: string };

/** The variables if all are set, null if none is; `refuse` gets the sentence for an operator who set some. */
function together<Names extends keyof Environment>(env: Environment, names: readonly Names[], refuse: (sentence: string) => never): Given<Names> | null {
  const missing = names.filter((name) => env[name] === undefined);
  if (missing.length === names.length) return null;
  if (missing.length > 0) return refuse(`Set ${names.slice(0, -1).join(', ')} and ${names.at(-1)} together; ${missing.join(', ')} is missing.`);
  return Object.fromEntries(names.map((name) => [name, env[name]])) as Given<Names>;
}

/** A multi-line key is often given on one line, with \n for the line breaks. */
function ellipticKey(text: string, refuse: (sentence: string) => never): string {
  const pem = text.replaceAll('\\n', '\n');
  try {
    if (createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1') return pem;
  } catch {
    // Said below.
  }
  return refuse('APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave you.');
}

/** `refuse` throws the sentence for the operator. */
export function identitySettings(env: Environment, refuse: (sentence: string) => never): IdentitySettings {
  const google = together(env, ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'], refuse);
  const apple = together(env, ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'], refuse);
  const facebook = together(env, ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'], refuse);
  const x = together(env, ['TWITTER_CLIENT_ID', 'TWITTER_CLIENT_SECRET'], refuse);
  const github = together(env, ['GITHUB_CLIENT_ID', 'GITHUB_CLIENT_SECRET'], refuse);
  const oidc = together(env, ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'], refuse);
  return {
    google: google && { issuer: env.GOOGLE_ISSUER ?? '', clientId: google.GOOGLE_CLIENT_ID, clientSecret: google.GOOGLE_CLIENT_SECRET },
    apple: apple && {
      issuer: env.APPLE_ISSUER ?? '',
      clientId: apple.APPLE_CLIENT_ID,
      teamId: apple.APPLE_TEAM_ID,
      keyId: apple.APPLE_KEY_ID,
      privateKey: ellipticKey(apple.APPLE_PRIVATE_KEY, refuse),
    },
    facebook: facebook && {
      clientId: facebook.FACEBOOK_CLIENT_ID,
      clientSecret: facebook.FACEBOOK_CLIENT_SECRET,
      url: env.FACEBOOK_URL ?? '',
      apiUrl: env.FACEBOOK_GRAPH_URL ?? '',
    },
    x: x && { clientId: x.TWITTER_CLIENT_ID, clientSecret: x.TWITTER_CLIENT_SECRET, url: env.TWITTER_URL ?? '', apiUrl: env.TWITTER_API_URL ?? '' },
    github: github && {
      clientId: github.GITHUB_CLIENT_ID,
      clientSecret: github.GITHUB_CLIENT_SECRET,
      url: env.GITHUB_URL ?? '',
      apiUrl: env.GITHUB_API_URL ?? '',
    },
    oidc: oidc && {
      issuer: oidc.OIDC_ISSUER,
      clientId: oidc.OIDC_CLIENT_ID,
      clientSecret: oidc.OIDC_CLIENT_SECRET,
      name: env.OIDC_NAME ?? new URL(oidc.OIDC_ISSUER).host,
    },
  };
}
