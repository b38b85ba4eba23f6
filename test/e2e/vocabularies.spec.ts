import type { Page } from '@playwright/test'
import { expect, expectSound, type Product, password, signIn, test } from './fixtures.ts'

type Api = (method: string, path: string, body?: unknown) => Promise<Record<string, unknown>>

/** Calls of the API as a person would make them. */
async function apiOf({ address }: Product, email: string): Promise<Api> {
  const form = { client_id: 'web', scope: 'read write', grant_type: 'password', username: email, password }
  const signedIn = await fetch(`${address}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  return async (method, path, body) => {
    const answer = await fetch(`${address}/api/v1${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>)
  }
}

/** An administrator whose museum has names of objects: vessels with amphora and krater below, and tools. */
async function withTerms(page: Page, app: Product) {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email)
  const add = async (name: string, parentTermId?: string) =>
    String((await api('POST', '/lists/OGTD/terms', { name, assignable: true, parentTermId })).id)
  const vessels = await add('vessels')
  const amphora = await add('amphora', vessels)
  const krater = await add('krater', vessels)
  await add('tools')
  await signIn(page, email)
  return { api, amphora, krater }
}

/** The form of a new object; answers the object's id. */
async function openForm(page: Page, api: Api, values: Readonly<Record<string, unknown>> = {}) {
  const id = String((await api('POST', '/catalogue/', { values })).id)
  await page.goto(`/app/catalogue/object/${id}/edit`)
  await expect(field(page)).toBeEnabled()
  return id
}

const field = (page: Page) => page.getByRole('combobox', { name: 'Object name', exact: true })
const chosen = (page: Page) => page.getByRole('list', { name: 'Selected terms: Object name' })
const browse = (page: Page) => page.getByRole('button', { name: 'Browse vocabulary: Object name' })

test.describe('the picker of a vocabulary', () => {
  test('finds a term while typing, with the keyboard alone [C-V04]', async ({ page, app }) => {
    const { api } = await withTerms(page, app)
    await openForm(page, api)
    await field(page).focus()
    await page.keyboard.type('amp')
    await expect(page.getByRole('option', { name: 'vessels amphora' })).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(chosen(page)).toContainText('amphora')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('Object has been saved').first()).toBeVisible()
    await page.reload()
    await expect(chosen(page)).toContainText('amphora')
  })

  test('shows the vocabulary as a tree, and applies the selection [C-S03] [C-V06]', async ({ page, app }) => {
    const { api } = await withTerms(page, app)
    await openForm(page, api)
    await browse(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Object name' })
    await expect(dialog.getByRole('row')).toHaveText(['vessels', 'tools'])
    expect((await dialog.boundingBox())?.width).toBe(816)
    await expectSound(page)
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('row')).toHaveText(['vessels', 'amphora', 'krater', 'tools'])
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await dialog.getByRole('button', { name: 'Use this term' }).click()
    await expect(dialog).toBeHidden()
    await expect(chosen(page)).toContainText('amphora')
  })

  test('accepts fast typing however late suggestions arrive, and never saves text that is not a term [F-T08]', async ({
    page,
    app,
  }) => {
    const { api } = await withTerms(page, app)
    await openForm(page, api)
    await page.route('**/api/v1/lists/**', async route => {
      await new Promise(resolve => setTimeout(resolve, 1500))
      await route.continue()
    })
    await field(page).click()
    await page.keyboard.type('amph')
    await page.keyboard.press('Tab')
    await expect(chosen(page)).toContainText('amphora')
    await expect(field(page)).toHaveValue('')
    await field(page).click()
    await page.keyboard.type('zeppelin')
    await page.keyboard.press('Tab')
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
    await expectSound(page)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByRole('alert').getByText(/Choose a term from the vocabulary/)).toBeVisible()
    await field(page).click()
    await page.keyboard.press('Escape')
    await expect(field(page)).toHaveValue('')
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText('All changes saved')).toBeVisible()
  })

  test('adds a term at its place and selects it [C-V07] [C-M01]', async ({ page, app }) => {
    const { api } = await withTerms(page, app)
    await openForm(page, api)
    await browse(page).click()
    const dialog = page.getByRole('dialog', { name: 'Object name' })
    await dialog.getByRole('button', { name: 'Add term' }).click()
    await expect(
      dialog.getByText('Please choose the position for the new term you want to add'),
    ).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: 'New term' })).toBeFocused()
    await page.keyboard.type('AMPHORA ')
    await expect(dialog.getByText('This term is already in the vocabulary')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'New term' }).fill('pelike')
    await dialog.getByRole('row', { name: 'vessels' }).click()
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Add term' }).click()
    await expect(dialog.getByRole('button', { name: 'Done' })).toBeVisible()
    await expect(page.getByText('Term has been added').first()).toBeVisible()
    await dialog.getByRole('button', { name: 'Use this term' }).click()
    await expect(chosen(page)).toContainText('pelike')
  })
})

