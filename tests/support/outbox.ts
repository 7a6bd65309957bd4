/** Mails written to the outbox of a server, and the links in them. */
import fs from 'node:fs';
import path from 'node:path';

const unfold = (mail: string) => mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=');

/** Mails that were read before, by path: a test reads its outbox again and again, and a file that is a second old is complete. */
const read = new Map<string, string>();

function readMail(file: string): string {
  const known = read.get(file);
  if (known !== undefined) return known;
  const mail = unfold(fs.readFileSync(file, 'utf8'));
  if (Date.now() - fs.statSync(file).mtimeMs > 1000) read.set(file, mail);
  return mail;
}

/** All mails in the outbox, newest first, each read when it is asked for. */
export function* newestMails(dataDir: string): Generator<string> {
  const outbox = path.join(dataDir, 'outbox');
  const files = fs.existsSync(outbox) ? fs.readdirSync(outbox).sort().reverse() : [];
  for (const file of files) yield readMail(path.join(outbox, file));
}

/** All mails to this address, oldest first, as text. */
export function mailsTo(dataDir: string, address: string): string[] {
  const toThem = new RegExp(`^To:.*${address}`, 'im');
  return [...newestMails(dataDir)].filter((mail) => toThem.test(mail)).reverse();
}

/** How long a mail may take, ms: two jobs bring it, which a busy machine does late. */
export const latestMailMs = 30_000;

/** The path, with its token, of the newest mailed link to `page`; waits for it. */
export async function mailedLink(dataDir: string, address: string, page: string, after = ''): Promise<string> {
  for (const end = Date.now() + latestMailMs; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const links = mailsTo(dataDir, address).flatMap((mail) => new RegExp(`${page}\\?token=[\\w-]+`).exec(mail)?.[0] ?? []);
    const newest = links.at(-1);
    if (newest && newest !== after) return newest;
  }
  throw new Error(`no link to ${page} was mailed to ${address}`);
}

/** The newest code mailed to this address; waits for it. */
export async function mailedCode(dataDir: string, address: string): Promise<string> {
  for (const end = Date.now() + latestMailMs; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 20))) {
    const code = mailsTo(dataDir, address)
      .flatMap((mail) => /confirm that it is you is\s+(\d{6})/.exec(mail)?.[1] ?? [])
      .at(-1);
    if (code) return code;
  }
  throw new Error(`no code was mailed to ${address}`);
}

export const tokenIn = (link: string): string => new URL(link, 'http://localhost').searchParams.get('token') ?? '';
