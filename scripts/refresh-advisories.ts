/** `npm run audit:refresh`: asks the npm registry which locked versions have known vulnerabilities, and stores its answer with today's date. */
import fs from 'node:fs';
import * as z from 'zod';
import { advisoriesFile, lockedVersions, readStored, type Stored } from './advisories.ts';

const endpoint = '/-/npm/v1/security/advisories/bulk';
const registry = (process.argv[2] ?? 'https://registry.npmjs.org').replace(/\/$/, '');

/** The registry's advisories by package; only vulnerable packages are listed. */
const answerSchema = z.record(
  z.string(),
  z.array(z.object({ id: z.union([z.number(), z.string()]), url: z.string().optional(), title: z.string(), vulnerable_versions: z.string() })),
);

const asked = Object.fromEntries([...lockedVersions()].map(([name, versions]) => [name, [...versions]]));
const response = await fetch(registry + endpoint, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(asked),
  signal: AbortSignal.timeout(60_000),
}).catch((error: unknown) => error);
if (!(response instanceof Response) || !response.ok) {
  const why = response instanceof Response ? `it answered ${response.status}` : 'it cannot be reached';
  console.error(`${registry} returned no advisories: ${why}. The stored list stays as it is.`);
  process.exit(1);
}
const answer = answerSchema.parse(await response.json());
const packages = Object.fromEntries(
  Object.entries(answer).map(([name, advisories]) => [
    name,
    advisories.map(({ id, url, title, vulnerable_versions: vulnerable }) => ({ id: /GHSA-[\w-]+/.exec(url ?? '')?.[0] ?? String(id), vulnerable, title })),
  ]),
);
const today = new Date().toISOString().slice(0, 10);
const stored: Stored = { ...readStored(), asOf: today, source: `${registry}${endpoint}, ${Object.keys(asked).length} packages asked about`, packages };
fs.writeFileSync(advisoriesFile, `${JSON.stringify(stored, null, 2)}\n`);
console.log(`${Object.keys(packages).length} of ${Object.keys(asked).length} packages have known vulnerabilities. Stored as of ${today}.`);
