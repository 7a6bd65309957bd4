/** Sends one statement on a connection: planned once, written together with what is sent at the same moment, and watched. */
import type pg from 'pg';
import { withArrayText } from './array-text.ts';
import type { HangWatch, Line } from './hang-watch.ts';
import type { Priority } from './priority.ts';
import { isDiskFull } from './retry.ts';
import type { RoomWatch } from './room-watch.ts';

export type Send = <Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  priority: Priority,
  text: string,
  values?: readonly unknown[],
) => Promise<pg.QueryResult<Row>>;

/** Statement names by text, so that each text is planned once per connection. */
const names = new Map<string, string>();
function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

const lineOf = (client: pg.PoolClient): Line => ({
  pid: 'processID' in client && typeof client.processID === 'number' ? client.processID : null,
  cut: () => client.connection.stream.destroy(),
});

/** Sends what is asked for in one turn of the event loop in one write: writing costs this process more than anything else about a statement. */
function inOneWrite({ connection: { stream } }: pg.PoolClient): void {
  stream.cork();
  process.nextTick(() => stream.uncork());
}

/** `prepare`: statements have names. */
export const sending =
  (watch: HangWatch, room: RoomWatch, prepare: boolean): Send =>
  async <Row extends pg.QueryResultRow>(client: pg.PoolClient, priority: Priority, text: string, values?: readonly unknown[]) => {
    inOneWrite(client);
    try {
      return await watch.run(priority, lineOf(client), () =>
        values === undefined ? client.query<Row>(text) : client.query<Row>({ text, values: values.map(withArrayText), ...(prepare && { name: nameOf(text) }) }),
      );
    } catch (error) {
      if (isDiskFull(error)) room.noteFull();
      throw error;
    }
  };
