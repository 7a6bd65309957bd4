import { describe, expect, test } from 'vitest';
import { projectSources } from './module-graph.ts';
import { importRules, textRules, violations } from './rules.ts';

test('the house keeps its rules', () => {
  expect(violations(projectSources()).map(({ rule, file, detail }) => `${rule}: ${file} (${detail})`)).toEqual([]);
});

/** A file that breaks each rule, to see every one of them fail. */
const planted: Readonly<Record<string, readonly [file: string, text: string]>> = {
  'core is pure': ['core/exams/x.ts', "import fs from 'node:fs';"],
  'content uses core only': ['content/x.ts', "import { a } from '#server/config.ts';"],
  'contract uses core only': ['contract/x.ts', "import { a } from '#content/items/authored.ts';"],
  'client never reaches keys': ['client/x.ts', "import { a } from '#content/items/exam-questions.ts';"],
  'server knows no client': ['server/x.ts', "import { a } from '#client/paths.ts';"],
  'client features stay apart': ['client/features/exams/x.ts', "import { a } from '../progress/y.ts';"],
  'ui and platform lie below features': ['client/ui/x.ts', "import { a } from '../features/exams/y.ts';"],
  'study tools serve every feature': ['client/tools/x.ts', "import { a } from '../features/exams/y.ts';"],
  'ui knows no platform': ['client/ui/x.ts', "import { a } from '../platform/api.ts';"],
  'kits serve every feature': ['client/kits/x.ts', "import { a } from '../features/exams/y.ts';"],
  'a screen ships only the calls it makes': ['client/x.ts', "import { calls } from '#contract/calls.ts';"],
  'server features share what they offer': ['server/features/exams/x.ts', "import { a } from '../accounts/handlers.ts';"],
  'the database lies below HTTP, and both below features': ['server/http/x.ts', "import { a } from '../features/accounts/store.ts';"],
  'vendor SDKs stay outside': ['server/features/accounts/x.ts', "import nodemailer from 'nodemailer';"],
  'the database driver stays in database': ['server/features/exams/x.ts', "import pg from 'pg';"],
  'production code imports no tests': ['server/x.ts', "import { a } from '../core/exams/clock.test.ts';"],
  'bench stands beside the product': ['server/x.ts', "import { a } from '../bench/run.ts';"],
  'SQL only in stores': ['server/features/exams/x.ts', 'await database.query(`select * from users`);'],
  'only the membership store writes a tier': [
    'server/features/accounts/settings-store.ts',
    "await queryable.query(`update users set membership_tier = 'max' where id = $1`);",
  ],
  'only the account store makes admins and authors': [
    'server/features/membership/store.ts',
    'await queryable.query(`update users set name = $2, is_admin = true where id = $1`);',
  ],
  'API routes come from the contract': ['server/http/app.ts', "app.get('/api/secret', (context) => context.json(1));"],
  'only config reads the environment': ['server/http/x.ts', "const a = process.env['PORT'];"],
  'fetch and storage only in platform': ['client/features/exams/x.ts', "localStorage.setItem('a', 'b');"],
  'no chance and no clock in pure code': ['core/x.ts', 'export const a = () => Math.random();'],
  'no markup injection': ['client/ui/x.tsx', 'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;'],
  'only what Preact does too': ['client/ui/x.tsx', 'export const A = () => <form onChange={check} />;'],
  'forms come from the kit': ['client/features/x/y.tsx', '<form onSubmit={send}>'],
  'limits are called max and min': ['core/x.ts', 'const mostQuizzes = 5;'],
  'imports across folders begin with #': ['core/a/b/x.ts', "import { a } from '../../y.ts';"],
  'no default exports': ['core/x.ts', 'export default 1;'],
  'no barrels': ['core/x.ts', "export * from './y.ts';"],
  'no any': ['core/x.ts', 'export const a: any = 1;'],
};

describe('every rule is seen to fail', () => {
  test.each([...Object.keys(importRules), ...Object.keys(textRules)])('%s', (rule) => {
    const plant = planted[rule];
    if (!plant) throw new Error(`no violation is planted for "${rule}"`);
    const found = violations(new Map([[plant[0], plant[1]]]));
    expect(found.map((violation) => violation.rule)).toContain(rule);
  });

  test('no import cycles', () => {
    const sources = new Map([
      ['core/a.ts', "import { b } from './b.ts';"],
      ['core/b.ts', "import { a } from './a.ts';"],
    ]);
    expect(violations(sources).map(({ rule }) => rule)).toContain('no import cycles');
  });

  test('a type-only import is no cycle', () => {
    const sources = new Map([
      ['core/a.ts', "import { b } from './b.ts';"],
      ['core/b.ts', "import type { A } from './a.ts';"],
    ]);
    expect(violations(sources)).toEqual([]);
  });
});