test.describe('the editor of vocabularies', () => {
  test('is reserved for administrators, and opens from the museum settings [F-W18] [C-V09]', async ({
    page,
    app,
    browser,
  }) => {
    await withTerms(page, app)
    await page.getByRole('link', { name: 'Museum settings' }).click()
    await page
      .getByRole('navigation', { name: 'Sections of the museum settings' })
      .getByRole('link', { name: 'Vocabularies' })
      .click()
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText(
      /Museum settings.*Vocabularies/,
    )
    await expect(page).toHaveTitle(/^Vocabularies/)
    await page.getByLabel('Search vocabularies').fill('object names')
    await expectSound(page)
    await page.getByRole('link', { name: /OGTD/ }).click()
    await expect(page.getByRole('row')).toHaveText(['vessels', 'tools'])
    const { email } = await app.person({ permissions: ['catalogueRead', 'catalogueEdit'] })
    const other = await (await browser.newContext({ baseURL: app.address, locale: 'en-GB' })).newPage()
    await signIn(other, email)
    await other.goto('/app/vocabularies/OGTD')
    await expect(other).toHaveURL(/\/app$/)
    await other.context().close()
  })

  test('renames a term in a language, shows missing translations, and undoes the change [C-V09] [C-V10]', async ({
    page,
    app,
  }) => {
    const { amphora } = await withTerms(page, app)
    await page.goto(`/app/vocabularies/OGTD/${amphora}`)
    await expect(page.getByText('missing')).toHaveCount(3)
    await page.getByRole('textbox', { name: 'English' }).first().fill('neck amphora')
    await page.getByRole('textbox', { name: 'Polski' }).first().fill('amfora szyjowa')
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Term has been saved').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'neck amphora' })).toBeVisible()
    await expect(page.getByRole('row', { name: 'neck amphora' })).toBeVisible()
    await expect(page.getByText('missing')).toHaveCount(2)
    await expectSound(page)
    await page.getByRole('button', { name: 'Changes', exact: true }).click()
    await page.getByRole('button', { name: /^Undo: Changed/ }).click()
    await expect(page.getByText('The change has been undone').first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('heading', { name: 'amphora', exact: true })).toBeVisible()
  })

  test('moves a term among its siblings with the keyboard, and under another term [C-V09]', async ({
    page,
    app,
  }) => {
    const { krater } = await withTerms(page, app)
    await page.goto(`/app/vocabularies/OGTD/${krater}`)
    const rows = page.getByRole('treegrid').getByRole('row')
    await expect(rows).toHaveText(['vessels', 'amphora', 'krater', 'tools'])
    await page.getByRole('row', { name: 'krater' }).focus()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(rows).toHaveText(['vessels', 'krater', 'amphora', 'tools'])
    await page.getByRole('button', { name: 'Move to…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('row', { name: 'tools' }).click()
    await dialog.getByRole('button', { name: 'Move', exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(rows).toHaveText(['vessels', 'amphora', 'tools', 'krater'], { timeout: 20_000 })
  })

  test('merges a term into another in all records, after a preview [C-V09]', async ({ page, app }) => {
    const { api, amphora, krater } = await withTerms(page, app)
    await api('POST', '/catalogue/', {
      values: { title: { en: 'Black-figure vase' }, objectName: { id: amphora } },
    })
    await page.goto(`/app/vocabularies/OGTD/${amphora}`)
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Merge into…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Search terms').fill('krater')
    await dialog.getByRole('row', { name: 'krater' }).click()
    await expect(dialog.getByText('“amphora” becomes “krater”.')).toBeVisible()
    await expect(dialog.getByText('Used in 1 record, including narrower terms')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Black-figure vase' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Merge' }).click()
    await expect(page).toHaveURL(new RegExp(`/OGTD/${krater}$`))
    await page.getByRole('button', { name: 'Changes', exact: true }).click()
    await expect(page.getByRole('dialog').getByText('Merged')).toBeVisible()
  })
})
