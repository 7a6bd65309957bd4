import { CSPProvider } from '@base-ui/react/csp-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Toasts } from './ui/toast.tsx';

/** What every screen needs around it. Inline style elements are off: the security policy forbids them. */
export const Providers = ({ queryClient, children }: { readonly queryClient: QueryClient; readonly children: ReactNode }) => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queryClient}>
      {children}
      <Toasts />
    </QueryClientProvider>
  </CSPProvider>
);
