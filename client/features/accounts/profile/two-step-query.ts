import { queryOptions } from '@tanstack/react-query';
import { api } from '../../../platform/api.ts';

export const twoStepQuery = queryOptions({ queryKey: ['two-step'], queryFn: ({ signal }) => api('getSecondFactor', {}, { signal }) });
