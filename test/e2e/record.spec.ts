import type { Browser, Locator, Page } from '@playwright/test'
import {
  type Api,
  aCard,
  apiOf,
  enter,
  expect,
  expectSound,
  type Product,
  type SeededPerson,
  test,
} from './fixtures.ts'

/** An object that nobody is editing; answers its id. */
const anObject = (api: Api, values: Readonly<Record<string, unknown>>) => aCard(api, '/', values)

const amphora = {
  objectNumbers: [{ objectNumber: 'A 1' }],
  objectInformation: { objectCategory: { id: 4 } },
  title: { en: 'Neck amphora' },
}

const recordOf = (id: string) => `/app/catalogue/object/${id}`
const bar = (page: Page) => page.getByRole('region', { name: 'Saving' })
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save changes' })

async function openForm(page: Page, id: string): Promise<void> {
  await page.goto(`${recordOf(id)}/edit`)
  await expect(title(page)).toBeEnabled()
}

/** An administrator with an object of theirs, signed in. */
async function withObject(page: Page, app: Product, values: Readonly<Record<string, unknown>> = amphora) {
  const person = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, person.email)
  const id = await anObject(api, values)
  await enter(page, person.email)
  return { person, api, id }
}

/** A colleague in a browser of their own. */
async function colleague(browser: Browser, app: Product, { tenantId, name }: SeededPerson) {
  const person = await app.person({
    museum: { tenantId, name },
    permissions: ['catalogueRead', 'catalogueEdit'],
  })
  const context = await browser.newContext({ baseURL: app.address, locale: 'en-GB' })
  const page = await context.newPage()
  await enter(page, person.email)
  return { person, page, context }
}

test('An object is created with the keyboard alone, number and title first; closed before it is saved it leaves nothing [C-K10] [C-O01] [C-O05] [C-M01] [F-W02]', async ({
  page,
  app,
}) => {
  const { id: other } = await withObject(page, app)
  await page.goto('/app/catalogue')
  await page.getByRole('button', { name: 'New object' }).click()
  const number = page.getByRole('textbox', { name: 'Object number', exact: true })
  await expect(number).toBeFocused()
  await expect(number).toHaveValue('A 2')
  await expectSound(page)
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByText('1 object', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'New object' }).click()
  await expect(number).toBeFocused()
  const category = page.getByRole('combobox', { name: 'Category', exact: true })
  await category.press('A')
  await expect(category).toHaveValue('4')
  await number.fill('')
  await number.press('A')
  await page.keyboard.type(' 1')
  await expect(page.getByText('This number is already in use: Neck amphora')).toBeVisible()
  await page.keyboard.type('.2')
  await expect(page.getByText('This number is already in use: Neck amphora')).toBeHidden()
  // Enter never submits.
  await page.keyboard.press('Enter')
  await expect(bar(page)).toContainText('2 unsaved changes')
  await title(page).fill('Lekythos')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Object has been saved')).toBeVisible()
  await expect(bar(page)).toContainText('All changes saved')
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lekythos' })).toBeVisible()
  await expect(page.getByText('Archaeological objects')).toBeVisible()
  await expect(page).not.toHaveURL(recordOf(other))
  await expectSound(page)
})

