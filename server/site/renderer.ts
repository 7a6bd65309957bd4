/** The part of the build that renders pages (client/site/render.tsx). It is code of the client, so it is only known here by its shape. */
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import { policyWith, securityHeaders } from '../http/security-headers.ts';

const assetsSchema = z.object({ style: z.string(), script: z.string() });
type Assets = z.infer<typeof assetsSchema>;

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
  /** The content security policy of these pages: it lets through what stands in each of them. */
  readonly policy: string;
}

/** Null when the client is not built. */
export async function loadRenderer(folder: string, origin: string): Promise<Renderer | null> {
  const file = path.join(folder, 'render.mjs');
  if (!fs.existsSync(file)) return null;
  const assets = assetsSchema.parse(JSON.parse(fs.readFileSync(path.join(folder, 'assets.json'), 'utf8')));
  const made: Module = await import(pathToFileURL(file).href);
  return {
    blog: (posts) => made.renderBlog(posts, assets, origin),
    post: (post, others) => made.renderPost(post, others, assets, origin),
    noPost: () => made.renderNoPost(assets, origin),
    fixedPaths: made.fixedPages.map(({ path: page }) => page),
    policy: policyWith(securityHeaders(origin.startsWith('https:')), assets),
  };
}
