import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { NameCounts, NameLine } from '#model/api/import-names.ts'
import type { ImportWithFile } from '#model/api/imports.ts'
import { TermPickerContext, type TermPickerProps } from '../../fields/term/term-picker.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { loadTexts } from '../../testing/texts.ts'
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

const network = (names: readonly NameLine[]) => {
  let left = names
  context.network.on('GET /api/v1/imports/5/names/counts', () => ({ json: counts() }))
  context.network.on('GET /api/v1/imports/5/names?', () => ({ json: { result: left, hasMore: false } }))
  context.network.on('POST /api/v1/imports/5/names/decisions', ({ body }) => {
    const { decisions } = JSON.parse(String(body))
    left = left.filter(({ key }) => !decisions.some((each: { key: string }) => each.key === key))
    return { json: { decided: decisions.length, conflicts: 0 } }
  })
}

test('The keyboard goes on with the next name when one is decided, and begins to choose where choosing opens [F-X04] [F-W08]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  const proposals = [{ id: '7', name: 'canvas', about: 'textile', near: true }]
  network([line('Canvases', { proposals }), line('Mixture', { proposals }), line('Rubbish'), line('Last')])
  await renderPage(<Values />)
  const focused = () =>
    document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent
  const [first] = await screen.findAllByRole('button', { name: /Use “canvas”/ })
  first?.focus()
  await userEvent.keyboard('{Enter}')
  await vi.waitFor(() => expect(screen.queryByText('Canvases')).toBeNull())
  await vi.waitFor(() => expect(document.activeElement?.closest('li')?.textContent).toContain('Mixture'))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Last' }))
  await userEvent.click(screen.getByRole('button', { name: 'Leave out' }))
  // Nothing comes after the last one: the one before has it.
  await vi.waitFor(() => expect(focused()).toBe('More for “Rubbish”'))
  await userEvent.keyboard('{Enter}')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose existing' }))
  await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('INPUT'))
  expect(focused()).toBe('Existing entry for Rubbish')
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(focused()).toBe('More for “Rubbish”')
})

test('The picker of existing terms offers those of the list that the museum chose for the field [F-X04]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  network([line('Rubbish')])
  const below = { id: '40', name: 'our materials' }
  context.network.on('GET /api/v1/form-rules', () => ({
    json: {
      result: [
        {
          type: 'object',
          version: 1,
          rules: {
            all: { sections: {}, fields: {}, terms: { 'materials/material': { below, exit: 'closed' } } },
          },
        },
      ],
    },
  }))
  const Picker = ({ branch }: TermPickerProps) => <p>Only {branch?.below.name}</p>
  await renderPage(
    <TermPickerContext value={Picker}>
      <Values />
    </TermPickerContext>,
  )
  await userEvent.click(await screen.findByRole('button', { name: 'More for “Rubbish”' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose existing' }))
  expect(await screen.findByText('Only our materials')).toBeTruthy()
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

test('A badge is about one name, a line of the report about as many as it counts, in Italian and Polish too [F-X04]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  network([line('Oro')])
  await loadTexts('it')
  const values = await renderPage(<Values />)
  expect(await screen.findByText('Nuovo')).toBeTruthy()
  values.unmount()
  await renderPage(<Report />)
  expect(await screen.findByText(/^Nuovi: 400/)).toBeTruthy()
})
