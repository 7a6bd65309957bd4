/** The audit recognizes vulnerable versions, including in ranges of several parts, and fails on a range it cannot read. */
import { expect, test } from 'vitest';
import { compareVersions, findings, isVulnerable, lockedVersions, readStored, type Stored } from './advisories.ts';

test.each([
  ['4.12.24', '<4.12.25', true],
  ['4.12.25', '<4.12.25', false],
  ['10.0.0', '<9.0.0', false],
  ['8.2.0', '>=7.12.0 <7.18.2 || >=8.0.0 <8.3.0', true],
  ['7.18.2', '>=7.12.0 <7.18.2 || >=8.0.0 <8.3.0', false],
  ['1.2.3', '= 1.2.3', true],
  ['2.0.0-beta.1', '<2.0.0', true],
  ['0.0.1', '*', true],
  ['3.0.0', '>= 2.1.0, < 3.0.1', true],
] as const)('%s in %s: %s', (version, range, expected) => expect(isVulnerable(version, range)).toBe(expected));

test('a range that cannot be read fails', () => expect(() => isVulnerable('1.0.0', '~1.x')).toThrow('not a range'));
test('versions are compared by number', () => expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0));

const stored: Stored = {
  asOf: '2026-01-01',
  source: 'a test',
  runtime: { fixedIn: '24.22.1', title: 'a release' },
  packages: { leaky: [{ id: 'GHSA-1', vulnerable: '<2.0.0', title: 'leaks' }] },
  accepted: [],
};

test('a vulnerable version and an old runtime are found, and are accepted only with a reason', () => {
  const locked = new Map([['leaky', new Set(['1.9.0', '2.1.0'])]]);
  expect(findings(stored, locked, '24.22.0').map(({ id, accepted }) => [id, accepted])).toEqual([
    ['GHSA-1', null],
    ['runtime', null],
  ]);
  const accepted = [{ id: 'GHSA-1', reason: 'Only used while building.' }];
  expect(findings({ ...stored, accepted }, locked, '24.22.1')).toEqual([{ id: 'GHSA-1', what: 'leaky 1.9.0: leaks', accepted: 'Only used while building.' }]);
});

test('the stored list is valid, and the lock file is read', () => {
  expect(Object.keys(readStored().packages).length).toBeGreaterThan(0);
  expect(lockedVersions().get('hono')?.size).toBe(1);
});
