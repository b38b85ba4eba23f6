import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { notices } from '../../platform/notices/notices.ts'
import { preparePages, renderPage } from '../../testing/render-page.tsx'
import { ProcedureTasks } from './ProcedureTasks.tsx'

const context = preparePages()

test('A checklist that would lead past the limit of tasks is refused with that limit', async () => {
  context.network.on('GET /api/v1/procedures/5/tasks', { json: { result: [], missing: 3 } })
  context.network.on('POST /api/v1/procedures/5/tasks/checklist', {
    status: 400,
    json: { error: 'invalid_input', message: 'Wrong', fields: { tasks: 'Up to 200 entries are possible' } },
  })
  const procedure = {
    id: '5',
    type: 'MOVEMENT',
    may: { edit: true, close: true, delete: true },
  } as Procedure
  await renderPage(<ProcedureTasks procedure={procedure} />)
  await userEvent.click(await screen.findByRole('button', { name: 'Add 3 tasks from the checklist' }))
  await waitFor(() =>
    expect(notices.get()[0]).toMatchObject({ kind: 'error', text: 'tasks.tooMany', params: { max: 200 } }),
  )
})
