import { queryOptions } from '@tanstack/react-query';
import { getProfile } from '#contract/account-settings.ts';
import { api } from '#client/platform/api.ts';

export const profileKey = ['profile'] as const;

/** Where the account is signed in, and which address waits for confirmation. */
export const profileQuery = queryOptions({ queryKey: profileKey, queryFn: ({ signal }) => api(getProfile, {}, { signal }) });
