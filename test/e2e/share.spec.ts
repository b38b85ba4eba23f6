import { expect, expectSound, password, signIn, test } from './fixtures.ts'

test('A record is shared at its own address, read by anyone in their language, and unshared [C-O08]', async ({
  page,
  browser,
  app,
}) => {
  test.slow()
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const form = { client_id: 'web', scope: 'read write', grant_type: 'password', username: email, password }
  const signedIn = await fetch(`${app.address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const made = await fetch(`${app.address}/api/v1/catalogue/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      values: {
        objectNumbers: [{ objectNumber: 'A 1' }],
        title: { en: 'Neck amphora', de: 'Halsamphora' },
        description: { en: 'A warrior leaves. https://example.org/amphora' },
        objectInformation: { objectCategory: { id: 4 } },
        remarks: 'bought from a friend',
      },
    }),
  })
  const { id } = (await made.json()) as { id: string }

  await signIn(page, email)
  await page.goto(`/app/catalogue/object/${id}`)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Create link' }).click()
  const address = await page.getByLabel('Link', { exact: true }).inputValue()
  expect(address).toContain('/shared?')

  const stranger = await browser.newContext({ locale: 'en-GB' })
  const reader = await stranger.newPage()
  await reader.goto(address)
  await expect(reader.getByRole('heading', { name: 'Neck amphora', level: 1 })).toBeVisible()
  await expect(reader).toHaveTitle(/Neck amphora/)
  await expect(reader.getByText('bought from a friend')).toHaveCount(0)
  await expectSound(reader)
  await reader.getByRole('radio', { name: 'Deutsch' }).click({ force: true })
  await expect(reader.getByRole('heading', { name: 'Halsamphora', level: 1 })).toBeVisible()
  const pdf = await reader.request.get(
    String(await reader.getByRole('link', { name: /PDF/ }).getAttribute('href')).replace(
      /^\//,
      `${app.address}/`,
    ),
  )
  expect(pdf.headers()['content-type']).toBe('application/pdf')
  await reader.setViewportSize({ width: 390, height: 844 })
  await expectSound(reader)
  await reader.emulateMedia({ colorScheme: 'dark' })
  await expectSound(reader)

  await page.getByRole('button', { name: 'Revoke all links' }).click()
  await expect(page.getByText('The record is no longer shared').first()).toBeVisible()
  await reader.reload()
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(reader.getByText('Halsamphora')).toHaveCount(0)
  await expectSound(reader)
  await stranger.close()
})
