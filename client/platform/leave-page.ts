/** Goes to another page, with all that was loaded here left behind. Whoever comes back with the back button gets this page anew, not as it was frozen while leaving. */
export function leavePage(url: string): void {
  addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
  location.assign(url);
}
