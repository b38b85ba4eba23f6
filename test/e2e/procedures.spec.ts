import { readFile } from 'node:fs/promises'
import { dayIn, daysAfter, defaultZone } from '#model/dates/museum-day.ts'
import { readPdf } from '../harness/read-pdf.ts'
import { aCard, apiOf, enter, expect, expectSound, expectSoundOnScreens, test } from './fixtures.ts'

const typed = (days: number) => daysAfter(dayIn(defaultZone, new Date()), days).split('-').reverse().join('/')

test('A loan is created, edited, taken through its steps with a reason, closed, reopened, deleted and restored, also on a phone [C-P01] [C-P02] [C-P03] [P-P04]', async ({
  page,
  app,
}) => {
  const museum = await app.person({
    role: 'USER',
    permissions: [
      'proceduresRead',
      'proceduresStart',
      'proceduresEdit',
      'proceduresClose',
      'proceduresDelete',
    ],
  })
  await enter(page, museum.email)
  await page.getByRole('link', { name: 'Procedures', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'No procedures yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New procedure' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('new proc')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Loan out' }).check()
  await dialog.getByLabel('Title').fill('Silver for Toruń')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Start' }).dblclick()

  // What was begun is written.
  await expect(page).toHaveURL(/\/app\/procedures\/\d+\/edit$/)
  const form = page.getByRole('form', { name: 'Fields of the record' })
  await expect(form.getByRole('textbox', { name: 'Title', exact: true })).toHaveValue('Silver for Toruń')
  await form.getByLabel('Contact', { exact: true }).fill('Ewa Nowak')
  await form.getByLabel('Start of the loan').fill(typed(10))
  await form.getByLabel('End of the loan').fill(typed(-5))
  await page.keyboard.press('Control+s')
  await expect(page.getByText('End of the loan – The end must not be before')).toBeVisible()
  await form.getByLabel('End of the loan').fill(typed(40))
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Loan out has been saved')).toBeVisible()
  await expectSound(page)
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Silver for Toruń' })).toBeVisible()
  await expect(page.getByText('Ewa Nowak')).toBeVisible()
  const steps = page.getByRole('list', { name: /^Steps/ }).locator('[aria-current="step"]')
  await page.getByRole('button', { name: 'Move to: In review' }).click()
  await expect(steps).toHaveText('In review')
  await page.getByRole('button', { name: 'Change step' }).click()
  await page.getByRole('menuitem', { name: 'On loan …' }).click()
  await expect(dialog.getByText('The loan agreement has no signing date')).toBeVisible()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Give a reason')
  await dialog.getByLabel('Reason').fill('Signed on paper, in the safe')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(steps).toHaveText('On loan')
  await page.getByRole('button', { name: 'Move to: Returned' }).click()
  await expect(steps).toHaveText('Returned')
  await page.getByRole('button', { name: 'Move to: Closed …' }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Closed and read-only')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeHidden()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Print' }).click()
  const downloaded = page.waitForEvent('download')
  await page.route(/\/pdf|\/print/, async route => {
    await new Promise(resolve => setTimeout(resolve, 1000))
    await route.continue()
  })
  await dialog.getByRole('button', { name: 'Save as PDF' }).click()
  // The button is busy and has lost the focus; Escape closes all the same.
  await expect(dialog.getByRole('button', { name: 'Save as PDF' })).toBeDisabled()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  const agreement = await readPdf(await readFile(await (await downloaded).path()))
  expect(agreement.text).toMatch(/Loan agreement LO-\d{4}-001/)

  await page.getByRole('button', { name: 'Reopen' }).click()
  await dialog.getByLabel('Reason').fill('A crate turned up')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await expect(steps).toHaveText('Information requested')
  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page.getByText('A crate turned up')).toBeVisible()
  await expect(page.getByText('Signed on paper, in the safe')).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/app\/procedures\/loan-out$/)
  await expect(page.getByText('No loans out yet')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await page.getByText('Silver for Toruń').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Silver for Toruń' })).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/app/procedures?mine=true&status=ONGOING')
  const item = page.getByRole('listitem').filter({ hasText: 'Silver for Toruń' })
  await expect(item).toContainText(/LO-\d{4}-001/)
  await expect(page.getByText('1 procedure', { exact: true })).toBeVisible()
  await expectSound(page)
})

test('Objects found in the list begin an entry, which continues in an acquisition with some of them, also on a phone [C-P03]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email)
  for (const title of ['Blue vase', 'Red vase', 'Coin']) await aCard(api, '/', { title: { en: title } })
  await enter(page, email)
  await page.goto('/app/catalogue?q=vase')
  await page.getByRole('button', { name: 'Procedure…' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('2 objects')).toBeVisible()
  await dialog.getByRole('radio', { name: 'Object entry' }).check()
  await dialog.getByLabel('Title').fill('Two vases')
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await dialog.getByRole('button', { name: 'Start' }).dblclick()
  await expect(page).toHaveURL(/\/app\/procedures\/\d+\/edit$/)
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()

  await page.getByRole('button', { name: 'Continue with…' }).click()
  await page.getByRole('menuitem', { name: 'Acquisition' }).click()
  await dialog.getByText('Selected (0)').click()
  await dialog.getByRole('checkbox', { name: /Blue vase/ }).check()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await dialog.getByRole('button', { name: 'Start' }).dblclick()
  await expect(page.getByRole('region', { name: 'Started from' })).toContainText(/OE-\d{4}-001/)
  await expect(page.getByRole('tab', { name: 'Objects 1' })).toBeVisible()
  await page.getByRole('region', { name: 'Started from' }).getByRole('link').click()
  await expect(page.getByRole('region', { name: 'Continued in' })).toContainText(/AQ-\d{4}-001/)
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await page.getByRole('button', { name: 'Continue with…' }).click()
  await page.getByRole('menuitem', { name: 'Acquisition' }).click()
  await expect(dialog.getByRole('link', { name: /AQ-\d{4}-001/ })).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Start another' })).toBeVisible()
})
