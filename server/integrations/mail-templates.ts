/** The texts of our mails, as plain text and as HTML. Values are escaped; nothing else is inserted. */
import { nameInMail } from '#core/accounts/name-in-mail.ts';
import type { Mail } from './mail.ts';
import { escapeHtml } from '../http/escape-html.ts';

/** A header must stay one line, whatever someone calls themselves. */
const oneLine = (text: string) => text.replace(/[\r\n\t]+/g, ' ').trim();

/** Named fields throughout: of texts in a row, two could change places and nothing would say so. */
export interface Recipient {
  readonly name: string;
  readonly email: string;
}

export interface LetterWithLink extends Recipient {
  readonly link: string;
}

interface Letter extends Recipient {
  readonly subject: string;
  /** Why this mail comes: the beginning of a sentence that ends with what follows, or whole sentences. */
  readonly opening: string;
  /** What a person has written for this one mail, in paragraphs. */
  readonly text?: string;
  readonly link?: { readonly label: string; readonly url: string };
  /** What else to know. */
  readonly closing: string;
  /** The way to get no more of these mails. */
  readonly stop?: { readonly label: string; readonly url: string };
}

export function letter({ name, email, subject, opening, text: written, link, closing, stop }: Letter): Mail {
  const who = nameInMail(name);
  const isWhole = opening.endsWith('.');
  const text = [
    `Hi ${who},`,
    `${opening}${isWhole ? '' : link || written ? ':' : '.'}`,
    ...(written ? [written] : []),
    ...(link ? [isWhole ? `${link.label}: ${link.url}` : link.url] : []),
    closing,
    ...(stop ? [`${stop.label}: ${stop.url}`] : []),
  ].join('\n\n');
  const html = [
    '<!doctype html><html lang="en"><body style="font-family:system-ui,sans-serif;line-height:1.5;color:#1d2430">',
    `<p>Hi ${escapeHtml(who)},</p><p>${escapeHtml(opening)}${isWhole ? '' : written ? ':' : '.'}</p>`,
    ...(written ?? '').split(/\n{2,}/).flatMap((part) => (part ? [`<p style="white-space:pre-line">${escapeHtml(part)}</p>`] : [])),
    ...(link
      ? [
          `<p><a href="${escapeHtml(link.url)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#2159c4;color:#fff;text-decoration:none">${escapeHtml(link.label)}</a></p>`,
          `<p>Or open this link: ${escapeHtml(link.url)}</p>`,
        ]
      : []),
    `<p>${escapeHtml(closing)}</p>`,
    ...(stop ? [`<p><a href="${escapeHtml(stop.url)}">${escapeHtml(stop.label)}</a></p>`] : []),
    '</body></html>',
  ].join('');
  return { to: { name: who, address: email }, subject, text: `${text}\n`, html };
}

const verificationText = { subject: 'Confirm your email for Ascent', opening: 'Please confirm your email address for Ascent' };
const verificationLink = (url: string) => ({ label: 'Confirm my email', url });

export const verificationMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    ...verificationText,
    name,
    email,
    link: verificationLink(link),
    closing: 'The link works once and expires in 24 hours. If you did not sign up, you can ignore this email.',
  });

/** The shorter one that is sent when the other could not be. */
export const shortVerificationMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    ...verificationText,
    name,
    email,
    link: verificationLink(link),
    closing: 'The link expires in 1 hour. If you did not sign up, you can ignore this email.',
  });

export const resetMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Set a new password for Ascent',
    opening: 'Someone, hopefully you, asked to set a new password for your Ascent account',
    link: { label: 'Set a new password', url: link },
    closing: 'The link works once and expires in 15 minutes. If you did not ask for this, you can ignore this email. Your password stays the same.',
  });

export const confirmNewEmailMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Confirm your new email for Ascent',
    opening: 'Please confirm that this is the new email address of your Ascent account',
    link: { label: 'Confirm the new address', url: link },
    closing: 'The link works once and expires in 1 hour. Until then we keep using your old address. If you did not ask for this, you can ignore this email.',
  });

/** To an address somebody wants to move to although it has an account. */
export const emailInUseMail = ({ name, email }: Recipient): Mail =>
  letter({
    name,
    email,
    subject: 'Your email already has an Ascent account',
    opening: 'Someone asked to use this email address for another Ascent account. It already belongs to yours, so nothing has changed',
    closing: 'If it was you, log in with this address instead. If it was not, you do not need to do anything.',
  });

export const setPasswordLink = (link: string) => ({ label: 'Set a new password', url: link });

/** To the old address, when a change is asked for. */
export const emailChangeRequestedMail = ({ name, email, newEmail, link }: LetterWithLink & { readonly newEmail: string }): Mail =>
  letter({
    name,
    email,
    subject: 'Your Ascent email is about to change',
    opening: `Someone who knows your password asked to change the email address of your Ascent account to ${newEmail}. If it was not you, set a new password now`,
    link: setPasswordLink(link),
    closing: 'A new password also cancels the change. If it was you, just open the link we sent to the new address.',
  });

/** To the old address, when it has been replaced. */
export const emailChangedMail = ({ name, email, newEmail }: Recipient & { readonly newEmail: string }): Mail =>
  letter({
    name,
    email,
    subject: 'Your Ascent email was changed',
    opening: `The email address of your Ascent account is now ${newEmail}. You can no longer log in with this address`,
    closing: 'If this was not you, someone knows your password. Change it wherever else you use it.',
  });

export const identityConnectedMail = ({ name, email, provider, link }: LetterWithLink & { readonly provider: string }): Mail =>
  letter({
    name,
    email,
    subject: `${oneLine(provider)} was connected to your Ascent account`,
    opening: `From now on you can log in to your Ascent account with ${oneLine(provider)}. If you did not connect it, set a new password now and disconnect it in your profile`,
    link: setPasswordLink(link),
    closing: 'If it was you, you do not need to do anything.',
  });

export const identityDisconnectedMail = ({ name, email, provider, link }: LetterWithLink & { readonly provider: string }): Mail =>
  letter({
    name,
    email,
    subject: `${oneLine(provider)} was disconnected from your Ascent account`,
    opening: `${oneLine(provider)} can no longer be used to log in to your Ascent account. If you did not disconnect it, set a new password now`,
    link: setPasswordLink(link),
    closing: 'If it was you, you do not need to do anything.',
  });

export const passwordChangedMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Your Ascent password was changed',
    opening: 'The password of your Ascent account was changed, and every other device was logged out. If it was not you, set a new password now',
    link: setPasswordLink(link),
    closing: 'If it was you, you do not need to do anything.',
  });

/** To somebody whose account was deleted, as a goodbye. */
export const accountDeletedMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Your Ascent account was deleted',
    opening:
      'Your Ascent account and everything stored with it, including your exams and results, were just deleted, as requested in your profile. This cannot be undone. Thank you for climbing with us. If you ever want to start again, you can sign up here',
    link: { label: 'Sign up again', url: link },
    closing:
      'If it was not you, someone knew your password. Change it wherever else you use it. There is nothing else to do. If you had a paid plan, it ended with the account.',
  });
