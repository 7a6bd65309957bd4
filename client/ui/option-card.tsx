import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

export interface OptionCardProps {
  readonly to: string;
  readonly Icon: LucideIcon;
  readonly title: string;
  readonly children: ReactNode;
}

/** One of a few options, with a sentence about it. */
export const OptionCard = ({ to, Icon, title, children }: OptionCardProps) => (
  <Link to={to} className="flex items-start gap-4 rounded-card border border-line bg-raised p-5 transition-colors duration-150 hover:bg-hover">
    <Icon aria-hidden size={22} className="mt-0.5 shrink-0 text-primary" />
    <span>
      <span className="block text-lg font-semibold">{title}</span>
      <span className="mt-1 block text-muted">{children}</span>
    </span>
  </Link>
);
