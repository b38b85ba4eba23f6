import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { NameCounts, NameLine } from '#model/api/import-names.ts'
import type { ImportWithFile } from '#model/api/imports.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { useImportActions } from '../use-import.ts'
import { NameReport } from './NameReport.tsx'
import { useNameCounts } from './use-names.ts'
import { ValuesStep } from './ValuesStep.tsx'

const context = preparePages()

const answer = {
  id: '5',
  cardType: 'object',
  check: { id: '9', state: 'DONE', startedAt: '2026-01-01T00:00:00Z', stopRequested: false },
} as unknown as ImportWithFile

const line = (name: string, given: Partial<NameLine> = {}): NameLine => ({
  key: name.toLowerCase(),
  name,
  times: 3,
  firstRow: 2,
  outcomes: ['new'],
  decided: null,
  proposals: [],
  ...given,
})

const counts = (given: Partial<NameCounts> = {}): NameCounts => ({
  fields: [
    {
      path: 'materials/material',
      vocabulary: 'MTC',
      types: [],
      outcomes: [
        { outcome: 'found', names: 12, times: 40 },
        { outcome: 'new', names: 400, times: 900 },
      ],
      open: 400,
      decided: 1,
      decisions: ['take', 'text', 'leave'],
    },
  ],
  unseen: { count: 400, limit: 300, confirmed: 0 },
  changed: false,
  ...given,
})

function Values() {
  const actions = useImportActions('object', () => undefined)
  return <ValuesStep answer={answer} actions={actions} onBack={vi.fn()} onNext={vi.fn()} />
}

test('A proposal is taken with one press, several names are decided at once, and all new ones are confirmed [F-X04]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  context.network.on('GET /api/v1/imports/5/names/counts', () => ({ json: counts() }))
  context.network.on('GET /api/v1/imports/5/names?', () => ({
    json: {
      result: [
        line('Canvases', { proposals: [{ id: '7', name: 'canvas', about: 'textile', near: true }] }),
        line('Mixture'),
        line('Rubbish'),
      ],
      hasMore: false,
    },
  }))
  context.network.on('POST /api/v1/imports/5/names/decisions', () => ({ json: { decided: 1, conflicts: 0 } }))
  context.network.on('POST /api/v1/imports/5/names/confirm', () => ({ status: 204 }))
  await renderPage(<Values />)
  await userEvent.click(await screen.findByRole('button', { name: /Use “canvas”/ }))
  const sent = () =>
    context.network
      .to('POST /api/v1/imports/5/names/decisions')
      .map(({ body }) => JSON.parse(String(body)).decisions)
  await vi.waitFor(() =>
    expect(sent()).toEqual([
      [{ path: 'materials/material', key: 'canvases', decision: 'take', targetId: '7', seen: 0 }],
    ]),
  )
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Mixture' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Rubbish' }))
  // Who may not add terms is not offered to.
  expect(screen.queryByRole('button', { name: 'Create new' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Leave out' }))
  await vi.waitFor(() =>
    expect(sent()[1]).toEqual([
      { path: 'materials/material', key: 'mixture', decision: 'leave', seen: 0 },
      { path: 'materials/material', key: 'rubbish', decision: 'leave', seen: 0 },
    ]),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Create all 400' }))
  await vi.waitFor(() =>
    expect(
      context.network.to('POST /api/v1/imports/5/names/confirm').map(({ body }) => String(body)),
    ).toEqual(['{"count":400}']),
  )
})

function Report() {
  return <NameReport answer={answer} counts={useNameCounts(answer)} onValues={vi.fn()} />
}

test('The report of terms and links counts names by outcome, opens them, and says why nothing is imported yet [F-X02]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  context.network.on('GET /api/v1/imports/5/names/counts', () => ({ json: counts() }))
  context.network.on('GET /api/v1/imports/5/names?', () => ({
    json: { result: [line('Gold')], hasMore: false },
  }))
  await renderPage(<Report />)
  expect(await screen.findByText(/would create 400 new terms and records/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Found: 12 (40 ×)' }))
  expect(await screen.findByText('Gold')).toBeTruthy()
})
