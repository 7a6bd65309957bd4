/** A server that speaks S3 and was not written by us (s3rver), in front of a folder of its own; it can be made busy. */
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import S3rver from '@20minutes/s3rver';

const bucket = 'ascent-files';

export interface S3Server {
  readonly environment: Readonly<Record<string, string>>;
  /** Requests without a signature, or with one that does not fit. */
  unsigned(): number;
  /** How many of the next requests fail as a busy server fails them. */
  failNext(requests: number): void;
  stop(): Promise<void>;
}

export async function startS3Server(): Promise<S3Server> {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'ascent-s3-'));
  const s3 = new S3rver({ directory, silent: true, vhostBuckets: false, configureBuckets: [{ name: bucket }] });
  // It checks signatures of requests about a bucket as if their path ended without the slash that the SDK signs, except behind a host of the bucket's own.
  s3.middleware.splice(-1, 0, (context, next) => {
    if (context.path === `/${bucket}/`) {
      context.state.vhost = true;
      context.mountPath = '/';
    }
    return next();
  });
  await s3.configureBuckets();
  const answer = s3.callback();
  let [unsigned, failing] = [0, 0];
  const server = createServer((request, response) => {
    if (failing > 0) {
      failing -= 1;
      request.resume();
      response.writeHead(503, { 'content-type': 'application/xml' });
      return response.end('<?xml version="1.0" encoding="UTF-8"?><Error><Code>SlowDown</Code><Message>Please reduce your request rate.</Message></Error>');
    }
    // It lets anybody in who does not sign at all.
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ') === true;
    response.once('finish', () => {
      if (!isSigned || response.statusCode === 403) unsigned += 1;
    });
    return answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    // The only account it knows.
    environment: { S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: bucket, S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
    unsigned: () => unsigned,
    failNext: (requests) => {
      failing = requests;
    },
    stop: async () => {
      await new Promise((resolve) => server.close(resolve));
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}
