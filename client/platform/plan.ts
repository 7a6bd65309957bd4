/** The plan somebody has and how it is paid, as the server says it. */
import { queryOptions } from '@tanstack/react-query';
import { getPlan } from '#contract/payment.ts';
import { api } from './api.ts';

export const planQuery = queryOptions({
  queryKey: ['plan'],
  // Payments and their messages change it behind a page's back.
  staleTime: 0,
  queryFn: ({ signal }) => api(getPlan, {}, { signal }),
});
