/** Mails that notify an account's owner of sign-ins, and of changes to two-step verification and the phone. */
import type { Mail } from './mail.ts';
import { letter, setPasswordLink, type LetterWithLink, type Recipient } from './mail-templates.ts';

const nothingToDo = 'If it was you, you do not need to do anything.';

export const newDeviceMail = ({ name, email, device, link }: LetterWithLink & { readonly device: string }): Mail =>
  letter({
    name,
    email,
    subject: 'New login to your Ascent account',
    opening: `Someone just logged in to your Ascent account with a browser it has not seen before: ${device}. If it was not you, set a new password now, which logs out every device`,
    link: setPasswordLink(link),
    closing: nothingToDo,
  });

export const twoFactorOnMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Two-step verification is on',
    opening:
      'Two-step verification was turned on for your Ascent account, and every other device was logged out. Keep your backup codes somewhere you can find them without your phone. If it was not you, set a new password now',
    link: setPasswordLink(link),
    closing: nothingToDo,
  });

export const twoFactorOffMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Two-step verification is off',
    opening:
      'Two-step verification was turned off for your Ascent account. From now on, you need only your password to log in. If it was not you, set a new password now',
    link: setPasswordLink(link),
    closing: nothingToDo,
  });

export const newBackupCodesMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'New backup codes for Ascent',
    opening: 'New backup codes were created for your Ascent account. The old ones no longer work. If it was not you, set a new password now',
    link: setPasswordLink(link),
    closing: nothingToDo,
  });

export const backupCodeUsedMail = ({ name, email, left, link }: LetterWithLink & { readonly left: number }): Mail =>
  letter({
    name,
    email,
    subject: 'A backup code was used for Ascent',
    opening: `Someone logged in to your Ascent account with a backup code. ${left === 1 ? '1 code is' : `${left} codes are`} left. If it was not you, set a new password now`,
    link: setPasswordLink(link),
    closing: 'If it was you, you do not need to do anything. You can get new codes in your profile.',
  });

/** The code is only in the text: administrators of the queue see subjects. */
export const ownerCodeMail = ({ name, email, code }: Recipient & { readonly code: string }): Mail =>
  letter({
    name,
    email,
    subject: 'Your code for Ascent',
    opening: `Your code to confirm that it is you is ${code}. It works for 10 minutes, in the browser that asked for it`,
    closing: 'Nobody from Ascent will ask you for it. If you did not ask for a code, someone is logged in to your account: set a new password to log them out.',
  });

/** To the owner, when somebody with the right password has tried too many codes. */
export const wrongCodesMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Wrong codes for your Ascent account',
    opening:
      'Someone entered the correct password for your Ascent account and then several wrong codes. They did not get in. For the next 15 minutes, only a backup code works. If it was not you, someone knows your password, so set a new one now',
    link: setPasswordLink(link),
    closing: nothingToDo,
  });

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});

/** To the owner, when somebody who set a new password by mail has no code and asked to remove two-step verification. */
export const twoFactorGoesMail = ({ name, email, when, link }: LetterWithLink & { readonly when: Date }): Mail =>
  letter({
    name,
    email,
    subject: 'Two-step verification will be removed',
    opening: `Someone set a new password for your Ascent account by email and asked to remove two-step verification and the phone number, because they do not have a code. Both will be removed on ${day.format(when)}. To keep them, log in with a code before then`,
    link: { label: 'Log in to keep it', url: link },
    closing: 'If it was you, you do not need to do anything. If it was not you, someone can read your email, so change its password too.',
  });

/** To the owner, when it has gone that way. */
export const twoFactorGoneMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Two-step verification was removed',
    opening:
      'Two-step verification and the phone number were removed from your Ascent account, as requested three days ago. From now on, you need only your password to log in. If it was not you, set a new password now',
    link: setPasswordLink(link),
    closing: 'If it was you, you can turn it on again in your profile.',
  });

/** To the owner, when an administrator has removed it. */
export const twoFactorRemovedMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Two-step verification was removed',
    opening:
      'An administrator removed two-step verification from your Ascent account and logged you out everywhere. From now on, you need only your password to log in. If you did not ask for this, set a new password now',
    link: setPasswordLink(link),
    closing: 'If you asked for it, log in and turn it on again when you have your new phone.',
  });

export const phoneAddedMail = ({ name, email, ending, link }: LetterWithLink & { readonly ending: string }): Mail =>
  letter({
    name,
    email,
    subject: 'A phone number was added to Ascent',
    opening: `The phone number ending in ${ending} was added to your Ascent account. If it was not you, set a new password now`,
    link: setPasswordLink(link),
    closing: nothingToDo,
  });

export const phoneRemovedMail = ({ name, email, link }: LetterWithLink): Mail =>
  letter({
    name,
    email,
    subject: 'Your phone number was removed from Ascent',
    opening: 'The phone number on your Ascent account was removed. If it was not you, set a new password now',
    link: setPasswordLink(link),
    closing: nothingToDo,
  });
