import { LoadingState, Page } from '../../ui/page-states.tsx';

export const ProgressScreen = () => (
  <Page title="My progress">
    <LoadingState />
  </Page>
);
