import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import type { CardArea } from '../card-area.ts'
import { areaOf } from '../linked-cards.ts'
import { NewCardButton } from './NewCardButton.tsx'

const context = preparePages()

const persons = areaOf('person') as CardArea

test('Where a list holds several types one says which the new card is, and it begins as one of them [C-K10] [C-E02]', async () => {
  signInAs(aUser(['personRead', 'personCreate']))
  let sent = ''
  context.network.on('POST /api/v1/catalogue/persons/', ({ body }) => {
    sent = body ?? ''
    return { status: 201, json: { id: '6' } }
  })
  const { router } = await renderPage(<NewCardButton area={persons} />)
  await userEvent.click(screen.getByRole('button', { name: 'New' }))
  expect(screen.getAllByRole('menuitem', { hidden: true }).map(item => item.textContent)).toEqual([
    'New person',
    'New organization',
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'New organization', hidden: true }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/entities/person/6/edit'))
  expect(JSON.parse(sent)).toEqual({ values: { entityType: { id: 7 } } })
})

test('Where a list holds one type the button makes it [C-K10]', async () => {
  signInAs(aUser(['placeRead', 'placeCreate']))
  context.network.on('POST /api/v1/place/', { status: 201, json: { id: '9' } })
  const { router } = await renderPage(<NewCardButton area={areaOf('place') as CardArea} />)
  await userEvent.click(screen.getByRole('button', { name: 'New place' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/entities/place/9/edit'))
})
