/** SQL of the browsers that take notifications, and of what happened to notifications. */
import type { Queryable } from '#server/database/database.ts';
import { uuidv7 } from '#server/database/uuid.ts';

export interface SubscriptionRow {
  readonly id: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

interface DeviceRow {
  readonly id: string;
  readonly session_id: string;
  readonly device_name: string;
  readonly added_at: Date;
}

/** Browsers whose session lasts, the latest first. */
export async function selectDevices(queryable: Queryable, userId: string, now: Date): Promise<DeviceRow[]> {
  const { rows } = await queryable.query<DeviceRow>(
    `select p.id, p.session_id, p.device_name, p.added_at from push_subscriptions p
     where p.user_id = $1 and exists (select 1 from sessions s where s.user_id = $1 and s.id = p.session_id and s.expires_at > $2)
     order by p.added_at desc, p.id limit 20`,
    [userId, now],
  );
  return rows;
}

/** One browser; null if it was removed, or its session has ended. */
export async function selectSubscription(queryable: Queryable, userId: string, id: string, now: Date): Promise<SubscriptionRow | null> {
  const { rows } = await queryable.query<SubscriptionRow>(
    `select p.id, p.endpoint, p.p256dh, p.auth from push_subscriptions p
     where p.user_id = $1 and p.id = $2 and exists (select 1 from sessions s where s.user_id = $1 and s.id = p.session_id and s.expires_at > $3)`,
    [userId, id, now],
  );
  return rows[0] ?? null;
}

export interface NewSubscription extends SubscriptionRow {
  readonly sessionId: string;
  readonly deviceName: string;
}

/** Most browsers of one account; the one refreshed longest ago makes room. */
const maxDevices = 10;

/** Adds a browser or refreshes it; true if it is new. Call it in a transaction. Nobody else's notifications reach it from then on. */
export async function putSubscription(queryable: Queryable, userId: string, row: NewSubscription, now: Date): Promise<boolean> {
  await queryable.query('delete from push_subscriptions where id = $1 and user_id <> $2', [row.id, userId]);
  const { rows } = await queryable.query<{ is_new: boolean }>(
    `insert into push_subscriptions (user_id, id, session_id, endpoint, p256dh, auth, device_name, added_at, refreshed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
     on conflict (user_id, id) do update set session_id = excluded.session_id, p256dh = excluded.p256dh, auth = excluded.auth,
       device_name = excluded.device_name, refreshed_at = excluded.refreshed_at
     returning added_at = refreshed_at as is_new`,
    [userId, row.id, row.sessionId, row.endpoint, row.p256dh, row.auth, row.deviceName, now],
  );
  await queryable.query(
    `delete from push_subscriptions where user_id = $1
       and id in (select id from push_subscriptions where user_id = $1 order by refreshed_at desc, id offset ${maxDevices})`,
    [userId],
  );
  return rows[0]?.is_new ?? false;
}

export async function deleteSubscription(queryable: Queryable, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await queryable.query('delete from push_subscriptions where user_id = $1 and id = $2', [userId, id]);
  return rowCount === 1;
}

/** The browser of a session that ends takes nothing more for this account. */
export async function deleteSubscriptionsOfSession(
  queryable: Queryable,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
): Promise<void> {
  await queryable.query('delete from push_subscriptions where user_id = $1 and session_id = $2', [userId, sessionId]);
}

export async function insertNotificationEvent(queryable: Queryable, userId: string, eventType: string, metadata: object, now: Date): Promise<void> {
  await queryable.query('insert into notification_events (user_id, id, event_type, metadata, created_at) values ($1, $2, $3, $4, $5)', [
    userId,
    uuidv7(),
    eventType,
    JSON.stringify(metadata),
    now,
  ]);
}

/** The pair under this name; null if there is none. */
export async function selectServerKey(queryable: Queryable, name: string): Promise<{ public_key: string; sealed_private_key: string } | null> {
  const { rows } = await queryable.query<{ public_key: string; sealed_private_key: string }>(
    'select public_key, sealed_private_key from server_keys where name = $1',
    [name],
  );
  return rows[0] ?? null;
}

/** Keeps a pair unless another process was first; `instead` of one that can no longer be opened. */
export async function insertServerKey(
  queryable: Queryable,
  key: { readonly name: string; readonly publicKey: string; readonly sealedPrivateKey: string; readonly instead: string | null },
  now: Date,
): Promise<void> {
  await queryable.query(
    `insert into server_keys as kept (name, public_key, sealed_private_key, created_at) values ($1, $2, $3, $5)
     on conflict (name) do update set public_key = excluded.public_key, sealed_private_key = excluded.sealed_private_key, created_at = excluded.created_at
       where kept.sealed_private_key = $4`,
    [key.name, key.publicKey, key.sealedPrivateKey, key.instead, now],
  );
}
