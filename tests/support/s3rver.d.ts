/** What the tests use of s3rver, which brings no types. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  interface Context {
    readonly path: string;
    readonly state: { vhost: boolean };
    mountPath: string;
  }

  export default class S3rver {
    constructor(options: {
      readonly directory: string;
      readonly silent: boolean;
      readonly vhostBuckets: boolean;
      readonly configureBuckets: readonly { readonly name: string }[];
    });
    readonly middleware: ((context: Context, next: () => Promise<unknown>) => Promise<unknown>)[];
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
