/** What the browser blocks on our pages and in other sites' frames, and what is left on a device after logging out. */
import http from 'node:http';
import { expect, signIn, enrol, test } from '#tests/support/browser-test.ts';
import { beginExam, button, choose, saved } from '#tests/support/exam-screens.ts';
import { storedText } from '#tests/support/leak-watch.ts';

test('no page runs script that is not ours, not even one that got into it', async ({ browser, server }) => {
  // A separate browser: here complaints are what the test looks for.
  const context = await browser.newContext({ baseURL: server.url });
  const page = await context.newPage();
  for (const path of ['/', '/login', '/api/docs', '/no/such/place']) {
    await page.goto(path);
    const outcome = await page.evaluate(async () => {
      const ran: string[] = [];
      Object.assign(globalThis, { ran });
      const attempt = (what: string, work: () => unknown) => {
        try {
          work();
          return `${what} was let through`;
        } catch (error) {
          return error instanceof Error ? `${what}: ${error.name}` : what;
        }
      };
      const sinks = [
        attempt('innerHTML', () => (document.createElement('p').innerHTML = '<b>x</b>')),
        attempt('insertAdjacentHTML', () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>')),
        attempt('document.write', () => document.write('<b>x</b>')),
        attempt('srcdoc', () => (document.createElement('iframe').srcdoc = '<b>x</b>')),
        attempt('script text', () => (document.createElement('script').text = 'ran.push("text")')),
        attempt('a policy of its own', () => Object(globalThis).trustedTypes.createPolicy('evil', { createHTML: (text: string) => text })),
        attempt('script src', () => (document.createElement('script').src = '/x.js')),
      ];
      // The browser lets test code use eval; code that runs later counts as the page's own.
      // oxlint-disable-next-line no-eval
      setTimeout(() => void attempt('eval', () => (0, eval)('ran.push("eval")')));
      setTimeout(() => void attempt('Function', () => new Function('ran.push("Function")')()));
      const inline = document.createElement('script');
      inline.append('ran.push("inline")');
      try {
        document.body.append(inline);
      } catch {
        // An error means that it was not run.
      }
      const link = document.createElement('a');
      link.href = 'javascript:ran.push("link")';
      document.body.append(link);
      link.click();
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { sinks, ran };
    });
    expect(outcome.ran, path).toEqual([]);
    expect(
      outcome.sinks.filter((sink) => sink.endsWith('was let through')),
      path,
    ).toEqual([]);
  }
  await context.close();
});

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('needs no exception from Trusted Types but its own address', async ({ studentPage: page, complaints }) => {
    await page.goto('/progress');
    expect(await page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active?.scriptURL))).toMatch(/\/sw\.js$/);
    await expect(page.getByRole('main')).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test('nobody shows our pages in a frame', async ({ browser, server }) => {
  const foreign = http.createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).end(`<!doctype html><title>x</title><iframe src="${server.url}/login"></iframe>`);
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  const address = foreign.address();
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`);
  await page.waitForTimeout(1500);
  const [, frame] = page.frames();
  expect(
    await frame
      ?.getByRole('button')
      .count()
      .catch(() => 0),
  ).toBe(0);
  await context.close();
  foreign.closeAllConnections();
  await new Promise((resolve) => foreign.close(resolve));
});

test('logging out leaves nothing of the student on the device', async ({ page, context, server }) => {
  const student = await enrol(server, { name: 'Wilhelmina Featherstone' });
  await signIn(context, server, student);
  await beginExam(page);
  await choose(page, 'B');
  await expect(saved(page)).toBeVisible();
  const { sessions } = await student.api.call('listSessions');
  const personal = [student.email, 'Wilhelmina', sessions[0]?.id ?? 'no session', (await student.api.call('me')).me?.id ?? 'nobody'];
  const left = async () =>
    (await storedText(page)).filter(({ text, where }) => personal.some((secret) => `${where} ${text}`.includes(secret))).map(({ where }) => where);
  // The exam's own copy is there while it is needed.
  expect((await left()).length).toBeGreaterThan(0);
  await page.goto('/progress');
  await page.evaluate(() => sessionStorage.setItem('ascent.tab.kept', '"Wilhelmina"'));
  const answer = page.waitForResponse(/sign-out/);
  await button(page, 'Account menu').click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  expect((await (await answer).headerValue('clear-site-data')) ?? '').toContain('"cache"');
  await expect(page).toHaveURL('/');
  expect(await left()).toEqual([]);
  // A random number stays, so that the owner's next login here is not reported as a new device.
  expect((await context.cookies()).map(({ name }) => name).filter((name) => name.includes('ascent'))).toEqual(['ascent-device']);
  for (let step = 0; step < 3; step++) {
    await page.goBack().catch(() => undefined);
    await page.waitForTimeout(500);
    const text = await page.evaluate(() => document.body.innerText);
    for (const secret of personal) expect(text).not.toContain(secret);
    expect(await page.getByRole('radio').count()).toBe(0);
  }
});
