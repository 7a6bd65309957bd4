/** Markup as names, reasons, notes and codes: shown as it was typed, on every screen and in every mail, and never run. */
import type { Page } from '@playwright/test';
import type { Mail } from '#server/integrations/mail.ts';
import * as mails from '#server/integrations/mail-templates.ts';
import * as planMails from '#server/integrations/plan-mails.ts';
import * as securityMails from '#server/integrations/security-mails.ts';
import { examBefore } from '#tests/support/exam-setup.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { enterAsAdmin, enrol, expect, signIn, test } from '#tests/support/browser-test.ts';
import { button, next, question } from '#tests/support/exam-screens.ts';
import { hostileMarkup } from '#tests/support/hostile-markup.ts';
import { answerState } from '#tests/support/students.ts';

/** Scripts that ran, and violations the policy had to block. */
async function watch(page: Page): Promise<() => Promise<readonly string[]>> {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.addInitScript(() => {
    const stopped: string[] = [];
    Object.assign(globalThis, { stopped });
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => stopped.push(`${violatedDirective} ${blockedURI}`));
  });
  return async () => {
    // Gives a failing image or an animation time to run its handler.
    await page.waitForTimeout(200);
    return [...dialogs, ...(await page.evaluate(() => (globalThis as unknown as { stopped?: readonly string[] }).stopped ?? []))];
  };
}

/** Expects the page to show the texts verbatim; rendered as markup, they would be invisible. */
async function expectShown(page: Page, texts: readonly string[], where: string): Promise<void> {
  const flat = (text: string) => text.replace(/\s+/g, ' ').trim();
  const seen = flat(await page.evaluate(() => document.body.textContent ?? ''));
  const values = await page.evaluate(() => [...document.querySelectorAll('input')].map(({ value }) => value).join('\n'));
  for (const text of texts) expect(seen.includes(flat(text)) || values.includes(text.trim()), `${where}: ${text}`).toBe(true);
}

/** Opens a list to its end. */
async function showAll(page: Page): Promise<void> {
  const count = page.getByText(/^\d+ (users?|coupons?) shown/);
  await expect(count).toBeVisible();
  for (let said = ''; /there are more/.test((said = await count.innerText())); ) {
    await button(page, 'Show more').click();
    await expect(count).not.toHaveText(said);
  }
}

test('there are enough of them', () => {
  expect(new Set(hostileMarkup).size).toBe(hostileMarkup.length);
  expect(hostileMarkup.length).toBeGreaterThanOrEqual(70);
  expect(Math.max(...hostileMarkup.map(({ length }) => length))).toBeLessThanOrEqual(80);
});

test('the screens of administrators and of the student show them as text', async ({ page, context, server, newDevice }) => {
  const { api: admin } = await enterAsAdmin(server);
  // Accounts are slow to create; the coupons below carry all of the texts.
  const names = hostileMarkup.filter((_, index) => index % 3 === 0);
  const students = [];
  for (const name of names) students.push({ name, ...(await register(server, name)) });
  let made = 0;
  for (const name of hostileMarkup)
    await admin.call('makeCoupon', {
      body: {
        requestId: crypto.randomUUID(),
        name,
        code: `MARKUP-${++made}`,
        discount: { kind: 'percent', percent: 20 },
        duration: { kind: 'once' },
        tiers: ['plus'],
        maxUses: null,
        usesPerUser: 1,
        startsAt: null,
        expiresAt: null,
      },
    });

  // The administrator's lists.
  const adminPage = await (await newDevice()).newPage();
  await signIn(adminPage.context(), server, { api: admin, name: 'Admin', email: server.adminEmail, password: server.adminPassword });
  const ran = await watch(adminPage);
  await adminPage.goto('/admin/membership-management?q=markup');
  await showAll(adminPage);
  await expectShown(adminPage, names, 'members');
  await adminPage.goto('/admin/coupon-management');
  await showAll(adminPage);
  await expectShown(adminPage, hostileMarkup, 'coupons');

  // One page of each kind: all of them at once where a text may be long, one after another where it may not.
  const reason = (from: number) =>
    hostileMarkup
      .slice(from)
      .reduce((all, text) => (`${all} ${text}`.length <= 300 ? `${all} ${text}` : all), '')
      .trim();
  const [first] = students;
  if (!first) throw new Error('nobody');
  for (let from = 0; from < hostileMarkup.length; from += 4) {
    const { history } = await admin.call('getMember', { params: { userId: first.id } });
    await admin.call('grantMembership', {
      params: { userId: first.id },
      body: { tier: 'plus', months: 1, reason: reason(from), lastChangeId: history[0]?.id ?? null },
    });
  }
  await adminPage.goto(`/admin/membership-management/${first.id}`);
  await expect(adminPage.getByRole('heading', { level: 1, name: first.name })).toBeVisible();
  await expectShown(adminPage, [first.name, reason(60)], 'a member');
  expect(await ran()).toEqual([]);

  // The student's own screens.
  const ranHere = await watch(page);
  for (const student of students.filter((_, index) => index % 4 === 0)) {
    await context.clearCookies();
    await signIn(context, server, student);
    await page.goto('/profile');
    await expect(page.getByRole('textbox', { name: 'Full name' })).toBeVisible();
    await expectShown(page, [student.name], 'profile');
  }
  await page.goto('/progress');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await ranHere()).toEqual([]);
});

