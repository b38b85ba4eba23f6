import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { acquisition } from '#model/procedures/acquisition/acquisition.ts'
import { preparePages, renderPage } from '../../../testing/render-page.tsx'
import { GiveNumbersDialog } from './GiveNumbersDialog.tsx'

const context = preparePages()

const procedure = { id: '9', type: 'ACQUISITION', objectsCount: 1200 } as Procedure

test('The first and the last number are shown before, a wrong pattern is told at its field, and a right one is sent', async () => {
  context.network.on('GET /api/v1/procedures/9/numbers', ({ address }) => {
    const pattern = new URL(address, 'http://museum').searchParams.get('pattern') ?? '{year}.{lot}.{item}'
    const isRunning = pattern === 'A {running}'
    return {
      json: isRunning
        ? { pattern, count: 1, first: 'A 7', last: 'A 7' }
        : { pattern, count: 1200, first: '2027.3.1', last: '2027.3.1200' },
    }
  })
  const sent: unknown[] = []
  context.network.on('POST /api/v1/procedures/9/numbers', ({ body }) => {
    sent.push(JSON.parse(body ?? ''))
    return { json: { pattern: 'A {running}', count: 1, first: 'A 7', last: 'A 7' } }
  })
  let closed = 0
  await renderPage(
    <GiveNumbersDialog procedure={procedure} declaration={acquisition} onClose={() => (closed += 1)} />,
  )
  await screen.findByText('1,200 objects: 2027.3.1 to 2027.3.1200')
  const box = screen.getByLabelText<HTMLInputElement>('Pattern')
  const assign = screen.getByRole<HTMLButtonElement>('button', { name: 'Assign' })
  fireEvent.change(box, { target: { value: '{year}.{item}' } })
  await screen.findByText('Needs year, lot and item, or a sequence number')
  expect(assign.disabled).toBe(true)
  fireEvent.change(box, { target: { value: 'A {running}' } })
  await screen.findByText('1 object: A 7')
  fireEvent.click(assign)
  fireEvent.click(assign)
  await waitFor(() => expect(closed).toBe(1))
  expect(sent).toEqual([{ pattern: 'A {running}' }])
})
