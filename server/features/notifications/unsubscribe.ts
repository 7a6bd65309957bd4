/** The way out of mails, from the mail itself: a page with a button, and the one click of mail programs (RFC 8058). No login is asked for. */
import * as z from 'zod';
import { kindNames, notificationKinds, type NotificationKind } from '#core/notifications/kinds.ts';
import type { Base } from '#server/feature.ts';
import type { Navigation } from '#server/http/navigation.ts';
import type { Seal } from '#server/sealed.ts';
import { stopMails } from './schedule-store.ts';
import { insertNotificationEvent } from './store.ts';

const unsubscribePath = '/api/notifications/unsubscribe';

const owner = 'unsubscribe';
const tokenSchema = z.strictObject({ userId: z.uuid(), kind: z.enum(notificationKinds) });

/** The link of one kind of mail to one student; it works for as long as the account exists. */
export const unsubscribeLink = (seal: Seal, publicUrl: string, userId: string, kind: NotificationKind): string =>
  `${publicUrl}${unsubscribePath}?token=${seal.seal(JSON.stringify({ userId, kind }), owner)}`;

function readToken(seal: Seal, token: string | null): z.output<typeof tokenSchema> | null {
  const text = token === null || token.length > 500 ? null : seal.open(token, owner);
  return text === null ? null : (tokenSchema.safeParse(JSON.parse(text)).data ?? null);
}

const page = (title: string, body: string, status = 200) =>
  new Response(
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex">
<title>${title} · Ascent</title><link rel="stylesheet" href="/api/docs.css"></head>
<body><main><h1>${title}</h1>${body}<p><a href="/profile#notifications">All notification settings</a></p></main></body>
</html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' } },
  );

const button = (token: string, all: boolean, label: string) =>
  `<form method="post" action="${unsubscribePath}?token=${encodeURIComponent(token)}">${all ? '<input type="hidden" name="all" value="1">' : ''}<p><button>${label}</button></p></form>`;

const unknown = () => page('This link does not work', '<p>It may have been cut off. You can choose which emails you get in your profile.</p>', 404);

export function unsubscribeNavigations({ database, seal, now }: Pick<Base, 'database' | 'seal' | 'now'>): readonly Navigation[] {
  return [
    {
      method: 'GET',
      path: unsubscribePath,
      // Programs that look at links in mails change nothing by it.
      handle: async ({ url }) => {
        const token = url.searchParams.get('token');
        const read = readToken(seal, token);
        if (!read || token === null) return unknown();
        return page(
          'Stop these emails?',
          `<p>This turns off “${kindNames[read.kind]}.” You will still get emails about your account and its security.</p>${button(token, false, 'Stop these emails')}${button(token, true, 'Stop all reminders by email')}`,
        );
      },
    },
    {
      method: 'POST',
      path: unsubscribePath,
      handle: async ({ url, form }) => {
        const read = readToken(seal, url.searchParams.get('token'));
        if (!read) return unknown();
        const { userId, kind } = read;
        const kinds = form?.get('all') === '1' ? notificationKinds : [kind];
        await database.transaction(async (queryable) => {
          if (await stopMails(queryable, userId, kinds)) await insertNotificationEvent(queryable, userId, 'mails_stopped', { kinds }, new Date(now()));
        });
        return page('Done', '<p>You won’t get these emails anymore.</p>');
      },
    },
  ];
}
