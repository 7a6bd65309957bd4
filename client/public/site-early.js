// Runs before a public page is painted: the chosen theme must not flash, and neither may "Log in" for somebody who is.
// The choice is written by platform/theme.ts, the account by platform/session.ts.
(() => {
  const { dataset } = document.documentElement;
  dataset.script = '';
  try {
    const theme = localStorage.getItem('ascent.theme');
    if (theme === 'light' || theme === 'dark') dataset.theme = theme;
    if (localStorage.getItem('ascent.account')) dataset.signedIn = '';
  } catch {
    // Storage is blocked: the system's theme applies, and nobody is known here.
  }
})();
