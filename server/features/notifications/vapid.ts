/** The server's key pair for push services: from the settings, or made once and kept in the database for all processes. */
import type { Base } from '#server/feature.ts';
import { makeVapidKeys, type VapidKeys } from '#server/integrations/push.ts';
import { insertServerKey, selectServerKey } from './store.ts';

const name = 'vapid';

/** Returns what finds the pair; asked for often, read once. */
export function vapidKeys({ config, database, seal, now }: Pick<Base, 'config' | 'database' | 'seal' | 'now'>): () => Promise<VapidKeys> {
  let known: VapidKeys | null = config.push.keys;
  const kept = async () => {
    const row = await selectServerKey(database, name);
    const privateKey = row && seal.open(row.sealed_private_key, name);
    return { row, keys: row && privateKey ? { publicKey: row.public_key, privateKey } : null };
  };
  return async () => {
    if (known) return known;
    const { row, keys } = await kept();
    if (keys) return (known = keys);
    // None yet, or SECRET was changed: browsers subscribe again when they see another key.
    const made = makeVapidKeys();
    await insertServerKey(
      database,
      { name, publicKey: made.publicKey, sealedPrivateKey: seal.seal(made.privateKey, name), instead: row?.sealed_private_key ?? null },
      new Date(now()),
    );
    known = (await kept()).keys;
    if (!known) throw new Error('the keys for push services could not be kept');
    return known;
  };
}
