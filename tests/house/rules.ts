/** Who may import what. Each rule reports the files that break it; docs/architecture.md draws the same picture. */
import { edges, findCycle, type Edge, type Sources } from './module-graph.ts';

export interface Violation {
  readonly rule: string;
  readonly file: string;
  readonly detail: string;
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || file.startsWith('tests/') || file.includes('/testing/');
const isPackage = (target: string) => !/^(core|content|contract|server|client|tests|bench|scripts)\//.test(target) && !target.endsWith('.json');
const under =
  (...folders: string[]) =>
  (file: string) =>
    folders.some((folder) => file.startsWith(`${folder}/`));
const featureOf = (side: string, file: string) => new RegExp(`^${side}/features/([^/]+)/`).exec(file)?.[1];

type Rule = (edge: Edge) => boolean;

const composers = ['server/all-features.ts', 'server/server.ts', 'server/main.ts'];

/** Everything under `folder` may import only what `allowed` lists. */
const only =
  (folder: string, folders: string[], packages: RegExp): Rule =>
  ({ from, to }) =>
    from.startsWith(`${folder}/`) && !isTest(from) && (isPackage(to) ? !packages.test(to) : !to.endsWith('.json') && !under(...folders)(to));

/** True for an import that breaks the rule. */
export const importRules: Readonly<Record<string, Rule>> = {
  'core is pure': only('core', ['core'], /^(zod|ml-matrix|ts-fsrs|pure-rand(\/.*)?)$/),
  'content uses core only': only('content', ['content', 'core'], /^zod$/),
  'contract uses core only': only('contract', ['contract', 'core'], /^zod$/),
  'client never reaches keys': ({ from, to }) => from.startsWith('client/') && !isTest(from) && under('server', 'content', 'tests', 'scripts', 'bench')(to),
  'server knows no client': ({ from, to }) => from.startsWith('server/') && !isTest(from) && under('client', 'tests', 'scripts', 'bench')(to),
  'client features stay apart': ({ from, to }) =>
    featureOf('client', from) !== undefined && featureOf('client', to) !== undefined && featureOf('client', from) !== featureOf('client', to),
  'ui and platform lie below features': ({ from, to }) =>
    under('client/ui', 'client/platform')(from) && under('client/features', 'client/tools', 'client/kits')(to),
  'study tools serve every feature': ({ from, to }) =>
    from.startsWith('client/tools/') && !isPackage(to) && !isTest(from) && !under('client/tools', 'client/kits', 'client/ui', 'client/platform', 'core')(to),
  'ui knows no platform': ({ from, to }) => under('client/ui')(from) && !isTest(from) && under('client/platform', 'contract')(to),
  'kits serve every feature': ({ from, to }) =>
    from.startsWith('client/kits/') && !isPackage(to) && !isTest(from) && !under('client/kits', 'client/ui', 'client/platform', 'contract', 'core')(to),
  'a screen ships only the calls it makes': ({ from, to, typeOnly }) =>
    from.startsWith('client/') && !isTest(from) && !typeOnly && /^contract\/(calls|errors)\.ts$/.test(to),
  'server features share what they offer': ({ from, to, typeOnly }) => {
    const [mine, theirs] = [featureOf('server', from), featureOf('server', to)];
    // What composes features may take all of them; the rest of the server may know the types of their jobs.
    const isOutside = !from.startsWith('server/') || isTest(from) || composers.includes(from) || (mine === undefined && typeOnly);
    return !isOutside && theirs !== undefined && mine !== theirs && !to.endsWith('store.ts') && !to.startsWith(`server/features/${theirs}/shared/`);
  },
  'the database lies below HTTP, and both below features': ({ from, to }) =>
    !isTest(from) &&
    ((under('server/database')(from) && under('server/http', 'server/features')(to)) || (under('server/http')(from) && under('server/features')(to))),
  'vendor SDKs stay outside': ({ from, to }) =>
    from.startsWith('server/') && !under('server/integrations')(from) && /^(nodemailer|stripe|web-push|flydrive)(\/|$)/.test(to),
  'the database driver stays in database': ({ from, to }) => from.startsWith('server/') && !under('server/database')(from) && /^pg(\/|$)/.test(to),
  // The command that tries many draws of ways proves them as their tests do.
  'production code imports no tests': ({ from, to }) => !isTest(from) && !from.startsWith('bench/') && from !== 'scripts/check-ways.ts' && isTest(to),
  'bench stands beside the product': ({ from, to }) => under('core', 'content', 'contract', 'server', 'client')(from) && under('bench')(to),
};

type TextRule = (file: string, text: string) => boolean;
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');

/** True for a file that breaks the rule. */
export const textRules: Readonly<Record<string, TextRule>> = {
  'SQL only in stores': (file, text) =>
    file.startsWith('server/') &&
    !isTest(file) &&
    !under('server/database')(file) &&
    !file.endsWith('store.ts') &&
    /\.query[<(]\s*[`'"](?!select 1['"`])|`\s*(select|insert|update|delete|with)\s/i.test(code(text)),
  'only the membership store writes a tier': (file, text) =>
    file.startsWith('server/') &&
    !isTest(file) &&
    (/\bset\b[^;`]*membership_(tier|end_date)\s*=|insert into users\b[^;`]*membership_/i.test(code(text)) ||
      (file !== 'server/features/membership/store.ts' && /insert into membership_changes\b|\bwrite_membership\(/i.test(code(text)))),
  'only the account store makes admins and authors': (file, text) =>
    file.startsWith('server/') &&
    !isTest(file) &&
    (/\bset\b[^;`]*\bis_(admin|author)\s*=/i.test(code(text)) ||
      (file !== 'server/features/accounts/store.ts' && /\b(make_admin|write_author)\(/i.test(code(text)))),
  // A route mounted outside the contract escapes the access matrix.
  'API routes come from the contract': (file, text) =>
    file.startsWith('server/') &&
    !isTest(file) &&
    [...code(text).matchAll(/\bapp\s*\.\s*(?:get|post|put|patch|delete|all|on|route|mount)\(\s*(?:\[[^\]]*\],\s*|'[A-Z]+',\s*)?['`](\/api[^'`]*)/g)].some(
      ([, path = '']) => !['/api/openapi.json', '/api/docs', '/api/docs.css', '/api/*'].includes(path),
    ),
  'only config reads the environment': (file, text) =>
    file.startsWith('server/') && !isTest(file) && !/^server\/(config|main)\.ts$|^server\/database\/embedded\//.test(file) && /process\.env/.test(code(text)),
  'fetch and storage only in platform': (file, text) =>
    file.startsWith('client/') &&
    !isTest(file) &&
    !under('client/platform', 'client/service-worker')(file) &&
    /\b(fetch\(|localStorage|sessionStorage|indexedDB|caches\.)/.test(code(text)),
  'no chance and no clock in pure code': (file, text) =>
    under('core', 'content')(file) && !isTest(file) && /Math\.random|Date\.now|new Date\(\)|performance\.now/.test(code(text)),
  'no markup injection': (file, text) =>
    file.startsWith('client/') && /dangerouslySetInnerHTML|\.innerHTML|insertAdjacentHTML|document\.write/.test(code(text)),
  // Preact leaves both to the browser: there, a change bubbles only when a field is left, and autofocus is for new pages.
  'only what Preact does too': (file, text) =>
    file.startsWith('client/') && file !== 'client/kits/form/form.tsx' && /\bautoFocus\b|<(form|fieldset|div|Form)\b[^>]*\sonChange=/.test(code(text)),
  // A document of client/site has forms that work without the app.
  'forms come from the kit': (file, text) =>
    file.startsWith('client/') && !under('client/kits/form', 'client/site')(file) && file !== 'client/kits/list/search-form.tsx' && /<form\b/.test(code(text)),
  // One word for a limit, so that it is found. Content is not renamed yet.
  'limits are called max and min': (file, text) =>
    under('core', 'contract', 'server', 'client')(file) && /\b(const|let|readonly) (most|least)[A-Z]\w*/.test(code(text)),
  'imports across folders begin with #': (file, text) =>
    !under('tests')(file) && /(?:from|import)\s*\(?\s*['"](?:\.\.\/){2,}(?!\.\.\/|scripts\/|bench\/)/.test(code(text)),
  // Importing JSON gives a default.
  'no default exports': (file, text) =>
    under('core', 'content', 'contract', 'server', 'client')(file) && !file.endsWith('.d.json.ts') && /^export default/m.test(text),
  'no barrels': (file, text) => under('core', 'content', 'contract', 'server', 'client')(file) && /^export \* from/m.test(text),
  'no any': (file, text) =>
    !file.startsWith('content/items/') && /(:|as|<)\s*any\b(?!\w)/.test(code(text)) && !isTest(file) && !file.startsWith('tests/house/'),
};

export function violations(sources: Sources): Violation[] {
  const graph = edges(sources);
  const cycle = findCycle(graph);
  return [
    ...Object.entries(importRules).flatMap(([rule, broken]) => graph.filter(broken).map(({ from, to }) => ({ rule, file: from, detail: `imports ${to}` }))),
    ...Object.entries(textRules).flatMap(([rule, broken]) =>
      [...sources].filter(([file, text]) => broken(file, text)).map(([file]) => ({ rule, file, detail: 'text' })),
    ),
    ...(cycle ? [{ rule: 'no import cycles', file: cycle[0] ?? '', detail: cycle.join(' → ') }] : []),
  ];
}
