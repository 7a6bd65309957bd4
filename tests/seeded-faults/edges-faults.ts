/** Faults in the rules of an exam as the server keeps them, and at the edges of the server. */
import type { SeededFault } from './faults.ts';

const api = (file: string, name: string) => ({ runner: 'api', file: `tests/api/${file}.test.ts`, name }) as const;

export const edgesFaults: readonly SeededFault[] = [
  {
    items: '12',
    says: 'exam: any module may be opened',
    file: 'core/exams/session.ts',
    from: "if (phase.kind === 'complete' || phase.position !== position) return 'module-not-open';",
    to: "if (phase.kind === 'complete') return 'module-not-open';",
    test: api('edges', 'a module is not to be had before'),
  },
  {
    items: '17',
    says: 'exam: answers to questions of other exams are kept',
    file: 'server/features/exams/saving.ts',
    from: "if (!question) return refuse('unknown-question', { questionId });",
    to: 'if (!question) continue;',
    test: api('bad-input', 'a question of another module'),
  },
  {
    items: '58',
    says: 'browser: scripts of another site may run',
    file: 'server/http/security-headers.ts',
    from: '"script-src \'self\'",',
    to: '"script-src \'self\' https://cdn.example",',
    test: api('cross-site', 'runs no script but our own'),
  },
  {
    items: '73',
    says: 'operations: maps and dot files are served',
    file: 'server/http/static-client.ts',
    from: '!/(^|\\/)\\./.test(name) && !/\\.(map|br)$/.test(name)',
    to: 'name.length > 0',
    test: api('edges', 'only files of the built client are served'),
  },
  {
    items: '74',
    says: 'operations: an error tells what went wrong inside',
    file: 'server/http/app.ts',
    from: "refuse(isDatabaseUnavailable(error) ? 'unavailable' : 'internal'),",
    to: "refuse(isDatabaseUnavailable(error) ? 'unavailable' : 'internal', { error: String(error) }),",
    test: api('http', 'tells no stack, SQL or version'),
  },
  {
    items: '75',
    says: 'operations: a request may be split in two ways',
    file: 'server/server.ts',
    from: 'createServer({ requestTimeout: 30_000,',
    to: 'createServer({ insecureHTTPParser: true, requestTimeout: 30_000,',
    test: api('edges', 'a length and chunks'),
  },
  {
    items: '76',
    says: 'input: a list comes whole',
    file: 'contract/primitives.ts',
    from: 'limit: z.coerce.number().int().min(1).max(50).default(20),',
    to: 'limit: z.coerce.number().int().min(1).max(50_000_000).default(20),',
    test: api('edges', 'a page of listResults has'),
  },
  {
    items: '78',
    says: 'operations: a vulnerable package passes',
    file: 'scripts/advisories.ts',
    from: '.filter((version) => isVulnerable(version, vulnerable))',
    to: '.filter((version) => isVulnerable(version, vulnerable) && version === "")',
    test: { runner: 'unit', file: 'scripts/advisories.test.ts', name: 'a vulnerable version and an old runtime' },
  },
];
