/** Files that authors upload for posts and lessons. They are served at `url`, outside the calls. */
import * as z from 'zod';
import { maxAltLength, maxFileBytes } from '#core/files.ts';
import { defineCall, ordinary } from './call.ts';
import { idSchema, instant, pageOf, pageQuery, storableText } from './primitives.ts';

/** What is known about a file. */
export const fileMetadata = {
  bucket: z.string(),
  fullPath: z.string(),
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  contentType: z.string(),
  timeCreated: instant,
  updated: instant,
  md5Hash: z.string(),
  /** Of pictures: `alt`, and `width` and `height` in px. */
  customMetadata: z.record(z.string(), z.string()),
};

const fileSchema = z.object({
  id: z.string(),
  ...fileMetadata,
  /** Where it is shown or downloaded from. */
  url: z.string(),
});
export type StoredFile = z.infer<typeof fileSchema>;

const fileParams = z.strictObject({ fileId: idSchema });
/** What a picture shows, for those who cannot see it. */
const alt = storableText(maxAltLength);

/** Drawing pictures anew takes time: enough for a person with a folder of them. */
const uploads = { requests: 60, seconds: 600 } as const;

export const uploadFile = defineCall({
  id: 'uploadFile',
  summary: 'Upload a picture, or a PDF for download; uploading the same file twice stores it once',
  method: 'POST',
  path: '/api/admin/files',
  access: 'author',
  rateLimit: uploads,
  file: { maxBytes: maxFileBytes },
  body: z.strictObject({ alt: alt.default('') }),
  output: fileSchema,
  status: 201,
  errors: ['file-not-usable', 'retry-limit-exceeded'],
});

export const listFiles = defineCall({
  id: 'listFiles',
  summary: 'Uploaded files, newest first',
  method: 'GET',
  path: '/api/admin/files',
  access: 'author',
  rateLimit: ordinary,
  query: z.strictObject({ ...pageQuery, q: storableText(80).default('') }),
  output: pageOf(fileSchema),
});

const getFile = defineCall({
  id: 'getFile',
  summary: 'A file’s metadata and download URL',
  method: 'GET',
  path: '/api/admin/files/:fileId',
  access: 'author',
  rateLimit: ordinary,
  params: fileParams,
  output: fileSchema,
  errors: ['object-not-found'],
});

export const describeFile = defineCall({
  id: 'describeFile',
  summary: 'Set the alternative text of a picture',
  method: 'PATCH',
  path: '/api/admin/files/:fileId',
  access: 'author',
  rateLimit: ordinary,
  params: fileParams,
  body: z.strictObject({ alt }),
  output: fileSchema,
  errors: ['object-not-found'],
});

export const deleteFile = defineCall({
  id: 'deleteFile',
  summary: 'Delete a file; it can be restored for a day',
  method: 'DELETE',
  path: '/api/admin/files/:fileId',
  access: 'author',
  rateLimit: ordinary,
  params: fileParams,
  output: fileSchema,
  errors: ['object-not-found', 'file-in-use'],
});

export const restoreFile = defineCall({
  id: 'restoreFile',
  summary: 'Restore a file deleted within the last day',
  method: 'POST',
  path: '/api/admin/files/:fileId/restoration',
  access: 'author',
  rateLimit: ordinary,
  params: fileParams,
  output: fileSchema,
  errors: ['object-not-found', 'file-exists'],
});

export const fileCalls = { uploadFile, listFiles, getFile, describeFile, deleteFile, restoreFile };
