import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { CardAnswer, CardRow, LinkItem, RelatedGroup } from '#model/api/cards/shapes.ts'
import { i18n } from '../../platform/i18n/i18n.ts'
import { notices } from '../../platform/notices/notices.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { areaOf } from '../linked-cards.ts'
import { LinkedTab } from '../record/view/LinkedTab.tsx'

const context = preparePages()

const objects = areaOf('object')
const collections = areaOf('collection')
if (!objects || !collections) throw new Error('objects and collections are not declared')

const aRow = (id: string, title: string, type = { id: 5, name: 'PERSON' }): CardRow => ({
  id,
  type,
  number: '',
  title,
  subtitle: 'potter, Athens',
  thumbnailUrl: null,
  publishedOnWeb: false,
  version: 1,
  completeness: 0,
  lock: null,
  relatedEntitiesCount: { object: 12 },
  createdAt: '',
  updatedAt: '',
  columns: {},
})

const aLink = (id: string, title: string): LinkItem => ({
  id,
  type: { id: 5, name: 'PERSON' },
  title,
  shortDescription: '',
  description: 'potter, Athens',
  thumbnailUrl: null,
  publishedOnWeb: false,
  linkToDetails: null,
  damType: null,
  parentId: null,
  incrementalNumber: 1,
  isCover: false,
})

const byHand: RelatedGroup = {
  id: '5-1',
  type: { id: 5, name: 'PERSON' },
  association: { id: '1', name: 'NOT SET' },
  field: null,
  count: 2,
  linkItemIds: ['21', '22'],
  linkItems: [aLink('21', 'Exekias'), aLink('22', 'Amasis')],
  page: 0,
  blockSize: 25,
}

const aCard = {
  id: '5',
  number: 'A 1',
  heading: 'Amphora',
  type: { id: 1, name: 'OBJECT' },
  lock: { isLockedBySomeoneElse: false },
  abilities: { edit: true, link: true },
  relatedEntities: [],
  relatedEntitiesCount: {},
} as unknown as CardAnswer

const everything = ['catalogueRead', 'personRead', 'personCreate', 'placeRead', 'collectionsRead'] as const
const bodyOf = (method: 'PUT' | 'DELETE' | 'POST', at = 0) =>
  JSON.parse(context.network.to(method)[at]?.body ?? '{}')
const list = (rows: readonly CardRow[]) => ({
  json: { result: rows, facets: [], page: 0, totalSize: rows.length, totalIsAtLeast: false, blocksize: 25 },
})

beforeEach(() => {
  signInAs(aUser([...everything]))
  context.network.on('GET /api/v1/lists/ASSOC', {
    json: { terms: [{ id: '70', name: 'was made by' }], totalCount: 1 },
  })
  context.network.on('GET /api/v1/catalogue/persons/', list([aRow('21', 'Exekias'), aRow('22', 'Amasis')]))
  context.network.on('GET /api/v1/place/', list([]))
  context.network.on('GET /api/v1/links/OBJECT/5', { json: { ids: ['22'], result: [] } })
  context.network.on('GET /api/v1/catalogue/5', { json: aCard })
})

test('The dialog offers every type of card that may be read but objects, files and descriptions [C-S03]', async () => {
  await renderPage(<LinkedTab area={objects} card={aCard} />)
  await userEvent.click(screen.getByRole('button', { name: 'Link records' }))
  const dialog = await screen.findByRole('dialog')
  expect(
    within(dialog)
      .getAllByRole('radio')
      .map(radio => radio.getAttribute('value')),
  ).toEqual(['person', 'place', 'collection', 'linkItem'])
})

