/** UUIDv7 made by the application: time-ordered, so a primary key (user_id, id) is also recency. */
import { randomFillSync } from 'node:crypto';

/** Random bytes are drawn for many ids at once: asking the system for each costs more than the rest of an id. */
const pool = Buffer.alloc(16 * 256);
let used = pool.length;

function randomSixteen(): Buffer {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 16;
  return Buffer.from(pool.subarray(used - 16, used));
}

/** A new id whose first 48 bits are `now` in ms since 1970 (RFC 9562 §5.7). */
export function uuidv7(now: number = Date.now()): string {
  const bytes = randomSixteen();
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** The least id of that moment, to read what came since by key. */
export function firstUuidAt(time: number): string {
  const hex = Math.max(0, Math.floor(time)).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7000-8000-000000000000`;
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** True if the text has the form of our ids; anything else would be an error in the database. */
export const isUuid = (text: string) => uuid.test(text);
