/** Faults in codes texted to a phone. */
import { api, type SeededFault } from './fault.ts';

export const phoneFaults: readonly SeededFault[] = [
  {
    items: '41',
    says: 'phone: a texted code may be guessed without end',
    file: 'server/features/two-factor/phone/verify-phone-code.ts',
    from: 'kept.failedAttempts >= maxTries',
    to: 'kept.wrong >= 1e6',
    test: api('phone', 'after five wrong tries'),
  },
  {
    items: '41',
    says: 'phone: the count of a wrong code goes with its refusal',
    file: 'server/features/two-factor/phone/handlers.ts',
    from: "keepingWrites(refuse('wrong-code', { code: 'This code is incorrect. Please check the newest message.' }))",
    to: "refuse('wrong-code', { code: 'This code is incorrect. Please check the newest message.' })",
    test: api('phone', 'after five wrong tries'),
  },
  {
    items: '41',
    says: 'phone: parallel tries are not counted one after another',
    file: 'server/features/two-factor/phone/store.ts',
    from: '`${pendingCode} for update`',
    to: 'pendingCode',
    test: api('phone', 'many tries at once'),
  },
  {
    items: '41',
    says: 'phone: a code proves any number',
    file: 'server/features/two-factor/phone/verify-phone-code.ts',
    from: '${userId} ${purpose} ${number} ${code}',
    to: '${userId} ${purpose} ${number && ""} ${code}',
    test: api('phone', 'proves that number for that account only'),
  },
  {
    items: '41',
    says: 'phone: a code that verifies a number signs in',
    file: 'server/features/two-factor/verify-code.ts',
    from: "purpose: 'sign-in', code, now",
    to: "purpose: 'verify', code, now",
    test: api('phone', 'is no code to sign in'),
  },
  {
    items: '41',
    says: 'phone: a removed number still brings a code in',
    file: 'server/features/two-factor/phone/verify-phone-code.ts',
    from: "purpose === 'sign-in' && (await selectPhone(queryable, userId))?.number !== number",
    to: "number === '' && (await selectPhone(queryable, userId))?.number !== number",
    test: api('phone', 'opens nothing once the number was removed'),
  },
  {
    items: '41',
    says: 'phone: messages without a pause',
    file: 'server/features/two-factor/phone/store.ts',
    from: 'where phone_codes.sent_at <= $7',
    to: "where phone_codes.sent_at <= $7 + interval '1 day'",
    test: api('text-messages', 'come a minute apart'),
  },
  {
    items: '41',
    says: 'phone: messages to one number without end',
    file: 'server/features/two-factor/phone/send-code.ts',
    from: 'number: 5,',
    to: 'number: 500,',
    test: api('text-messages', 'are five an hour for a number'),
  },
];
