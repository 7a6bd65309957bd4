/** What a setting must be like for secrets to be safe. */

/** URLs that secrets are sent to: unencrypted only within this machine. */
export function isSafeUrl(text: string): boolean {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname)));
}

/** Whether a host name stands for this machine. */
export const isLoopback = (hostname: string): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const minLength = 32;
const minDistinctCharacters = 10;
const placeholder = /change.?me|replace.?me|example|password|secret|your.?key|placeholder/i;

/** What is wrong with a secret that should have been drawn at random, as the end of a sentence; null if nothing is. */
export function weaknessOf(secret: string): string | null {
  if (secret.length < minLength) return `must have at least ${minLength} characters`;
  if (placeholder.test(secret)) return 'is a placeholder';
  const isRepetition = Array.from({ length: Math.floor(secret.length / 2) }, (_, index) => index + 1).some((length) =>
    secret
      .slice(0, length)
      .repeat(Math.ceil(secret.length / length))
      .startsWith(secret),
  );
  if (new Set(secret).size < minDistinctCharacters || isRepetition) return 'is too easy to guess';
  return null;
}
