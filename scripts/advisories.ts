/** The stored list of known vulnerabilities, and which of them affect the locked versions. */
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';

const root = path.join(import.meta.dirname, '..');
export const advisoriesFile = path.join(import.meta.dirname, 'advisories.json');

const advisorySchema = z.strictObject({
  id: z.string(),
  /** A version range as npm writes it: comparators that must all hold, with alternatives separated by `||`. */
  vulnerable: z.string(),
  title: z.string(),
});

export const storedSchema = z.strictObject({
  /** The day the list was fetched. */
  asOf: z.iso.date(),
  source: z.string(),
  /** The oldest release of the runtime without a known vulnerability. */
  runtime: z.strictObject({ fixedIn: z.string(), title: z.string() }),
  packages: z.record(z.string(), z.array(advisorySchema)),
  /** Known vulnerabilities that cannot be fixed yet or do not affect us, and why. */
  accepted: z.array(z.strictObject({ id: z.string(), reason: z.string().min(20) })),
});
export type Stored = z.output<typeof storedSchema>;

export const readStored = (): Stored => storedSchema.parse(JSON.parse(fs.readFileSync(advisoriesFile, 'utf8')));

const lockSchema = z.object({ packages: z.record(z.string(), z.object({ version: z.string().optional() })) });

/** Every version of every package in the lock file. */
export function lockedVersions(): Map<string, Set<string>> {
  const lock = lockSchema.parse(JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')));
  const versions = new Map<string, Set<string>>();
  for (const [where, { version }] of Object.entries(lock.packages)) {
    const name = where.split('node_modules/').at(-1);
    if (name && version) versions.set(name, (versions.get(name) ?? new Set()).add(version));
  }
  return versions;
}

const numbers = (version: string): number[] => (version.split(/[-+]/)[0] ?? '').split('.').map(Number);

/** Below 0 if `a` is the older version. With equal numbers, a pre-release is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [numbers(a), numbers(b)];
  for (let index = 0; index < 3; index++) if ((left[index] ?? 0) !== (right[index] ?? 0)) return (left[index] ?? 0) - (right[index] ?? 0);
  return Number(b.includes('-')) - Number(a.includes('-'));
}

const holds: Readonly<Record<string, (order: number) => boolean>> = {
  '<': (order) => order < 0,
  '<=': (order) => order <= 0,
  '>': (order) => order > 0,
  '>=': (order) => order >= 0,
  '=': (order) => order === 0,
};

/** Throws on a range it cannot read: an advisory must not be skipped silently. */
export const isVulnerable = (version: string, range: string): boolean =>
  range.split('||').some((together) =>
    (together.trim() === '*' ? '>=0' : together)
      .replace(/([<>=])\s+/g, '$1')
      .trim()
      .split(/[\s,]+/)
      .every((comparator) => {
        const [, operator = '', bound = ''] = /^(<=|>=|<|>|=|)(\d+(?:\.\d+)*(?:[-+][\w.+-]*)?)$/.exec(comparator) ?? [];
        const holdsHere = holds[operator || '='];
        if (!bound || !holdsHere) throw new Error(`not a range of versions: ${range}`);
        return holdsHere(compareVersions(version, bound));
      }),
  );

export interface Finding {
  readonly id: string;
  readonly what: string;
  /** Why it is accepted; null if it is not. */
  readonly accepted: string | null;
}

export function findings(stored: Stored, locked: ReadonlyMap<string, ReadonlySet<string>>, runtime: string): Finding[] {
  const reasons = new Map(stored.accepted.map(({ id, reason }) => [id, reason]));
  const found = (id: string, what: string): Finding => ({ id, what, accepted: reasons.get(id) ?? null });
  const ofPackages = Object.entries(stored.packages).flatMap(([name, advisories]) =>
    advisories.flatMap(({ id, vulnerable, title }) =>
      [...(locked.get(name) ?? [])].filter((version) => isVulnerable(version, vulnerable)).map((version) => found(id, `${name} ${version}: ${title}`)),
    ),
  );
  const old = compareVersions(runtime, stored.runtime.fixedIn) < 0;
  return old ? [...ofPackages, found('runtime', `Node.js ${runtime} is older than ${stored.runtime.fixedIn}: ${stored.runtime.title}`)] : ofPackages;
}
