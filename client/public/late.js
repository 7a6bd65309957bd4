// On pages that are complete as HTML the app's code waits for a first sign of somebody there, so
// that reading one costs no more than its text. Links work without it.
(() => {
  const entry = document.currentScript.dataset.entry;
  const signs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];
  const start = () => {
    for (const sign of signs) removeEventListener(sign, start, true);
    import(entry);
  };
  for (const sign of signs) addEventListener(sign, start, { capture: true, passive: true });
  // And soon anyway: who is signed in should see so, and the next page should be quick.
  addEventListener('load', () => setTimeout(start, 4000));
})();
