/** `npm run audit:stored`: checks the locked versions and the runtime against the stored list of known vulnerabilities, without network access. */
import { findings, lockedVersions, readStored } from './advisories.ts';
import { dayMs } from '#core/day.ts';

const stored = readStored();
const found = findings(stored, lockedVersions(), process.versions.node);
const refused = found.filter(({ accepted }) => accepted === null);
const ageInDays = Math.floor((Date.now() - Date.parse(stored.asOf)) / dayMs);

console.log(`Known vulnerabilities as of ${stored.asOf} (${stored.source}).`);
if (ageInDays > 30) console.log(`The list is ${ageInDays} days old: run npm run audit:refresh.`);
for (const { what, id, accepted } of found) console.log(accepted === null ? `REFUSED  ${id}  ${what}` : `accepted ${id}  ${what}. ${accepted}`);
process.exit(refused.length === 0 ? 0 : 1);
