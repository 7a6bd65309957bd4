/** A small server that speaks S3: it checks every signature (AWS Signature Version 4), keeps objects in memory, and can be slow or broken. */
import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const bucket = 'ascent-files';
const accessKeyId = 'AKIATEST';
const secretAccessKey = 'a secret of the tests';

interface StoredObject {
  readonly bytes: Buffer;
  readonly contentType: string;
  changedAt: number;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether the request was signed with our key, and says what its body is. */
function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const [, key, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=(\w+)$/.exec(request.headers.authorization ?? '') ?? [];
  const [day = '', region = '', service = ''] = scope.split('/');
  const bodyHash = String(request.headers['x-amz-content-sha256']);
  if (key !== accessKeyId || service !== 's3' || (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== sha256(body))) return false;
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort();
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [request.method, url.pathname, query.join('&'), headers.join(''), names, bodyHash].join('\n');
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const signing = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region));
  return hmac(signing, text).toString('hex') === signature;
}

const xml = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/xml' }).end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
const failure = (response: ServerResponse, status: number, code: string) =>
  xml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`);

export interface S3Server {
  readonly environment: Readonly<Record<string, string>>;
  readonly objects: Map<string, StoredObject>;
  /** Requests that were not signed with the key. */
  unsigned(): number;
  /** How many of the next requests fail as a busy server fails them. */
  failNext(requests: number): void;
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const objects = new Map<string, StoredObject>();
  let [unsigned, failing] = [0, 0];
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(Buffer.from(part));
    const body = Buffer.concat(parts);
    const url = new URL(request.url ?? '/', 'http://s3');
    if (!isSigned(request, url, body)) {
      unsigned += 1;
      return failure(response, 403, 'SignatureDoesNotMatch');
    }
    if (failing > 0) {
      failing -= 1;
      return failure(response, 503, 'SlowDown');
    }
    const [, inBucket, ...rest] = decodeURIComponent(url.pathname).split('/');
    const key = rest.join('/');
    if (inBucket !== bucket) return failure(response, 404, 'NoSuchBucket');
    if (key === '') {
      const listed = [...objects].map(
        ([name, { bytes, changedAt }]) =>
          `<Contents><Key>${name}</Key><LastModified>${new Date(changedAt).toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
      );
      return xml(response, 200, `<ListBucketResult><Name>${bucket}</Name><IsTruncated>false</IsTruncated>${listed.join('')}</ListBucketResult>`);
    }
    if (request.method === 'PUT') {
      objects.set(key, { bytes: body, contentType: request.headers['content-type'] ?? '', changedAt: Date.now() });
      return response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return response.writeHead(204).end();
    }
    const found = objects.get(key);
    if (!found) return failure(response, 404, 'NoSuchKey');
    response.writeHead(200, {
      'content-type': found.contentType,
      'content-length': found.bytes.length,
      etag: `"${createHash('md5').update(found.bytes).digest('hex')}"`,
      'last-modified': new Date(found.changedAt).toUTCString(),
    });
    return response.end(request.method === 'HEAD' ? undefined : found.bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    environment: {
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects,
    unsigned: () => unsigned,
    failNext: (requests) => {
      failing = requests;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
