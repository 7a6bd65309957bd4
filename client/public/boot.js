// Runs before everything else, from the page itself.

// A chosen theme must not flash. The choice is written by platform/theme.ts.
const stored = (key) => {
  try {
    return localStorage.getItem(`ascent.${key}`);
  } catch {
    return null; // Storage is blocked: the system's theme applies, and nobody is known here.
  }
};
const theme = stored('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;

// The security policy forbids making code from text, so zod need not try. It reads this when the
// first schema is made, whichever file that happens to be in.
globalThis.__zod_globalConfig = { jitless: true };

// A form that is sent before the app's code is there would leave the page. It waits, and platform/early-input.ts sends it.
globalThis.ascentHold = (event) => {
  event.preventDefault();
  globalThis.ascentHeld = true;
};
addEventListener('submit', globalThis.ascentHold);

// On a bad network that code may come late, or never: a page that only goes on loading would not say so.
const sayLate = () => {
  if (document.getElementById('late')) return;
  const again = Object.assign(document.createElement('button'), { type: 'button', textContent: 'Try again', onclick: () => location.reload() });
  const box = Object.assign(document.createElement('div'), { id: 'late', role: 'alert' });
  box.append('Ascent isn’t loading. Check your connection. ', again);
  document.body.append(box);
};
// Scripts of extensions fail, too; that is not ours to tell.
const noteFailure = ({ target }) => target instanceof HTMLScriptElement && target.src.startsWith(location.origin) && sayLate();
addEventListener('error', noteFailure, true);
const late = setTimeout(sayLate, 30_000);
globalThis.ascentThere = () => {
  clearTimeout(late);
  removeEventListener('error', noteFailure, true);
  document.getElementById('late')?.remove();
};

// What the screen at this address needs is fetched while the app's own code is still on its way.
(() => {
  // Filled in by scripts/build-client.ts, from the routes.
  const files = [];
  const screens = [];
  const found = screens.find(({ path }) => new RegExp(path).test(location.pathname));
  if (!found) return;
  if (found.frame) document.documentElement.dataset.frame = found.frame;
  // The page has the words of its bare address: with a query, as in the middle of a quiz, the screen may say something else.
  if (location.search) document.documentElement.dataset.query = '';
  // Read by platform/early.ts. Who is signed in may be asked by anybody; the rest names the account this device
  // last saw, so that the server answers for no other, and a device without one asks nothing.
  const account = stored('account');
  const dayStart = new Date(new Date().setHours(0, 0, 0, 0)).toISOString();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const values = { ...Object.fromEntries(new URLSearchParams(location.search)), ...new RegExp(found.path).exec(location.pathname).groups, dayStart, timeZone };
  const answers = (globalThis.ascentEarly = new Map());
  const ask = (url, headers) => answers.set(url, { account, response: fetch(url, { headers, credentials: 'same-origin' }).catch(() => null) });
  ask('/api/accounts/me', {});
  const tiers = { free: [], plus: found.plus, max: [...(found.plus ?? []), ...(found.max ?? [])] };
  for (const template of account ? [...found.data, ...(tiers[stored('tier')] ?? [])] : []) {
    const names = [...template.matchAll(/:(\w+)/g)].map(([, name]) => name);
    // Links of earlier versions name a topic by a slug, which only the app can look up.
    if (names.some((name) => !values[name] || (name === 'subcategoryId' && !/^\d+$/.test(values[name])))) continue;
    ask(
      template.replace(/#.*/, '').replace(/:(\w+)/g, (_, name) => encodeURIComponent(values[name])),
      { 'x-account': account },
    );
  }
  // After the calls, which are small: six requests are on their way at a time, and they would wait for twenty files.
  for (const index of found.files) {
    const file = files[index];
    const link = document.createElement('link');
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload';
    if (file.endsWith('.css')) link.as = 'style';
    if (file.endsWith('.woff2')) link.as = 'font';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
})();
