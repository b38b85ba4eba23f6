import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { uploadQueue } from '../queue/upload-queue.ts'
import { UploadLayer } from '../UploadLayer.tsx'
import { offerFiles, offers } from '../upload-state.ts'

const context = preparePages()

const file = (name: string, bytes = 100) => ({
  file: new File(['x'.repeat(bytes)], name, { type: 'image/jpeg' }),
  folder: '',
})

const bowl = { type: 'object', id: '12', title: 'Red bowl' }

async function theLayer(room: { used: number; limit: number | null }) {
  signInAs(aUser(['damUpload']))
  offers.set(() => [])
  uploadQueue.stop()
  const { network } = context
  network.on('GET /api/v1/uploads/room', { json: room })
  network.on('POST /api/v1/uploads/known', { json: { known: {} } })
  network.on('POST /api/v1/uploads/match', { json: { records: [], matches: [] } })
  network.on('POST /api/v1/upload-batches', {
    status: 201,
    json: {
      id: '9',
      startedAt: '2026-11-22T12:00:00Z',
      by: 'Anna',
      attachTo: null,
      total: 2,
      ready: 0,
      failed: 0,
      undoneAt: null,
    },
  })
  await renderPage(<UploadLayer />)
  return network
}

describe('before files are sent', () => {
  test('exceeding the available space is reported with both sizes, and nothing is sent; all files are listed [F-W21] [P-U11]', async () => {
    const network = await theLayer({ used: 900, limit: 1000 })
    offerFiles([file('a.jpg', 400), file('b.jpg', 300)])
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/need 700\sB, but only 100\sB is available/)
    const list = within(screen.getByRole('region', { name: 'Selected files' }))
    expect(list.getByText('a.jpg')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Upload 2 files' })).toHaveProperty('disabled', true)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(network.to('POST /api/v1/upload-batches')).toEqual([])
    expect(offers.get()).toEqual([])
  })

  test('files for a card are put into order, one is its cover, and they go in that order [C-F01]', async () => {
    const network = await theLayer({ used: 0, limit: null })
    offerFiles([file('b10.jpg'), file('b2.jpg'), file('empty.jpg', 0)], bowl)
    const dialog = await screen.findByRole('dialog', { name: 'Attach to Red bowl' })
    const button = (name: string) => within(dialog).findByRole('button', { name })
    expect(within(dialog).getByText('1 empty file will be left out')).toBeTruthy()
    // Ten comes after two. Without layout the first row alone is drawn.
    await userEvent.click(await button('Use b2.jpg as cover'))
    await userEvent.click(await button('Move b2.jpg down'))
    await userEvent.click(await button('Upload 2 files'))
    await waitFor(() => expect(uploadQueue.get()).toHaveLength(2))
    const [sent] = network.to('POST /api/v1/upload-batches')
    expect(JSON.parse(sent?.body ?? '')).toEqual({
      attachTo: { type: 'object', id: '12' },
      files: 2,
      bytes: 200,
      existing: [],
    })
    expect(uploadQueue.get().map(({ name, place, cover }) => [name, place, cover])).toEqual([
      ['b10.jpg', 0, false],
      ['b2.jpg', 1, true],
    ])
    uploadQueue.stop()
  })

  test('those named by the number of an object are proposed for it, surely or not; each can be left unlinked; one press attaches all [F-W13]', async () => {
    const network = await theLayer({ used: 0, limit: null })
    const record = (id: string, number: string, thumbnailUrl: string | null) => ({
      id,
      type: { id: 1, name: 'object' },
      title: `Bowl ${id}`,
      shortDescription: number,
      description: '',
      thumbnailUrl,
      publishedOnWeb: false,
      linkToDetails: null,
      damType: null,
      parentId: null,
      incrementalNumber: 1,
      isCover: false,
    })
    const match = (sureness: string, recordIds: string[], order: number | null) => ({
      sureness,
      recordIds,
      order,
      view: null,
      attachedTo: [],
    })
    network.on('POST /api/v1/uploads/match', {
      json: {
        records: [record('7', 'MV 1934.1', null), record('8', 'KM 1934.1', '/thumb?size=160')],
        // In the order of the names: 1934.1, Hall, MV 1934.1_1, MV 1934.1_2.
        matches: [
          match('several', ['7', '8'], null),
          match('none', [], null),
          match('exact', ['7'], 1),
          match('likely', ['7'], 2),
        ],
      },
    })
    offerFiles(['MV 1934.1_2.jpg', 'MV 1934.1_1.jpg', 'Hall.jpg', '1934.1.jpg'].map(name => file(name)))
    const dialog = await screen.findByRole('dialog', { name: 'Check before uploading' })
    const recordOf = (name: string) => within(dialog).findByRole('combobox', { name: `Record for ${name}` })
    expect(await recordOf('MV 1934.1_1.jpg')).toHaveProperty('value', 'MV 1934.1 · Bowl 7')
    expect(within(dialog).getByText('Exact match')).toBeTruthy()
    expect(within(dialog).getByText('Becomes cover')).toBeTruthy()
    expect(within(dialog).getByText(/^2 files will be attached/)).toBeTruthy()
    await userEvent.click(await recordOf('MV 1934.1_1.jpg'))
    await userEvent.click(await screen.findByRole('option', { name: 'Leave unlinked' }))
    expect(await recordOf('MV 1934.1_1.jpg')).toHaveProperty('value', '')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Upload 4 files' }))
    await waitFor(() => expect(uploadQueue.get()).toHaveLength(4))
    expect(uploadQueue.get().map(({ name, attachTo }) => [name, attachTo])).toEqual([
      ['MV 1934.1_1.jpg', undefined],
      ['MV 1934.1_2.jpg', 'object/7'],
      ['1934.1.jpg', undefined],
      ['Hall.jpg', undefined],
    ])
    uploadQueue.stop()
  })

  test('a refusal is shown in the server’s words, and can be retried [P-U11]', async () => {
    const network = await theLayer({ used: 0, limit: null })
    network.on('POST /api/v1/upload-batches', {
      status: 413,
      json: { status: 413, error: 'too_large', message: 'There is no room for so much' },
    })
    offerFiles([file('a.jpg')])
    expect((await screen.findByRole('alert')).textContent).toBe('There is no room for so much')
    expect(uploadQueue.get()).toEqual([])
  })
})
