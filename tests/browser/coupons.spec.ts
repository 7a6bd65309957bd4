/** Coupons as an administrator manages them: created, handed out, tracked, stopped. */
import fs from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from '#tests/support/axe.ts';
import { ApiClient } from '#tests/support/api-client.ts';
import { couponForm } from '#tests/support/coupon-forms.ts';
import { enterAsAdmin, expect, signIn, test, type NewDevice } from '#tests/support/browser-test.ts';
import { button } from '#tests/support/exam-screens.ts';
import type { RealServer } from '#tests/support/real-server.ts';

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true } as const;

interface AdminDevice {
  readonly page: Page;
  readonly api: ApiClient;
}

async function adminDevice(server: RealServer, newDevice: NewDevice, options = {}): Promise<AdminDevice> {
  const { api } = await enterAsAdmin(server);
  const context: BrowserContext = await newDevice(undefined, options);
  await signIn(context, server, { api, name: 'Admin', email: server.adminEmail, password: server.adminPassword });
  return { page: await context.newPage(), api };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const number = (page: Page, name: string) => page.getByRole('spinbutton', { name, exact: true });
const status = (page: Page) => page.getByRole('main').getByRole('status').last();
const fact = (page: Page, term: string) =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(term, { exact: true }) })
    .locator('dd');

/** A coupon created through the API. */
const make = (api: ApiClient, change: object = {}) => {
  const form = couponForm();
  return api.call('makeCoupon', { body: { ...form, name: `Coupon ${form.code}`, code: `${form.code}-${process.pid}`, ...change } });
};

async function expectFits(page: Page, where: string): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), where).toBeLessThanOrEqual(0);
}

test('a coupon is made by keyboard, does what its sentence said, is paused, resumed and ended', async ({ student, server, newDevice }) => {
  const { page } = await adminDevice(server, newDevice);
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Coupons/ }).click();
  await expect(page).toHaveURL('/admin/coupon-management');
  await expect(page.getByRole('heading', { name: 'No coupons yet' })).toBeVisible();
  await expectAccessible(page, 'no coupons');

  await button(page, 'Create a coupon').focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Create a coupon' });
  await expect(dialog.getByRole('status')).toHaveText('20% off the first month, Plus and Max, any number of uses, with no end date.');
  await number(page, 'Percent').fill('120');
  await expect(dialog.getByRole('status')).toHaveText('Some fields are missing or incorrect.');
  await field(page, 'Name').press('Enter');
  await expect(field(page, 'Name')).toBeFocused();
  for (const text of ['Please enter a name.', 'Please use 4 to 24 letters, digits, and hyphens.', 'Please enter a whole number from 1 to 100.'])
    await expect(dialog.getByText(text)).toBeVisible();
  await expectAccessible(page, 'the form with mistakes');
  await field(page, 'Name').fill('Spring campaign');
  await field(page, 'Code').fill('spring-20');
  await number(page, 'Percent').fill('20');
  await dialog.getByRole('radio', { name: /^Several/ }).check();
  await number(page, 'Total uses').fill('100');
  await page.getByLabel('Last day').fill('2027-03-01');
  await expect(dialog.getByRole('status')).toHaveText('20% off for 3 months, Plus and Max, 100 uses, until March 1, 2027.');
  await expectAccessible(page, 'the form');
  await field(page, 'Code').press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Spring campaign' })).toBeVisible();
  await expect(fact(page, 'Code')).toHaveText('SPRING-20');
  await expect(fact(page, 'Discount')).toHaveText('20% off for 3 months');
  await expect(fact(page, 'Last day')).toHaveText('March 1, 2027');
  await expect(fact(page, 'Uses')).toHaveText('0 of 100 used');
  await expect(page.getByText('No one has used it yet.')).toBeVisible();
  await expectAccessible(page, 'a coupon');

  const ask = { body: { code: 'Spring-20', tier: 'max', months: null } };
  expect(await student.api.call('checkCoupon', ask)).toMatchObject({ listCents: 1999, offCents: 400, dueCents: 1599 });
  await button(page, 'Pause').focus();
  await page.keyboard.press('Enter');
  await expect(fact(page, 'State')).toHaveText('Paused');
  await expect(button(page, 'Resume')).toBeFocused();
  expect(await student.api.refused('checkCoupon', ask)).toMatchObject({ code: 'coupon-paused' });
  await page.keyboard.press('Enter');
  await expect(fact(page, 'State')).toHaveText('Active');
  expect((await student.api.call('checkCoupon', ask)).offCents).toBe(400);

  await button(page, 'End for good').click();
  await button(page, 'End coupon').click();
  await expect(page.getByRole('dialog').getByText('Please give a reason.')).toBeVisible();
  await expectAccessible(page, 'the dialog that ends a coupon');
  await field(page, 'Reason').fill('Spring is over');
  await page.keyboard.press('Enter');
  await expect(fact(page, 'State')).toHaveText('Ended');
  await expect(page.getByRole('group', { name: 'Coupon actions' })).toBeFocused();
  await expect(button(page, 'Pause')).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Spring is over' })).toContainText('Ended');
  expect(await student.api.refused('checkCoupon', ask)).toMatchObject({ code: 'coupon-expired' });
  await expectAccessible(page, 'an ended coupon');
});

