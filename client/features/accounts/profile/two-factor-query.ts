import { queryOptions } from '@tanstack/react-query';
import { api } from '#client/platform/api.ts';

export const twoFactorQuery = queryOptions({ queryKey: ['two-step'], queryFn: ({ signal }) => api('getTwoFactor', {}, { signal }) });
