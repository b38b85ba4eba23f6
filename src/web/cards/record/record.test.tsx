import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openDialog } from '../../platform/dialogs/dialogs.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { unsaved } from '../../platform/unsaved/unsaved.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { catalogueArea } from '../catalogue-area.ts'
import { CardFailed } from './CardFailed.tsx'
import { useNewCard } from './use-new-card.ts'

const context = preparePages()

function Making() {
  const { create, clone } = useNewCard(catalogueArea)
  return (
    <>
      <button type="button" onClick={create}>
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
