import type { Page } from '@playwright/test'
import { enter, expect, expectSound, test } from './fixtures.ts'

interface Entity {
  /** What stands on its tile. */
  readonly list: string
  /** What a new card is called in the menu, and in messages. */
  readonly name: string
  /** Makes room for a first name, where names are a list. */
  readonly add?: string
  readonly field: string
  readonly written: string
}

const entities: readonly Entity[] = [
  {
    list: 'Persons and organisations',
    name: 'Organisation',
    add: 'Add name',
    field: 'Name',
    written: 'Museo Correr',
  },
  { list: 'Places', name: 'Place', add: 'Add name', field: 'Name', written: 'Wrocław' },
  { list: 'Events', name: 'Event', field: 'Name', written: 'Canaletto e Venezia' },
  { list: 'Collections', name: 'Collection', field: 'Collection name', written: 'Raccolta Correr' },
  { list: 'Documents', name: 'Document', add: 'Add title', field: 'Title', written: 'Lettera al doge' },
  { list: 'Bibliography', name: 'Publication', field: 'Title of the book or journal', written: 'Canaletto' },
  {
    list: 'External links',
    name: 'External link',
    field: 'Web address',
    written: 'https://correr.visitmuve.it/',
  },
]

const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

const said = (page: Page, words: string) => expect(page.getByText(words, { exact: true })).toBeVisible()

const expectNoSideways = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

const choose = async (page: Page, action: string) => {
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('Records of every type can be created, edited, published, found, deleted and restored [C-S01] [C-S02] [C-K10] [C-K13] [C-M01]', async ({
  page,
  app,
}) => {
  test.setTimeout(180_000)
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await enter(page, email)
  await page.getByRole('link', { name: 'Entities' }).click()
  await expect(page.getByRole('link', { name: /^Events.*0 events$/ })).toBeVisible()
  await expectSound(page)
  for (const [place, { list, name, add, field, written }] of entities.entries()) {
    const tile = page.getByRole('main').getByRole('link', { name: list })
    await tile.click()

    const making = page.getByRole('button', { name: /^New/ }).first()
    await making.click()
    const ofType = page.getByRole('menuitem', { name: `New ${name.toLowerCase()}` })
    if (list.startsWith('Persons')) await ofType.click()

    if (add) await page.getByRole('button', { name: add, exact: true }).click()
    await page.getByRole('textbox', { name: field, exact: true }).first().fill(written)
    await page.getByRole('button', { name: 'Save changes' }).click()
    await said(page, `${name} has been saved`)
    await page.setViewportSize(phone)
    await expectNoSideways(page)
    await page.getByRole('region', { name: 'Saving' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('heading', { level: 1, name: written })).toBeVisible()
    // The pages are the same for all types; what differs is how much stands on them.
    const isFirst = place === 0
    if (isFirst) await expectSound(page)
    await expectNoSideways(page)
    await page.setViewportSize(desktop)
    await choose(page, 'Publish on the web')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await said(page, `${name} has been published`)

    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: list }).click()
    await page.getByLabel('Search the list').fill(written.slice(0, 7))
    await page.getByRole('link', { name: written }).click()
    // Nor does what can be done with a card depend on its type: the first goes to the trash and comes back.
    if (!isFirst) {
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Entities' })
        .click()
      continue
    }
    await choose(page, 'Delete')
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
    await said(page, `${name} has been moved to the trash`)

    await page.getByRole('button', { name: 'Trash' }).click()
    await page.getByRole('button', { name: `Restore ${written}` }).click()
    await said(page, `${written} has been restored`)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: written })).toBeVisible()
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Entities' }).click()
  }
})
