/** Our cookies: tokens only, never readable by scripts, never sent to us by other sites' forms. */

/** Behind HTTPS the browser itself then sees to it that no other host or plain connection can set the cookie. */
const cookieName = (secure: boolean, name: string) => (secure ? `__Host-${name}` : name);

/** Name and kind of one of our cookies under this URL. */
export const ownCookie =
  (name: string) =>
  ({ publicUrl }: { readonly publicUrl: string }) => {
    const secure = publicUrl.startsWith('https:');
    return { name: cookieName(secure, name), secure };
  };

/** The value of a request's cookie; null if there is none. */
export function readCookie(header: string | null, name: string): string | null {
  const pair = header?.split(/;\s*/).find((candidate) => candidate.startsWith(`${name}=`));
  return pair?.slice(name.length + 1) || null;
}

export interface Cookie {
  readonly name: string;
  /** Needs no escaping: base64url and dots. */
  readonly value: string;
  /** Seconds; 0 removes the cookie. */
  readonly maxAge: number;
  readonly secure: boolean;
}

/** The line of a Set-Cookie header. */
export const cookieLine = ({ name, value, maxAge, secure }: Cookie) =>
  `${name}=${value}; Max-Age=${maxAge}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
