import { enter, expect, expectSound, expectSoundOnScreens, test } from './fixtures.ts'

const two = (part: number) => String(part).padStart(2, '0')
const isoDay = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
/** The tenth and the twelfth of the next month: nothing else of the journey lies near them. */
const now = new Date()
const tenth = isoDay(new Date(now.getFullYear(), now.getMonth() + 1, 10))
const twelfth = isoDay(new Date(now.getFullYear(), now.getMonth() + 1, 12))
const typed = (day: string) => day.split('-').reverse().join('/')

test('A calendar entry is created, dragged to another day, moved in its form, deleted and restored; other programs can subscribe, it fits a phone, and German weeks start on Monday [C-P10] [C-S05]', async ({
  page,
  app,
}) => {
  const reader = await app.person({ role: 'USER' })
  await enter(page, reader.email)
  await page.getByRole('link', { name: 'Calendar' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Calendar' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Go to date' }).fill(typed(tenth))
  const cell = (day: string) => page.locator(`td:has([data-day="${day}"])`)
  await cell(tenth)
    .getByRole('button', { name: /^New entry on/ })
    .click()
  const editor = page.getByRole('dialog')
  await editor.getByLabel('Title', { exact: true }).fill('Guided tour: “Vases”, part 1')
  await editor.getByLabel('Type').selectOption('Visit or tour')
  await editor.getByLabel('Place').fill('Room 3')
  await expect(editor.getByLabel('From', { exact: true })).toHaveValue(typed(tenth))
  await editor.getByLabel('Reminder').selectOption('1 day before')
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The entry has been saved')).toBeVisible()
  const chip = (day: string) => cell(day).getByRole('button', { name: /Guided tour/ })
  await expect(chip(tenth)).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])

  await chip(tenth).dragTo(cell(twelfth))
  await expect(chip(twelfth)).toBeVisible()
  await expect(chip(tenth)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chip(tenth)).toBeVisible()

  // The same without a mouse.
  await chip(tenth).press('Enter')
  await editor.getByLabel('From', { exact: true }).fill(typed(twelfth))
  await editor.getByRole('button', { name: 'Save' }).click()
  await expect(chip(twelfth)).toBeVisible()
  await page.reload()
  await expect(chip(twelfth)).toBeVisible()

  await chip(twelfth).click()
  await editor.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('The entry has been deleted')).toBeVisible()
  await expect(chip(twelfth)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(chip(twelfth)).toBeVisible()

  await page.getByRole('button', { name: 'Subscribe' }).click()
  await page.getByRole('button', { name: 'Create address' }).click()
  const address = await page.getByLabel('Address').inputValue()
  await expectSound(page)
  const fetched = await fetch(new URL(new URL(address).pathname, app.address))
  expect(fetched.headers.get('content-type')).toContain('text/calendar')
  const calendar = await fetched.text()
  expect(calendar).toContain('SUMMARY:Guided tour: “Vases”\\, part 1')
  expect(calendar).toContain('LOCATION:Room 3')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('Deutsch')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Kalender' })).toBeVisible()
  await expect(page.getByRole('columnheader').first()).toHaveText(/Montag/)
  await page.getByText('Woche', { exact: true }).click()
  await expect(chip(twelfth)).toBeVisible()
  await expectSound(page)

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/app/calendar?date=${tenth}`)
  await expect(page.getByRole('radio', { name: 'Liste' })).toBeChecked()
  await expect(page.getByRole('button', { name: /Guided tour.*Besuch oder Führung/ })).toBeVisible()
  await expectSound(page)
})
