import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { CardAnswer, LinkItem, RelatedGroup } from '#model/api/cards/shapes.ts'
import { usePageActions } from '../../platform/actions/page-actions.ts'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { unsaved } from '../../platform/unsaved/unsaved.ts'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { useNewCard } from '../data/use-new-card.ts'
import { CardFailed } from './CardFailed.tsx'
import { LinkedTab } from './view/LinkedTab.tsx'
import { RecordActions } from './view/RecordActions.tsx'

const context = preparePages()

function Making() {
  const { create, clone } = useNewCard(catalogueArea)
  return (
    <>
      <button type="button" onClick={() => create()}>
        New
      </button>
      <button type="button" onClick={() => clone('5')}>
        Clone
      </button>
    </>
  )
}

const answer = (leave: boolean) => {
  const request = openDialog.get()
  if (request?.kind === 'unsaved') request.answer(leave)
}

test('With unsaved edits neither a new card nor a copy is made before one chose to leave [C-K10] [C-S03]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  context.network.on('POST /api/v1/catalogue/', { status: 201, json: { id: '6' } })
  const { router } = await renderPage(<Making />)
  const done = unsaved.hold()
  for (const name of ['New', 'Clone']) {
    await userEvent.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(openDialog.get()?.kind).toBe('unsaved'))
    answer(false)
    await waitFor(() => expect(openDialog.get()).toBeUndefined())
  }
  expect(context.network.to('POST')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Clone' }))
  await waitFor(() => expect(openDialog.get()?.kind).toBe('unsaved'))
  answer(true)
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/catalogue/object/6/edit'))
  expect(context.network.to('POST').map(({ address }) => address)).toEqual(['/api/v1/catalogue/5/clone'])
  done()
})

test('A card that is not there leads to the list with a word [C-O10] [C-S03]', async () => {
  const { router } = await renderPage(
    <CardFailed area={catalogueArea} failure={new CallError(404, {})} onRetry={() => undefined} />,
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/catalogue'))
  expect(openDialog.get()?.kind).toBe('not-found')
})

test('A card that the server could not give can be asked for again [C-O10]', async () => {
  let asked = 0
  await renderPage(
    <CardFailed area={catalogueArea} failure={new CallError(500, {})} onRetry={() => asked++} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(asked).toBe(1)
  expect(openDialog.get()).toBeUndefined()
})

const aCard = {
  id: '5',
  number: 'A 1',
  heading: 'Amphora',
  publishedOnWeb: false,
  type: { id: 1, name: 'OBJECT' },
  lock: { isLockedBySomeoneElse: false },
  abilities: { edit: true, delete: true, publish: true, share: true, download: true },
} as CardAnswer

const aLink = (id: string): LinkItem => ({
  id,
  type: { id: 1, name: 'OBJECT' },
  title: `Amphora ${id}`,
  shortDescription: `A ${id}`,
  description: '',
  thumbnailUrl: null,
  publishedOnWeb: false,
  linkToDetails: `/app/catalogue/object/${id}`,
  damType: null,
  parentId: null,
  incrementalNumber: Number(id),
  isCover: false,
})

function Record() {
  const [card, put] = useState(aCard)
  return <RecordActions area={catalogueArea} card={card} put={put} />
}
const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name, hidden: true }))
}

const aPublicity = { site: 'closed', address: null, withdrawal: null, shown: 3, held: [], pictures: [] }

const withdrawal = { reason: 'Rights unclear', at: '2026-11-29T10:00:00Z', by: 'Anna Neri' }

test('A record is withdrawn at once for a reason, and nothing publishes it before that is lifted with a note [O-W33]', async () => {
  signInAs(aUser(['catalogueRead']))
  const path = '/api/v1/catalogue/5/withdrawal'
  context.network.on(`PUT ${path}`, { json: { ...aCard, withdrawal } })
  context.network.on(`DELETE ${path}`, { json: aCard })
  await renderPage(<Record />)
  await choose('Withdraw at once')
  const dialog = await screen.findByRole('dialog', { name: 'Withdraw from public view?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  expect(await within(dialog).findByText('This field is required')).toBeTruthy()
  expect(context.network.to(`PUT ${path}`)).toEqual([])
  await userEvent.type(within(dialog).getByRole('textbox'), 'Rights unclear')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Withdraw' }))
  await waitFor(() => expect(notices.get()[0]?.text).toBe('cards.withdrawal.done'))
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }))
  const publish = await screen.findByRole('menuitem', { name: /Publish on the web/, hidden: true })
  expect(publish.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Lift withdrawal', hidden: true }))
  const lifting = await screen.findByRole('dialog', { name: 'Lift the withdrawal?' })
  await userEvent.type(within(lifting).getByRole('textbox'), 'Settled')
  await userEvent.click(within(lifting).getByRole('button', { name: 'Lift withdrawal' }))
  await waitFor(() => expect(notices.get()[0]?.text).toBe('cards.withdrawal.lifted'))
  expect(JSON.parse(context.network.to(`DELETE ${path}`)[0]?.body ?? '')).toEqual({ note: 'Settled' })
})

