/** What a feature says about the data it keeps by user: once, for the export, for deleting an account, and for a guest who opens one. */
import type { ExportPart } from '#contract/account-settings.ts';
import type { Queryable } from '../database/database.ts';
import type { AccountFields, ExportList, ListRow, Position } from './export-page-store.ts';

export interface UserTable {
  /** Its `user_id` says whose row it is. */
  readonly table: string;
  /** The part of the export that contains it; or why none does. */
  readonly exported: ExportPart | { readonly not: string };
  /** `moves`: a guest's rows become the account's. Otherwise why there are none, or why they are deleted with the guest. */
  readonly claimed: 'moves' | { readonly not: string };
}

export interface UserData {
  readonly tables: readonly UserTable[];
  /**
   * Selects what this feature adds to the export's `account`: one row. Columns are named one by one here and in the lists: nothing
   * may be exported that would tell a student in the middle of an exam which route they are on or which answers are right.
   */
  readonly accountFields?: (queryable: Queryable, userId: string) => Promise<{ readonly rows: readonly AccountFields[] }>;
  /** Selects a page of each list of the export that is made of these tables; each list has one owner. */
  readonly exportLists?: {
    readonly [List in ExportList]?: (queryable: Queryable, userId: string, after: Position) => Promise<{ readonly rows: readonly ListRow[] }>;
  };
  /** Handles what a user has outside these tables: run before their rows are deleted, in the same transaction. */
  readonly forget?: (queryable: Queryable, userId: string) => Promise<void>;
  /** Copies a guest's rows of the tables that move; the guest's own are deleted afterward. How many answers moved. */
  readonly claim?: (queryable: Queryable, claim: Claim) => Promise<number>;
}

/** A guest whose practice becomes that of an account. */
export interface Claim {
  readonly guestId: string;
  readonly userId: string;
}

/** Tables that hold secrets and sign-in state: nothing to export, nothing a guest has. */
export const secret = (table: string): UserTable => ({
  table,
  exported: { not: 'a secret, or the state of signing in' },
  claimed: { not: 'guests do not sign in' },
});

/** What only an account has. */
export const ofAccounts = (table: string, exported: UserTable['exported']): UserTable => ({ table, exported, claimed: { not: 'guests have none' } });
