/** The part of the build that renders pages (client/site/render.tsx). It is code of the client, so it is only known here by its shape. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { policyWith, securityHeaders } from '../http/security-headers.ts';

/** `pageStyles`: what each page that is a file carries of the styles, by its path; pages made here carry all of them. */
const builtSchema = z.object({ style: z.string(), script: z.string(), pageStyles: z.record(z.string(), z.string()) });
type Assets = Pick<z.infer<typeof builtSchema>, 'style' | 'script'>;

export interface Summary {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
}

export interface FullPost extends Summary {
  readonly body: string;
  readonly seoTitle: string;
  readonly picture: string;
}

interface Module {
  readonly renderBlog: (posts: readonly Summary[], assets: Assets, origin: string) => string;
  readonly renderPost: (post: FullPost, others: readonly Summary[], assets: Assets, origin: string) => string;
  readonly renderNoPost: (assets: Assets, origin: string) => string;
  readonly fixedPages: readonly { readonly path: string }[];
}

export interface Renderer {
  blog(posts: readonly Summary[]): string;
  post(post: FullPost, others: readonly Summary[]): string;
  noPost(): string;
  readonly fixedPaths: readonly string[];
  /** The content security policy of the pages made here: it lets through what stands in each of them. */
  readonly policy: string;
  /** Those of the pages that are files, by their paths. */
  readonly filePolicies: ReadonlyMap<string, string>;
}

/** Null when the client is not built. */
export async function loadRenderer(folder: string, origin: string): Promise<Renderer | null> {
  const file = path.join(folder, 'render.mjs');
  if (!fs.existsSync(file)) return null;
  const { pageStyles, ...assets } = builtSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, 'assets.json'), 'utf8')));
  const headers = securityHeaders(origin.startsWith('https:'));
  const made: Module = await import(pathToFileURL(file).href);
  return {
    blog: (posts) => made.renderBlog(posts, assets, origin),
    post: (post, others) => made.renderPost(post, others, assets, origin),
    noPost: () => made.renderNoPost(assets, origin),
    fixedPaths: made.fixedPages.map(({ path: page }) => page),
    policy: policyWith(headers, assets),
    filePolicies: new Map(Object.entries(pageStyles).map(([page, style]) => [page, policyWith(headers, { ...assets, style })])),
  };
}
