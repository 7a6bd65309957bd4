import { CSPProvider } from '@base-ui/react/csp-provider';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { applyUpdate } from './platform/app-update.ts';
import { RefreshContext } from './ui/newer-part.tsx';
import { Toasts } from './ui/toast.tsx';

const refresh = () => void applyUpdate();

/** What every screen needs around it. Inline style elements are off: the security policy forbids them. */
export const Providers = ({ queryClient, children }: { readonly queryClient: QueryClient; readonly children: ReactNode }) => (
  <CSPProvider disableStyleElements>
    <QueryClientProvider client={queryClient}>
      <RefreshContext value={refresh}>{children}</RefreshContext>
      <Toasts />
    </QueryClientProvider>
  </CSPProvider>
);
