/**
 * Gives changed content the next release number, a module whose questions changed a new id, and a newly written
 * question the order of its choices. Databases load releases by number, so run it after every change to shipped content;
 * without a change it does nothing.
 *
 *   npm run content:release
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import forms from '#content/exams/forms.json' with { type: 'json' };
import type { ShippedContent } from '#content/shipped-content.ts';
import { fingerprintOf, moduleFingerprints } from './content-release.ts';
import { freshId } from './draw-fresh.ts';

const folder = path.join(import.meta.dirname, '..', 'content');
const write = (file: string, value: unknown) => fs.writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 1)}\n`);

// In a separate process: it writes modules that are imported below, and a process loads a module only once.
execFileSync(process.execPath, [path.join(import.meta.dirname, 'write-published.ts')], { stdio: 'inherit' });
const { contentRelease: recorded } = await import('#content/release.ts');
const { shippedContent } = await import('#content/shipped-content.ts');

const before = shippedContent();
const changed = Object.entries(moduleFingerprints(before)).filter(([id, print]) => (recorded.modules[id] ?? print) !== print);
const newIds = new Map(changed.map(([id]) => [id, freshId('m')]));
const newIdOf = <Module extends { readonly id: string }>(module: Module): Module => ({ ...module, id: newIds.get(module.id) ?? module.id });
const content: ShippedContent = { ...before, exams: before.exams.map((exam) => ({ ...exam, modules: exam.modules.map(newIdOf) })) };
const fingerprint = fingerprintOf(content);

if (fingerprint === recorded.fingerprint) console.log(`Release ${recorded.release} is unchanged.`);
else {
  const release = recorded.release + 1;
  write('release.json', { release, fingerprint, modules: { ...recorded.modules, ...moduleFingerprints(content) } });
  if (newIds.size > 0)
    write(
      'exams/forms.json',
      forms.map((form) => ({ ...form, modules: form.modules.map(newIdOf) })),
    );
  console.log(`Release ${release}; ${newIds.size} modules ask something new and have new ids.`);
}
