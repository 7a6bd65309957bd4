/**
 * Builds the public pages: their styles and script into dist/client/assets, the fixed pages and pictures into dist/client, and what renders
 * them into dist/site, where the server finds it for pages whose text is in the database.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { blogPosts } from '#content/blog/posts.ts';
import { concepts } from '#content/concepts/all.ts';
import { practiceExams } from '#content/exams/practice-exams.ts';
import { practiceQuestions } from '#content/items/practice-questions.ts';
import { sampleQuestion } from '#content/site/sample-question.ts';
import { wordBank } from '#content/words/word-bank.ts';
import { preact } from '../vite.config.ts';
import { manifestSchema } from './ahead-table.ts';
import { toolPatterns } from '#client/site-paths.ts';
import { missingFile } from '#server/http/static-client.ts';
import { pageStyle } from './page-styles.ts';
import { drawPictures } from './site-pictures.ts';

const root = join(import.meta.dirname, '..');
const entry = 'site/behavior/main.ts';

/** Replaced by the server, which knows its address (server/http/static-client.ts). */
const originPlace = '%ORIGIN%';

interface Renderer {
  readonly fixedPages: readonly { readonly path: string; readonly title: string; readonly description: string; readonly picture: string }[];
  readonly renderFixedPage: (path: string, content: object, assets: object, origin: string) => string;
  readonly renderMissing: (assets: object, origin: string) => string;
}

/** Lines that are comments, and the space at the beginning of the others. */
const withoutComments = (text: string) => text.replace(/^\s*(\/\/.*\n)?/gm, '');

async function markdownIn(folder: string): Promise<[name: string, text: string][]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.md')).sort();
  return Promise.all(files.map(async (file) => [file.replace(/\.md$/, ''), await readFile(join(folder, file), 'utf8')] as [string, string]));
}

export interface BuiltSite {
  /** Of the fixed pages. */
  readonly paths: readonly string[];
}

/** `check` sees each page, without the two texts that the server lets through by their hashes, before it is written. */
export async function buildSite(out: string, siteOut: string, check: (path: string, html: string) => void): Promise<BuiltSite> {
  const client = join(root, 'client');
  await build({
    configFile: false,
    root: client,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), tailwindcss()],
    resolve: { alias: preact },
    build: { outDir: out, emptyOutDir: false, assetsInlineLimit: 0, manifest: '.vite/site.json', rolldownOptions: { input: join(client, entry) } },
  });
  await build({
    configFile: false,
    root: client,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react()],
    build: { ssr: 'site/render.tsx', outDir: siteOut, emptyOutDir: true, rolldownOptions: { output: { entryFileNames: 'render.mjs' } } },
  });
  const manifest = manifestSchema.parse(JSON.parse(await readFile(join(out, '.vite/site.json'), 'utf8')));
  const made = manifest[entry];
  if (!made?.css[0]) throw new Error('the script of the public pages has no styles');
  const early = await readFile(join(client, 'site/early.js'), 'utf8');
  const assets = { style: (await readFile(join(out, made.css[0]), 'utf8')).trim(), script: withoutComments(early).replace('%SCRIPT%', `/${made.file}`) };
  const behavior = join(client, 'site/behavior');
  const scripts = (await Promise.all((await readdir(behavior)).map((file) => readFile(join(behavior, file), 'utf8')))).join('\n');

  const practice = practiceQuestions();
  const content = {
    sample: sampleQuestion,
    facts: {
      exams: practiceExams().length,
      practiceQuestions: practice.length,
      words: wordBank.length,
      concepts: concepts.length,
      archetypes: new Set(practice.filter(({ topicId }) => topicId > 10).map(({ archetype }) => archetype)).size,
    },
    texts: Object.fromEntries(await markdownIn(join(root, 'content/site'))),
    help: (await markdownIn(join(root, 'content/site/help'))).map(([, text]) => text),
  };
  const { fixedPages, renderFixedPage, renderMissing }: Renderer = await import(pathToFileURL(join(siteOut, 'render.mjs')).href);
  const pageStyles: Record<string, string> = {};
  // The code of the two calculators may use any style.
  const isWhole = (path: string) => Object.values<string>(toolPatterns).includes(path);
  const write = async (path: string, file: string, whole: string) => {
    const style = isWhole(path) ? assets.style : pageStyle(assets.style, whole, scripts);
    const html = whole.replace(`>${assets.style}</`, () => `>${style}</`);
    pageStyles[path] = style;
    check(
      path,
      [style, assets.script].reduce((rest, own) => rest.replace(`>${own}</`, '></'), html),
    );
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, html);
  };
  for (const { path } of fixedPages) await write(path, join(out, path, 'index.html'), renderFixedPage(path, content, assets, originPlace));
  await write(missingFile, join(out, missingFile), renderMissing(assets, originPlace));
  await writeFile(join(siteOut, 'assets.json'), JSON.stringify({ ...assets, pageStyles }));
  await drawPictures(out, [
    ...fixedPages.map(({ picture, title, description }) => ({ name: picture, title: title.replace(/ · Ascent$/, ''), description })),
    { name: 'blog', title: 'Blog', description: 'What we measured, how it works, and what it means for your practice.' },
    ...blogPosts.map(({ slug, title, description }) => ({ name: `post-${slug}`, title, description })),
  ]);
  return { paths: fixedPages.map(({ path }) => path) };
}