test('single-use codes are made, and saved as a file that computes nothing', async ({ student, server, newDevice }) => {
  const { page } = await adminDevice(server, newDevice);
  await page.goto('/admin/coupon-management');
  await button(page, 'Create single-use codes').click();
  const dialog = page.getByRole('dialog', { name: 'Create single-use codes' });
  await field(page, 'Name').fill('=1+1 <b>Raffle</b>');
  await number(page, 'Number of codes').fill('3');
  await dialog.getByRole('radio', { name: /^An amount/ }).check();
  await number(page, 'Dollars').fill('4.505');
  await button(page, 'Create codes').click();
  await expect(dialog.getByText('Please enter an amount from $0.01 to $100.')).toBeVisible();
  await number(page, 'Dollars').fill('4.50');
  await dialog.getByRole('checkbox', { name: 'Max' }).uncheck();
  await expect(dialog.getByRole('status')).toHaveText('$4.50 off the first month, Plus, 3 codes, single use, with no end date.');
  await expectAccessible(page, 'the form for single-use codes');
  await button(page, 'Create codes').click();
  await expect(page.getByRole('heading', { level: 1, name: '=1+1 <b>Raffle</b>' })).toBeVisible();
  await expect(fact(page, 'Codes')).toHaveText('3 single-use codes');
  await expectAccessible(page, 'a batch');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export codes').click()]);
  expect(download.suggestedFilename()).toBe('coupon-codes-1-1-b-raffle-b.csv');
  const text = fs.readFileSync(await download.path(), 'utf8');
  expect(text.startsWith('\ufeff"Code","State","Coupon"')).toBe(true);
  expect(text).toContain('"\'=1+1 <b>Raffle</b>"');
  const codes = [...text.matchAll(/^"([A-Z2-9]{5}-[A-Z2-9]{5}-[A-Z2-9]{5})","Not used"/gm)].map(([, code = '']) => code);
  expect(codes).toHaveLength(3);
  for (const code of codes)
    expect(await student.api.call('checkCoupon', { body: { code, tier: 'plus', months: null } })).toMatchObject({ offCents: 450, dueCents: 549 });
  await page.getByRole('link', { name: 'Back to coupons' }).click();
  await expect(page.getByText('3 single-use codes')).toBeVisible();
});

test('a lost response does not create a second coupon, and a code in use is reported', async ({ server, newDevice }) => {
  const { page, api } = await adminDevice(server, newDevice);
  await make(api, { name: 'First', code: 'TAKEN-CODE' });
  await page.goto('/admin/coupon-management');
  await button(page, 'Create a coupon').click();
  await field(page, 'Name').fill('Lost and found');
  await field(page, 'Code').fill('taken-code');
  await button(page, 'Create coupon').last().click();
  await expect(page.getByRole('dialog').getByText('This code already exists. Please choose another.')).toBeVisible();
  await field(page, 'Code').fill('found-again');
  await page.route(
    '**/api/admin/coupons',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'Create coupon').last().click();
  await expect(page.getByRole('alert').getByText('We could not reach the server.')).toBeVisible();
  await button(page, 'Create coupon').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lost and found' })).toBeVisible();
  expect((await api.call('listCoupons', { query: { q: 'lost' } })).items).toHaveLength(1);
});

test('what another administrator did meanwhile is shown before anything is done', async ({ server, newDevice }) => {
  const [first, second] = [await adminDevice(server, newDevice), await adminDevice(server, newDevice)];
  const { coupon } = await make(first.api);
  for (const { page } of [first, second]) await page.goto(`/admin/coupon-management/${coupon.id}`);
  await button(second.page, 'End for good').click();
  await field(second.page, 'Reason').fill('Not needed');
  await button(first.page, 'Pause').click();
  await expect(fact(first.page, 'State')).toHaveText('Paused');
  await button(second.page, 'End coupon').click();
  await expect(second.page.getByText('This coupon has just been changed.').first()).toBeVisible();
  await expect(fact(second.page, 'State')).toHaveText('Paused');
  await button(first.page, 'Resume').click();
  await expect(fact(first.page, 'State')).toHaveText('Active');
  await button(second.page, 'Resume').click();
  await expect(fact(second.page, 'State')).toHaveText('Active');
});