test('Several cards are ticked by the keyboard and linked under an association; those that are linked are marked, and the notice takes it back [C-K08] [C-K09] [C-M01] [F-W09]', async () => {
  context.network.on('PUT /api/v1/catalogue/5/items', {
    json: { changed: ['22'], relatedEntitiesCount: { person: 2 } },
  })
  context.network.on('DELETE /api/v1/catalogue/5/items', {
    json: { changed: ['22'], relatedEntitiesCount: {} },
  })
  await renderPage(
    <LinkedTab area={objects} card={{ ...aCard, relatedEntitiesCount: { person: 1 } } as CardAnswer} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Link records' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByRole('checkbox', { name: /Exekias/ })
  await waitFor(() => expect(within(dialog).getByRole('checkbox', { name: /Amasis.*Linked/ })).toBeTruthy())
  await userEvent.click(within(dialog).getByRole('searchbox', { name: 'Search' }))
  await userEvent.keyboard('{ArrowDown} {ArrowDown} ')
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Association' }))
  await userEvent.click(await within(dialog).findByRole('option', { name: 'was made by' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Link 2 records' }))
  await waitFor(() => expect(notices.get()[0]?.text).toBe('links.messages.itemsLinked'))
  expect(i18n.t('links.messages.itemsLinked')).toBe('Items have been linked')
  expect(bodyOf('PUT')).toEqual({ type: 'PERSON', itemIds: ['21', '22'], association: '70' })
  // Undo removes what was linked here, and leaves what was linked before.
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(notices.get()[0]?.text).toBe('common.undone'))
  expect(bodyOf('DELETE')).toEqual({ type: 'PERSON', itemIds: ['22'], association: '70' })
})

test('Who is missing is made from the typed name, and ticked at once [C-K08]', async () => {
  context.network.on('GET /api/v1/catalogue/persons/', list([]))
  context.network.on('POST /api/v1/catalogue/persons/', {
    status: 201,
    json: { id: '30', heading: 'Nearchos', type: { id: 7, name: 'ORGANIZATION' } },
  })
  context.network.on('DELETE /api/v1/catalogue/persons/30/lock', { status: 204 })
  context.network.on('PUT /api/v1/catalogue/5/items', { json: { changed: ['30'], relatedEntitiesCount: {} } })
  await renderPage(<LinkedTab area={objects} card={aCard} />)
  await userEvent.click(screen.getByRole('button', { name: 'Link records' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Search' }), 'Nearchos')
  await userEvent.click(within(dialog).getByRole('button', { name: 'New organisation “Nearchos”' }))
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Link 1 record' }))
  await waitFor(() => expect(context.network.to('PUT')).toHaveLength(1))
  expect(bodyOf('POST')).toEqual({ values: { entityType: { id: 7 }, names: [{ name: 'Nearchos' }] } })
  expect(bodyOf('PUT')).toEqual({ type: 'ORGANIZATION', itemIds: ['30'] })
})

const choose = async (of: string, action: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${of}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action, hidden: true }))
}

test('A card is unlinked with a word, and linked again from it [C-K08] [C-M01]', async () => {
  context.network.on('DELETE /api/v1/catalogue/5/items', { json: { relatedEntitiesCount: {} } })
  context.network.on('PUT /api/v1/catalogue/5/items', { json: { relatedEntitiesCount: {} } })
  context.network.on('GET /api/v1/catalogue/5/related/5-1', { json: byHand })
  await renderPage(<LinkedTab area={objects} card={{ ...aCard, relatedEntities: [byHand] }} />)
  await choose('Exekias', 'Unlink')
  await waitFor(() => expect(notices.get()[0]?.text).toBe('links.messages.itemsUnlinked'))
  expect(i18n.t('links.messages.itemsUnlinked')).toBe('Items has been unlinked')
  expect(bodyOf('DELETE')).toEqual({ type: 'PERSON', itemIds: ['21'], association: '1' })
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(notices.get()[0]?.text).toBe('common.undone'))
  expect(bodyOf('PUT')).toEqual({ type: 'PERSON', itemIds: ['21'], association: '1' })
})

test('A link gets another association, which the notice takes back, and linked cards another order [C-K08] [C-K09] [F-W09]', async () => {
  context.network.on('PUT /api/v1/catalogue/5/items', { json: { relatedEntitiesCount: {} } })
  context.network.on('PUT /api/v1/catalogue/5/items/order', { status: 204 })
  context.network.on('GET /api/v1/catalogue/5/related/5-1', { json: byHand })
  await renderPage(<LinkedTab area={objects} card={{ ...aCard, relatedEntities: [byHand] }} />)
  await choose('Amasis', 'Change association')
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('combobox', { name: 'Association' }))
  await userEvent.click(await within(dialog).findByRole('option', { name: 'was made by' }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Change' }))
  await waitFor(() => expect(notices.get()[0]?.text).toBe('links.messages.associationChanged'))
  expect(bodyOf('PUT')).toEqual({ type: 'PERSON', itemIds: ['22'], association: '70', insteadOf: '1' })
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(notices.get()[0]?.text).toBe('common.undone'))
  expect(bodyOf('PUT', 1)).toEqual({ type: 'PERSON', itemIds: ['22'], association: '1', insteadOf: '70' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: 'Reorder' }))
  await userEvent.click(screen.getByRole('button', { name: 'Move Amasis up' }))
  await waitFor(() => expect(context.network.to('PUT')).toHaveLength(3))
  expect(bodyOf('PUT', 2)).toEqual({ group: '5-1', itemIds: ['22', '21'] })
})

test('What a field links says so, leads to it and is not unlinked here; a group folds away [C-K08]', async () => {
  const group: RelatedGroup = {
    ...byHand,
    id: '5-1-own-productions-agent',
    field: { path: 'productions/agent', label: 'Makers and cultures', own: true },
  }
  await renderPage(<LinkedTab area={objects} card={{ ...aCard, relatedEntities: [group] }} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('PersonsMakers and cultures2')
  expect(screen.getByText(/via Makers and cultures/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Edit' }).getAttribute('href')).toBe(
    '/app/catalogue/object/5/edit#productions',
  )
  expect(screen.queryByRole('button', { name: 'Actions for Exekias' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /Makers and cultures/ }))
  expect(screen.queryByRole('link', { name: /Exekias/ })).toBeNull()
})

test('In a group of more cards than are shown, those with some words are found [C-K08]', async () => {
  const many = { ...byHand, count: 26 }
  const asked: string[] = []
  context.network.on('GET /api/v1/catalogue/5/related/5-1', ({ address }) => {
    asked.push(new URL(address, 'http://museum').searchParams.get('q') ?? '')
    const found = asked.at(-1) === 'nobody' ? [] : [aLink('40', 'Nearchos')]
    return {
      json: { ...many, count: found.length, linkItemIds: found.map(({ id }) => id), linkItems: found },
    }
  })
  await renderPage(<LinkedTab area={objects} card={{ ...aCard, relatedEntities: [many] }} />)
  const box = screen.getByRole('searchbox', { name: 'Search these records' })
  await userEvent.type(box, 'near')
  expect(await screen.findByRole('link', { name: /Nearchos/ })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 record found'))
  expect(screen.queryByRole('link', { name: /Exekias/ })).toBeNull()
  // Only all of them together have an order.
  expect(screen.queryByRole('button', { name: 'Reorder' })).toBeNull()
  await userEvent.clear(box)
  await userEvent.type(box, 'nobody')
  expect(await screen.findByText('No results.')).toBeTruthy()
  await userEvent.clear(box)
  expect(await screen.findByRole('link', { name: /Exekias/ })).toBeTruthy()
  expect(asked).toEqual(['near', 'nobody'])
})

test('A short group is seen at once and needs no search [C-K08]', async () => {
  await renderPage(<LinkedTab area={objects} card={{ ...aCard, relatedEntities: [byHand] }} />)
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('Objects are added to a collection; a locked one is named with the user who is editing it, and the notice removes them again [C-E01] [C-K05] [F-W09]', async () => {
  signInAs(aUser([...everything, 'catalogueEdit']))
  const object = { id: 1, name: 'OBJECT' }
  context.network.on('GET /api/v1/catalogue/', list([aRow('31', 'Fern', object), aRow('32', 'Moss', object)]))
  let refuse = true
  context.network.on('PUT /api/v1/catalogue/collections/5/objects', () =>
    refuse
      ? {
          status: 423,
          json: {
            status: 423,
            error: 'locked',
            message: 'Somebody else is editing this card',
            data: { items: [{ id: '31', number: 'H 1', title: 'Fern', userName: 'Bert' }] },
          },
        }
      : { json: { changed: ['31'], relatedEntitiesCount: { object: 1 } } },
  )
  context.network.on('GET /api/v1/catalogue/collections/5', { json: aCard })
  await renderPage(<LinkedTab area={collections} card={aCard} />)
  await userEvent.click(screen.getByRole('button', { name: 'Add objects' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(await within(dialog).findByRole('checkbox', { name: /Fern/ }))
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 object' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('H 1 Fern is being edited by Bert')
  refuse = false
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add 1 object' }))
  await waitFor(() => expect(notices.get()[0]?.text).toBe('links.messages.cardsLinked'))
  expect(i18n.t('links.messages.cardsLinked')).toBe('Cards have been linked')
  expect(bodyOf('PUT')).toEqual({ itemIds: ['31'] })
  context.network.on('DELETE /api/v1/catalogue/collections/5/objects', {
    json: { changed: ['31'], relatedEntitiesCount: {} },
  })
  notices.get()[0]?.action?.run()
  await waitFor(() => expect(notices.get()[0]?.text).toBe('common.undone'))
  expect(bodyOf('DELETE')).toEqual({ itemIds: ['31'] })
})

test('Who may not link is offered nothing of it [C-K08]', async () => {
  const card = { ...aCard, relatedEntities: [byHand], abilities: { link: false } } as unknown as CardAnswer
  await renderPage(<LinkedTab area={objects} card={card} />)
  expect(screen.queryByRole('button', { name: 'Link records' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Actions for Exekias' })).toBeNull()
})
