import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { cardTypes } from '#model/record-types.ts'
import { basketOf, emptyBasket } from '../../cards/selection/basket.ts'
import { notices } from '../../platform/notices/notices.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { areaOfClass } from '../area-of-class.ts'
import { KeepMenu } from './KeepMenu.tsx'

const context = preparePages()
/** The selection of the signed-in user. */
const basket = () => basketOf('object')
const row = { id: '5', number: 'A 1', title: 'Amphora', thumbnailUrl: null }

beforeEach(() => {
  signInAs(aUser(['catalogueRead']))
  basket().set(() => emptyBasket)
  context.network.on('GET /api/v1/catalogue', { json: { result: [row], totalSize: 1 } })
})

/** The menu over what a search of objects finds, opened. */
async function openMenu() {
  const area = areaOfClass(cardTypes.object)
  if (!area) throw new Error('Objects have an area.')
  const page = await renderPage(<KeepMenu area={area} wanted={{ q: 'amphora' }} address={{ q: 'amphora' }} />)
  fireEvent.click(screen.getByText('Add results to…'))
  await screen.findByText('Basket')
  return page
}

describe('Keeping what a search found [C-Q07]', () => {
  test('puts it in the basket card by card and says how many', async () => {
    await openMenu()
    expect(screen.queryByText('Collection…')).toBeNull()
    fireEvent.click(screen.getByText('Basket'))
    await waitFor(() => expect(basket().get()).toMatchObject({ kind: 'picked', items: [{ id: '5' }] }))
    expect(notices.get()[0]).toMatchObject({ kind: 'success', text: 'searches.saved.keep.inBasket' })
  })

  test('selects all of it in the list that shows the same', async () => {
    const { router } = await openMenu()
    fireEvent.click(screen.getByText('Select all in the list'))
    await waitFor(() => expect(basket().get()).toMatchObject({ kind: 'all', q: 'amphora', total: 1 }))
    await waitFor(() => expect(router.state.location.search).toMatchObject({ q: 'amphora' }))
  })

  test('says that it failed, and leaves the basket as it was', async () => {
    context.network.on('GET /api/v1/catalogue', { status: 400, json: { error: 'invalid', message: 'x' } })
    await openMenu()
    fireEvent.click(screen.getByText('Basket'))
    await waitFor(() => expect(notices.get()[0]).toMatchObject({ text: 'searches.saved.keep.failed' }))
    expect(basket().get()).toEqual(emptyBasket)
  })
})
