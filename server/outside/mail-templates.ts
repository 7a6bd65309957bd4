/** The texts of our mails, as plain text and as HTML. Values are escaped; nothing else is inserted. */
import type { Mail } from './mail.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** A header must stay one line, whatever someone calls themselves. */
const oneLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ').trim();

export function verificationMail(name: string, address: string, link: string): Mail {
  const who = oneLine(name) || 'Student';
  const text = `Hi ${who},\n\nPlease confirm your email address for Ascent:\n\n${link}\n\nThe link works once, for 24 hours. If you did not sign up, you can ignore this mail.\n`;
  const html = [
    '<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;color:#1d2430">',
    `<p>Hi ${escapeHtml(who)},</p><p>Please confirm your email address for Ascent.</p>`,
    `<p><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#2159c4;color:#fff;text-decoration:none">Confirm my email</a></p>`,
    `<p>Or open this address: ${escapeHtml(link)}</p>`,
    '<p>The link works once, for 24 hours. If you did not sign up, you can ignore this mail.</p></body></html>',
  ].join('');
  return { to: { name: who, address }, subject: 'Confirm your email for Ascent', text, html };
}