test('filter, search, paging and a failing server, on a phone', async ({ server, newDevice }) => {
  const { page, api } = await adminDevice(server, newDevice, phone);
  for (let index = 0; index < 3; index++) await make(api, { name: `Harvest of a rather long name ${index}`, code: `HARVEST-${process.pid}-${index}` });
  const paused = await make(api, { name: 'Harvest paused' });
  await api.call('pauseCoupon', { params: { couponId: paused.coupon.id }, body: { lastChangeId: paused.coupon.lastChangeId } });
  // Pages of two, so that a few coupons fill more than one.
  await page.route('**/api/admin/coupons?*', (route) => route.continue({ url: `${route.request().url()}&limit=2` }));
  await page.goto('/admin/coupon-management');
  const search = page.getByRole('searchbox', { name: 'Name or code starts with' });
  await search.fill('harvest');
  await button(page, 'Search').tap();
  await expect(page).toHaveURL('/admin/coupon-management?q=harvest');
  await expect(status(page)).toHaveText('2 coupons shown; there are more.');
  await expectFits(page, 'the list');
  await button(page, 'Show more').tap();
  await expect(status(page)).toHaveText('4 coupons shown.');
  await expectAccessible(page, 'the list on a phone');
  await page.getByRole('tab', { name: 'Paused' }).tap();
  await expect(page).toHaveURL('/admin/coupon-management?q=harvest&show=paused');
  await expect(status(page)).toHaveText('1 coupon shown.');
  await page.getByRole('link', { name: 'Harvest paused' }).tap();
  await expect(fact(page, 'State')).toHaveText('Paused');
  await expectFits(page, 'a coupon');
  await expectAccessible(page, 'a coupon on a phone');
  await page.goBack();
  await page.getByRole('tab', { name: 'Ended or used up' }).tap();
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expectAccessible(page, 'nothing found');
  await page.getByRole('link', { name: 'Clear the search' }).tap();
  await expect(search).toHaveValue('');
  await button(page, 'Create a coupon').tap();
  await expectFits(page, 'the form');
  await expectAccessible(page, 'the form on a phone');
  await button(page, 'Cancel').tap();
  await page.unrouteAll();
  await page.route('**/api/admin/coupons?*', (route) => route.fulfill({ status: 403, json: { error: { code: 'forbidden', message: 'Not for you.' } } }), {
    times: 1,
  });
  await page.goto('/admin/coupon-management');
  await expect(page.getByRole('heading', { name: 'The coupons did not load' })).toBeVisible();
  await button(page, 'Try again').tap();
  await expect(status(page)).toContainText('shown');
});

test('the list is sorted by its header and exported as a whole, as it is searched and sorted', async ({ server, newDevice }) => {
  const { page, api } = await adminDevice(server, newDevice);
  for (let index = 0; index < 22; index++) await make(api, { name: `Sorted ${String(index).padStart(2, '0')}`, code: `SORTED-${process.pid}-${index}` });
  await make(api, { name: '=1+1', code: `SORTED-${process.pid}-LAST` });
  await page.goto('/admin/coupon-management?q=sorted-');
  await expect(status(page)).toHaveText('20 coupons shown; there are more.');
  const header = page.getByRole('columnheader', { name: 'Created' });
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await expect(page).toHaveURL(/sort=created/);
  await expect(page.getByRole('rowheader').first()).toContainText('Sorted 00');
  await page.reload();
  await expect(page.getByRole('rowheader').first()).toContainText('Sorted 00');
  await expectAccessible(page, 'a sorted list');
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export CSV').click()]);
  expect(download.suggestedFilename()).toBe('coupons.csv');
  const lines = fs
    .readFileSync(await download.path(), 'utf8')
    .trim()
    .split('\r\n');
  expect(lines).toHaveLength(24);
  expect(lines[0]).toContain('"Code","Coupon","Discount"');
  expect(lines[1]).toContain('"Sorted 00"');
  // No cell is a formula for a spreadsheet program.
  expect(lines.at(-1)).toContain(`"'=1+1"`);
});

test('nobody else comes near it', async ({ page, student }) => {
  for (const path of ['/admin/coupon-management', '/admin/coupon-management/01900000-0000-7000-8000-000000000000']) {
    await page.goto(path);
    await expect(page, path).toHaveURL('/progress');
  }
  expect(await student.api.refused('listCoupons')).toMatchObject({ status: 403 });
});
