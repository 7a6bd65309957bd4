/**
 * `npm run content:extract -- <order.json> <bare git directory>`: keeps passages of a public-domain book in content/extracts/works/.
 *
 * The order names the work as `workSchema` does, and each passage by its file and its first and last words:
 * `{ id, path, from: "first words", to: "last words", situation }`. Everything else (commit, offset, hash, text) is
 * read from the repository, so no character is typed by hand. Passages of the work that are kept already stay.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { folded, plainText, workSchema, type Passage } from '#content/extracts/extract.ts';

const orderSchema = workSchema.omit({ source: true, passages: true }).extend({
  repository: z.string(),
  passages: z.array(z.strictObject({ id: z.string(), path: z.string(), from: z.string().min(8), to: z.string().min(4), situation: z.string() })).min(1),
});

const [orderFile, gitDirectory] = process.argv.slice(2);
if (!orderFile || !gitDirectory) throw new Error('Give the order and the git directory.');
const { repository, passages, ...work } = orderSchema.parse(JSON.parse(fs.readFileSync(orderFile, 'utf8')));
const git = (...args: string[]) => execFileSync('git', ['--git-dir', gitDirectory, ...args], { encoding: 'utf8', maxBuffer: 1 << 28 });
const commit = git('rev-parse', 'HEAD').trim();

/** Where `words` stand in `text` at or after `start`, typography folded; throws unless they are there. */
function locate(text: string, words: string, start: number, what: string): { readonly start: number; readonly end: number } {
  const wanted = folded(words);
  for (let at = start; at < text.length; at += 1) {
    if (folded(text.slice(at, at + 1)) !== wanted[0] && text[at] !== '<') continue;
    for (let end = at + wanted.length; end <= Math.min(text.length, at + wanted.length * 2 + 20); end += 1) {
      const candidate = folded(text.slice(at, end));
      if (candidate === wanted) return { start: at, end };
      if (!wanted.startsWith(candidate)) break;
    }
  }
  throw new Error(`${what}: “${words}” is not in the file`);
}

function take({ id, path: file, from, to, situation }: (typeof passages)[number]): Passage {
  const text = plainText(git('show', `${commit}:${file}`));
  const begin = locate(text, from, 0, id);
  const end = locate(text, to, begin.start, id);
  const stretch = text.slice(begin.start, end.end);
  return { id, path: file, offset: begin.start, sha256: createHash('sha256').update(stretch).digest('hex'), text: stretch, situation };
}

const target = path.join(import.meta.dirname, '../content/extracts/works', `${work.id}.json`);
const kept = fs.existsSync(target) ? workSchema.parse(JSON.parse(fs.readFileSync(target, 'utf8'))).passages : [];
const taken = passages.map(take);
const all = [...kept.filter(({ id }) => !taken.some((own) => own.id === id)), ...taken];
const whole = workSchema.parse({ ...work, source: { repository, commit }, passages: all });
fs.mkdirSync(path.dirname(target), { recursive: true });
fs.writeFileSync(target, `${JSON.stringify(whole, null, 2)}\n`);
for (const { id, text } of taken) console.log(`${id}: ${text.split(/\s+/).length} words\n${text}\n`);
