/** SQL of phone numbers and the codes sent to them. */
import type { Queryable } from '#server/database/database.ts';

/** The key of a user's text messages in the request counters. */
export const textCounter = (userId: string) => `texts:${userId}`;

export interface Phone {
  /** E.164. */
  readonly number: string;
  readonly verifiedAt: Date;
}

export async function selectPhone(queryable: Queryable, userId: string): Promise<Phone | null> {
  const { rows } = await queryable.query<{ number: string; verified_at: Date }>('select number, verified_at from phones where user_id = $1', [userId]);
  return rows[0] ? { number: rows[0].number, verifiedAt: rows[0].verified_at } : null;
}

/** Stores the number, replacing an earlier one; false if it is verified on another account. */
export async function savePhone(queryable: Queryable, userId: string, number: string, now: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `insert into phones (user_id, number, verified_at)
     select $1, $2, $3 where not exists (select 1 from phones where number = $2 and user_id <> $1)
     on conflict (user_id) do update set number = $2, verified_at = $3`,
    [userId, number, now],
  );
  return rowCount === 1;
}

/** Removes the number and pending codes; false if there was no number. */
export async function deletePhone(queryable: Queryable, userId: string): Promise<boolean> {
  await queryable.query('delete from phone_codes where user_id = $1', [userId]);
  const { rowCount } = await queryable.query('delete from phones where user_id = $1', [userId]);
  return rowCount === 1;
}

export type CodePurpose = 'verify' | 'sign-in';

export interface PhoneCode {
  readonly number: string;
  readonly codeHash: string;
  readonly sentAt: Date;
  readonly expiresAt: Date;
  readonly failedAttempts: number;
}

interface PhoneCodeRow {
  readonly number: string;
  readonly code_hash: string;
  readonly sent_at: Date;
  readonly expires_at: Date;
  readonly failed_attempts: number;
}

const pendingCode = 'select number, code_hash, sent_at, expires_at, failed_attempts from phone_codes where user_id = $1 and purpose = $2';

const toPhoneCode = (row: PhoneCodeRow | undefined): PhoneCode | null =>
  row ? { number: row.number, codeHash: row.code_hash, sentAt: row.sent_at, expiresAt: row.expires_at, failedAttempts: row.failed_attempts } : null;

/** The pending code. */
export async function selectPhoneCode(queryable: Queryable, userId: string, purpose: CodePurpose): Promise<PhoneCode | null> {
  return toPhoneCode((await queryable.query<PhoneCodeRow>(pendingCode, [userId, purpose])).rows[0]);
}

/** The pending code, locked until the transaction ends. */
export async function lockPhoneCode(queryable: Queryable, userId: string, purpose: CodePurpose): Promise<PhoneCode | null> {
  return toPhoneCode((await queryable.query<PhoneCodeRow>(`${pendingCode} for update`, [userId, purpose])).rows[0]);
}

export interface NewPhoneCode extends Omit<PhoneCode, 'failedAttempts'> {
  readonly userId: string;
  readonly purpose: CodePurpose;
}

/** Replaces the previous code with a new one; false if the previous one was sent after `notAfter`. */
export async function savePhoneCode(queryable: Queryable, code: NewPhoneCode, notAfter: Date): Promise<boolean> {
  const { rowCount } = await queryable.query(
    `insert into phone_codes (user_id, purpose, number, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (user_id, purpose) do update set number = $3, code_hash = $4, sent_at = $5, expires_at = $6, failed_attempts = 0, delivered_at = null
     where phone_codes.sent_at <= $7`,
    [code.userId, code.purpose, code.number, code.codeHash, code.sentAt, code.expiresAt, notAfter],
  );
  return rowCount === 1;
}

export async function deletePhoneCode(queryable: Queryable, userId: string, purpose: CodePurpose): Promise<void> {
  await queryable.query('delete from phone_codes where user_id = $1 and purpose = $2', [userId, purpose]);
}

/** A code that was sent by text message. */
export interface TextedCode {
  readonly userId: string;
  readonly purpose: CodePurpose;
  readonly codeHash: string;
}

/** The state of the message with this code; `withdrawn` if it was refused, used or replaced. */
export async function selectDelivery(queryable: Queryable, { userId, purpose, codeHash }: TextedCode): Promise<'on-its-way' | 'delivered' | 'withdrawn'> {
  const { rows } = await queryable.query<{ delivered_at: Date | null }>(
    'select delivered_at from phone_codes where user_id = $1 and purpose = $2 and code_hash = $3',
    [userId, purpose, codeHash],
  );
  if (!rows[0]) return 'withdrawn';
  return rows[0].delivered_at ? 'delivered' : 'on-its-way';
}

export async function confirmDelivery(queryable: Queryable, { userId, purpose, codeHash }: TextedCode, now: Date): Promise<void> {
  await queryable.query('update phone_codes set delivered_at = $4 where user_id = $1 and purpose = $2 and code_hash = $3', [userId, purpose, codeHash, now]);
}

/** Withdraws a code whose message is still on its way; false if it was delivered at the last moment. */
export async function withdrawPhoneCode(queryable: Queryable, { userId, purpose, codeHash }: TextedCode): Promise<boolean> {
  const { rowCount } = await queryable.query('delete from phone_codes where user_id = $1 and purpose = $2 and code_hash = $3 and delivered_at is null', [
    userId,
    purpose,
    codeHash,
  ]);
  return rowCount === 1;
}

export async function countFailedPhoneCode(queryable: Queryable, userId: string, purpose: CodePurpose): Promise<void> {
  await queryable.query('update phone_codes set failed_attempts = failed_attempts + 1 where user_id = $1 and purpose = $2', [userId, purpose]);
}
