/** SQL of the log of administrators. */
import type { Queryable } from '#server/database/database.ts';

export interface ActionRow {
  readonly id: string;
  readonly admin_id: string;
  readonly admin_name: string | null;
  readonly action_type: string;
  readonly content_type: string;
  readonly content_id: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly timestamp: Date;
}

export interface ActionFilter {
  readonly q: string;
  readonly contentType?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Text with what `like` reads as a pattern taken literally. */
const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Newest first, after the action `cursor` if there is one; `from` and `to` are days in UTC, both included. */
export async function selectActions(queryable: Queryable, filter: ActionFilter, cursor: string | null, limit: number): Promise<ActionRow[]> {
  const { rows } = await queryable.query<ActionRow>(
    `select a.id, a.admin_id, u.name as admin_name, a.action_type, a.content_type, a.content_id, a.metadata, a.timestamp
     from admin_actions a left join users u on u.id = a.admin_id
     where ($1 = '' or a.content_id = $1 or a.action_type ilike $2 || '%' or u.name ilike $2 || '%' or u.email ilike $2 || '%' or a.metadata ->> 'userId' = $1)
       and ($3::text is null or a.content_type = $3)
       and ($4::text is null or a.timestamp >= ($4::date)::timestamp at time zone 'UTC')
       and ($5::text is null or a.timestamp < ($5::date + 1)::timestamp at time zone 'UTC')
       and ($6::uuid is null or (a.timestamp, a.id) < (select c.timestamp, c.id from admin_actions c where c.id = $6))
     order by a.timestamp desc, a.id desc limit $7`,
    [filter.q, literally(filter.q), filter.contentType || null, filter.from ?? null, filter.to ?? null, cursor, limit],
  );
  return rows;
}
