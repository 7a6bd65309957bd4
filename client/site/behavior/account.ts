import { readSetting } from '#client/platform/storage.ts';

/** "Log in" or "My progress": follows what other tabs do, and what happened while this page was kept by the back button. */
export function followAccount(): void {
  const { dataset } = document.documentElement;
  const show = () => {
    if (readSetting('account') === null) delete dataset['signedIn'];
    else dataset['signedIn'] = '';
  };
  show();
  addEventListener('storage', show);
  addEventListener('pageshow', show);
}
