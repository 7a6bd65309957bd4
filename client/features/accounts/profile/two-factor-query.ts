import { queryOptions } from '@tanstack/react-query';
import { getTwoFactor } from '#contract/two-factor.ts';
import { api } from '#client/platform/api.ts';

export const twoFactorQuery = queryOptions({ queryKey: ['two-step'], queryFn: ({ signal }) => api(getTwoFactor, {}, { signal }) });
