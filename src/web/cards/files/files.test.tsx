import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { CardAnswer, CardRow, LinkItem } from '#model/api/cards/shapes.ts'
import { notices } from '../../platform/notices/notices.ts'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { FileCheckBanner } from './checks/FileCheckBanner.tsx'
import { FilesTab } from './FilesTab.tsx'
import { movedTo } from './use-file-order.ts'

const context = preparePages()

const aFile = (id: string, title: string): LinkItem => ({
  id,
  type: { id: 4, name: 'DAM' },
  title,
  shortDescription: 'image/jpeg',
  description: 'JPG, 900 × 600',
  thumbnailUrl: `/api/v1/files/${id}/thumbnail?size=160`,
  publishedOnWeb: false,
  linkToDetails: `/app/dam/file/${id}`,
  damType: 'IMAGE',
  parentId: null,
  incrementalNumber: Number(id),
  isCover: false,
})

const [front, side, back] = [aFile('8', 'front.jpg'), aFile('9', 'side.jpg'), aFile('10', 'back.jpg')]

const aCard = (files: readonly LinkItem[], change: Partial<CardAnswer> = {}) =>
  ({
    id: '5',
    number: 'A 1',
    heading: 'Amphora',
    type: { id: 1, name: 'OBJECT' },
    fileCoverId: null,
    abilities: { edit: true, link: true },
    lock: { isLockedBySomeoneElse: false },
    relatedEntitiesCount: { file: files.length },
    files: [...files],
    ...change,
  }) as CardAnswer

function Files({ given }: { readonly given: CardAnswer }) {
  const [card, put] = useState(given)
  return <FilesTab area={catalogueArea} card={card} put={put} />
}

const titles = () =>
  within(screen.getByRole('list', { name: 'Attached files' }))
    .getAllByRole('link')
    .map(link => link.textContent)
const bodies = (method: 'PUT' | 'DELETE') =>
  context.network
    .to(method)
    .map(({ address, body }) => [address.replace('/api/v1/catalogue', ''), JSON.parse(body ?? '{}')])

const curator = () => signInAs(aUser(['catalogueRead', 'catalogueEdit', 'damRead']))

test('A file is set as cover and taken away again, each with a word [C-K07] [C-M01]', async () => {
  curator()
  context.network.on('PUT /api/v1/catalogue/cover', { json: aCard([front], { fileCoverId: '8' }) })
  context.network.on('DELETE /api/v1/catalogue/cover/5', { json: aCard([front]) })
  await renderPage(<Files given={aCard([front])} />)
  await userEvent.click(screen.getByRole('button', { name: 'Set front.jpg as cover' }))
  await waitFor(() => expect(notices.get()[0]?.text).toBe('cards.messages.coverSet'))
  expect(bodies('PUT')).toEqual([['/cover', { id: '5', fileId: '8' }]])
  await userEvent.click(await screen.findByRole('button', { name: 'Remove cover front.jpg' }))
  await waitFor(() => expect(notices.get()[0]?.text).toBe('cards.messages.coverRemoved'))
})

test('Files are reordered by arrows and by dragging, immediately and with an announcement; the focus stays with the file [C-O07]', async () => {
  curator()
  context.network.on('PUT /api/v1/catalogue/files/order', ({ body }) => {
    const { fileIds } = JSON.parse(body ?? '') as { fileIds: string[] }
    return { json: aCard(fileIds.flatMap(id => [front, side, back].filter(file => file.id === id))) }
  })
  await renderPage(<Files given={aCard([front, side, back])} />)
  await userEvent.click(screen.getByRole('button', { name: 'Move front.jpg back' }))
  expect(titles()).toEqual(['side.jpg', 'front.jpg', 'back.jpg'])
  await userEvent.keyboard('{Enter}')
  expect(titles()).toEqual(['side.jpg', 'back.jpg', 'front.jpg'])
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move front.jpg forward')
  expect(screen.getByText('front.jpg is now number 3 of 3')).toBeTruthy()
  await waitFor(() =>
    expect(bodies('PUT')).toEqual([
      ['/files/order', { id: '5', fileIds: ['9', '8', '10'] }],
      ['/files/order', { id: '5', fileIds: ['9', '10', '8'] }],
    ]),
  )
  const tile = (name: string) => screen.getByText(name).closest('li') as HTMLElement
  const dataTransfer = { setData: () => undefined, effectAllowed: '', dropEffect: '' }
  fireEvent.dragStart(tile('front.jpg'), { dataTransfer })
  fireEvent.dragOver(tile('side.jpg'), { dataTransfer })
  fireEvent.drop(tile('side.jpg'), { dataTransfer })
  await waitFor(() => expect(titles()).toEqual(['front.jpg', 'side.jpg', 'back.jpg']))
  expect(movedTo(['1', '2', '3', '4'], '2', '4')).toEqual(['1', '3', '4', '2'])
})

