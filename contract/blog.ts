/** Posts, as administrators write and publish them. What readers get are pages, not calls (server/site). */
import * as z from 'zod';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, openEnum, pageOf, pageQuery, requestIdSchema, storableText } from './primitives.ts';

export const postStatuses = ['draft', 'published', 'retired'] as const;

const textFields = {
  title: storableText(120).min(3, 'Please give it a title.'),
  /** Shown in lists, in search results and where a link is shared. */
  description: storableText(240).min(10, 'Please say in a sentence what it is about.'),
  /** For search results, where it should differ from the title; empty otherwise. */
  seoTitle: storableText(120).default(''),
  /** Markdown. */
  body: storableText(60_000).min(1, 'Please write something.'),
};

const slug = z
  .string()
  .trim()
  .max(80, 'Please keep it below 80 characters.')
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Use small letters, digits, and single hyphens.');

const summary = {
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  status: openEnum(postStatuses),
  /** False while releases decide about it. */
  isEdited: z.boolean(),
  /** In the future for a scheduled post. */
  publishedAt: instant.nullable(),
  updatedAt: instant,
};
const postSummary = z.object(summary);
export type PostSummary = z.infer<typeof postSummary>;

const versionSchema = z.object({
  version: z.int(),
  title: z.string(),
  description: z.string(),
  seoTitle: z.string(),
  body: z.string(),
  /** The release that brought it, or null. */
  release: z.int().nullable(),
  /** Who wrote it here, or null. */
  author: z.string().nullable(),
  createdAt: instant,
});
export type PostVersion = z.infer<typeof versionSchema>;

const postSchema = z.object({ ...summary, version: z.int(), versions: z.array(versionSchema) });
export type Post = z.infer<typeof postSchema>;

export const listPosts = defineCall({
  id: 'listPosts',
  summary: 'All posts, including drafts and retired ones',
  method: 'GET',
  path: '/api/admin/posts',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ...pageQuery, q: storableText(80).default('') }),
  output: pageOf(postSummary),
});

export const getPost = defineCall({
  id: 'getPost',
  summary: 'A post with its versions, newest first',
  method: 'GET',
  path: '/api/admin/posts/:postId',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ postId: idSchema }),
  output: postSchema,
});

export const makePost = defineCall({
  id: 'makePost',
  summary: 'Create a post; it is a draft until it is published',
  method: 'POST',
  path: '/api/admin/posts',
  access: 'author',
  rateLimit: ordinary,
  body: z.strictObject({ ...textFields, slug, requestId: requestIdSchema }),
  output: postSchema,
  status: 201,
  errors: ['slug-taken'],
  bodyLimit: 256 * 1024,
});

export const savePost = defineCall({
  id: 'savePost',
  summary: 'Save a post: its text (a change makes a new version), its address (the old one redirects), and whether and when it is published',
  method: 'PUT',
  path: '/api/admin/posts/:postId',
  access: 'author',
  rateLimit: ordinary,
  params: z.strictObject({ postId: idSchema }),
  body: z.strictObject({
    ...textFields,
    slug,
    status: z.enum(postStatuses),
    /** Null: now, once it is published. */
    publishedAt: instant.nullable(),
    /** The version it was edited from. */
    version: z.int().min(1),
    /** Its `updatedAt` then: state, day and address change without a new version. Clients of before do not send it. */
    seenAt: instant.optional(),
  }),
  output: postSchema,
  errors: ['slug-taken', 'post-changed'],
  bodyLimit: 256 * 1024,
});

export const blogCalls = { listPosts, getPost, makePost, savePost };
