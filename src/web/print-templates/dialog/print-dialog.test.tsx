import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { TemplateRow } from '#model/api/print-templates.ts'
import type { TemplateKind } from '#model/print-templates/kinds.ts'
import { labelsOn3x8 } from '#model/print-templates/shipped/labels.ts'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { placeAfter } from './LabelOptions.tsx'
import { PrintDialog } from './PrintDialog.tsx'
import type { Prints } from './print-choices.ts'
import { choicesFor } from './print-choices.ts'

const context = preparePages()

const template = (id: string, kind: TemplateKind, about: string, isDefault = false): TemplateRow => ({
  id,
  shipped: true,
  kind,
  about,
  name: id,
  isDefault,
  version: 1,
  copyOf: null,
  missingFields: [],
  updatedAt: null,
  updatedBy: null,
  deletedAt: null,
})

const templates = [
  template('label', 'LABEL', 'object'),
  template('label-usual', 'LABEL', 'object', true),
  template('list', 'LIST', 'object'),
  template('loan', 'LOAN_AGREEMENT', 'LOAN_OUT'),
  template('place-label', 'LABEL', 'place'),
]

const cards = (count: number): Prints => ({
  kind: 'cards',
  declaration: catalogueArea.declaration,
  selection: { ids: Array.from({ length: Math.min(count, 3) }, (_, at) => String(at + 1)) },
  count,
})

const ids = (prints: Prints) =>
  choicesFor(prints, templates).map(({ kind, choices }) => [kind, ...choices.map(({ id }) => id)])

test('What fits is offered by kind, the layouts first and what is usual before the rest; a procedure has its papers and those of its objects [C-P12]', () => {
  expect(ids(cards(2))).toEqual([
    ['layouts', '@PREVIEW', '@FULL'],
    ['LABEL', 'label-usual', 'label'],
    ['LIST', 'list'],
  ])
  expect(ids(cards(1))[0]).toEqual(['layouts', '@FULL', '@PREVIEW'])
  const loan: Prints = { kind: 'procedure', id: '1', type: 'LOAN_OUT', count: 2 }
  expect(ids(loan)).toEqual([
    ['LOAN_AGREEMENT', 'loan'],
    ['LABEL', 'label-usual', 'label'],
    ['LIST', 'list'],
  ])
  expect(ids({ ...loan, count: 0 })).toEqual([['LOAN_AGREEMENT', 'loan']])
  const sheet = { columns: 3, rows: 8 }
  expect(['ArrowRight', 'ArrowDown', 'ArrowUp', 'End', 'x'].map(key => placeAfter(key, 2, sheet))).toEqual([
    3,
    5,
    2,
    24,
    undefined,
  ])
})

test('A card opens as PDF in a tab of its own, complete or on one page; a tab that waited for nothing closes [C-O09]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueDownloadCard']))
  const { network } = context
  network.on('GET /api/v1/print-jobs', { json: { result: [] } })
  network.on('GET /api/v1/print-templates', { json: { result: templates } })
  network.on('GET /api/v1/catalogue/1/pdf?viewType=FULL', { json: {} })
  const tab = { closed: false, location: { replace: vi.fn() }, close: vi.fn() }
  vi.stubGlobal('open', () => tab)
  await renderPage(<PrintDialog prints={cards(1)} onClose={() => undefined} />)
  const openPdf = () => userEvent.click(screen.getByRole('button', { name: 'Open PDF', hidden: true }))
  await userEvent.click(await screen.findByRole('radio', { name: 'Full record', hidden: true }))
  await openPdf()
  await vi.waitFor(() => expect(tab.location.replace).toHaveBeenCalledTimes(1))
  expect(tab.close).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('radio', { name: 'Summary on one page', hidden: true }))
  await openPdf()
  await vi.waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1))
  expect(network.to('GET /api/v1/catalogue/1/pdf').map(({ address }) => address)).toEqual([
    '/api/v1/catalogue/1/pdf?viewType=FULL&lang=en',
    '/api/v1/catalogue/1/pdf?viewType=PREVIEW&lang=en',
  ])
})

test('Labels start at the selected position with the typed number of copies; refusals are shown, and more than 300 become a job [C-P12] [C-K16]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueDownloadCard']))
  const { network } = context
  network.on('GET /api/v1/print-jobs', { json: { result: [] } })
  network.on('GET /api/v1/print-templates', { json: { result: templates } })
  network.on('GET /api/v1/print-templates/label-usual', {
    json: { ...template('label-usual', 'LABEL', 'object', true), document: labelsOn3x8 },
  })
  network.on('POST /api/v1/template/label-usual', {
    status: 400,
    json: { error: 'invalid_input', message: 'There is nothing to print', fields: {} },
  })
  await renderPage(<PrintDialog prints={cards(2)} onClose={() => undefined} />)
  await userEvent.click(await screen.findByRole('radio', { name: /^label-usual/, hidden: true }))
  const sheet = await screen.findByRole('radiogroup', { name: 'Start at label', hidden: true })
  await userEvent.click(within(sheet).getByRole('radio', { name: 'Row 2, column 1', hidden: true }))
  await userEvent.keyboard('{ArrowRight}')
  const copies = screen.getByLabelText('Copies per label')
  await userEvent.clear(copies)
  await userEvent.type(copies, '2')
  await userEvent.click(screen.getByRole('button', { name: 'Save as PDF', hidden: true }))
  await vi.waitFor(() =>
    expect(network.to('POST /api/v1/template/label-usual').map(({ body }) => JSON.parse(body ?? ''))).toEqual(
      [{ selection: { ids: ['1', '2'] }, language: 'en', start: 5, copies: 2 }],
    ),
  )
  expect(await screen.findByText('There is nothing to print')).toBeTruthy()

  network.on('POST /api/v1/template/label-usual/jobs', { status: 500, json: {} })
  await renderPage(<PrintDialog prints={cards(301)} onClose={() => undefined} />)
  // What was printed last is chosen already.
  await userEvent.click(await screen.findByRole('button', { name: 'Prepare', hidden: true }))
  await vi.waitFor(() => expect(network.to('POST /api/v1/template/label-usual/jobs')).toHaveLength(1))
  const lists = await screen.findAllByRole('radio', { name: 'Summary list', hidden: true })
  await userEvent.click(lists.at(-1) as HTMLElement)
  expect(await screen.findByText(/^Up to 300 can be printed this way/)).toBeTruthy()
})
