import { Alert } from '#client/ui/alert.tsx';

/** Why what is shown may not be the latest. */
export const OfflineNote = () => (
  <div role="status" className="mb-6">
    <Alert tone="warning">You’re offline. You can study what is on this device; your answers are safe here and will be sent when you’re back online.</Alert>
  </div>
);
