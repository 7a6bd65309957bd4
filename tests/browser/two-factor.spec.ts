/** Two-step verification as students use it, and as an administrator removes it from an account. */
import fs from 'node:fs';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { create } from 'qrcode';
import { appCode, wrongCode } from '#tests/support/authenticator.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { enterAsAdmin, enrol, expect, signIn, test, type Student } from '#tests/support/browser-test.ts';
import { beginExam, button, choose, saved } from '#tests/support/exam-screens.ts';
import { mailedLink, mailsTo } from '#tests/support/outbox.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const phoneSize = { width: 390, height: 844 };

async function logIn(page: Page, student: Student, from = ''): Promise<void> {
  await page.goto(`/login${from && `?from=${encodeURIComponent(from)}`}`);
  await field(page, 'Email').fill(student.email);
  await field(page, 'Password').fill(student.password);
  await button(page, 'Log in').click();
}

async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
}

/** The dark squares of the QR code, row by row, without the light margin. */
async function drawnQrCode(page: Page): Promise<string[]> {
  const picture = page.getByRole('img', { name: 'QR code with the key for your authenticator app' });
  await expect(picture).toBeVisible();
  const { viewBox, d } = await picture.evaluate((svg) => ({
    viewBox: svg.getAttribute('viewBox') ?? '',
    d: svg.querySelector('path')?.getAttribute('d') ?? '',
  }));
  const size = Number(viewBox.split(' ')[2]) - 8;
  const dark = Array.from({ length: size }, () => Array.from({ length: size }, () => ' '));
  for (const [, x, y, width] of d.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let column = Number(x); column < Number(x) + Number(width); column++) (dark[Number(y) - 4] ?? [])[column - 4] = '#';
  return dark.map((row) => row.join(''));
}

/** The same for the text a camera should read. */
function qrCodeOf(text: string): string[] {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  return Array.from({ length: modules.size }, (_, y) => Array.from({ length: modules.size }, (__, x) => (modules.get(y, x) ? '#' : ' ')).join(''));
}

const stepsUsed = new Map<string, number>();
/** A slow machine may take so long to type a code and send it, ms. */
const toSend = 15_000;
/**
 * The server accepts each time step of a key only once, and codes of the step before this one and of the next: where those are used, the test
 * has to wait. A code of the step before must not become one of two steps ago before it is sent.
 */
async function freshCode(secret: string): Promise<string> {
  const used = stepsUsed.get(secret) ?? 0;
  for (; Math.floor(Date.now() / 30_000) + 1 <= used; ) await new Promise((resolve) => setTimeout(resolve, 250));
  const step = Math.max(used + 1, Math.floor((Date.now() + toSend) / 30_000) - 1);
  stepsUsed.set(secret, step);
  return appCode(secret, step * 30_000);
}

