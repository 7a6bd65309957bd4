/** One spelling for an email, however it is written: accounts are found, and requests counted, by it. */
import { domainToASCII, domainToUnicode } from 'node:url';

/**
 * In lower case, composed (NFC), and with the domain in Unicode: `Jörg@XN--EXMPLE-CUA.de` is
 * `jörg@exämple.de`. Text that is not an email is returned in lower case.
 */
export function canonicalEmail(text: string): string {
  const email = text.normalize('NFC').toLowerCase();
  const at = email.lastIndexOf('@');
  const domain = domainToUnicode(domainToASCII(email.slice(at + 1)));
  return at < 1 || domain === '' ? email : `${email.slice(0, at)}@${domain}`;
}