test('A detached file is put back by the notice, where it stood and as cover [C-O07] [C-M01]', async () => {
  curator()
  context.network.on('DELETE /api/v1/catalogue/files', { json: aCard([side]) })
  context.network.on('PUT /api/v1/catalogue/files', { json: aCard([side, front]) })
  context.network.on('PUT /api/v1/catalogue/files/order', { json: aCard([front, side]) })
  context.network.on('PUT /api/v1/catalogue/cover', { json: aCard([front, side], { fileCoverId: '8' }) })
  await renderPage(<Files given={aCard([front, side], { fileCoverId: '8' })} />)
  await userEvent.click(screen.getByRole('button', { name: 'Detach front.jpg' }))
  await waitFor(() => expect(titles()).toEqual(['side.jpg']))
  const [notice] = notices.get()
  expect(notice?.text).toBe('links.messages.itemsUnlinked')
  notice?.action?.run()
  await waitFor(() => expect(titles()).toEqual(['front.jpg', 'side.jpg']))
  expect(bodies('PUT')).toEqual([
    ['/files', { id: '5', fileIds: ['8'] }],
    ['/files/order', { id: '5', fileIds: ['8', '9'] }],
    ['/cover', { id: '5', fileId: '8' }],
  ])
})

const aRow = ({ id, title, thumbnailUrl }: LinkItem): CardRow =>
  ({
    id,
    title,
    thumbnailUrl,
    type: { id: 4, name: 'DAM' },
    columns: { damType: [{ id: 1 }] },
  }) as unknown as CardRow

test('Files of the museum are found, ticked and attached; those that are attached are not offered again [C-O07] [C-S03] [C-M01]', async () => {
  curator()
  context.network.on('GET /api/v1/files/', {
    json: {
      result: [front, side, back].map(aRow),
      facets: [],
      page: 0,
      blocksize: 60,
      totalSize: 3,
      totalIsAtLeast: false,
    },
  })
  context.network.on('PUT /api/v1/catalogue/files', { json: aCard([front, side, back]) })
  await renderPage(<Files given={aCard([front])} />)
  await userEvent.click(screen.getByRole('button', { name: 'Choose from library' }))
  const dialog = await screen.findByRole('dialog', { name: 'Attach files to Amphora' })
  const box = (name: RegExp) => within(dialog).findByRole<HTMLInputElement>('checkbox', { name })
  expect((await box(/front/)).disabled).toBe(true)
  await userEvent.click(await box(/side/))
  const last = await box(/back/)
  await userEvent.keyboard('{ArrowRight}')
  expect(document.activeElement).toBe(last)
  await userEvent.keyboard(' ')
  await userEvent.selectOptions(within(dialog).getByRole('combobox', { name: 'File type' }), 'PDF')
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /Unlinked/ }))
  await waitFor(() =>
    expect(decodeURIComponent(context.network.to('GET').at(-1)?.address ?? '')).toContain(
      'filters={"damType":["4"],"isLinked":["false"]}',
    ),
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Attach 2 files' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(bodies('PUT')).toEqual([['/files', { id: '5', fileIds: ['9', '10'] }]])
  expect(notices.get()[0]?.text).toBe('links.messages.itemsLinked')
  expect(titles()).toHaveLength(3)
})

test('Who may not link sees the files and changes nothing [C-O07] [P-P12]', async () => {
  signInAs(aUser(['catalogueRead']))
  await renderPage(
    <Files given={aCard([front, side], { abilities: { edit: false, link: false } as never })} />,
  )
  expect(titles()).toEqual(['front.jpg', 'side.jpg'])
  expect(screen.queryAllByRole('button')).toEqual([])
})

test('Administrators see a warning about damaged files on every page; it is not requested for others [C-F08]', async () => {
  context.network.on('GET /api/v1/files/checks', {
    json: {
      total: 9,
      checked: 9,
      damaged: 1,
      files: [{ file: front, name: 'front.jpg', problem: 'checksum', checkedAt: '2026-05-18T02:00:00Z' }],
    },
  })
  signInAs(aUser(['damRead']))
  const { unmount } = await renderPage(<FileCheckBanner />)
  expect(context.network.to('GET')).toEqual([])
  unmount()
  const { identities, ...user } = aUser()
  signInAs({
    ...user,
    role: 'TENANT_ADMIN',
    identities: identities.map(each => ({ ...each, role: 'TENANT_ADMIN' })),
  })
  await renderPage(<FileCheckBanner />)
  expect((await screen.findByRole('alert')).textContent).toContain('1 stored file is damaged or missing.')
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect((await screen.findByRole('listitem')).textContent).toContain(
    'front.jpg has changed in content since it was uploaded',
  )
})

test('While another person edits the card its cover cannot be changed, and the button says why; files can be attached [F-T09]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueEdit', 'catalogueLinkCardWithFile']))
  await renderPage(
    <Files
      given={aCard([front], {
        lock: { isLockedBySomeoneElse: true, userName: 'Bruno Neri' } as CardAnswer['lock'],
      })}
    />,
  )
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Set front.jpg as cover' })
  expect(button.disabled).toBe(true)
  expect(button.title).toBe('Bruno Neri is editing')
})
