/**
 * What Lighthouse gives every public page on a phone: the median of several runs for each of its four categories, and the times that count.
 * Lighthouse itself is fetched from npm when this runs; nothing else here needs its 180 MB.
 *
 *   npm run bench:lighthouse          # all public pages, three times each
 *   npm run bench:lighthouse -- help 5 # those with "help" in their path, five times
 */
import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import * as z from 'zod';
import { sitePatterns, toolPatterns } from '#client/site-paths.ts';
import { chromiumFlags, chromiumPath } from '#tests/support/chromium.ts';
import { startRealServer } from '#tests/support/real-server.ts';

const version = '12.8.2';
const post = '/blog/how-sure-is-a-score';
const pages = [...Object.values(sitePatterns).filter((pattern) => !pattern.includes(':')), ...Object.values(toolPatterns), post];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const reportSchema = z.object({
  categories: z.record(z.enum(categories), z.object({ score: z.number().nullable(), auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })) })),
  audits: z.record(z.string(), z.object({ score: z.number().nullable().optional(), numericValue: z.number().optional() })),
});
type Report = z.infer<typeof reportSchema>;

const [, , wanted = '', times = '3'] = process.argv;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-lighthouse-'));
const run = promisify(execFile);

async function measure(url: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  await run(
    'npx',
    ['--yes', `lighthouse@${version}`, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=--headless=new ${chromiumFlags.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: await chromiumPath() }, timeout: 180_000 },
  );
  return reportSchema.parse(JSON.parse(fs.readFileSync(file, 'utf8')));
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const scoreOf = (report: Report, name: (typeof categories)[number]) => Math.round(100 * (report.categories[name]?.score ?? 0));
const timeOf = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? 0;
/** Audits that cost points. */
const failed = ({ categories: all, audits }: Report): string[] =>
  Object.values(all).flatMap(({ auditRefs }) => auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id));

const server = await startRealServer({ LOG_LEVEL: 'warn' });
console.log(`${'page'.padEnd(30)}${['perf', 'access', 'practices', 'seo', 'LCP ms', 'TBT ms', 'CLS'].map((title) => title.padStart(10)).join('')}`);
for (const page of pages.filter((one) => one.includes(wanted))) {
  const reports: Report[] = [];
  for (let count = 0; count < Number(times); count++) reports.push(await measure(server.url + page));
  const scores = categories.map((name) => String(median(reports.map((report) => scoreOf(report, name)))));
  const [lcp = 0, tbt = 0, cls = 0] = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'].map((audit) =>
    median(reports.map((report) => timeOf(report, audit))),
  );
  const why = [...new Set(reports.flatMap(failed))];
  console.log(
    page.padEnd(30) +
      [...scores, lcp.toFixed(0), tbt.toFixed(0), cls.toFixed(3)].map((cell) => cell.padStart(10)).join('') +
      (why.length > 0 ? `  ${why.join(', ')}` : ''),
  );
}
await server.stop();
fs.rmSync(folder, { recursive: true, force: true });
