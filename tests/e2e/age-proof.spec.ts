import { freePort } from '@vesper/embedded/launcher/listen-port';
import { ageEnv, startAgeService } from '../stack/age-service.ts';
import { newPerson } from '../stack/person.ts';
import { startStack } from '../stack/start-stack.ts';
import { expect, signInBrowser, test } from './fixtures.ts';

const REGIONS = {
  TRUSTED_PROXIES: '1',
  COUNTRY_HEADER: 'CF-IPCountry',
  AGE_REGIONS: 'GB=assured,US-TX=blocked,*=declared',
};

test(
  'where a proof of age is asked for a member goes to the provider, and comes back into the place',
  { tag: '@desktop' },
  async ({ page, context, consoleErrors }) => {
    consoleErrors.allow(/status of (403|451)/);
    const port = await freePort();
    const stack = await startStack({ workers: 0, env: { ...ageEnv(port), ...REGIONS } });
    const service = await startAgeService(port, stack.baseUrl);
    service.add('ada', false);
    await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
    const comeFrom = (country: string) =>
      page.route(`${stack.baseUrl}/**`, (route) =>
        route.continue({ headers: { ...route.request().headers(), 'cf-ipcountry': country } }),
      );
    await comeFrom('DE');
    const member = await newPerson(stack, { 'cf-ipcountry': 'DE' });
    await signInBrowser(context, member.client);
    await comeFrom('US-TX');
    await page.goto(`${stack.baseUrl}/gallery`);
    await expect(page.getByRole('heading', { name: 'Not open where you are' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();

    await comeFrom('GB');
    await page.goto(`${stack.baseUrl}/gallery`);
    await expect(page.getByRole('heading', { name: 'Prove your age' })).toBeVisible();
    const prove = page.getByRole('button', { name: 'Prove your age with Yes or No' });
    await prove.click();
    await page.locator('input[name=login]').fill('ada');
    await page.locator('input[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    const refusal = page.getByText('The age check did not say that you are 18 or older.');
    await expect(refusal).toBeVisible();
    // They are known there by now, and have agreed: it leads straight back.
    service.add('ada', true);
    await prove.click();
    await expect(page.getByRole('link', { name: 'Gallery' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Prove your age' })).toBeHidden();
    await page.goto('about:blank');
    await service.stop();
    await stack.stop();
  },
);
