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
    // A rule whose screen comes next: totals of a profile.
    'core/progress/totals.ts!',
    // When a redo is due before an exam is said in SQL, after this rule.
    'core/review/redo-schedule.ts!',
    // Questions that the checks of quantitative evidence are tried on.
    'content/items/reading-writing/command-of-evidence-claims.ts!',
  ],
  project: ['{core,content,contract,server,client}/**/*.{ts,tsx}!', '!**/*.test.{ts,tsx}!', '!**/testing/**!'],
  ignoreExportsUsedInFile: true,
  ignoreIssues: {
    // Which plans are higher: the gates that come next ask for them.
    'core/membership/tiers.ts': ['exports'],
    '{content,contract,server,client}/**': ['exports'],
  },
} satisfies KnipConfig;
