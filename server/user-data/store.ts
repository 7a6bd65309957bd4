/** SQL over everything that is stored by user, as the registry lists it. */
import type { ExportPart } from '#contract/account-settings.ts';
import type { Queryable } from '../database/database.ts';
import { listStart, pageSize, type ExportList, type ExportedRow, type ListRow, type Position } from './export-page-store.ts';
import { userData } from './registry.ts';
import type { Claim } from './user-data.ts';

/** Deletes every row of this user except the one in `users`; call it in a transaction. */
export async function deleteUserData(queryable: Queryable, userId: string): Promise<void> {
  for (const { forget } of userData) await forget?.(queryable, userId);
  for (const { tables } of userData) for (const { table } of tables) await queryable.query(`delete from ${table} where user_id = $1`, [userId]);
}

/** Copies what a guest may keep to the account; the guest's own rows are left for the caller to delete. How many answers moved. */
export async function claimUserData(queryable: Queryable, practice: Claim): Promise<number> {
  let answers = 0;
  for (const { claim } of userData) answers += (await claim?.(queryable, practice)) ?? 0;
  return answers;
}

interface ExportPage {
  readonly rows: ExportedRow[];
  /** Null on the last page. */
  readonly nextCursor: string | null;
}

/** One page of a part of the export, after `cursor`. Call it in a snapshot: the account is read as it was at one moment. */
export async function selectExportPage(queryable: Queryable, userId: string, part: ExportPart, cursor: string | undefined): Promise<ExportPage> {
  if (part === 'account') return { rows: [await selectAccount(queryable, userId)], nextCursor: null };
  const [id = listStart.id, key = listStart.key] = cursor?.split('~') ?? [];
  const rows = await selectList(queryable, userId, part, { id, key });
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return { rows: page.map(({ row }) => row), nextCursor: rows.length > pageSize && last ? `${last.id}~${last.key}` : null };
}

async function selectAccount(queryable: Queryable, userId: string): Promise<ExportedRow> {
  const account: ExportedRow = {};
  for (const { accountFields } of userData) for (const { fields } of (await accountFields?.(queryable, userId))?.rows ?? []) Object.assign(account, fields);
  return account;
}

async function selectList(queryable: Queryable, userId: string, list: ExportList, after: Position): Promise<readonly ListRow[]> {
  for (const { exportLists } of userData) {
    const found = await exportLists?.[list]?.(queryable, userId, after);
    if (found) return found.rows;
  }
  throw new Error(`No feature exports ${list}.`);
}
