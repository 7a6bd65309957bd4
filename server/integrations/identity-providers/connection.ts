/** How all providers are talked to. */
import * as client from 'openid-client';

const timeoutSeconds = 8;

/** Plain http is for stand-ins on this machine; the configuration lets nothing else through. */
const isPlain = (url: string) => url.startsWith('http:');

export function configure(
  server: client.ServerMetadata,
  clientId: string,
  metadata: Partial<client.ClientMetadata>,
  auth: client.ClientAuth,
): client.Configuration {
  const configuration = new client.Configuration(server, clientId, metadata, auth);
  configuration.timeout = timeoutSeconds;
  if (isPlain(server.issuer)) client.allowInsecureRequests(configuration);
  return configuration;
}

/** The server's own description of itself. */
export async function discover(issuer: string): Promise<client.ServerMetadata> {
  const found = await client.discovery(new URL(issuer), 'discovery', undefined, client.None(), {
    timeout: timeoutSeconds,
    execute: isPlain(issuer) ? [client.allowInsecureRequests] : [],
  });
  return found.serverMetadata();
}

/** Where to go, with state and the S256 challenge. */
export async function authorizationUrl(
  configuration: client.Configuration,
  { state, codeVerifier }: { readonly state: string; readonly codeVerifier: string },
  parameters: Readonly<Record<string, string>>,
): Promise<URL> {
  return client.buildAuthorizationUrl(configuration, {
    ...parameters,
    state,
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
  });
}
