/** What the quizzes are given. */
import type { Base } from '#server/feature.ts';
import type { Database, Queryable } from '#server/database/database.ts';
import type { Guest } from '#server/http/handler.ts';
import type { Refusal } from '#server/refusal.ts';
import type { Drawer } from '#server/content/draws/drawer.ts';
import type { PracticeBank } from './bank.ts';
import type { countDraws } from './draw-limits.ts';

export interface Visit {
  readonly headers: Headers;
  readonly clientIp: string;
  setHeader(name: string, value: string): void;
}

export interface QuizDependencies {
  readonly database: Database;
  readonly log: Base['log'];
  readonly bank: PracticeBank;
  readonly draws: Drawer;
  readonly countDraws: typeof countDraws;
  readonly learningContent: Base['learningContent'];
  readonly calibration: Base['calibration'];
  /** Makes and keeps guests; see guests/sessions.ts. */
  readonly guests: {
    create(queryable: Queryable, visit: Visit): Promise<string | Refusal>;
    extend(queryable: Queryable, guest: Guest, visit: Visit): Promise<void>;
  };
  readonly now: () => number;
}
