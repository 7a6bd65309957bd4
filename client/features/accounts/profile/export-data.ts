/** Collects all of a student's data, page by page, for one file. */
import { exportData, exportParts, type ExportPart } from '#contract/account-settings.ts';
import { api, type Output } from '#client/platform/api.ts';

type Rows = Output<typeof exportData>['rows'];

async function wholePart(part: ExportPart): Promise<Rows> {
  const rows: Rows = [];
  let cursor: string | undefined;
  do {
    const page = await api(exportData, { query: { part, cursor } });
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}

/** The file's text: one JSON object with a list for each part, the account itself as an object. */
export async function collectData(now: Date): Promise<string> {
  const parts: [ExportPart, Rows][] = [];
  // One after another: an export must not crowd out the student's other requests.
  for (const part of exportParts) parts.push([part, await wholePart(part)]);
  const { account = [], ...lists } = Object.fromEntries(parts);
  return JSON.stringify({ exportedAt: now.toISOString(), account: account[0] ?? null, ...lists }, null, 2);
}
