/** docs/decisions/README.md lists every decision, under its number and title. */
import fs from 'node:fs';
import { expect, test } from 'vitest';

const folder = 'docs/decisions';

test('every decision is in the index, with its number and title', () => {
  const files = fs.readdirSync(folder).filter((name) => /^\d{4}-/.test(name));
  const rows = files.sort().map((name) => {
    const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(fs.readFileSync(`${folder}/${name}`, 'utf8')) ?? [];
    expect(number.padStart(4, '0'), name).toBe(name.slice(0, 4));
    return `| ${number} | [${title}](${name}) |`;
  });
  const listed = fs.readFileSync(`${folder}/README.md`, 'utf8').split('\n');
  expect(listed.flatMap((line) => /^\| \d+ \| \[.*?\]\(.*?\) \|/.exec(line) ?? [])).toEqual(rows);
});
