import { readSetting, writeSetting } from '#client/platform/storage.ts';

/** The choice in the footer; the app reads the same setting (platform/theme.ts). */
export function themeChoice(): void {
  const select = document.querySelector<HTMLSelectElement>('[data-theme-choice]');
  if (!select) return;
  const stored = readSetting('theme');
  if (stored === 'light' || stored === 'dark') select.value = stored;
  select.addEventListener('change', () => {
    const { value } = select;
    writeSetting('theme', value === 'system' ? null : value);
    if (value === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = value;
  });
}
