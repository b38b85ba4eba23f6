import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { notices } from '../../platform/notices/notices.ts'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { CardBinButton } from './CardBinButton.tsx'

const context = preparePages()

const deleted = (id: string) => ({
  id,
  number: `N ${id}`,
  title: `Amphora ${id}`,
  deletedAt: '2026-03-05T10:20:00Z',
  deletedBy: 'Żaneta Groß',
  evidence: [],
})

test('An administrator brings a card back from the bin, and the focus stays in its list [C-K13]', async () => {
  let left = [deleted('1'), deleted('2')]
  context.network.on('GET /api/v1/catalogue/bin', () => ({
    json: { result: left, totalSize: left.length },
  }))
  context.network.on('PUT /api/v1/catalogue/1/restore', () => {
    left = left.slice(1)
    return { json: { id: '1', heading: 'Amphora 1' } }
  })
  const user = aUser()
  signInAs({ ...user, identities: user.identities.map(one => ({ ...one, role: 'TENANT_ADMIN' })) })
  await renderPage(<CardBinButton area={catalogueArea} />)
  await userEvent.click(screen.getByRole('button', { name: 'Trash' }))
  expect(await screen.findAllByText(/Deleted 05\/03\/2026.* by Żaneta Groß/)).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: 'Restore Amphora 1' }))
  await waitFor(() => expect(screen.queryByText('Amphora 1')).toBeNull())
  expect(notices.get()[0]).toMatchObject({ text: 'cardList.bin.restored', params: { title: 'Amphora 1' } })
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Restore Amphora 2')
})

test('Whoever may not bring cards back is not led to the bin [C-K13] [P-S17]', async () => {
  signInAs(aUser(['catalogueEdit', 'catalogueDelete']))
  await renderPage(<CardBinButton area={catalogueArea} />)
  expect(screen.queryByRole('button')).toBeNull()
})