test('A withdrawn record says so when it is about to be published, and is not [O-W33]', async () => {
  signInAs(aUser(['catalogueRead']))
  context.network.on('GET /api/v1/catalogue/5/missing', { json: { missing: [] } })
  context.network.on('GET /api/v1/catalogue/5/publicity', { json: { ...aPublicity, withdrawal } })
  await renderPage(<Record />)
  await choose('Publish on the web')
  expect((await screen.findByRole('alert')).textContent).toContain('Rights unclear')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Publish' }).disabled).toBe(true)
})

test('A record is published and taken off the web at once, each with a word [C-K06] [C-M01]', async () => {
  signInAs(aUser(['catalogueRead']))
  context.network.on('GET /api/v1/catalogue/5/missing', { json: { missing: [] } })
  context.network.on('PUT /api/v1/catalogue/5/published_on_web', ({ body }) => ({
    json: { ...aCard, publishedOnWeb: JSON.parse(body ?? '').published },
  }))
  context.network.on('GET /api/v1/catalogue/5/publicity', { json: aPublicity })
  await renderPage(<Record />)
  await choose('Publish on the web')
  await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(notices.get()[0]?.text).toBe('object.words.published'))
  await choose('Unpublish')
  await waitFor(() => expect(notices.get()[0]?.text).toBe('object.words.unpublished'))
})

test('A card is deleted only when that was confirmed [C-K13] [C-S03]', async () => {
  signInAs(aUser(['catalogueRead']))
  context.network.on('DELETE /api/v1/catalogue/5', { status: 204 })
  const { router } = await renderPage(<Record />)
  await choose('Delete')
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('A 1 Amphora')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(context.network.to('DELETE')).toEqual([])
  await choose('Delete')
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/catalogue'))
  expect(context.network.to('DELETE')).toHaveLength(1)
})

test('Ctrl S saves, Ctrl Enter saves and goes on; other keys do neither', async () => {
  const [save, saveAndNext] = [vi.fn(), vi.fn()]
  function Keys() {
    usePageActions('Form', [
      { id: 'save', label: 'Save', keys: 'mod+s', run: save },
      { id: 'next', label: 'Save and next', keys: 'mod+enter', run: saveAndNext },
    ])
    return <input aria-label="Title" />
  }
  await renderPage(<Keys />)
  await userEvent.type(screen.getByRole('textbox'), 's{Enter}{Control>}s{/Control}{Meta>}{Enter}{/Meta}')
  expect([save.mock.calls.length, saveAndNext.mock.calls.length]).toEqual([1, 1])
})

test('Linked records are grouped by type and relation, and loaded page by page, none twice [C-K08] [C-K04]', async () => {
  signInAs(aUser(['catalogueRead']))
  const items = Array.from({ length: 3 }, (_, at) => aLink(String(10 + at)))
  const group: RelatedGroup = {
    id: '1-7',
    type: { id: 1, name: 'OBJECT' },
    association: { id: '7', name: 'part of' },
    field: null,
    count: 3,
    linkItemIds: ['10', '11'],
    linkItems: items.slice(0, 2),
    page: 0,
    blockSize: 2,
  }
  context.network.on('GET /api/v1/catalogue/5/related/1-7', {
    json: { ...group, page: 1, linkItemIds: ['11', '12'], linkItems: items.slice(1) },
  })
  await renderPage(<LinkedTab area={catalogueArea} card={{ ...aCard, relatedEntities: [group] }} />)
  expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Objectspart of3')
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  await waitFor(() =>
    expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual(
      items.map(({ linkToDetails }) => linkToDetails),
    ),
  )
})
