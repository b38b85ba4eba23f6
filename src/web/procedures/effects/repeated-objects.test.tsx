import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ProcedureEffects } from '#model/api/procedures/effects.ts'
import { acquisition } from '#model/procedures/acquisition/acquisition.ts'
import { aProcedure, aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { MoveDialog } from '../record/MoveDialog.tsx'

const context = preparePages()

const move = { step: 'accessioned', status: 'DONE', unmet: ['once'] } as const

const procedure = aProcedure({
  number: 'AQ-2026-002',
  title: 'Vase',
  step: 'titleTransferred',
  objectsCount: 12,
  uncheckedCount: 12,
  managersCount: 0,
  moves: [{ ...move, unmet: [...move.unmet] }],
})

test('Objects that were accessioned already are named before the step, with the procedure where one did it', async () => {
  signInAs(aUser(['acquisition-edit']))
  const named = (recordId: string, by: ProcedureEffects['repeated'][number]['procedure']) => ({
    recordId,
    number: `E ${recordId}`,
    title: 'Vase',
    address: null,
    procedure: by,
  })
  const json: ProcedureEffects = {
    result: [],
    failed: [],
    failedCount: 0,
    repeated: [named('7', { id: '4', number: 'AQ-2026-001' }), named('8', null)],
    repeatedCount: 12,
  }
  context.network.on('GET /api/v1/procedures/5/effects', { json })
  await renderPage(
    <MoveDialog
      declaration={acquisition}
      procedure={procedure}
      move={{ ...move, unmet: [...move.unmet] }}
      busy={false}
      onClose={() => undefined}
      onConfirm={() => undefined}
    />,
  )
  expect(await screen.findByText('E 7 · Vase: under AQ-2026-001')).toBeTruthy()
  expect(screen.getByText('E 8 · Vase: according to the record')).toBeTruthy()
  expect(screen.getByText('and 10 more')).toBeTruthy()
  expect(screen.getByText('Some objects in the list have already been accessioned')).toBeTruthy()
})
