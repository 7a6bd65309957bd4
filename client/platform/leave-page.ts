/** Goes to another page and discards all that was loaded here. The back button then reloads this page, rather than restoring it as it was frozen on leaving. */
export function leavePage(url: string, { replace = false } = {}): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  if (replace) location.replace(url);
  else location.assign(url);
}
