/** For `ref`: moves the focus to what has just appeared because of what the student did. `autoFocus` works on new pages only. */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
