// Runs before the first paint so that a chosen theme never flashes. The choice is written by platform/theme.ts.
try {
  var theme = localStorage.getItem('ascent.theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch (error) {
  // Storage is blocked: the system's theme applies.
}
