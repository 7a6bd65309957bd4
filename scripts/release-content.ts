/**
 * Gives changed content the next release number, and a module that asks something else now a new id, so that databases
 * take it up. Run it after every change of what is shipped; without a change it does nothing.
 *
 *   npm run content:release
 */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import forms from '#content/exams/forms.json' with { type: 'json' };
import { contentRelease, shippedContent, type ShippedContent } from '#content/shipped-content.ts';
import { idFromBytes, randomIdBytes } from '#core/random-id.ts';
import { fingerprintOf, moduleFingerprints } from './content-release.ts';

const folder = path.join(import.meta.dirname, '..', 'content');
const recorded = contentRelease;

/** Modules whose id stands for something else already, with the id each gets instead. */
function renamed(content: ShippedContent): Map<string, string> {
  const changed = Object.entries(moduleFingerprints(content)).filter(([id, print]) => (recorded.modules[id] ?? print) !== print);
  return new Map(changed.map(([id]) => [id, idFromBytes('m', randomBytes(randomIdBytes))]));
}

const before = shippedContent();
const newIds = renamed(before);
const newIdOf = <Module extends { readonly id: string }>(module: Module): Module => ({ ...module, id: newIds.get(module.id) ?? module.id });
const content: ShippedContent = { ...before, exams: before.exams.map((exam) => ({ ...exam, modules: exam.modules.map(newIdOf) })) };
const fingerprint = fingerprintOf(content);

if (fingerprint === recorded.fingerprint) console.log(`Release ${recorded.release} is unchanged.`);
else {
  const release = recorded.release + 1;
  const modules = { ...recorded.modules, ...moduleFingerprints(content) };
  fs.writeFileSync(path.join(folder, 'release.json'), `${JSON.stringify({ release, fingerprint, modules }, null, 1)}\n`);
  const kept = forms.map((form) => ({ ...form, modules: form.modules.map(newIdOf) }));
  if (newIds.size > 0) fs.writeFileSync(path.join(folder, 'exams/forms.json'), `${JSON.stringify(kept, null, 1)}\n`);
  console.log(`Release ${release}; ${newIds.size} modules ask something new and have new ids.`);
}
