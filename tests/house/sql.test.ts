/** SQL is never built from values: only our own pieces of SQL are interpolated into a statement. */
import { expect, test } from 'vitest';
import { projectSources, type Sources } from './module-graph.ts';

/**
 * Interpolated pieces that are not constants of this or another file; a comment says what each can be. Review any
 * new one before listing it here.
 */
const looked: Readonly<Record<string, readonly string[]>> = {
  // The database name from the settings, escaped by the driver; columns of users, likewise; one of the tables in the list above.
  'server/database/prepare.ts': ['client.escapeIdentifier(databaseName)', 'others', 'others', 'table', 'table'],
  // One of the registered tables.
  'server/user-data/store.ts': ['table'],
  // Only called with literal SQL, in the same file.
  'server/features/exams/answer-store.ts': [
    'now',
    'source',
    "take(answerLater, ['answer', 'answer_seq', 'answer_device'])",
    "take(later, ['eliminated', 'marked', 'annotations', 'seq', 'device'])",
    "upsert('(select sent.* from sent join open using (user_id, session_id, position)) as accepted', '$15::timestamptz')",
  ],
};

const withSql = (file: string) => /^server\/.*store\.ts$|^server\/(database|jobs|content)\//.test(file) && !file.endsWith('.test.ts');

/** Each `${…}` of a template that holds SQL, unless it is a module constant, an imported name or a choice between literals. */
export function builtSql(sources: Sources): string[] {
  const found: string[] = [];
  for (const [file, text] of sources) {
    if (!withSql(file)) continue;
    const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
    const constants = new Set([
      ...[...code.matchAll(/^(?:export )?const (\w+)/gm)].map(([, name = '']) => name),
      ...[...code.matchAll(/^import \{([^}]*)\}/gm)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())),
    ]);
    for (const [template] of code.matchAll(/`(?:[^`\\]|\\.)*`/g)) {
      if (!/\b(select|insert into|update|delete from|where|order by|union|returning|create|drop|alter)\b/i.test(template)) continue;
      for (const [, piece = ''] of template.matchAll(/\$\{([^}]*)\}/g)) {
        const written = /^\w+ \? '[^']*' : '[^']*'$/.test(piece);
        const constant = constants.has(/^\w+/.exec(piece)?.[0] ?? '') && /^\w+(\[\w+\])?( \+ \d+)?$/.test(piece);
        if (!written && !constant) found.push(`${file}: ${piece}`);
      }
    }
    for (const [joined] of code.matchAll(/['"`] \+ \w+|\w \+ ['"`](?=[^'"`]*\b(?:where|and|or|from|set)\b)/gi)) found.push(`${file}: joined by ${joined}`);
  }
  return found;
}

test('no statement is put together from values', () => {
  const allowed = Object.entries(looked).flatMap(([file, pieces]) => pieces.map((piece) => `${file}: ${piece}`));
  expect(builtSql(projectSources()).sort()).toEqual(allowed.sort());
});

test.each([
  ['a value', "export const a = (q: Queryable, name: string) => q.query(`select 1 from users where name = '${name}'`);"],
  ['a computed piece', 'export const a = (q: Queryable, by: string) => q.query(`select 1 from users order by ${by.trim()}`);'],
  ['a joined text', "export const a = (q: Queryable, name: string) => q.query('select 1 from users where name = ' + name);"],
])('%s would be seen', (_what, text) => {
  expect(builtSql(new Map([['server/features/x/store.ts', text]]))).toHaveLength(1);
});
