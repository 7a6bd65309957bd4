/** Dead code of the product alone: what only tests use is dead. Every exception has its reason. */
import type { KnipConfig } from 'knip';

export default {
  entry: [
    'server/main.ts!',
    'client/main.tsx!',
    'client/prerender.tsx!',
    'client/site/render.tsx!',
    'client/site/behavior/main.ts!',
    'client/service-worker/sw.ts!',
    'client/service-worker/messaging-sw.ts!',
    'scripts/*.ts!',
    // Solves and checks the content, from scripts and tests.
    'content/verify/**/*.ts!',
    'core/exams/check-form.ts!',
    'content/judgments/copy-edits.ts!',
  ],
  project: ['{core,content,contract,server,client}/**/*.{ts,tsx}!', '!**/*.test.{ts,tsx}!', '!**/testing/**!', '!**/*.d.json.ts!'],
  ignoreExportsUsedInFile: true,
} satisfies KnipConfig;
