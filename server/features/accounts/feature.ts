/** Accounts: passwords, sessions, the profile, and what administrators may do about their security. */
import type { Base, Feature } from '#server/feature.ts';
import { accountAdminHandlers } from './admin-handlers.ts';
import type { DeletionDependencies } from './delete-account.ts';
import { accountHandlers } from './handlers.ts';
import { accountTasks } from './jobs/tasks.ts';
import { accountSettingsHandlers } from './settings-handlers.ts';

export const accountsFeature = (base: Base & Pick<DeletionDependencies, 'endBilling'>) =>
  ({
    handlers: { ...accountHandlers(base), ...accountSettingsHandlers(base, base.providers), ...accountAdminHandlers(base) },
    jobs: accountTasks(base),
  }) satisfies Feature;
