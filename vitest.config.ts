import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

export default defineConfig({
  test: {
    // All cores: left alone, vitest keeps one for itself, and on two cores everything runs one after the other.
    maxWorkers: '100%',
    // Loading the sources anew for every file would take longer than most files do. What a module
    // remembers, a test must not depend on.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{core,content,contract,client,server,scripts}/**/*.test.{ts,tsx}', 'tests/house/**/*.test.ts'],
          environment: 'node',
          // They run behind the API tests, with the processor time those leave. None depends on a clock.
          testTimeout: 900_000,
        },
      },
      {
        resolve: { alias: { '@node-rs/argon2': path.join(import.meta.dirname, 'tests/support/quick-argon2.ts') } },
        test: {
          name: 'api',
          include: ['tests/api/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/support/cluster.ts'],
          // A second try, which `npm test` names at its end: docs/decisions/0090.
          retry: 1,
          // What happens by itself, such as a mail, may be late on a busy machine: waited for like everything else, not for vitest's one second.
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 90_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
