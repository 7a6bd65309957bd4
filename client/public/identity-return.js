// At the end of a visit to an identity provider: tells the page that opened this window how it
// ended, and closes. Where the provider has cut the two apart, the page listens on a channel of
// our own origin.
(() => {
  const { attempt, outcome, next } = document.currentScript.dataset;
  const message = { type: 'ascent:identity', attempt, outcome };
  if (window.opener) window.opener.postMessage(message, location.origin);
  else if ('BroadcastChannel' in window) new BroadcastChannel('ascent-identity').postMessage(message);
  window.close();
  // A browser that does not close it shows the page itself.
  setTimeout(() => location.replace(next), 500);
})();
