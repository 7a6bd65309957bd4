/** The project's modules and what each imports, read from their source text. */
import fs from 'node:fs';
import path from 'node:path';

/** Repository-relative path → source text. */
export type Sources = ReadonlyMap<string, string>;

export interface Edge {
  readonly from: string;
  /** A repository-relative file, or the bare name of a package or Node module. */
  readonly to: string;
  /** `import type`: erased at runtime, so it cannot create a cycle. */
  readonly typeOnly: boolean;
}

const root = path.join(import.meta.dirname, '../..');
const folders = ['core', 'content', 'contract', 'server', 'client', 'tests', 'bench', 'scripts'];

export function projectSources(): Sources {
  const files = folders.flatMap((folder) =>
    fs.existsSync(path.join(root, folder))
      ? fs.readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name))
      : [],
  );
  return new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, fs.readFileSync(path.join(root, file), 'utf8')]));
}

const importPattern = /^\s*(?:import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

function target(from: string, specifier: string): string {
  if (specifier.startsWith('#')) return specifier.slice(1);
  if (specifier.startsWith('.')) return path.posix.join(path.posix.dirname(from), specifier);
  return specifier;
}

export function edges(sources: Sources): Edge[] {
  return [...sources].flatMap(([from, text]) =>
    [...text.matchAll(importPattern)].map(([, type, fixed, dynamic]) => ({ from, to: target(from, fixed ?? dynamic ?? ''), typeOnly: type !== undefined })),
  );
}

/** The files along one cycle of runtime imports, if there is one. */
export function findCycle(graph: readonly Edge[]): readonly string[] | null {
  const next = Map.groupBy(
    graph.filter(({ typeOnly }) => !typeOnly),
    ({ from }) => from,
  );
  const done = new Set<string>();
  const visit = (file: string, trail: readonly string[]): readonly string[] | null => {
    if (trail.includes(file)) return [...trail.slice(trail.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const { to } of next.get(file) ?? []) {
      const cycle = visit(to, [...trail, file]);
      if (cycle) return cycle;
    }
    done.add(file);
    return null;
  };
  for (const file of next.keys()) {
    const cycle = visit(file, []);
    if (cycle) return cycle;
  }
  return null;
}
