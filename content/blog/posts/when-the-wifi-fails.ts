import type { ShippedPost } from '../post.ts';

export const whenTheWifiFails: ShippedPost = {
  slug: 'when-the-wifi-fails',
  title: 'What happens to your answers when the Wi-Fi fails',
  description: 'Every answer is stored on your device before it is sent. The four bad things that can happen in the middle of an exam, and what you’d see.',
  publishedAt: '2026-11-22T10:20:00.000Z',
  body: `
A lost answer in a practice exam is annoying. Lost trust is worse: if you wonder whether the app is saving, you aren’t thinking about the question. So this is how it works.

## The rule
An answer is written to your device first, then sent, and forgotten on the device only when the server has confirmed that it’s in the database. Not when it’s sent: when it’s confirmed.

## Four bad moments
**The connection drops.** Keep working. A line says that your answers are safe on this device. When the connection is back, they go out by themselves. Even time running out offline is fine: the module is submitted late, and the result says that its time couldn’t be checked.

**The browser crashes, or the laptop’s battery dies.** Open the exam again. Without a connection it opens from the device; with one, from the server. In practice mode the clock has stopped by itself 75 seconds after we last heard from you. In test-day mode it hasn’t, as on the real test.

**You switch devices.** Answers from both are merged question by question; the later answer counts. Crossed-out choices and notes come along.

**The server fails.** Same as the first: your device waits and tries again, with growing pauses so that thousands of devices don’t knock all at once.

## How we know
Each of these is a test that runs before every release: a real browser, a real server, the plug pulled in the middle. Others let two devices disagree in random ways thousands of times and check that no answer is lost.

Speed matters here, too. On a small two-core machine, the server stores about 4,200 answers a second, half of them within 3.3 milliseconds. A student saves roughly once in 50 seconds, so it isn’t where you’ll wait.

## What you can do
Take one practice exam module with the Wi-Fi off, on purpose. Then a dropped connection on test day will be a shrug. The real test’s app stores answers on the device as well: keep it running and raise your hand.
`,
};
