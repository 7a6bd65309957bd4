/** Browsers an account has logged in with, by a cookie that outlasts logging out: the owner is notified of a new one. */
import { randomBytes } from 'node:crypto';
import type { Queryable } from '#server/database/database.ts';
import { cookieLine, ownCookie, readCookie } from '#server/http/cookies.ts';
import { newDeviceMail } from '#server/integrations/security-mails.ts';
import { noteDevice, selectUserById } from '../store.ts';
import { deviceName } from './device-name.ts';
import type { AccountDependencies } from './dependencies.ts';
import type { Visitor } from './sign-in.ts';

const lifetimeSeconds = 400 * 86_400;
const cookie = ownCookie('ascent-device');

type Dependencies = Pick<AccountDependencies, 'config' | 'mails' | 'seal' | 'now'>;

/** Records that this user logs in with this browser, in the transaction of `queryable`; a mail reports a new one, unless it is the account's first. Returns the line of the cookie that the browser is recognized by. */
export async function recognizeDevice({ config, mails, seal, now }: Dependencies, queryable: Queryable, userId: string, headers: Headers): Promise<string> {
  const { name } = cookie(config);
  const held = readCookie(headers.get('cookie'), name);
  const token = held !== null && /^[\w-]{32}$/.test(held) ? held : randomBytes(24).toString('base64url');
  const noted = await noteDevice(queryable, userId, seal.hash(`device ${userId} ${token}`), new Date(now()));
  const user = noted.isNew && !noted.isFirst ? await selectUserById(queryable, userId) : null;
  if (user)
    await mails.add(
      queryable,
      userId,
      newDeviceMail({ name: user.name, email: user.email, device: deviceName(headers.get('user-agent')), link: `${config.publicUrl}/forgot-password` }),
    );
  return cookieLine({ ...cookie(config), value: token, maxAge: lifetimeSeconds });
}

/** The browser no longer belongs to anybody. */
export const forgetDevice = ({ config }: Pick<AccountDependencies, 'config'>, { setHeader }: Pick<Visitor, 'setHeader'>): void =>
  setHeader('set-cookie', cookieLine({ ...cookie(config), value: '', maxAge: 0 }));