/** An account whose email begins like all others in this file. */
async function register(server: Parameters<typeof enrol>[0], name: string) {
  const api = new ApiClient(server, { 'user-agent': name.replace(/[^\x20-\x7e]/g, ' '), 'x-test-address': `10.9.0.${++registered}` });
  const email = `markup${process.pid}.${registered}@example.org`;
  const { me } = await api.call('signUp', { body: { name, email, password: 'altitude-2718' } });
  await api.call('sendVerification', { body: { email, name } });
  const token = new URLSearchParams((await server.verificationPath(email)).split('?')[1]).get('token');
  await api.call('verifyEmail', { body: { token } });
  return { api, email, id: me.id, password: 'altitude-2718' };
}
let registered = 0;

test('notes in an exam, and the results on paper', async ({ page, student }) => {
  const ran = await watch(page);
  await student.api.call('updateProfile', { body: { name: hostileMarkup[0] } });
  const { id } = await examBefore(student, 0);
  const params = { sessionId: id, position: 0 };
  const open = await student.api.call('startModule', { params });
  const notesOf = (index: number) => hostileMarkup.slice(index * 20, index * 20 + 20);
  const states = open.module.questions.slice(0, 4).map((question, index) =>
    answerState(question.id, null, {
      annotations: notesOf(index).map((note, n) => ({
        id: `n${n}`,
        target: 'stimulus',
        start: n * 3,
        end: n * 3 + 2,
        colour: 'yellow',
        underline: 'none',
        note,
      })),
    }),
  );
  await student.api.call('saveAnswers', { params, body: { saves: states } });
  await page.goto(`/exam/landing?session=${id}`);
  for (const index of [0, 1, 2, 3]) {
    await expect(question(page, index + 1)).toBeVisible();
    await button(page, 'Highlights & Notes').click();
    const notes = page.getByRole('textbox', { name: /^Note on/ });
    await expect(notes).toHaveCount(notesOf(index).length);
    // A multi-line field keeps line breaks.
    expect((await notes.evaluateAll((fields) => fields.map((field) => (field as HTMLTextAreaElement).value))).sort()).toEqual(notesOf(index).sort());
    await button(page, 'Highlights & Notes').click();
    await next(page);
  }
  for (const position of [0, 1, 2, 3] as const) {
    await student.api.call('startModule', { params: { sessionId: id, position } });
    const after = await student.api.call('submitModule', { params: { sessionId: id, position }, body: { saves: [], reason: 'student' } });
    if (after.phase.kind === 'break') await student.api.call('endBreak', { params: { sessionId: id } });
  }
  await page.addInitScript(() => Object.assign(globalThis, { printed: 0, print: () => Object.assign(globalThis, { printed: 1 }) }));
  await page.goto('/results');
  await button(page, 'Print or save as PDF').click();
  await page.getByRole('menuitem', { name: 'Print everything with explanations' }).click();
  await page.waitForFunction(() => (globalThis as unknown as { printed: number }).printed > 0);
  await expect(page.locator('.print-question')).toHaveCount(98);
  expect(await ran()).toEqual([]);
});

test('every mail, opened as a page without any policy', async ({ browser }) => {
  // No policy here: mail programs do not apply ours.
  const page = await (await browser.newContext()).newPage();
  const ran = await watch(page);
  let opened = 0;
  const soon = new Date(Date.UTC(2030, 0, 1));
  const lettersOf = (text: string): Readonly<Record<string, Mail>> => {
    const plan = { name: text, email: 'a@example.org', tier: 'plus', link: text } as const;
    const to = { name: text, email: 'a@example.org', link: text };
    const { twoFactorGoesMail, ...security } = securityMails;
    return {
      // Each takes some of these texts.
      ...Object.fromEntries(
        Object.entries({ ...mails, ...security }).flatMap(([name, make]) =>
          name.endsWith('Mail')
            ? [[name, (make as (texts: object) => Mail)({ ...to, newEmail: text, provider: text, device: text, left: text, code: text, ending: text })]]
            : [],
        ),
      ),
      twoFactorGoesMail: twoFactorGoesMail({ ...to, when: soon }),
      planStartedMail: planMails.planStartedMail(plan, soon, null),
      planGrantedMail: planMails.planGrantedMail(plan, soon, false),
      planEndedMail: planMails.planEndedMail(plan, true),
    };
  };
  const all = hostileMarkup.map((text) => ({ text, letters: lettersOf(text) }));
  for (const name of Object.keys(all[0]?.letters ?? {})) {
    const made = all.flatMap(({ text, letters: { [name]: mail } }) => (mail ? [{ text, mail }] : []));
    for (const { text, mail } of made) {
      expect(mail.subject, name).not.toMatch(/[\r\n]/);
      expect(mail.html, `${name}: ${text}`).not.toContain(text.length > 12 && text.includes('<') ? text : '\u0000');
    }
    const active = 'script, img, iframe, object, embed, svg, form, input, base, link, meta, style';
    const pages = made.map(({ mail }) => mail.html);
    const parts = await page.evaluate(
      ([htmls, what]) => htmls.map((html) => new DOMParser().parseFromString(html, 'text/html').querySelectorAll(what).length),
      [pages, active] as const,
    );
    expect(parts, name).toEqual(pages.map(() => 0));
    // One template makes all mails, so each text goes into a few of them, in a frame without restrictions.
    const turn = opened++ % 5;
    await page.evaluate(
      async (htmls) => {
        const frames = htmls.map((html) => Object.assign(document.createElement('iframe'), { srcdoc: html }));
        const loaded = frames.map((frame) => new Promise((resolve) => frame.addEventListener('load', resolve, { once: true })));
        document.body.replaceChildren(...frames);
        await Promise.all(loaded);
      },
      pages.filter((_, index) => index % 5 === turn),
    );
  }
  expect(opened).toBeGreaterThan(20);
  expect(await ran()).toEqual([]);
});
