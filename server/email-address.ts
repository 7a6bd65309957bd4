/** One spelling for an address, however it is written: accounts are found, and requests counted, by it. */
import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * In small letters, composed (NFC), and with the domain in the script of its readers: `Jörg@XN--EXMPLE-CUA.de` is
 * `jörg@exämple.de`. What is no address comes back in small letters.
 */
export function canonicalEmail(text: string): string {
  const email = text.normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = domainToUnicode(domainToASCII(email.slice(at + 1)));
  return at < 1 || domain === '' ? email : `${email.slice(0, at)}@${domain}`;
}
