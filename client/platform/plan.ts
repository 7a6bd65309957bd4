/** The user's plan and how it is paid for, as the server reports it. */
import { queryOptions } from '@tanstack/react-query';
import { getPlan } from '#contract/payment.ts';
import { api } from './api.ts';

export const planQuery = queryOptions({
  queryKey: ['plan'],
  // Payments and their messages change it behind a page's back.
  staleTime: 0,
  queryFn: ({ signal }) => api(getPlan, {}, { signal }),
});
