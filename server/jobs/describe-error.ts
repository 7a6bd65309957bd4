/** Why a job failed, in words an administrator may read: without anything that identifies people or grants access. */

const maxLength = 300;
/** Messages from outside may be of any length, and what is read of them takes time. */
const maxReadLength = 1000;

/** E-mail addresses, links, phone numbers and codes, and anything long enough to be a token. */
const personalData = /\S*@\S*|\bhttps?:\/\/\S+|\+?\d[\d ()-]{3,}\d|[\w-]{20,}/g;

export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `A ${typeof error} was thrown.`;
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number') ? ` ${error.code}` : '';
  const text = error.message.slice(0, maxReadLength).replace(personalData, '…').replace(/\s+/g, ' ').trim();
  return `${error.name}${code}: ${text}`.slice(0, maxLength);
}
