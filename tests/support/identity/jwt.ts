/** Tokens for tests: signed as they should be, or in the ways an attacker would try. */
import { createHmac, generateKeyPairSync, sign, verify, type KeyObject } from 'node:crypto';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
export type Claims = Record<string, unknown>;

export const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
export const jwks = { keys: [{ ...rsa.publicKey.export({ format: 'jwk' }), kid: 'stand-in', alg: 'RS256', use: 'sig' }] };

export const signed = (claims: Claims, key: KeyObject = rsa.privateKey): string => {
  const text = `${encode({ alg: 'RS256', kid: 'stand-in' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
};
export const unsigned = (claims: Claims): string => `${encode({ alg: 'none' })}.${encode(claims)}.`;
/** Signed with something that others know besides the provider. */
export const symmetric = (claims: Claims, secret: string): string => {
  const text = `${encode({ alg: 'HS256', kid: 'stand-in' })}.${encode(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

/** The claims of an ES256 token if its signature is right. */
export function readEs256(token: string, key: KeyObject): { header: Claims; claims: Claims } | null {
  const [header = '', claims = '', signature = ''] = token.split('.');
  const right = verify('sha256', Buffer.from(`${header}.${claims}`), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'));
  const read = (part: string): Claims => JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  return right ? { header: read(header), claims: read(claims) } : null;
}
