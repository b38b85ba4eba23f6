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

test('Where a list holds several types one says which the new card is; none is made before it is saved [C-K10] [C-E02] [F-W02]', async () => {
  signInAs(aUser(['personRead', 'personCreate']))
  const { router } = await renderPage(<NewCardButton area={persons} />)
  await userEvent.click(screen.getByRole('button', { name: 'New' }))
  expect(screen.getAllByRole('menuitem', { hidden: true }).map(item => item.textContent)).toEqual([
    'New person',
    'New organisation',
  ])
  await userEvent.click(screen.getByRole('menuitem', { name: 'New organisation', hidden: true }))
  await waitFor(() =>
    expect(router.state.location.pathname).toBe('/app/entities/person/new-organization/edit'),
  )
})

test('Where a list holds one type the button opens its form, and nothing is made yet [C-K10] [F-W02]', async () => {
  signInAs(aUser(['placeRead', 'placeCreate']))
  const { router } = await renderPage(<NewCardButton area={areaOf('place') as CardArea} />)
  await userEvent.click(screen.getByRole('button', { name: 'New place' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/entities/place/new-place/edit'))
  expect(context.network.to('POST')).toEqual([])
})
