/**
 * What the client gets for `react`: Preact, which is a tenth of its size (docs/decisions/0049-preact-in-the-browser.md).
 * vite.config.ts puts it in React's place; the types are React's own.
 */
import { options } from 'preact';

export * from 'preact/compat';
export { default } from 'preact/compat';

/**
 * Effects follow the rendering at once, as React's do after a key or a click. Preact would wait for the next frame, and of two
 * keys pressed quickly the second would meet a handler that still knows the earlier question.
 */
options.requestAnimationFrame = (callback) => queueMicrotask(callback);

const unchanged = () => undefined;
/** Imported by the router for its transitions, which the client does not use. */
export const useOptimistic = (value) => [value, unchanged];
