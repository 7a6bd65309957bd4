/** Switching features on and off for everybody. */
import type { FeatureFlagList, featureFlagCalls } from '#contract/feature-flags.ts';
import { featureFlagNames, featureFlags } from '#core/feature-flags.ts';
import type { Queryable } from '#server/database/database.ts';
import type { Base, Feature } from '#server/feature.ts';
import { signedIn, type HandlersFor } from '#server/http/handler.ts';
import { refuse } from '#server/refusal.ts';
import { asAdmin, isLastAction } from '../admin/store.ts';
import { lockFlags, saveFlag, selectFlags, selectSwitches } from './store.ts';

type Handlers = HandlersFor<typeof featureFlagCalls>;

async function listOf(queryable: Queryable): Promise<FeatureFlagList> {
  const stored = await selectFlags(queryable);
  const defaults = featureFlags(null);
  const switches = await selectSwitches(queryable);
  return {
    flags: featureFlagNames.map((name) => {
      const last = switches.find(({ content_id }) => content_id === name);
      return {
        name,
        isOn: stored[name],
        isOnByDefault: defaults[name],
        changed: last ? { at: last.timestamp.toISOString(), by: last.admin_name, reason: last.metadata.reason ?? '' } : null,
      };
    }),
  };
}

export function featureFlagsFeature({ database, now }: Pick<Base, 'database' | 'now'>) {
  const handlers: Handlers = {
    listFeatureFlags: () => database.snapshot(listOf),
    switchFeature: signedIn(({ params: { name }, body: { isOn, reason, takesBack }, caller }) =>
      asAdmin<FeatureFlagList>(database, caller.id, now(), async (queryable) => {
        await lockFlags(queryable);
        if (takesBack && !(await isLastAction(queryable, takesBack, name, ['switch-feature']))) return refuse('changed-since');
        const before = (await selectFlags(queryable))[name];
        if (before !== isOn) await saveFlag(queryable, name, isOn);
        const metadata = { before: { isOn: before }, after: { isOn }, reason };
        const action = before === isOn ? null : { actionType: 'switch-feature', contentType: 'feature-flag', contentId: name, metadata };
        // Read before this action is logged: so it is told here who switched it last.
        const { flags } = await listOf(queryable);
        const changed = { at: new Date(now()).toISOString(), by: caller.name, reason };
        return { action, answer: { flags: flags.map((flag) => (action && flag.name === name ? { ...flag, changed } : flag)) } };
      }),
    ),
  };
  return { handlers } satisfies Feature;
}
