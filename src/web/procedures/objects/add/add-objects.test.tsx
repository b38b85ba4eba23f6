import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { loanOut } from '#model/procedures/loan-out/loan-out.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { AddObjectsDialog } from './AddObjectsDialog.tsx'
import { joined, nothingAdded } from './add-in-parts.ts'
import { withValue } from './given.ts'
import { inLocations } from './places-of-records.ts'
import { readNumbers } from './read-numbers.ts'

const context = preparePages()

test('Numbers come a line each, from a scanner, a list or the cells of a table; spaces and commas belong to them [C-P03]', () => {
  expect(readNumbers('MV 1\nMV 2,1\r\n  MV 3 \tMV 4;MV 1\n\n')).toEqual(['MV 1', 'MV 2,1', 'MV 3', 'MV 4'])
})

test('What no search can ask for never becomes all there is [C-P03]', () => {
  expect(withValue('location/room', 'WITHIN', ['7'])).toEqual({
    criteria:
      '{"blocks":[{"operator":"AND","filters":[{"field":"location/room","condition":"WITHIN","operator":"AND","values":["7"]}]}]}',
  })
  expect(() => withValue('', 'WITHIN', ['7'])).toThrow()
})

test('All objects in a location are added, whoever owns them [F-W03]', () => {
  expect(inLocations(['7'])).toEqual({ ...withValue('location/room', 'WITHIN', ['7']), with_apart: 'true' })
})

test('Results for batches of many numbers are shown together [C-P03]', () => {
  const one = { added: 2, addedIds: ['1', '2'], alreadyThere: 1, notFound: ['x'], busy: [] }
  expect(joined(joined(nothingAdded, one), { ...one, notFound: ['y'] })).toEqual({
    added: 4,
    addedIds: ['1', '2', '1', '2'],
    alreadyThere: 2,
    notFound: ['x', 'y'],
    busy: [],
  })
})

test('Six hundred numbers go in two parts; what was not found stays in the box to be mended [C-P03]', async () => {
  signInAs(aUser(['catalogueRead', 'loan-out-edit']))
  const sent: number[] = []
  context.network.on('PUT /api/v1/procedures/9/objects', ({ body }) => {
    const { numbers } = JSON.parse(body ?? '') as { numbers: string[] }
    sent.push(numbers.length)
    return {
      json: {
        added: numbers.length - 1,
        addedIds: numbers.slice(1).map((_, at) => String(at + 1)),
        alreadyThere: 0,
        notFound: numbers.slice(0, 1),
        busy: [],
      },
    }
  })
  const procedure = { id: '9', title: 'Cups', type: 'LOAN_OUT', objectsCount: 0 } as Procedure
  await renderPage(<AddObjectsDialog procedure={procedure} declaration={loanOut} onClose={() => undefined} />)
  const box = screen.getByLabelText('Inventory numbers')
  fireEvent.change(box, {
    target: { value: Array.from({ length: 600 }, (_, at) => `N ${at}`).join('\n') },
  })
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(screen.getByText('598 objects added')).toBeDefined())
  expect(sent).toEqual([500, 100])
  expect((box as HTMLTextAreaElement).value).toBe('N 0\nN 500')
})