test('The form is clean again after a change is reverted, and asks before it is left [C-K11] [C-S03] [C-S04]', async ({
  page,
  app,
}) => {
  const { id } = await withObject(page, app)
  await openForm(page, id)
  await expectSound(page)
  // A label stands on the line of its controls, also where these have captions above them [F-W21].
  const group = page.getByRole('group', { name: 'Category', exact: true })
  const middle = async (part: Locator) => {
    const { y = 0, height = 0 } = (await part.boundingBox()) ?? {}
    return y + height / 2
  }
  const [label, control] = [group.getByText('Category', { exact: true }), group.getByRole('combobox').first()]
  expect(Math.abs((await middle(label.first())) - (await middle(control)))).toBeLessThan(6)
  await title(page).fill('Something else')
  await expect(bar(page)).toContainText('1 unsaved change')
  await expect(page.getByRole('link', { name: 'Identification changed' })).toBeVisible()
  await title(page).fill('Neck amphora')
  await expect(bar(page)).toContainText('All changes saved')
  await page.getByRole('button', { name: 'Add object number' }).click()
  await page.keyboard.type('A 2')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(page.getByRole('textbox', { name: 'Object number', exact: true }).first()).toHaveValue('A 2')
  // A new row that is put in front is one change: where it stands belongs to it.
  await expect(bar(page)).toContainText('1 unsaved change')
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'A 1' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without saving?' })).toBeVisible()
  await page.getByRole('button', { name: 'Leave without saving' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neck amphora' })).toBeVisible()
})

test('Errors are shown at their fields, and a list leads to them [C-O04] [C-M02]', async ({ page, app }) => {
  const { id } = await withObject(page, app)
  await openForm(page, id)
  await page.getByRole('textbox', { name: 'Region code' }).fill('abc')
  await save(page).click()
  const list = page.getByRole('alert').filter({ hasText: 'Correct one field' })
  await expect(list).toBeVisible()
  await list.getByRole('link').first().click()
  await expect(page.getByRole('textbox', { name: 'Region code' })).toBeFocused()
})

test('Changing the category keeps the values of the previous one [C-O01]', async ({ page, app }) => {
  const { id, api } = await withObject(page, app, { ...amphora, tomb: 'Tomb 12' })
  await openForm(page, id)
  await page.getByRole('combobox', { name: 'Category', exact: true }).selectOption({ label: 'Numismatics' })
  await expect(page.getByRole('heading', { name: 'Kept from another category' })).toBeVisible()
  await save(page).click()
  await expect(page.getByText('Object has been saved')).toBeVisible()
  expect((await api('GET', `/${id}`))?.tomb).toBe('Tomb 12')
})

test('Other users see who is editing a record and since when, and cannot type [C-K05]', async ({
  page,
  app,
  browser,
}) => {
  const { id, person } = await withObject(page, app)
  await openForm(page, id)
  const { page: other, context } = await colleague(browser, app, person)
  await other.goto(recordOf(id))
  await expect(other.getByText(/has been editing this record since \d\d:\d\d/)).toBeVisible()
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toBeHidden()
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(other.getByRole('button', { name: 'Edit', exact: true })).toBeVisible()
  await context.close()
})

test('A user whose record is taken over keeps their edits as a draft to restore [C-K05]', async ({
  page,
  app,
  browser,
}) => {
  const { id, person } = await withObject(page, app)
  const { page: first, context } = await colleague(browser, app, person)
  await openForm(first, id)
  await title(first).fill('Typed by the first')
  await expect(bar(first)).toContainText('1 unsaved change')
  await page.goto(`${recordOf(id)}/edit`)
  await page.getByRole('button', { name: 'Take over' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Take over' }).click()
  await expect(title(page)).toBeEnabled()
  await expect(first.getByText(/has taken over this record/)).toBeVisible()
  await expect(title(first)).toBeDisabled()
  await first.getByRole('button', { name: 'Show record' }).click()
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await first.getByRole('button', { name: 'Edit', exact: true }).click()
  await expect(title(first)).toHaveValue('Neck amphora')
  await first.getByRole('button', { name: 'Restore' }).click()
  await expect(title(first)).toHaveValue('Typed by the first')
  await context.close()
})

test('A closed tab loses nothing: its draft is offered until it is restored or discarded, and editing is blocked until then [C-K05] [F-T15]', async ({
  page,
  app,
}) => {
  const { id } = await withObject(page, app)
  await openForm(page, id)
  await title(page).fill('Never saved')
  await expect(bar(page)).toContainText('1 unsaved change')
  const later = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  await later.goto(`${recordOf(id)}/edit`)
  const offered = later.getByText(/Unsaved draft from \d\d:\d\d/)
  await expect(offered).toBeVisible()
  await expect(later.getByRole('button', { name: 'Restore' })).toBeFocused()
  await expectSound(later)
  await expect(title(later)).toBeDisabled()
  await later.keyboard.press('Control+s')
  await later.reload()
  await expect(offered).toBeVisible()
  await later.getByRole('button', { name: 'Compare' }).click()
  await expect(later.getByRole('dialog')).toContainText('Never saved')
  await later.getByRole('dialog').getByRole('button', { name: 'Restore' }).click()
  await expect(title(later)).toHaveValue('Never saved')
  await expect(bar(later)).toContainText('1 unsaved change')
  await later.getByRole('button', { name: 'Browse vocabulary' }).first().click()
  await expect(later.getByRole('dialog')).toBeVisible()
  await later.keyboard.press('Control+s')
  await later.keyboard.press('Escape')
  await expect(later.getByRole('dialog')).toBeHidden()
  await expect(bar(later)).toContainText('1 unsaved change')
  await bar(later).getByRole('button', { name: 'Discard' }).click()
  await later.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(title(later)).toHaveValue('Neck amphora')
})

test('Simultaneous saves are merged, with a choice for fields both users changed [C-K15]', async ({
  page,
  app,
}) => {
  const { id, api } = await withObject(page, app)
  await openForm(page, id)
  const card = (await api('GET', `/${id}`)) ?? {}
  const { version } = card
  // The same person in another tab or by the API: the lock is theirs there too.
  await api('PUT', '/', { ...amphora, id, version, tomb: 'Tomb 7', title: { en: 'Theirs' } })
  await title(page).fill('Mine')
  await page.getByRole('textbox', { name: 'Suffix' }).fill('')
  await save(page).click()
  const dialog = page.getByRole('dialog', { name: 'Changed while you were editing' })
  await expect(dialog).toContainText('Theirs')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Save merged record' }).click()
  await expect(page.getByText('Object has been saved')).toBeVisible()
  const merged = (await api('GET', `/${id}`)) ?? {}
  expect(merged).toMatchObject({ title: { en: 'Mine' }, tomb: 'Tomb 7' })
})

test('The history shows every change, and restores a value or a version [C-K14]', async ({ page, app }) => {
  const { id, api } = await withObject(page, app)
  await openForm(page, id)
  await title(page).fill('Hydria')
  await save(page).click()
  await expect(bar(page)).toContainText('All changes saved')
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'History' }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history).toContainText('Neck amphora')
  await expect(history).toContainText('Hydria')
  await expectSound(page)
  await history.getByRole('button', { name: 'View this version' }).last().click()
  await expect(page.getByRole('dialog')).toContainText('Neck amphora')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await history.getByRole('button', { name: 'Restore Title' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore this value' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neck amphora' })).toBeVisible()
  expect((await api('GET', `/${id}`))?.title).toEqual({ en: 'Neck amphora' })
})

test('An object is published, duplicated and deleted, each with a confirmation message [C-K06] [C-K10] [C-K13] [C-M01]', async ({
  page,
  app,
}) => {
  const { id } = await withObject(page, app)
  await page.goto(recordOf(id))
  const act = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  const more = page.getByRole('button', { name: 'More actions' })
  await act('Share')
  await page.keyboard.press('Escape')
  await expect(more).toBeFocused()
  await act('Publish on the web')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByText('Object has been published')).toBeVisible()
  await expect(page.getByText('Published', { exact: true }).first()).toBeVisible()
  await expect(more).toBeFocused()
  await act('Clone')
  await expect(page).toHaveURL(/\/edit$/)
  await expect(title(page)).toHaveValue('Neck amphora')
  await page.goto(recordOf(id))
  await act('Delete')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/app\/catalogue(\?|$)/)
  await page.goto(recordOf(id))
  await expect(page.getByText('Sorry, we could not find that item')).toBeVisible()
  await page.getByRole('button', { name: 'Ok, got it' }).click()
  await page.getByRole('button', { name: 'Trash', exact: true }).click()
  await expectSound(page)
  await page.getByRole('button', { name: 'Restore Neck amphora' }).click()
  await expect(page.getByText('Neck amphora has been restored')).toBeVisible()
  await page.goto(recordOf(id))
  await expect(page.getByRole('heading', { level: 1, name: 'Neck amphora' })).toBeVisible()
})

