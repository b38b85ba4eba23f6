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
  test('exceeding the available space is reported with both sizes, and nothing is sent [P-U11]', async () => {
    const network = await theLayer({ used: 900, limit: 1000 })
    offerFiles([file('a.jpg', 400), file('b.jpg', 300)])
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toMatch(/need 700\sB; there is room for 100\sB/)
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
    expect(within(dialog).getByText('1 empty file is left out')).toBeTruthy()
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
    })
    expect(uploadQueue.get().map(({ name, place, cover }) => [name, place, cover])).toEqual([
      ['b10.jpg', 0, false],
      ['b2.jpg', 1, true],
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
