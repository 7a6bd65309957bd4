/** What every request has with it, and the types of Hono that follow from it. */
import type { Context, Hono } from 'hono';

interface Variables {
  requestId: string;
  clientIp: string;
  /** For the request log; never an email or a name. */
  userId: string | null;
}

/** The environment that Hono's types take. */
export interface AppEnv {
  Variables: Variables;
}

export type App = Hono<AppEnv>;
export type AppContext = Context<AppEnv>;