test('Every page opens at its top, and an unknown address shows an error page [C-S01]', async ({
  page,
  app,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  const { id } = await withObject(page, app)
  await openForm(page, id)
  const scrolled = () => page.getByRole('main').evaluate(element => element.scrollTop)
  await page.getByRole('heading', { name: 'Publication' }).scrollIntoViewIfNeeded()
  expect(await scrolled()).toBeGreaterThan(100)
  await bar(page).getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Neck amphora' })).toBeInViewport()
  expect(await scrolled()).toBe(0)
  await page.goto('/app/catalogue/nowhere')
  await expect(page.getByText('Sorry, we could not find that item')).toBeVisible()
  await expectSound(page)
})

test('On a phone the record and its form are stacked without overflow [C-S01]', async ({ page, app }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { id } = await withObject(page, app)
  await page.goto(recordOf(id))
  await expect(page.getByRole('heading', { level: 1, name: 'Neck amphora' })).toBeVisible()
  await expectSound(page)
  await openForm(page, id)
  await expectSound(page)
})

test('A save without a connection shows that the text is kept, and completes when the connection returns [F-T15]', async ({
  page,
  app,
}) => {
  const { id } = await withObject(page, app)
  await openForm(page, id)
  await title(page).fill('Amphora of the storm')
  await page.context().setOffline(true)
  await save(page).click()
  await expect(bar(page)).toContainText('Not saved: no connection. Your text is kept as a draft')
  await expect(bar(page)).toBeInViewport()
  await page.context().setOffline(false)
  await expect(bar(page)).toContainText('All changes saved')
})

test('A second tab of the same user shows that the lock is their own, and takes over the record without naming anyone else [F-T10]', async ({
  page,
  app,
}) => {
  const { id } = await withObject(page, app)
  await openForm(page, id)
  const second = await page.context().newPage()
  await second.goto(`${recordOf(id)}/edit`)
  await expect(second.getByText(/You are already editing this record in another tab/)).toBeVisible()
  await second.getByRole('button', { name: 'Edit here instead' }).click()
  await expect(title(second)).toBeEnabled()
  await expect(page.getByText(/You continued editing this record in another tab/)).toBeVisible()
  await title(second).fill('Written in the second tab')
  await save(second).click()
  await expect(bar(second)).toContainText('All changes saved')
})
