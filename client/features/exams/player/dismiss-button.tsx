import { X } from 'lucide-react';

export const DismissButton = ({ onDismiss }: { readonly onDismiss: () => void }) => (
  <button type="button" aria-label="Dismiss" onClick={onDismiss} className="inline-flex size-11 shrink-0 items-center justify-center text-muted hover:text-ink">
    <X aria-hidden size={16} />
  </button>
);
