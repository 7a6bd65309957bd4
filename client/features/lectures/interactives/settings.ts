import type { InteractiveSettings } from '#core/lectures/interactive.ts';

/** How one kind of interactive is set up. */
export type SettingsOf<Type extends InteractiveSettings['type']> = Extract<InteractiveSettings, { readonly type: Type }>;
