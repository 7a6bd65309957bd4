/** The scripts of our service workers. Under the Trusted Types policy a script URL must be trusted explicitly; these are constants. */

const workers = ['/sw.js', '/messaging-sw.js'] as const;
type WorkerPath = (typeof workers)[number];

interface Policy {
  createScriptURL(path: string): string;
}

declare global {
  interface Window {
    /** Missing in browsers without Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: string, rules: { createScriptURL: (path: string) => string }): Policy };
  }
}

let policy: Policy | undefined;

const known = (path: string): string => {
  if (!(workers as readonly string[]).includes(path)) throw new TypeError('not one of our workers');
  return path;
};

export function workerUrl(path: WorkerPath): string {
  policy ??= window.trustedTypes?.createPolicy('ascent-service-worker', { createScriptURL: known });
  return policy?.createScriptURL(path) ?? path;
}
