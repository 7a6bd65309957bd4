/** The pages of the export's lists: what each feature's statement returns, and how it ends. */
import type { ExportPart } from '#contract/account-settings.ts';

type Json = string | number | boolean | null | { [key: string]: Json } | Json[];
export type ExportedRow = Record<string, Json>;

/** The parts that are lists; `account` is one object, put together from all features. */
export type ExportList = Exclude<ExportPart, 'account'>;

export interface AccountFields {
  readonly fields: ExportedRow;
}

/** A row of a list, and the two columns that order it. */
export interface ListRow {
  readonly row: ExportedRow;
  readonly id: string;
  readonly key: string;
}

export interface Position {
  readonly id: string;
  readonly key: string;
}

/** Before the first row. */
export const listStart: Position = { id: '00000000-0000-0000-0000-000000000000', key: '' };

/** Rows of a page. */
export const pageSize = 1000;

/** Ends the statement of a list: `with exported as (select … as row, … as id, … as key …)`, then this, with the position as $2 and $3. */
export const pageOfExported = `select row, id, key from exported where (id, key) > ($2::uuid, $3::text) order by id, key limit ${pageSize + 1}`;
