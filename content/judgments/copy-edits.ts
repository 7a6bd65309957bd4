/**
 * A copy editor changes how a question reads and nothing that decides it. Readings of the former text then count for the edited one,
 * once somebody has solved the edited text without its key.
 */
import * as z from 'zod';
import type { Entry } from './record.ts';

const print = z.string().regex(/^[0-9a-f]{16}$/);

/** `copy-edits.json` of a batch, oldest first: which text of a question became which. */
export const copyEditsSchema = z.array(z.strictObject({ id: z.string(), from: print, to: print }));
export type CopyEdit = z.infer<typeof copyEditsSchema>[number];

/** The entries with every reading of an edited text counted for the text it has become. */
export function carryOver(entries: readonly Entry[], edits: readonly CopyEdit[]): Entry[] {
  const became = new Map(edits.map(({ id, from, to }) => [`${id} ${from}`, to]));
  const latest = (id: string, read: string): string => {
    const seen = new Set<string>();
    let text = read;
    // An edit may restore an earlier text.
    for (let next = became.get(`${id} ${text}`); next !== undefined && !seen.has(next); next = became.get(`${id} ${text}`)) {
      seen.add(next);
      text = next;
    }
    return text;
  };
  return entries.map((entry) => ({ ...entry, findings: entry.findings.map((finding) => ({ ...finding, print: latest(finding.id, finding.print) })) }));
}

/** Questions whose edited text nobody has solved yet, of those given by id with the print of their present text. */
export const unsolvedEdits = (entries: readonly Entry[], edits: readonly CopyEdit[], prints: ReadonlyMap<string, string>): string[] => {
  const solved = new Set(
    entries
      .filter(({ step }) => step === 'blind')
      .flatMap(({ findings }) => findings.filter(({ right }) => right).map(({ id, print: text }) => `${id} ${text}`)),
  );
  return edits.filter(({ id, to }) => prints.get(id) === to && !solved.has(`${id} ${to}`)).map(({ id }) => id);
};