test('a student switches it on, logs in with codes of the app and a backup code, and switches it off', async ({ page, student, server, newDevice }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await section.getByRole('button', { name: 'Set up' }).click();
  await field(page, 'Current password').fill('not-it-at-all');
  await section.getByRole('button', { name: 'Continue' }).click();
  await expect(field(page, 'Current password')).toHaveAccessibleDescription('This is not your current password.');
  await field(page, 'Current password').fill(student.password);
  await section.getByRole('button', { name: 'Continue' }).click();
  const secret = (await section.getByTestId('two-step-key').innerText()).replaceAll(' ', '');
  const wanted = new TOTP({ issuer: 'Ascent', label: student.email, secret: Secret.fromBase32(secret), digits: 6, period: 30 }).toString();
  expect(await drawnQrCode(page)).toEqual(qrCodeOf(wanted));
  await expectAccessible(page, 'setting up two-step verification');
  await section.getByRole('textbox', { name: 'Code' }).fill(wrongCode(secret, Date.now()));
  await button(page, 'Turn on').click();
  await expect(section.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/This code is incorrect/);
  await section.getByRole('textbox', { name: 'Code' }).fill(await freshCode(secret));
  await button(page, 'Turn on').click();

  const dialog = page.getByRole('dialog', { name: 'Save your backup codes' });
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await expectAccessible(page, 'backup codes');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'));
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Download' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('ascent-backup-codes.txt');
  for (const code of codes) expect(fs.readFileSync(await file.path(), 'utf8')).toContain(code);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Profile' })).toBeHidden();
  await expect(dialog.getByText(codes[0] ?? '')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await expect(section.getByText('10 backup codes left.')).toBeVisible();
  await expect(section.locator(':focus')).toContainText('10 backup codes left.');
  await page.reload();
  await expect(section.getByText('10 backup codes left.')).toBeVisible();
  await expect(page.getByText(codes[0] ?? '')).toHaveCount(0);
  await expectAccessible(page, '/profile with two-step verification');

  // On a phone, on the way to a requested page.
  const phone = await (await newDevice(undefined, { viewport: phoneSize })).newPage();
  await logIn(phone, student, '/practice-exams');
  await expect(phone).toHaveURL('/login/code?from=%2Fpractice-exams');
  await expect(phone.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectFits(phone);
  await phone.goto('/progress');
  await expect(phone).toHaveURL(/\/login\?/);
  await phone.goto('/login/code?from=%2Fpractice-exams');
  await button(phone, 'Continue').click();
  await expect(field(phone, 'Code')).toHaveAccessibleDescription(/Please enter the code\./);
  await field(phone, 'Code').fill(wrongCode(secret, Date.now()));
  await button(phone, 'Continue').click();
  await expect(field(phone, 'Code')).toHaveAccessibleDescription(/incorrect or was already used/);
  await expect(field(phone, 'Code')).toBeFocused();
  await expectAccessible(phone, '/login/code');
  await field(phone, 'Code').fill(await freshCode(secret));
  await phone.getByRole('checkbox', { name: /^Trust this device for 30 days/ }).check();
  await button(phone, 'Continue').click();
  await expect(phone).toHaveURL('/practice-exams');

  // A backup code, in a browser that is not trusted.
  const library = await (await newDevice()).newPage();
  await logIn(library, student);
  await button(library, 'Use a backup code instead').click();
  await expect(field(library, 'Backup code')).toBeFocused();
  await expectAccessible(library, '/login/code with a backup code');
  await field(library, 'Backup code').fill((codes[0] ?? '').toUpperCase());
  await button(library, 'Continue').click();
  await expect(library).toHaveURL('/progress');
  await library.goto('/profile');
  await expect(library.getByText('9 backup codes left.')).toBeVisible();
  await expect.poll(() => mailsTo(server.dataDir, student.email).some((mail) => mail.includes('A backup code was used'))).toBe(true);

  // The trusted phone is listed, goes without a code, and is forgotten.
  const devices = library.getByRole('region', { name: 'Devices' });
  await expect(devices.getByRole('heading', { name: 'Trusted devices' })).toBeVisible();
  await phone.context().clearCookies({ name: 'ascent' });
  await logIn(phone, student);
  await expect(phone).toHaveURL('/progress');
  await devices.getByRole('button', { name: /^Forget / }).click();
  await expect(devices.getByRole('heading', { name: 'Trusted devices' })).toHaveCount(0);
  await phone.context().clearCookies({ name: 'ascent' });
  await logIn(phone, student);
  await expect(phone).toHaveURL('/login/code');
  await button(phone, 'Use another account').click();
  await expect(phone).toHaveURL('/login');
  await phone.goto('/login/code');
  await expect(phone.getByText(/Please log in again\./)).toBeVisible();

  await page.reload();
  await section.getByRole('button', { name: 'Create new backup codes' }).click();
  await section.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  await button(page, 'Create new codes').click();
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'I’ve saved them' }).click();
  await section.getByRole('button', { name: 'Turn off' }).click();
  await section.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(section.getByRole('button', { name: 'Set up' })).toBeVisible();
  await expect(section.locator(':focus')).toContainText('Set up');
  await logIn(phone, student);
  await expect(phone).toHaveURL('/progress');
  await expect.poll(() => mailsTo(server.dataDir, student.email).some((mail) => mail.includes('was turned off'))).toBe(true);
});

test('an administrator removes it from an account whose owner lost everything', async ({ student, server, newDevice }) => {
  const { secret } = await student.api.call('beginTwoFactor', { body: { currentPassword: student.password } });
  await student.api.call('confirmTwoFactor', { body: { code: appCode(secret, Date.now()) } });
  const { api } = await enterAsAdmin(server);
  const context = await newDevice();
  await signIn(context, server, { api, name: 'Admin', email: server.adminEmail, password: server.adminPassword });
  const admin = await context.newPage();
  const userId = (await student.api.call('me')).me?.id ?? '';
  await admin.goto(`/admin/membership-management/${userId}`);
  const section = admin.getByRole('region', { name: 'Security' });
  await expect(section.getByText(/^On since/)).toBeVisible();
  await section.getByRole('button', { name: 'Remove two-step verification' }).click();
  const dialog = admin.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(dialog.getByText('Please give a reason.')).toBeVisible();
  await expectAccessible(admin, 'removing two-step verification');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('Lost phone, identity checked by call');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect(section.getByText('Off', { exact: true })).toBeVisible();
  await expect(section.getByText('0 devices')).toBeVisible();
  await expectAccessible(admin, '/admin/membership-management/:userId with security');
  await expect.poll(() => mailsTo(server.dataDir, student.email).some((mail) => mail.includes('An administrator removed'))).toBe(true);
  const page = await (await newDevice(undefined, { viewport: phoneSize })).newPage();
  await logIn(page, student);
  await expect(page).toHaveURL('/progress');
});

