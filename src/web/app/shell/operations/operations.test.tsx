import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Operation } from '#model/api/operations.ts'
import { serverNews } from '../../../platform/events/news.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { OperationsTray } from './OperationsTray.tsx'

const context = preparePages()

const running: Operation = {
  id: '4',
  operationName: 'cards.bulk',
  state: 'IN_PROGRESS',
  totalNumberOfElements: 1200,
  numberOfProcessedElements: 300,
  progress: { success: [], fail: [] },
  stopRequested: false,
  startedAt: '2026-03-05T10:20:00Z',
  endedAt: null,
  canUndo: false,
  undoesId: null,
  undoneById: null,
}

let served = running
const serve = (operation: Operation) => {
  served = operation
  context.network.on('GET /api/v1/operations', () => ({ json: { result: [served] } }))
}

const publish = ({ progress: _, ...operation }: Operation) =>
  act(() => serverNews.publish({ name: 'operation.changed', data: operation }))

const show = async () => {
  signInAs(aUser(['catalogueRead']), { currentMuseumId: '3' })
  await renderPage(<OperationsTray />)
  await userEvent.click(await screen.findByRole('button', { name: /^Background tasks/ }))
}

test('Background tasks shows how far it has come, and is stopped [P-E10] [C-K16]', async () => {
  serve(running)
  context.network.on('PUT /api/v1/operations/4/stop', () => {
    served = { ...running, stopRequested: true }
    return { status: 204 }
  })
  await show()
  expect(await screen.findByText('300 of 1,200')).toBeTruthy()
  publish({ ...running, numberOfProcessedElements: 450 })
  expect(await screen.findByText('450 of 1,200')).toBeTruthy()
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { hidden: true }).value).toBe(450)
  await userEvent.click(screen.getByRole('button', { name: 'Stop', hidden: true }))
  expect(await screen.findByText('Stopping…')).toBeTruthy()
  expect(context.network.to('PUT /api/v1/operations/4/stop')).toHaveLength(1)
})

test('A finished operation immediately lists failed records with reasons [P-E10] [C-K16]', async () => {
  serve(running)
  context.network.on('GET /api/v1/operations/4/problems', {
    json: {
      result: Array.from({ length: 7 }, (_, at) => ({
        element: `7${at}`,
        title: `N ${at} Amphora`,
        address: `/app/catalogue/object/7${at}`,
        message: 'Someone else is editing this record',
        fields: {},
      })),
    },
  })
  await show()
  await screen.findByText('300 of 1,200')
  const ended: Operation = { ...running, state: 'DONE', numberOfProcessedElements: 1200, canUndo: true }
  served = { ...ended, progress: { success: ['1'], fail: ['77'] } }
  publish(ended)
  await userEvent.click(await screen.findByRole('button', { name: 'Not done', hidden: true }))
  await waitFor(() => expect(screen.getByText(/Someone else is editing this record/)).toBeTruthy())
  const links = screen.getAllByRole('link', { hidden: true })
  expect(links.map(link => [link.textContent, link.getAttribute('href')]).slice(0, 1)).toEqual([
    ['N 0 Amphora', '/app/catalogue/object/70'],
  ])
  expect(links).toHaveLength(5)
  expect(screen.getByText('and 2 more')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Undo', hidden: true })).toBeTruthy()
})
