/**
 * Parts of a page that take more code than reading it does. The code comes with the first sign that somebody is there (early.js notices those
 * before this runs), or at once if the address asks for something. If it does not arrive, the next sign tries again.
 */
interface Island {
  readonly mount: (place: HTMLElement) => void;
}

const islands: Readonly<Record<string, () => Promise<Island>>> = {
  calculator: () => import('../islands/calculator.tsx'),
  'score-calculator': () => import('../islands/score-calculator.tsx'),
};

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll'] as const;

export function mountIsland(): void {
  const place = document.querySelector<HTMLElement>('[data-island]');
  const load = islands[place?.dataset['island'] ?? ''];
  if (!place || !load) return;
  const { dataset } = document.documentElement;
  const status = document.querySelector('[data-island-status]');
  const wait = () => {
    for (const sign of signs) addEventListener(sign, begin, { passive: true });
  };
  const begin = () => {
    for (const sign of signs) removeEventListener(sign, begin);
    // As in boot.js: the security policy forbids making code from text, so zod need not try.
    Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
    load()
      .then(
        ({ mount }) => {
          mount(place);
          if (status) status.textContent = '';
        },
        () => {
          if (status) status.textContent = 'This part didn’t load. Check your connection, then try again.';
          wait();
        },
      )
      .finally(() => delete dataset['query']);
  };
  if ('query' in dataset || 'touched' in dataset) begin();
  else wait();
}
