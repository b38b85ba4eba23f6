import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { SavedLayout } from '#model/api/layouts.ts'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import type { ListSearch } from '../data/list-search.ts'
import { LayoutPanel } from './LayoutPanel.tsx'
import { ownColumnsOf } from './own-columns.ts'
import { useArrangement } from './use-arrangement.ts'
import { ofMuseum } from './use-layouts.ts'

const context = preparePages()

beforeEach(() => {
  localStorage.clear()
  signInAs(aUser(['catalogueRead']))
})
// The store of a browser outlives what is cleared behind it.
afterEach(() => ownColumnsOf('object').set(() => undefined))

const view = (id: string, name: string, paths: readonly string[], isDefault = false): SavedLayout => ({
  id,
  name,
  isDefault,
  layout: { view: 'listView', columns: paths.map(path => ({ path, width: null })) },
})

const shared = view(ofMuseum, 'Registrars', ['number', 'title'])
const mine = view('7', 'Mine', ['title', 'remarks'])

function Panel({ layouts }: { readonly layouts: readonly SavedLayout[] }) {
  const [search, setSearch] = useState<ListSearch>({})
  const arrangement = useArrangement(catalogueArea, search, layouts)
  return (
    <>
      <output>{arrangement.columns.map(({ path }) => path).join(' ')}</output>
      <button type="button" onClick={() => arrangement.setColumns([{ path: 'title', width: null }])}>
        Arrange
      </button>
      <LayoutPanel
        area={catalogueArea}
        arrangement={arrangement}
        onUse={layout => {
          arrangement.setColumns(undefined)
          setSearch(layout ? { layout: layout.id } : {})
        }}
      />
    </>
  )
}

const renderPanel = (layouts: readonly SavedLayout[]) => {
  const { name, layout } = shared
  context.network.on('GET /api/v1/layouts', () => ({
    json: {
      result: layouts.filter(({ id }) => id !== ofMuseum),
      museum: layouts.includes(shared) ? { name, layout } : null,
    },
  }))
  return renderPage(<Panel layouts={layouts} />)
}

const columns = () => screen.getByRole('status').textContent
const back = () => screen.queryByRole('button', { name: 'Back to the museum’s view' })

test('Whoever has chosen no view begins with the museum’s; what one arranges is kept, and can be left for it again [F-W12]', async () => {
  await renderPanel([mine, shared])
  expect(await screen.findByText('Registrars')).toBeTruthy()
  expect([columns(), back()]).toEqual(['number title', null])
  await userEvent.click(screen.getByRole('button', { name: 'Arrange' }))
  expect(columns()).toBe('title')
  expect(screen.queryByRole('button', { name: /Save changes to/ })).toBeNull()
  await userEvent.click(back() as HTMLElement)
  expect([columns(), back()]).toEqual(['number title', null])
  expect(screen.queryByRole('button', { name: /for everyone/ })).toBeNull()
})

test('A person’s own default, or columns arranged before there was a view for everyone, go before it [F-W12]', async () => {
  const { unmount } = await renderPanel([{ ...mine, isDefault: true }, shared])
  expect(columns()).toBe('title remarks')
  await userEvent.click((await screen.findByText('Back to the museum’s view')) as HTMLElement)
  expect(columns()).toBe('number title')
  unmount()
  ownColumnsOf('object').set(() => ({ layout: undefined, columns: [{ path: 'remarks', width: 90 }] }))
  await renderPanel([mine, shared])
  expect(columns()).toBe('remarks')
})

test('An administrator makes a view everyone’s, and removes it [F-W12]', async () => {
  const user = aUser(['catalogueRead'])
  signInAs({ ...user, identities: user.identities.map(own => ({ ...own, role: 'TENANT_ADMIN' as const })) })
  context.network.on('PUT /api/v1/layouts/museum/object', () => ({
    json: { name: 'Mine', layout: mine.layout },
  }))
  context.network.on('DELETE /api/v1/layouts/museum/object', () => ({ status: 204 }))
  await renderPanel([mine, shared])
  await userEvent.click(await screen.findByRole('button', { name: 'Make Mine the view for everyone' }))
  expect(context.network.to('PUT /api/v1/layouts/museum/object')[0]?.body).toBe(
    JSON.stringify({ name: 'Mine', layout: mine.layout }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove Registrars as the view for everyone' }))
  expect(context.network.to('DELETE /api/v1/layouts/museum/object')).toHaveLength(1)
})
