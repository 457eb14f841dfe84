import { freePort } from '@vesper/embedded/launcher/listen-port';
import { oidcEnv, startSignInService } from '../stack/sign-in-service.ts';
import { startStack } from '../stack/start-stack.ts';
import { expect, test } from './fixtures.ts';

const SUBJECT = 'ada';
const EMAIL = 'ada@house-key.example';

test(
  'somebody new comes by the sign-in service, agrees, and finds it linked',
  { tag: '@desktop' },
  async ({ page }) => {
    const port = await freePort();
    const stack = await startStack({ workers: 0, env: oidcEnv(port) });
    const service = await startSignInService(port, stack.baseUrl);
    service.add(SUBJECT, { email: EMAIL });
    // The service's own pages ask for a font elsewhere, and a machine without a network waits for it.
    await page.route(/^https:/, (route) => route.fulfill({ body: '' }));
    await page.goto(`${stack.baseUrl}/signin`);
    await page.getByRole('button', { name: 'Continue with House Key' }).click();
    await page.locator('input[name=login]').fill(SUBJECT);
    await page.locator('input[name=password]').fill('any');
    await page.locator('button[type=submit]').click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(`House Key knows you as ${EMAIL}.`)).toBeVisible();
    const create = page.getByRole('button', { name: 'Create Account' });
    await expect(create).toBeDisabled();
    await page.getByText('I am 18 or older.').click();
    await page.getByText('I agree to the').click({ position: { x: 4, y: 8 } });
    await create.click();
    await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
    await page.goto(`${stack.baseUrl}/profile/security`);
    const linked = page.getByRole('list', { name: 'Linked sign-ins' });
    await expect(linked.getByText(EMAIL)).toBeVisible();
    await service.stop();
    await stack.stop();
  },
);
