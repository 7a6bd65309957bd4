import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const jsonSchemaImports = /^import (\* as processors|\{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \}) from .*$/gm;

/** Every schema of zod can describe itself as JSON Schema, which only the server uses, for its documents: 6 kB gzipped that no browser needs. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  transform(code, id) {
    if (!id.endsWith('/zod/v4/classic/schemas.js')) return null;
    if (code.match(jsonSchemaImports)?.length !== 2) throw new Error('zod is arranged differently now: see withoutJsonSchema');
    return `const processors = {}, createStandardJSONSchemaMethod = () => undefined, createToJSONSchemaMethod = () => undefined;\n${code.replace(jsonSchemaImports, '')}`;
  },
};

const summaryLines = /^ *summary: *(?:'(?:[^'\\]|\\.)*'|`[^`]*`),$/gm;

/** What each call does, in a sentence, is for the server’s documents; no screen shows it. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  enforce: 'pre',
  transform: (code, id) => (/\/contract\/[a-z-]+\.ts$/.test(id) ? code.replace(summaryLines, '') : null),
};

/** A rule, and what browsers that can mix colors are told in its place. */
const mixedColors = /([^{}]+)\{[^{}]*\}@supports \(color:color-mix\(in lab, red, red\)\)\{(\1\{[^{}]*\})\}/g;

/** Tailwind says each mixed color twice, once for browsers that cannot mix any. All that this build is for can (Chrome 111, Firefox 113, Safari 16.2). */
const withoutColorFallbacks: Plugin = {
  name: 'without-color-fallbacks',
  enforce: 'pre',
  apply: 'build',
  transform(code, id) {
    if (!id.endsWith('/client/styles/main.css')) return null;
    const lean = code.replace(mixedColors, '$2');
    if (lean === code || lean.includes('@supports (color:color-mix(')) throw new Error('Tailwind says mixed colors differently now: see withoutColorFallbacks');
    return lean;
  },
};

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[]; readonly code: string | null } | null;
}

const icon = /\/lucide-react\/.*\/icons\/([a-z0-9-]+)\.m?js$/;
const namedIcons = /import \{([^}]*)\} from ['"]lucide-react['"]/g;

/**
 * The files of the icons that a module names: they come through one file that imports every icon there is. An icon's other names have no file; with one of
 * those, base would need a file that needs base, which bench/bundle.ts refuses.
 */
const iconsIn = (code: string): string[] =>
  [...code.matchAll(namedIcons)].flatMap(([, names = '']) =>
    names.split(',').map((name) =>
      name
        .trim()
        .replace(/\B[A-Z]|\d+/g, '-$&')
        .toLowerCase(),
    ),
  );

const ownOrIcon = /\/(client\/(ui|kits|platform|shell)|core|contract)\/[^?]*\.tsx?$|\/lucide-react\//;

/** Sorts modules into the files that every screen starts with. */
function sorter(modules: Modules) {
  const importsOf = (id: string) => modules.getModuleInfo(id)?.importedIds ?? [];
  const base = new Set<string>();
  const icons = new Set<string>();
  const visit = (id: string): void => {
    if (base.has(id) || icon.test(id)) return;
    base.add(id);
    for (const name of iconsIn(modules.getModuleInfo(id)?.code ?? '')) icons.add(name);
    importsOf(id).forEach(visit);
  };
  visit(join(import.meta.dirname, 'client/main.tsx'));
  /** Imports nothing but what is there anyway: a file of such modules can never need one that needs it. */
  const isLeaf = (id: string) => ownOrIcon.test(id) && importsOf(id).every((next) => base.has(next));
  const isBaseIcon = (id: string) => icons.has(icon.exec(id)?.[1] ?? '');
  return { inBase: (id: string) => base.has(id) || isBaseIcon(id), isLeaf };
}

/**
 * Few files rather than many: each is a request, and over HTTP/1.1 six of them are on their way at a time, so that thirty small ones cost
 * five round trips. What the entry needs is one file; small modules that several screens share are another, and so is what dialogs and menus
 * are made with. Then what many screens have in common, by kind: no kind needs one that is listed after it, so no file needs one that needs it,
 * and as many screens share it as keep every screen within its limit (bench/bundle.ts). Anything else comes only with its screens.
 */
const groups = () => {
  let sorted: ReturnType<typeof sorter> | null = null;
  const sort = (modules: Modules) => (sorted ??= sorter(modules));
  return [
    { name: (id: string, modules: Modules) => (sort(modules).inBase(id) ? 'base' : null), debugName: 'base', priority: 2 },
    {
      name: (id: string, modules: Modules) => (sort(modules).isLeaf(id) ? 'common' : null),
      debugName: 'common',
      minShareCount: 7,
      maxModuleSize: 5000,
      priority: 1,
    },
    { name: 'widgets', test: /\/node_modules\//, minShareCount: 38, priority: 1 },
    { name: 'layers', test: /\/node_modules\//, minShareCount: 32 },
    { name: 'model', test: /\/(core|contract)\/[^?]*\.ts$/, minShareCount: 18 },
    { name: 'question', test: /\/client\/ui\/question\/(?!katex)[^?]*\.tsx?$/, minShareCount: 20 },
    // Lectures have tools but nothing to highlight, and the player has buttons of its own.
    { name: 'tools', test: /\/client\/tools\/(?!annotations|question-tools)[^?]*\.tsx?$/, minShareCount: 5 },
    { name: 'progress', test: /\/client\/features\/progress\/[^?]*\.tsx?$/, minShareCount: 2 },
  ];
};

/** Written for React, run on Preact: docs/decisions/0049-preact-in-the-browser.md. */
export const preact = [
  { find: /^react$/, replacement: join(import.meta.dirname, 'client/preact/react.js') },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
];

export default defineConfig(({ isSsrBuild }) => ({
  root: 'client',
  resolve: { alias: preact },
  // Prerendering must meet the same aliases in the packages.
  ssr: { noExternal: true },
  publicDir: 'public',
  plugins: [react(), tailwindcss(), withoutColorFallbacks, withoutJsonSchema, withoutSummaries],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    // Inlined data: URLs would need a looser content security policy.
    assetsInlineLimit: 0,
    manifest: true,
    ...(isSsrBuild ? {} : { rolldownOptions: { output: { codeSplitting: { groups: groups(), includeDependenciesRecursively: false } } } }),
  },
  server: { proxy: { '/api': 'http://localhost:3000' } },
}));
