/** SQL of the features that can be switched at run time. */
import { featureFlagNames, featureFlags, type FeatureFlags } from '#core/feature-flags.ts';
import type { Logger } from 'pino';
import type { Database, Queryable } from '#server/database/database.ts';

/** As they stand at this moment. */
export async function selectFlags(queryable: Queryable): Promise<FeatureFlags> {
  const { rows } = await queryable.query<{ value: unknown }>("select value from config where name = 'featureFlags'");
  return featureFlags(rows[0]?.value);
}

/** For everything that goes by them: the defaults if they cannot be read. Asked outside transactions, which a failed statement would end. */
export const flagsOrDefaults = (database: Database, log: Logger): Promise<FeatureFlags> =>
  selectFlags(database).catch((error: unknown) => {
    log.warn({ err: error }, 'feature flags could not be loaded: the defaults count');
    return featureFlags(null);
  });

/** Held to the end of the transaction, so that two switches come one after the other. */
export const lockFlags = (queryable: Queryable) =>
  queryable.query("insert into config (name, value) values ('featureFlags', '{}') on conflict (name) do update set value = config.value");

/** The others stay as they are stored. */
export const saveFlag = (queryable: Queryable, name: keyof FeatureFlags, isOn: boolean) =>
  queryable.query("update config set value = value || jsonb_build_object($1::text, $2::boolean) where name = 'featureFlags'", [name, isOn]);

export interface SwitchRow {
  readonly content_id: string;
  readonly timestamp: Date;
  readonly admin_name: string | null;
  readonly metadata: { readonly reason?: string };
}

/** The last switch of each. */
export async function selectSwitches(queryable: Queryable): Promise<SwitchRow[]> {
  const { rows } = await queryable.query<SwitchRow>(
    `select distinct on (a.content_id) a.content_id, a.timestamp, u.name as admin_name, a.metadata
     from admin_actions a left join users u on u.id = a.admin_id
     where a.action_type = 'switch-feature' and a.content_id = any($1) order by a.content_id, a.timestamp desc, a.id desc`,
    [featureFlagNames],
  );
  return rows;
}
