import { aCard, apiOf, enter, expect, expectSound, test } from './fixtures.ts'
import { wordsPdf } from './made-files.ts'

test('A borrower reads the agreement in German, accepts the conditions, keeps a draft across a reload and reports a damaged object; the museum reads the report and closes the portal [C-P06]', async ({
  page,
  app,
  browser,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const catalogue = await apiOf(app, email)
  const api = await apiOf(app, email, '/api/v1/procedures')
  await aCard(catalogue, '/', {
    title: { en: 'Cup', de: 'Becher' },
    objectNumbers: [{ objectNumber: 'A 1' }],
  })
  const values = {
    loan: { start: '2027-03-01', end: '2027-09-30' },
    conditions: '50 lux at the most',
    insurance: { policyNumber: 'Secret 7' },
  }
  const id = String((await api('POST', '', { type: 'LOAN_OUT', title: 'Silver', values }))?.id)
  await api('PUT', `/${id}/objects`, { numbers: ['A 1'] })

  await enter(page, email)
  await page.goto(`/app/procedures/${id}`)
  await page.getByRole('tab', { name: 'Borrower' }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Share with borrower' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Share with borrower' }).click()
  await expect(dialog.getByLabel('Recipient')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Recipient').fill('Muzeum Toruń')
  await dialog.getByRole('button', { name: 'Share with borrower' }).click()
  const address = new URL(await dialog.getByLabel('The portal is open').inputValue())
  await page.keyboard.press('Escape')

  const theirs = await browser.newContext({
    baseURL: app.address,
    locale: 'de-DE',
    viewport: { width: 390, height: 844 },
  })
  const borrower = await theirs.newPage()
  await borrower.goto(`${address.pathname}${address.search}`)
  await expect(borrower.getByRole('heading', { level: 1, name: 'Silver' })).toBeVisible()
  await expect(borrower.getByText('50 lux at the most')).toBeVisible()
  await expect(borrower.getByText('Becher')).toBeVisible()
  await expect(borrower.getByText('Secret 7')).toHaveCount(0)
  await borrower.getByRole('button', { name: 'Leihbedingungen' }).click()
  await borrower.getByRole('button', { name: 'Senden' }).click()
  await expect(borrower.getByLabel(/^Name/)).toHaveAttribute('aria-invalid', 'true')
  await borrower.getByLabel(/^Name/).fill('Ewa Żak')
  await expectSound(borrower)
  await borrower.reload()
  await borrower.getByRole('button', { name: 'Leihbedingungen' }).click()
  await expect(borrower.getByLabel(/^Name/)).toHaveValue('Ewa Żak')
  await borrower.getByLabel(/^Funktion/).fill('Dyrektor')
  await borrower.getByRole('checkbox', { name: 'Wir nehmen diese Bedingungen an' }).check()
  await borrower.getByRole('button', { name: 'Senden' }).click()
  await expect(borrower.getByText(/Gesendet von Muzeum Toruń/)).toBeVisible()
  await borrower.getByRole('button', { name: 'Ankunftsprotokoll' }).click()
  // What is no PDF is refused with its reason; what is one is there at once.
  const hand = (name: string, mimeType: string, buffer: Buffer) =>
    borrower.locator('input[type=file]').setInputFiles({ name, mimeType, buffer })
  await hand('notes.pdf', 'application/pdf', Buffer.from('Only words'))
  await expect(borrower.getByRole('alert')).toContainText('notes.pdf wurde nicht gesendet')
  await hand('Kisten.pdf', 'application/pdf', Buffer.from(wordsPdf(['Kiste 1'])))
  await expect(borrower.getByRole('listitem').filter({ hasText: 'Kisten.pdf' })).toBeVisible()
  await expect(borrower.getByRole('alert')).toHaveCount(0)
  await borrower.getByLabel(/^Angekommen am/).fill('03.03.2027')
  await borrower.getByLabel(/^Name/).fill('Ewa Żak')
  await borrower.getByRole('button', { name: /A 1/ }).click()
  await borrower.getByLabel(/^Zustand bei Ankunft/).selectOption('Beschädigt')
  await borrower.getByLabel(/^Festgestellte Veränderungen/).fill('Henkel lose')
  await borrower.getByRole('button', { name: 'Senden' }).click()
  await expect(borrower.getByText(/Gesendet von Muzeum Toruń/)).toHaveCount(2)

  await page.reload()
  await page.getByRole('button', { name: 'Arrival report' }).click()
  await expect(page.getByText('Henkel lose')).toBeVisible()
  await expect(page.getByText('Damaged')).toBeVisible()
  await page.getByRole('tab', { name: 'Files' }).click()
  await expect(page.getByText(/from Muzeum Toruń/)).toBeVisible()
  await page.getByRole('tab', { name: 'Borrower' }).click()
  await page.getByRole('button', { name: 'Close portal' }).click()
  await dialog.getByRole('button', { name: 'Close portal' }).click()
  await expect(page.getByText('Not shared yet.')).toBeVisible()
  await borrower.reload()
  await expect(borrower.getByText('Dieses Portal ist geschlossen')).toBeVisible()
})

test('A depositor reads the receipt on the museum’s own screen and signs its terms; the museum has the text as it was signed [C-P06]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email, '/api/v1/procedures')
  const values = { terms: 'Kept for six months at the most', received: '2027-03-01', notes: 'Between us' }
  const id = String((await api('POST', '', { type: 'OBJECT_ENTRY', title: 'Two jugs', values }))?.id)
  await enter(page, email)
  await page.goto(`/app/procedures/${id}`)
  await page.getByRole('tab', { name: 'Depositor' }).click()
  await page.getByRole('button', { name: 'Share with depositor' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Recipient').fill('Jan Nowak')
  await dialog.getByRole('button', { name: 'Share with depositor' }).click()
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('link', { name: 'Open on this device' }).click()
  const depositor = await opening
  await expect(depositor.getByText('Kept for six months at the most')).toBeVisible()
  await expect(depositor.getByText('Between us')).toHaveCount(0)
  await depositor.getByRole('button', { name: 'Receipt and terms' }).click()
  await depositor.getByRole('checkbox', { name: 'I agree to these terms' }).check()
  await depositor.getByLabel(/^Name/).fill('Jan Nowak')
  await expectSound(depositor)
  await depositor.getByRole('button', { name: 'Send' }).click()
  await expect(depositor.getByText(/Sent by Jan Nowak/)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.reload()
  await page.getByRole('button', { name: 'Receipt and terms' }).click()
  await expect(page.getByText('Text as accepted')).toBeVisible()
})
