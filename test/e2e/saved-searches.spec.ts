import { aCard, apiOf, enter, expect, expectSound, test } from './fixtures.ts'

const criteria = JSON.stringify({
  blocks: [
    {
      operator: 'AND',
      filters: [{ field: '@title', condition: 'CONTAINS', operator: 'AND', values: ['silver'] }],
    },
  ],
})

/** More than one page of results, of two categories. */
const silver = Array.from({ length: 51 }, (_, at) => ({
  title: `Silver cup ${at + 1}`,
  category: at < 2 ? 4 : 12,
}))

test('A search on a list is saved and shared, browsed with facets and by page, opened, followed, renamed and deleted [C-Q02] [C-Q03]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email)
  for (const { title, category } of [...silver, { title: 'Clay pot', category: 12 }])
    await api('POST', '/', {
      values: { title: { en: title }, objectInformation: { objectCategory: { id: category } } },
    })
  await enter(page, email)

  // Criteria in an address narrow the list, and a band says so.
  await page.goto(`/app/catalogue?criteria=${encodeURIComponent(criteria)}`)
  const band = page.getByRole('region', { name: 'Search that limits this list' })
  await expect(band.getByText('Objects whose title contains “silver”')).toBeVisible()
  await expect(page.getByText('51 objects')).toBeVisible()
  await band.getByRole('button', { name: 'Save', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Save the search' })
  await dialog.getByLabel('Name').fill('All silver')
  await dialog.getByRole('switch', { name: 'Share with the museum' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/\/app\/catalogue\?search=/)
  await expectSound(page)

  // Read: page by page, and narrowed by a facet.
  await band.getByRole('link', { name: 'All silver' }).click()
  const results = page.getByRole('region', { name: 'Results' })
  await expect(results.getByText('51 objects')).toBeVisible()
  await expect(results.getByRole('link', { name: /^Silver cup/ })).toHaveCount(50)
  await results.getByRole('button', { name: 'Show more' }).click()
  await expect(results.getByRole('link', { name: /^Silver cup/ })).toHaveCount(51)
  await expectSound(page)
  const facets = page.getByRole('complementary', { name: 'Filters' })
  await facets.getByRole('checkbox', { name: / 2$/ }).first().click()
  await expect(results.getByText('2 objects')).toBeVisible()

  // Found among the searches, shared, followed, opened as a gallery, renamed, deleted.
  await page.goto('/app/advsearch/searches')
  const item = page.getByRole('listitem').filter({ hasText: 'Objects whose title contains “silver”' })
  await expect(item.getByText('Shared', { exact: true })).toBeVisible()
  const follow = item.getByRole('switch', { name: 'E-mail alerts for “All silver”' })
  await follow.click()
  await expect(page.getByText('You’ll get an e-mail about new results')).toBeVisible()
  await expect(follow).toBeChecked()
  await item.getByRole('button', { name: 'More actions for “All silver”' }).click()
  await page.getByRole('menuitem', { name: 'Rename' }).click()
  await expect(item.getByRole('textbox')).toBeFocused()
  await item.getByRole('textbox').fill('Silverware')
  await item.getByRole('textbox').press('Enter')
  await expect(item.getByRole('link', { name: 'Silverware', exact: true })).toBeVisible()
  await expectSound(page)
  await item.getByRole('link', { name: 'Open as gallery: Silverware' }).click()
  await expect(page.getByRole('gridcell').filter({ hasText: 'Silver cup' }).first()).toBeVisible()
  const address = page.url()

  await page.goto('/app/advsearch/searches')
  await item.getByRole('button', { name: 'More actions for “Silverware”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Delete search' }).click()
  await expect(page.getByRole('heading', { name: 'No saved searches yet' })).toBeVisible()

  // A list of a search that is gone says so, and shows nothing else.
  await page.goto(address)
  await expect(page.getByRole('heading', { name: 'Search not found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all objects' }).click()
  await expect(page.getByText('52 objects')).toBeVisible()
})

test('Search results are added to the basket, to a new collection, and selected as a whole [C-Q07]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email)
  const cup = await aCard(api, '/', { title: { en: 'Silver cup' } })
  await aCard(api, '/', { title: { en: 'Silver plate' } })
  await aCard(api, '/', { title: { en: 'Clay pot' } })
  await enter(page, email)
  await page.goto(`/app/catalogue?criteria=${encodeURIComponent(criteria)}`)
  const keep = async (item: string) => {
    await page.getByRole('button', { name: 'Add results to…' }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const basket = page.getByRole('region', { name: 'Basket' })
  await keep('Basket')
  await expect(basket).toContainText('2 selected')
  await basket.getByRole('button', { name: 'Clear' }).click()
  await keep('Select all in the list')
  await expect(basket).toContainText('2 selected')

  await keep('Collection…')
  const dialog = page.getByRole('dialog', { name: 'Add to a collection: 2 objects' })
  await dialog.getByRole('searchbox').fill('Silver of the house')
  await dialog.getByRole('button', { name: /“Silver of the house”$/ }).click()
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Add to “Silver of the house”' }).click()
  await expect(page.getByText('Adding records to “Silver of the house”')).toBeVisible()
  await expect
    .poll(async () => (await api('GET', `/${cup}`)) ?? {})
    .toMatchObject({ collections: [{ collection: { id: expect.any(String) } }] })
})
