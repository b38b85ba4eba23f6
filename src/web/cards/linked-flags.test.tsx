import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { CardAnswer, CardRow } from '#model/api/cards/shapes.ts'
import { declarations } from '#model/cards/declarations.ts'
import { i18n } from '../platform/i18n/i18n.ts'
import { notices } from '../platform/notices/notices.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { areaOf } from './linked-cards.ts'
import { PublishedCell } from './list/PublishedCell.tsx'
import { RowTitle } from './list/RowTitle.tsx'
import { RecordHead } from './record/view/RecordHead.tsx'

const context = preparePages()
const collections = areaOf('collection')
if (!collections) throw new Error('collections are not declared')

const aRow = (hasUnpublishedObjects: boolean) =>
  ({
    id: '3',
    type: { id: 3, name: 'COLLECTION' },
    title: 'Herbarium',
    subtitle: '',
    lock: null,
    publishedOnWeb: false,
    hasUnpublishedObjects,
  }) as unknown as CardRow

const description = 'Contains unpublished objects'

test('The list marks a collection that holds objects that are not on the web, and no other [C-E01]', async () => {
  await renderPage(
    <div>
      {[true, false].map(flag => (
        <div key={String(flag)} data-testid={String(flag)}>
          <RowTitle area={collections} row={aRow(flag)} onLeave={() => undefined} />
        </div>
      ))}
    </div>,
  )
  expect(within(screen.getByTestId('true')).getByRole('img', { name: description })).toBeTruthy()
  expect(within(screen.getByTestId('false')).queryByRole('img')).toBeNull()
})

test('The record of a collection says so beside whether it is published [C-E01]', async () => {
  const card = {
    ...aRow(true),
    heading: 'Herbarium',
    lock: { isLockedBySomeoneElse: false },
    abilities: {},
    draft: null,
    relatedEntities: [],
  } as unknown as CardAnswer
  await renderPage(<RecordHead area={collections} card={card} put={() => undefined} />)
  expect(screen.getByText(description)).toBeTruthy()
})

test('Publishing a collection shows that some of its objects are unpublished [C-E01] [C-M01]', async () => {
  signInAs(aUser(['collectionsRead']))
  context.network.on(`GET ${collections.endpoints.missing.path.replace(':id', '3')}`, {
    json: { missing: [] },
  })
  context.network.on(`GET ${collections.declaration.path}/3/publicity`, {
    json: { site: 'closed', address: null, withdrawal: null, shown: 1, held: [], pictures: [] },
  })
  context.network.on(`PUT ${collections.endpoints.publish.path.replace(':id', '3')}`, { json: {} })
  await renderPage(<PublishedCell area={collections} row={aRow(true)} />)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Publish on the web' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(notices.get()[0]?.text).toBe('links.flags.hasUnpublishedObjects.published'))
})

test('Every flag of a type about linked records has texts [C-E01]', () => {
  for (const { linkedFlags = {} } of declarations)
    for (const flag of Object.keys(linkedFlags))
      for (const word of ['told', 'published']) expect(i18n.exists(`links.flags.${flag}.${word}`)).toBe(true)
})
