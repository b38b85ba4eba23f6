import type { Page } from '@playwright/test'
import { expect, expectSound, type Product, password, signIn, test } from './fixtures.ts'

/** Objects of a museum, made by the API as its person would. */
async function makeObjects(
  { address }: Product,
  email: string,
  objects: readonly { title?: string; number: string; category?: number; year?: number }[],
): Promise<void> {
  const form = { client_id: 'web', scope: 'read write', grant_type: 'password', username: email, password }
  const signedIn = await fetch(`${address}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams(form),
  })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const authorization = `Bearer ${token}`
  for (const { title, number, category = 12, year } of objects) {
    const made = await fetch(`${address}/api/v1/catalogue/`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: JSON.stringify({
        values: {
          objectNumbers: [{ objectNumber: number }],
          objectInformation: { objectCategory: { id: category } },
          ...(title !== undefined && { title: { en: title } }),
          ...(year !== undefined && {
            dating: {
              periodMode: 'SINGLE',
              type: 'YEAR',
              earliestDate: { year: Math.abs(year) },
              ...(year < 0 && { earliestEra: 'BC' }),
            },
          }),
        },
      }),
    })
    expect(made.status).toBe(201)
    const { id } = (await made.json()) as { id: string }
    await fetch(`${address}/api/v1/catalogue/${id}/lock`, { method: 'DELETE', headers: { authorization } })
  }
}

/** So many vases of a museum, of two categories, numbered through. */
const vases = (count: number): Parameters<typeof makeObjects>[2] =>
  Array.from({ length: count }, (_, index) => ({
    title: index % 2 ? `Krater ${index + 1}` : `Amphora ${index + 1}`,
    number: `V ${index + 1}`,
    category: index % 2 ? 4 : 12,
    year: index % 3 ? 1500 + index : -300 - index,
  }))

async function openCatalogue(
  page: Page,
  app: Product,
  objects: Parameters<typeof makeObjects>[2] = vases(30),
) {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await makeObjects(app, email, objects)
  await signIn(page, email)
  await page.getByRole('link', { name: 'Catalogue' }).click()
  await expect(page.getByText(`${objects.length} objects`)).toBeVisible()
  return { email, grid: page.getByRole('grid', { name: 'Objects' }) }
}

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text })
const select = (page: Page, title: string) =>
  page.getByRole('checkbox', { name: `Select ${title}`, exact: true })

test.describe('the list of objects', () => {
  test('searches while typing, filters by a facet, and removes a filter by its chip [C-K02] [C-K03] [P-A16]', async ({
    page,
    app,
  }) => {
    const { grid } = await openCatalogue(page, app)
    // The columns of every museum fit a screen of this width beside the filters.
    const room = await grid.evaluate(({ parentElement: frame }) => ({
      has: frame?.clientWidth,
      needs: frame?.scrollWidth,
    }))
    expect(room.needs).toBe(room.has)
    await page.getByRole('checkbox', { name: /Other category/ }).click()
    await expect(page.getByText('15 objects')).toBeVisible()
    await page.keyboard.press('/')
    await page.keyboard.type('krater')
    await expect(page).toHaveURL(/q=krater/)
    await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Without Category: Other category' })).toBeVisible()
    await page.getByRole('button', { name: 'Without “krater”' }).click()
    await expect(page.getByText('15 objects')).toBeVisible()
    await page.getByRole('button', { name: 'Remove Other category' }).click()
    await expect(page.getByText('30 objects')).toBeVisible()
    await page.goBack()
    await expect(page.getByText('15 objects')).toBeVisible()
    await expectSound(page)
  })

  test('sorts numbers naturally, and by title on a click on its header [C-K02]', async ({ page, app }) => {
    const { grid } = await openCatalogue(page, app)
    await expect(grid.getByRole('row').nth(2)).toContainText('V 2')
    await page.getByRole('button', { name: 'Title', exact: true }).click()
    await expect(grid.getByRole('row').nth(2)).toContainText('Amphora 3')
    await page.getByRole('button', { name: 'Title', exact: true }).click()
    await expect(grid.getByRole('columnheader', { name: /Title/ })).toHaveAttribute('aria-sort', 'descending')
    await expect(page).toHaveURL(/order=DESC/)
  })

  test('returns to the same filter, order, scroll position and focus [C-K04]', async ({ page, app }) => {
    const { grid } = await openCatalogue(page, app, vases(60))
    await page.getByRole('button', { name: 'Title', exact: true }).click()
    // Another list begins at its top: one scrolls when it is there, not before. By number a krater stands second.
    await expect(grid.getByRole('row').nth(2)).toContainText('Amphora 3')
    await grid.evaluate(element => {
      element.scrollTop = 64 * 30
    })
    await row(page, 'Krater 16').getByRole('link').click()
    await expect(page.getByRole('heading', { name: 'Krater 16' })).toBeVisible()
    await page.goBack()
    await expect(row(page, 'Krater 16')).toBeVisible()
    expect(await grid.evaluate(element => element.scrollTop)).toBe(64 * 30)
    await expect(grid).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/app\/catalogue\/object\/\d+/)
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Catalogue' })
      .click()
    await expect(page).toHaveURL(/sort=title/)
  })

  test('shows three dashes for an object without a title [C-K18]', async ({ page, app }) => {
    await openCatalogue(page, app, [{ number: 'N 1' }, { number: 'N 2', title: 'Fibula' }])
    await expect(row(page, 'N 1').getByRole('link', { name: '---' })).toBeVisible()
  })

  test('publishes from the list, tells first what that means, and undoes it from the notice [C-K06] [F-W09] [O-W10]', async ({
    page,
    app,
  }) => {
    await openCatalogue(page, app, vases(3))
    await page.getByRole('button', { name: 'Unpublished: Krater 2' }).click()
    await page.getByRole('menuitem', { name: 'Publish on the web' }).click()
    // It has no picture, and nobody will see it yet: that is said first, and Enter publishes it.
    const asked = page.getByRole('dialog', { name: 'Publish on the web' })
    await expect(asked).toContainText('A picture')
    await expect(asked).toContainText('There is no public site yet')
    await expectSound(page)
    await expect(asked.getByRole('button', { name: 'Publish', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByText('Object has been published')).toBeVisible()
    await page.reload()
    await page.getByRole('button', { name: 'Published: Krater 2', exact: true }).click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    await expect(page.getByText('Object has been unpublished')).toBeVisible()
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByRole('button', { name: 'Published: Krater 2', exact: true })).toBeVisible()
  })

  test('switches to gallery and map, and keeps the choice in the address [C-S02]', async ({ page, app }) => {
    await openCatalogue(page, app, vases(8))
    await page.getByRole('radio', { name: 'Gallery' }).click({ force: true })
    await expect(page.getByRole('gridcell').filter({ hasText: 'Amphora 1' })).toBeVisible()
    await expect(page).toHaveURL(/view=gridView/)
    await expectSound(page)
    await page.getByRole('radio', { name: 'Map' }).click({ force: true })
    await expect(page.getByText('No results with coordinates')).toBeVisible()
  })

  test('suggests the next step when it is empty', async ({ page, app }) => {
    const { email } = await app.person({ role: 'TENANT_ADMIN' })
    await signIn(page, email)
    await page.goto('/app/catalogue')
    await expect(page.getByRole('heading', { name: 'No objects yet' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'New object' }).first()).toBeVisible()
    await expectSound(page)
  })
})

test.describe('the basket', () => {
  test('survives searches and reloads, and takes ranges or all results [C-K16]', async ({ page, app }) => {
    await openCatalogue(page, app)
    await select(page, 'V 1 Amphora 1').click()
    await select(page, 'V 3 Amphora 3').click({ modifiers: ['Shift'] })
    const basket = page.getByRole('region', { name: 'Basket' })
    await expect(basket).toContainText('3 selected')
    await page.getByLabel('Search the list').fill('krater')
    await expect(page.getByText('15 objects')).toBeVisible()
    await select(page, 'V 4 Krater 4').click()
    await expect(basket).toContainText('4 selected')
    await page.reload()
    await expect(basket).toContainText('4 selected')
    await basket.getByRole('button', { name: 'View basket' }).click()
    await page.getByRole('button', { name: 'Remove Amphora 1' }).click()
    await page.keyboard.press('Escape')
    await expect(basket).toContainText('3 selected')
    await basket.getByRole('button', { name: 'Select all 15 results' }).click()
    await expect(basket).toContainText('15 selected')
    await select(page, 'V 2 Krater 2').click()
    await expect(basket).toContainText('14 selected')
    await basket.getByRole('button', { name: 'Clear' }).click()
    await expect(basket).toBeHidden()
  })

  test('is bulk-edited with preview, progress, result and a single undo [C-K16] [P-E10]', async ({
    page,
    app,
  }) => {
    await openCatalogue(page, app, vases(6))
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
    await page.getByRole('button', { name: 'Edit selected' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit 6 objects' })
    await dialog.getByLabel('Action').selectOption({ label: 'Publish on the web' })
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog).toContainText('6 of 6 will change')
    await expect(dialog.getByRole('row').nth(1)).toContainText('Unpublished')
    await expectSound(page)
    await dialog.getByRole('button', { name: 'Edit 6 objects' }).click()
    const published = page.getByRole('button', { name: /^Published: / })
    await expect(published).toHaveCount(6)
    // The notice at the end says what was done, and offers to undo it, as the background tasks do [F-W09].
    await expect(page.getByText('Records published')).toBeVisible()
    await page.getByRole('button', { name: /^Background tasks/ }).click()
    await expect(page.getByText('Done · 6 of 6')).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
    await expect(page.getByText('Undone · 6 of 6')).toBeVisible()
    await expect(published).toHaveCount(0)
    await page.reload()
    await page.getByRole('button', { name: /^Background tasks/ }).click()
    await expect(page.getByText('Undone · 6 of 6')).toBeVisible()
  })

  test('sets a field with the field’s own control [C-K16]', async ({ page, app }) => {
    await openCatalogue(page, app, vases(3))
    await select(page, 'V 1 Amphora 1').click()
    await page.getByRole('button', { name: 'Edit selected' }).click()
    await page.getByRole('combobox', { name: 'Field' }).fill('Summary')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page
      .getByRole('textbox', { name: /Value|English/ })
      .first()
      .fill('Neck amphora of the late sixth century')
    await page.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('cell', { name: /Neck amphora/ })).toBeVisible()
  })
})

test.describe('list layouts', () => {
  test('save columns and order under a name for the next visit [C-S02]', async ({ page, app }) => {
    const { grid } = await openCatalogue(page, app, vases(4))
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('checkbox', { name: 'Completeness' }).click()
    await page.getByRole('checkbox', { name: 'Last edited' }).click()
    await page.keyboard.press('Escape')
    await expect(grid.getByRole('columnheader', { name: 'Last edited' })).toBeVisible()
    await page.getByRole('button', { name: 'Title', exact: true }).click()
    await page.getByRole('button', { name: 'Views' }).click()
    await page.getByLabel('Save as view').fill('Work of the week')
    await page.getByRole('checkbox', { name: 'Make default' }).click()
    await expectSound(page)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('View saved')).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto('/app')
    await page.getByRole('link', { name: 'Catalogue' }).first().click()
    await expect(grid.getByRole('columnheader', { name: 'Last edited' })).toBeVisible()
    await expect(grid.getByRole('columnheader', { name: 'Completeness' })).toBeHidden()
    await expect(grid.getByRole('columnheader', { name: /Title/ })).toHaveAttribute('aria-sort', 'ascending')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('filters open in a sheet that shows the number of results [C-K03]', async ({ page, app }) => {
    await openCatalogue(page, app, vases(9))
    await page.getByRole('button', { name: 'Filters' }).click()
    await page
      .getByRole('dialog')
      .getByRole('checkbox', { name: /Archaeological/ })
      .click()
    await page.getByRole('button', { name: 'Show 4 objects' }).click()
    await expect(page.getByText('4 objects')).toBeVisible()
    await expectSound(page)
  })
})
