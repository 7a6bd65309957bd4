/** Every error the API can answer with: code, HTTP status, and the sentence a person reads. */
import * as z from 'zod';

export const errors = {
  'bad-input': { status: 400, message: 'Some of what was sent is not valid.' },
  'not-signed-in': { status: 401, message: 'Please log in first.' },
  'email-not-verified': { status: 403, message: 'Please verify your email first.' },
  forbidden: { status: 403, message: 'This is not available to your account.' },
  'not-found': { status: 404, message: 'There is nothing here, or it is not yours.' },
  'method-not-allowed': { status: 405, message: 'Method Not Allowed' },
  'body-too-large': { status: 413, message: 'That is more than this call accepts.' },
  'unsupported-media-type': { status: 415, message: 'Send JSON.' },
  'too-many-requests': { status: 429, message: 'Too many tries. Please wait a little and try again.' },
  internal: { status: 500, message: 'Something went wrong on our side. Nothing you saved is lost.' },
  unavailable: { status: 503, message: 'The server is busy for a moment. Please try again.' },
  'sign-in-failed': { status: 401, message: 'Failed to sign in. Please check your credentials.' },
  'email-taken': { status: 409, message: 'Failed to create an account. This email is already in use.' },
  'password-too-short': { status: 400, message: 'Password must be at least 6 characters' },
  'password-too-common': { status: 400, message: 'This password is on the list of the most common ones. Please choose another.' },
  'wrong-password': { status: 403, message: 'The current password is not right.' },
  'confirm-first': { status: 403, message: 'Please confirm first that it is you.' },
  'last-way-in': { status: 409, message: 'This is your only way to log in. Set a password first, so that you are not locked out.' },
  'already-connected': { status: 409, message: 'This is connected to your account already.' },
  'provider-unavailable': { status: 503, message: 'This way to log in does not answer at the moment. Please try again, or use another one.' },
  'sign-up-expired': { status: 410, message: 'This took too long, or was finished already. Please start again.' },
  'link-expired': { status: 410, message: 'This link has expired or was already used. Please ask for a new one.' },
  'mail-failed': { status: 502, message: 'Failed to send verification email.' },
  'user-not-found': { status: 404, message: 'This account does not exist.' },
  'no-membership': { status: 409, message: 'This account has no paid plan at the moment.' },
  'membership-without-end': { status: 409, message: 'This plan has no end, so there is nothing to extend.' },
  'membership-changed': { status: 409, message: 'This plan was changed meanwhile. Look at it again before you decide.' },
  'coupon-unknown': { status: 404, message: 'This code does not work. Check the spelling, or whether it has started yet.' },
  'coupon-expired': { status: 410, message: 'This code has ended.' },
  'coupon-paused': { status: 409, message: 'This code is paused at the moment. Please try again later.' },
  'coupon-wrong-tier': { status: 409, message: 'This code is not for this plan.' },
  'coupon-already-used': { status: 409, message: 'You have used this code already.' },
  'coupon-used-up': { status: 409, message: 'This code has been used as often as it may be.' },
  'coupon-held': { status: 409, message: 'A checkout you started holds this code. Finish it, or cancel it first.' },
  'coupon-not-found': { status: 404, message: 'This coupon does not exist.' },
  'coupon-changed': { status: 409, message: 'This coupon was changed meanwhile. Look at it again before you decide.' },
  'coupon-ended': { status: 409, message: 'This coupon has ended, which cannot be undone.' },
  'coupon-code-taken': { status: 409, message: 'This code exists already. Please choose another.' },
  'coupon-form-used': { status: 409, message: 'A coupon was already made from this form, with other details. Look at the list before you make another.' },
  'exam-not-found': { status: 404, message: 'This practice exam does not exist.' },
  'session-not-found': { status: 404, message: 'This exam session does not exist, or it is not yours.' },
  'result-not-found': { status: 404, message: 'This result does not exist, or it is not yours.' },
  'module-not-open': { status: 409, message: 'This module is not open.' },
  'module-submitted': { status: 409, message: 'This module was already submitted. Its answers can no longer change.' },
  'time-is-up': { status: 409, message: 'Time for this module is up.' },
  'too-early': { status: 409, message: 'In test-day mode a module ends when its time is up.' },
  'not-in-this-mode': { status: 409, message: 'This is not possible in test-day mode.' },
  'unknown-question': { status: 400, message: 'This question is not part of the module you are taking.' },
  'wrong-answer-format': { status: 400, message: 'This answer does not fit the question.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof errors;

/** The body of every error response. `fields` names the inputs at fault, in their own words. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.enum(Object.keys(errors) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
    requestId: z.string().optional(),
  }),
});
export type ErrorBody = z.infer<typeof errorBodySchema>;
