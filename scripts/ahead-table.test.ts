import { describe, expect, test } from 'vitest';
import { aheadTable, patternOf } from './ahead-table.ts';

const chunk = (file: string, imports: string[] = [], css: string[] = []) => ({ file, src: file, imports, css, dynamicImports: [], assets: [] });

describe('the path of a screen', () => {
  test.each([
    ['/progress', '/progress', {}],
    ['/progress', '/progress/', {}],
    ['/progress', '/progress/more', null],
    ['/exam/:moduleId', '/exam/rw-1', { moduleId: 'rw-1' }],
    ['/exam/:moduleId', '/exam/', null],
    ['/results/:examId?', '/results', { examId: undefined }],
    ['/results/:examId?', '/results/abc', { examId: 'abc' }],
    ['/', '/', {}],
  ])('%s at %s', (pattern, path, groups) => {
    const found = new RegExp(patternOf(pattern)).exec(path);
    expect(found && { ...found.groups }).toEqual(groups);
  });
});

describe('what is fetched ahead', () => {
  const manifest = {
    'index.html': chunk('entry.js', ['_base.js']),
    '_base.js': chunk('base.js'),
    '_shared.js': chunk('shared.js', ['_base.js'], ['shared.css']),
    'a-screen.tsx': chunk('a.js', ['_shared.js', 'index.html']),
    'frame.tsx': chunk('frame.js', ['_base.js']),
    'fonts/serif.woff2': { ...chunk('serif-123.woff2'), src: 'fonts/serif.woff2' },
  };
  const rendered = { 'a-screen.tsx': chunk('assets/a.mjs'), 'frame.tsx': chunk('assets/frame.mjs') };
  const filesOf = (screen: Parameters<typeof aheadTable>[0][number]) => {
    const { files, screens } = aheadTable([screen], manifest, rendered);
    return screens[0]?.files.map((place) => files[place]);
  };

  test('is the code of the screen and its layouts, with styles and fonts, without what the entry already loads', () => {
    const handle = { fonts: ['serif'] };
    expect(filesOf({ path: '/a', files: ['./assets/frame.mjs', './assets/a.mjs'], handle })).toEqual([
      '/frame.js',
      '/a.js',
      '/shared.js',
      '/shared.css',
      '/serif-123.woff2',
    ]);
  });

  test('a screen missing from the build is an error', () => {
    expect(() => filesOf({ path: '/b', files: ['./assets/b.mjs'], handle: {} })).toThrow('no module of the client');
    expect(() => filesOf({ path: '/b', files: [], handle: { fonts: ['sans'] } })).toThrow('there is no font sans');
  });

  test('a literal path is matched before one whose parameter would also match it', () => {
    const paths = ['/exam/:moduleId', '/exam/landing'].map((path) => ({ path, files: [], handle: {} }));
    expect(aheadTable(paths, manifest, rendered).screens.find(({ path }) => new RegExp(path).test('/exam/landing'))?.path).toBe(patternOf('/exam/landing'));
  });
});
