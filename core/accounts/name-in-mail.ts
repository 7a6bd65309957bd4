/** The name an email greets its recipient by. Anybody can sign up with somebody else's email, and must not be able to write to them through us. */

/** Forms that mail programs turn into a link, or people into an address. A few real names are among them, e.g. "St.John". */
const linkLike = [/[\p{L}\p{N}]\.[\p{L}\p{N}-]{2,}/u, /\d+\.\d+\.\d+/, /\/\//, /@/, /\b(?:https?|mailto|tel|sms|javascript|data)\s*:/i];

/** The name as one line; "Student" instead of one that is empty or looks like a link, however its dots and slashes are written. */
export function nameInMail(name: string): string {
  const line = name.replace(/[\r\n\t]+/g, ' ').trim();
  const plain = line
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replaceAll('\u3002', '.')
    .replace(/[\u2044\u2215]/g, '/');
  return line === '' || linkLike.some((pattern) => pattern.test(plain)) ? 'Student' : line;
}
