/** The table by which client/public/boot.js fetches a screen's code, styles, fonts and data before the app itself has arrived. */
import * as z from 'zod';
import type { ScreenData, ScreenHandle } from '#client/screen-handle.ts';

const names = z.array(z.string()).default([]);
const chunk = z.object({ file: z.string(), src: z.string().optional(), imports: names, dynamicImports: names, css: names, assets: names });
/** Vite's build manifest: for each module or shared chunk, its file and what it needs. */
export const manifestSchema = z.record(z.string(), chunk);
export type Manifest = z.infer<typeof manifestSchema>;

/** One screen as client/prerender.tsx describes it; `files` are relative to the prerendering build. */
export interface Screen {
  readonly path: string;
  readonly files: readonly string[];
  readonly handle: ScreenHandle & ScreenData;
}

export interface AheadTable {
  /** URLs. */
  readonly files: readonly string[];
  readonly screens: readonly {
    /** A regular expression for the URL's path, with a named group for each parameter. */
    readonly path: string;
    /** Indexes into the list above. */
    readonly files: readonly number[];
    readonly data: readonly string[];
    readonly plus?: readonly string[] | undefined;
    readonly max?: readonly string[] | undefined;
    readonly frame?: string | undefined;
  }[];
}

const entry = 'index.html';

/** The chunk and all it imports statically, by their names in the manifest. */
function closure(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) closure(manifest, next, seen);
  return seen;
}

/** `/results/:examId?` as a regular expression. */
export const patternOf = (path: string): string =>
  `^${path.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional = '') => `(?:/(?<${name}>[^/]+))${optional}`).replace(/^\/$/, '')}/?$`;

/** `rendered` is the manifest of the prerendering build, in which the screens name their files. */
export function aheadTable(screens: readonly Screen[], manifest: Manifest, rendered: Manifest): AheadTable {
  const brought = closure(manifest, entry);
  const files: string[] = [];
  const place = (file: string): number => {
    const url = `/${file}`;
    if (!files.includes(url)) files.push(url);
    return files.indexOf(url);
  };
  const sourceOf = (file: string): string => {
    const found = Object.entries(rendered).find(([, { file: own }]) => own === file.replace(/^\.\//, ''))?.[0];
    if (found === undefined || !manifest[found]) throw new Error(`no module of the client is ${file}`);
    return found;
  };
  const needs = ({ files: own, handle }: Screen): string[] => {
    const chunks = new Set(own.flatMap((file) => [...closure(manifest, sourceOf(file))]).filter((key) => !brought.has(key)));
    const found = [...chunks].flatMap((key) => manifest[key] ?? []);
    const fonts = (handle.fonts ?? []).map((name) => {
      const font = Object.values(manifest).find(({ src }) => src?.endsWith(`/${name}.woff2`));
      if (!font) throw new Error(`there is no font ${name}`);
      return font.file;
    });
    return [...found.map(({ file }) => file), ...found.flatMap(({ css }) => css), ...fonts];
  };
  // A literal path goes before one whose parameter would also match it.
  const ordered = screens.toSorted((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
  const rows = ordered.map((screen) => ({
    path: patternOf(screen.path),
    files: [...new Set(needs(screen).map(place))],
    data: screen.handle.data ?? [],
    ...screen.handle.dataOf,
    frame: screen.handle.frame,
  }));
  return { files, screens: rows };
}
