// Runs before everything else, from the page itself.

// A chosen theme must not flash. The choice is written by platform/theme.ts.
try {
  var theme = localStorage.getItem('ascent.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is blocked: the system's theme applies.
}

// The security policy forbids making code from text, so zod need not try. It reads this when the
// first schema is made, whichever file that happens to be in.
globalThis.__zod_globalConfig = { jitless: true };
