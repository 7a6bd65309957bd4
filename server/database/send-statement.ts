/** Sends one statement on a connection: planned once, written together with what is sent at the same moment, and watched. */
import type pg from 'pg';
import { withArrayText } from './array-text.ts';
import type { HangWatch, WatchedConnection } from './hang-watch.ts';
import type { Priority } from './priority.ts';
import { isDiskFull } from './retry.ts';
import type { DiskSpaceWatch } from './disk-space-watch.ts';

export type SendStatement = <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  priority: Priority,
  text: string,
  values?: readonly unknown[],
) => Promise<pg.QueryResult<Row>>;

/** Statement names by text, so that each text is planned once per connection. */
const statementNames = new Map<string, string>();
function statementNameOf(text: string): string {
  const known = statementNames.get(text);
  if (known) return known;
  const name = `s${statementNames.size}`;
  statementNames.set(text, name);
  return name;
}

const watchedConnection = (client: pg.PoolClient): WatchedConnection => ({
  pid: 'processID' in client && typeof client.processID === 'number' ? client.processID : null,
  destroy: () => client.connection.stream.destroy(),
});

/** What is sent in one turn of the event loop goes out in one write: writing costs this process more than anything else about a statement. */
function corkUntilNextTick({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** `prepare`: statements have names, by which PostgreSQL keeps their plans. */
export const createSendStatement =
  (watch: HangWatch, diskSpace: DiskSpaceWatch, prepare: boolean): SendStatement =>
  async <Row extends pg.QueryResultRow>(client: pg.PoolClient, priority: Priority, text: string, values?: readonly unknown[]) => {
    corkUntilNextTick(client);
    try {
      return await watch.run(priority, watchedConnection(client), () =>
        values === undefined
          ? client.query<Row>(text)
          : client.query<Row>({ text, values: values.map(withArrayText), ...(prepare && { name: statementNameOf(text) }) }),
      );
    } catch (error) {
      if (isDiskFull(error)) diskSpace.reportFull();
      throw error;
    }
  };
