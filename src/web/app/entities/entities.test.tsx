import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { EntitiesPage } from './EntitiesPage.tsx'

const context = preparePages()

const counted = (totalSize: number) => ({
  json: { result: [], facets: [], page: 0, blocksize: 1, totalSize, totalIsAtLeast: false },
})

test('The entities one may read lead to their lists, each with how many there are [C-S01] [P-S17]', async () => {
  signInAs(aUser(['personRead', 'placeRead']))
  context.network.on('GET /api/v1/catalogue/persons/', counted(1537))
  context.network.on('GET /api/v1/place/', counted(1))
  await renderPage(<EntitiesPage />)
  expect(await screen.findByText('1,537 persons and organisations')).toBeTruthy()
  expect(await screen.findByText('1 place')).toBeTruthy()
  expect(screen.getAllByRole('link').map(link => link.getAttribute('href'))).toEqual([
    '/app/entities/person',
    '/app/entities/place',
  ])
})