test('a phone number is verified by a texted code, and can bring the code of a sign-in', async ({ page, student, server, newDevice }) => {
  const text = (number: string) => mailsTo(server.dataDir, `\\${number}`).at(-1) ?? '';
  const codeIn = (message: string) => /^(\d{6}) is your Ascent code/m.exec(message)?.[1] ?? '';
  await page.goto('/profile');
  const section = page.getByRole('region', { name: 'Phone number' });
  await section.getByRole('button', { name: 'Add a phone number' }).click();
  await section.getByRole('combobox', { name: 'Country' }).selectOption('DE');
  await field(page, 'Phone number').fill('call me');
  await section.getByRole('button', { name: 'Send the code' }).click();
  await expect(field(page, 'Phone number')).toHaveAccessibleDescription(/Please enter a phone number/);
  await expectAccessible(page, 'adding a phone number');
  await field(page, 'Phone number').fill('0151 234 56789');
  await section.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  await section.getByRole('button', { name: 'Send the code' }).click();
  await expect(section.getByText('+49 151 234 567 89')).toBeVisible();
  await expect(section.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeDisabled();
  await page.reload();
  await expect(section.getByText('+49 151 234 567 89')).toBeVisible();
  const code = codeIn(text('+4915123456789'));
  await section.getByRole('textbox', { name: 'Code' }).fill(code === '000000' ? '000001' : '000000');
  await section.getByRole('button', { name: 'Verify number' }).click();
  await expect(section.getByRole('textbox', { name: 'Code' })).toHaveAccessibleDescription(/This code is incorrect/);
  await expectAccessible(page, 'entering the code of a text message');
  await section.getByRole('textbox', { name: 'Code' }).fill(code);
  await section.getByRole('button', { name: 'Verify number' }).click();
  await expect(section.getByText('Verified', { exact: true })).toBeVisible();

  const { secret } = await student.api.call('beginTwoFactor', { body: { currentPassword: student.password } });
  await student.api.call('confirmTwoFactor', { body: { code: appCode(secret, Date.now()) } });
  const device = await (await newDevice(undefined, { viewport: phoneSize })).newPage();
  await logIn(device, student);
  await button(device, 'Text a code to the phone ending in 89').click();
  await expect(device.getByText('We sent a code to your phone ending in 89.')).toBeVisible();
  await expect(button(device, /^Send again in/)).toBeDisabled();
  await expectAccessible(device, '/login/code with a text message');
  await expectFits(device);
  await field(device, 'Code').fill(codeIn(text('+4915123456789')));
  await button(device, 'Continue').click();
  await expect(device).toHaveURL('/progress');

  await page.reload();
  await section.getByRole('button', { name: 'Remove number' }).click();
  await section.getByRole('textbox', { name: 'Current password' }).fill(student.password);
  await section.getByRole('button', { name: 'Remove number' }).click();
  await expect(section.getByText('No number yet.')).toBeVisible();
});

test('a new password by mail does not get around it', async ({ page, server }) => {
  const student = await enrol(server);
  const { secret } = await student.api.call('beginTwoFactor', { body: { currentPassword: student.password } });
  await student.api.call('confirmTwoFactor', { body: { code: appCode(secret, Date.now() - 30_000) } });
  await new ApiClient(server).call('forgotPassword', { body: { email: student.email } });
  await page.goto(await mailedLink(server.dataDir, student.email, '/reset-password'));
  await field(page, 'New password').fill('another-peak-31');
  await field(page, 'Confirm new password').fill('another-peak-31');
  await button(page, 'Set new password').click();
  await expect(page).toHaveURL('/login/code');
  await field(page, 'Code').fill(appCode(secret, Date.now()));
  await button(page, 'Continue').click();
  await expect(page).toHaveURL('/progress');
});

test('a session that ends during an exam asks for the code there too, and nothing is lost', async ({ page, context, student }) => {
  const { secret } = await student.api.call('beginTwoFactor', { body: { currentPassword: student.password } });
  await student.api.call('confirmTwoFactor', { body: { code: appCode(secret, Date.now() - 30_000) } });
  await beginExam(page);
  await choose(page, 'A');
  await expect(saved(page)).toBeVisible();
  await context.clearCookies();
  await choose(page, 'D');
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByRole('textbox', { name: 'Password' }).fill(student.password);
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByRole('textbox', { name: 'Code' })).toBeFocused();
  await expectAccessible(page, 'the code in the middle of an exam');
  await dialog.getByRole('textbox', { name: 'Code' }).fill(appCode(secret, Date.now()));
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog).toBeHidden();
  await expect(saved(page)).toBeVisible();
});
