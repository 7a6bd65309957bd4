// Stands in every public page, before anything is painted: the chosen theme must not flash, and neither may "Log in" for somebody who is.
// The choice is written by platform/theme.ts, the account by platform/session.ts.
(() => {
  const { dataset } = document.documentElement;
  dataset.script = '';
  // What an address asks for is shown at once, not after something else.
  if (location.search) dataset.query = '';
  try {
    const theme = localStorage.getItem('ascent.theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('ascent.account')) dataset.signedIn = '';
    // Fetched by an earlier page.
    if (localStorage.getItem('ascent.fonts')) dataset.fonts = '';
  } catch {
    // Storage is blocked: the system's theme applies, and nobody is known here.
  }
  // Whoever is faster than the script is not lost: a form waits, and a tool begins as soon as it can.
  for (const sign of ['pointerdown', 'keydown']) addEventListener(sign, () => (dataset.touched = ''), { once: true });
  addEventListener('submit', (event) => 'ready' in dataset || event.preventDefault());
  // What the page does, and the fonts, come after what it says: nothing competes with the first paint. A frame that was requested is not one
  // that is on screen yet.
  const begin = () => import('%SCRIPT%');
  // Some browsers name this kind of entry and never send one.
  setTimeout(begin, 4000);
  if (globalThis.PerformanceObserver?.supportedEntryTypes?.includes('paint'))
    new PerformanceObserver((list, observer) => {
      if (!list.getEntriesByName('first-contentful-paint').length) return;
      observer.disconnect();
      begin();
    }).observe({ type: 'paint', buffered: true });
  else requestAnimationFrame(() => setTimeout(begin));
})();
