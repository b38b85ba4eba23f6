import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { KeptList } from '../../field-work/device/kept.ts'
import { preparePages, renderPage } from '../../testing/render-page.tsx'
import { PlaceCheck } from './PlaceCheck.tsx'

preparePages()

const depot = { id: '7', name: 'Depot' }

const audit: KeptList = {
  owner: '1 1',
  id: '5',
  number: 'IA-1',
  title: 'Depot',
  closed: false,
  sha256: '',
  places: [depot],
  otherPlaces: [],
  items: [
    { objectId: '1', number: 'A 1', title: 'Cup', placeId: depot.id, lost: null },
    {
      objectId: '2',
      number: 'A 2',
      title: 'Jug',
      placeId: depot.id,
      lost: { how: 'MISSING', since: '2026-05-12' },
    },
  ],
  log: [],
  next: null,
}

test('The phone tells known losses from what is expected, since when they are known, and that one is found again [C-P09]', async () => {
  const noteDown = vi.fn(async () => undefined)
  await renderPage(
    <PlaceCheck me="1" audit={audit} standings={new Map()} noteDown={noteDown} place={depot} />,
  )
  const expected = within(await screen.findByRole('list', { name: 'Objects expected at Depot' }))
  expect(expected.getByText('Cup')).toBeTruthy()
  expect(expected.queryByText('Jug')).toBeNull()
  expect(screen.getByText('0 of 1')).toBeTruthy()
  const known = within(screen.getByRole('list', { name: 'Known losses' }))
  expect(known.getByText('Missing since 12 May 2026')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Number'), 'A 2{Enter}')
  expect(screen.getByText('Known to be lost: found again')).toBeTruthy()
  expect(noteDown).toHaveBeenCalledWith(expect.objectContaining({ objectId: '2', result: 'IN_PLACE' }))
})
