import type { Locator, Page } from '@playwright/test'
import { expect, expectSound, password, test } from './fixtures.ts'

/** The most stops of the Tab key between two things of a page. */
const mostStops = 80

/** Goes on with the Tab key until something has the focus, as a hand does that never leaves the keys. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < mostStops; stop++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`${target} is not reached by ${key}`)
}

/** Chooses what the palette finds for some words. */
async function choose(page: Page, words: string, found: RegExp | string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type(words)
  const option = page.getByRole('option', { name: found }).first()
  await expect(option).toBeVisible()
  for (let at = 0; at < 12 && (await option.getAttribute('aria-selected')) !== 'true'; at++)
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
}

test('A new person does a day’s work without the mouse: catalogues, corrects, searches, lends, prints, leaves [F-W08]', async ({
  page,
  app,
}, info) => {
  test.setTimeout(180_000)
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  // No hand is on the mouse: it is as good as unplugged.
  await page.addInitScript(() => {
    for (const kind of ['pointerdown', 'mousedown'])
      addEventListener(kind, () => document.documentElement.setAttribute('data-mouse', kind), true)
  })

  await page.goto('/login')
  await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }))
  await page.keyboard.type(email)
  await tabTo(page, page.getByRole('textbox', { name: 'Password', exact: true }))
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()

  // What keys there are is said by one of them.
  await page.keyboard.press('?')
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await expect(sheet).toBeVisible()
  await expectSound(page)
  await page.screenshot({ path: info.outputPath('keys.png') })
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  // Two objects, one after the other.
  await choose(page, 'new object', /New object|Object/)
  const number = page.getByRole('textbox', { name: 'Object number', exact: true })
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await expect(number).toBeFocused()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('K 1')
  await tabTo(page, title)
  await page.keyboard.press('F1')
  await expect(page.getByText('The name under which the object is known')).toBeVisible()
  await page.keyboard.press('F1')
  await expect(title).toBeFocused()
  await page.keyboard.type('Silver jug')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Object has been saved')).toBeVisible()
  await choose(page, 'new object', /New object|Object/)
  await expect(number).toBeFocused()
  await expect(number).toHaveValue('K 2')
  await tabTo(page, title)
  await page.keyboard.type('Silver plate')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Object has been saved').first()).toBeVisible()

  // In the list: search, go on, open, correct.
  await choose(page, 'catalogue', /^Catalogue/)
  await expect(page).toHaveURL(/\/app\/catalogue$/)
  await expect(page.getByText('2 objects', { exact: true })).toBeVisible()
  await page.keyboard.press('/')
  await page.keyboard.type('jug')
  await expect(page.getByText('1 object', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Silver jug' })).toBeVisible()
  await page.keyboard.press('e')
  await expect(page).toHaveURL(/\/edit$/)
  await tabTo(page, title)
  await page.keyboard.press('End')
  await page.keyboard.type(' with lid')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Object has been saved').first()).toBeVisible()

  // A loan of it.
  await choose(page, 'new proc', /New procedure/)
  const dialog = page.getByRole('dialog')
  await tabTo(page, dialog.getByRole('radio').first())
  const loan = dialog.getByRole('radio', { name: 'Loan out' })
  for (let at = 0; at < 20 && !(await loan.isChecked()); at++) await page.keyboard.press('ArrowDown')
  await tabTo(page, dialog.getByRole('textbox', { name: 'Title' }))
  await page.keyboard.type('Silver for Toruń')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/app\/procedures\/\d+\/edit$/)
  await page.keyboard.press('Control+s')
  await page.goBack()

  await choose(page, 'logout', /^Logout/)
  await expect(page).toHaveURL(/\/login/)
  expect(await page.locator('html').getAttribute('data-mouse')).toBeNull()
})
