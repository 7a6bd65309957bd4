import type { PostSummary } from '#contract/blog.ts';
import type { BadgeTone } from '#client/ui/badge.tsx';
import { formatDateTime } from '#client/ui/format.ts';

/** Whether a post is shown, in words. `now` in ms. */
export function stateOf(
  { status, publishedAt }: Pick<PostSummary, 'status' | 'publishedAt'>,
  now: number,
): { readonly label: string; readonly tone: BadgeTone } {
  if (status === 'unknown') return { label: 'Unknown: refresh this page', tone: 'neutral' };
  if (status === 'draft') return { label: 'Draft', tone: 'neutral' };
  if (status === 'retired') return { label: 'Taken down', tone: 'danger' };
  if (publishedAt && Date.parse(publishedAt) > now) return { label: `Scheduled for ${formatDateTime(publishedAt)}`, tone: 'warning' };
  return { label: 'Published', tone: 'success' };
}

/** A title as an address: "How sure is a score?" → "how-sure-is-a-score". */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-')
    .slice(0, 80)
    .replace(/^-|-$/g, '');

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A moment as a datetime-local field shows it, in this device's time zone. */
export function asLocal(iso: string | null): string {
  if (!iso) return '';
  const date = new Date(iso);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}T${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** And back; null if the field is empty. */
export const fromLocal = (text: string): string | null => (text === '' ? null : new Date(text).toISOString());
