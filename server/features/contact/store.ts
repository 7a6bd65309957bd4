/** SQL of the messages people write to us. */
import type { ContactTopic } from '#core/contact/topics.ts';
import type { Queryable } from '#server/database/database.ts';

export interface NewMessage {
  readonly id: string;
  readonly ticket: string;
  readonly accountId: string | null;
  readonly priority: number;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

export async function insertMessage(queryable: Queryable, message: NewMessage, now: Date): Promise<void> {
  await queryable.query(
    `insert into contact_messages (id, ticket, account_id, priority, topic, name, email, message, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [message.id, message.ticket, message.accountId, message.priority, message.topic, message.name, message.email, message.message, now],
  );
}

export interface MessageRow {
  readonly id: string;
  readonly ticket: string;
  readonly account_id: string | null;
  readonly topic: ContactTopic;
  readonly name: string;
  readonly email: string;
  readonly message: string;
  readonly priority: number;
  readonly status: 'open' | 'answered' | 'closed';
  readonly answer: string | null;
  readonly created_at: Date;
  readonly closed_at: Date | null;
}

const columns = 'id, ticket, account_id, topic, name, email, message, priority, status, answer, created_at, closed_at';

/** In the order in which they are to be answered. */
export async function selectOpen(queryable: Queryable, after: { readonly priority: number; readonly id: string } | null, limit: number): Promise<MessageRow[]> {
  const { rows } = await queryable.query<MessageRow>(
    `select ${columns} from contact_messages
     where status = 'open' and ($1::smallint is null or priority < $1 or (priority = $1 and id > $2::uuid)) order by priority desc, id limit $3`,
    [after?.priority ?? null, after?.id ?? null, limit],
  );
  return rows;
}

/** Newest first. */
export async function selectDone(queryable: Queryable, before: string | null, limit: number): Promise<MessageRow[]> {
  const { rows } = await queryable.query<MessageRow>(
    `select ${columns} from contact_messages where status <> 'open' and ($1::uuid is null or id < $1) order by id desc limit $2`,
    [before, limit],
  );
  return rows;
}

export async function lockMessage(queryable: Queryable, id: string): Promise<MessageRow | null> {
  const { rows } = await queryable.query<MessageRow>(`select ${columns} from contact_messages where id = $1 for update`, [id]);
  return rows[0] ?? null;
}

export async function markDealtWith(queryable: Queryable, id: string, status: 'answered' | 'closed', answer: string | null, now: Date): Promise<void> {
  await queryable.query('update contact_messages set status = $2, answer = coalesce($3, answer), closed_at = $4 where id = $1', [id, status, answer, now]);
}

export async function deleteMessagesOf(queryable: Queryable, accountId: string): Promise<void> {
  await queryable.query('delete from contact_messages where account_id = $1', [accountId]);
}
