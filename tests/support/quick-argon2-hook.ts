/** Given to Node with `--import`: a server in a process of its own hashes as those in the tests' process do. */
import { registerHooks } from 'node:module';

const quick = new URL('quick-argon2.ts', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) => (specifier === '@node-rs/argon2' && context.parentURL !== quick ? next(quick, context) : next(specifier, context)),
});
