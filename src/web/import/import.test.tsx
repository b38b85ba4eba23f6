import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ImportWithFile } from '#model/api/imports.ts'
import { ChangeSide } from '../cards/bulk/ChangeSide.tsx'
import { cardAreas } from '../cards/linked-cards.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { FileStep } from './FileStep.tsx'
import { anImport, anOperation } from './import.fixture.ts'
import { MapStep } from './map/MapStep.tsx'
import { asLines, asPairs, linesOf, pairsOf } from './map/TransformForm.tsx'
import { MessageGroups } from './RowOutcomes.tsx'
import { Samples } from './Samples.tsx'
import { readImportSearch, stepOf } from './steps.ts'
import { useImportActions } from './use-import.ts'

const context = preparePages()

function Beginning({ answer }: { readonly answer: ImportWithFile }) {
  const actions = useImportActions('object', () => undefined)
  return <FileStep answer={answer} actions={actions} onNext={vi.fn()} onOther={vi.fn()} />
}

test('The encoding of a text file is chosen by what it is called, those of old computers among them [F-X08]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  context.network.on('PUT /api/v1/imports/5/reading', () => ({ json: anImport() }))
  await renderPage(<Beginning answer={anImport()} />)
  await userEvent.click(screen.getByText('File format'))
  const encoding = screen.getByRole('combobox', { name: 'Character encoding' })
  const offered = within(encoding)
    .getAllByRole('option')
    .map(({ textContent }) => textContent)
  expect(offered).toContain('Central European, Windows (1250)')
  expect(offered).toContain('Western European, DOS (CP 850)')
  await userEvent.selectOptions(encoding, 'Western European, Mac Roman')
  await vi.waitFor(() => expect(context.network.to('PUT /api/v1/imports/5/reading')).toHaveLength(1))
  const [sent] = context.network.to('PUT /api/v1/imports/5/reading')
  expect(JSON.parse(String(sent?.body))).toEqual({ reading: { encoding: 'macintosh' } })
})

test('A file with column names alone is told to have no rows [F-X02]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  const answer = anImport()
  await renderPage(<Beginning answer={{ ...answer, found: { ...answer.found, rowCount: 0 } }} />)
  expect(screen.getByText('The file has column names but no rows.')).toBeTruthy()
})

function Step({ answer }: { readonly answer: ImportWithFile }) {
  const actions = useImportActions('object', () => undefined)
  return <MapStep answer={answer} actions={actions} onBack={vi.fn()} onNext={vi.fn()} />
}

test('A column is sent to a field found by its name, and the mapping is kept before the check begins [C-K16]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  context.network.on('GET /api/v1/imports/profiles', () => ({ json: { result: [] } }))
  context.network.on('PUT /api/v1/imports/5/mapping', () => ({ json: anImport() }))
  context.network.on('POST /api/v1/imports/5/check', () => ({
    status: 202,
    json: anOperation('IN_PROGRESS'),
  }))
  await renderPage(<Step answer={anImport()} />)
  expect(screen.getByText('1 column mapped')).toBeTruthy()
  const field = screen.getByRole('combobox', { name: 'Kept in: Map to' })
  await userEvent.click(field)
  await userEvent.type(field, 'Remarks')
  await userEvent.click((await screen.findAllByRole('option', { name: /Remarks/ }))[0] as HTMLElement)
  expect(screen.getByText('2 columns mapped')).toBeTruthy()
  // Who may not change objects is not offered to.
  const mode = screen.getByRole('combobox', { name: 'If the record exists' })
  expect(
    within(mode)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Reject row', 'Skip row'])
  await userEvent.click(screen.getByRole('button', { name: 'Check file' }))
  await vi.waitFor(() => expect(context.network.to('POST /api/v1/imports/5/check')).toHaveLength(1))
  const [sent] = context.network.to('PUT /api/v1/imports/5/mapping')
  expect(JSON.parse(String(sent?.body)).mapping.columns[1]).toEqual({
    column: 'Kept in',
    targets: [{ path: 'remarks' }],
  })
})

test('A doubtful proposal is marked until someone chooses, the number that is missing is asked for at once, and a field is found by its name elsewhere [F-X03]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  context.network.on('GET /api/v1/imports/profiles', () => ({
    json: {
      result: [
        {
          id: null,
          name: 'another museum',
          mapping: { ...anImport().mapping, columns: [{ column: 'Odd', targets: [{ path: 'title' }] }] },
          editable: false,
        },
        { id: '3', name: 'ours', mapping: anImport().mapping, editable: false },
      ],
    },
  }))
  const { mapping } = anImport()
  const columns = [
    { column: 'Number', targets: [] },
    { column: 'Kept in', targets: [{ path: 'movements/to' }], unsure: true as const },
  ]
  await renderPage(<Step answer={anImport({ mapping: { ...mapping, columns } })} />)
  expect(screen.getByText('1 column mapped · 1 to check')).toBeTruthy()
  expect(screen.getByText('Please check')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('object number')
  const kept = screen.getByRole('combobox', { name: 'Saved mapping' })
  expect(await within(kept).findByRole('option', { name: 'ours' })).toBeTruthy()
  expect(within(kept).queryByRole('option', { name: 'another museum' })).toBeNull()

  const number = screen.getByRole('combobox', { name: 'Number: Map to' })
  await userEvent.type(number, 'accession')
  await userEvent.click((await screen.findAllByRole('option', { name: /Object number/ }))[0] as HTMLElement)
  expect(screen.queryByRole('alert')).toBeNull()
  const place = screen.getByRole('combobox', { name: 'Kept in: Map to' })
  await userEvent.type(place, 'donor')
  await userEvent.click(await screen.findByRole('option', { name: /Acquired from/ }))
  expect(screen.queryByText('Please check')).toBeNull()
  expect(screen.getByText('2 columns mapped')).toBeTruthy()
})

test('Columns that share a field have an order and a separator; a field without a column gets a fixed value [C-K16]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  context.network.on('GET /api/v1/imports/profiles', () => ({ json: { result: [] } }))
  context.network.on('PUT /api/v1/imports/5/mapping', () => ({ json: anImport() }))
  context.network.on('POST /api/v1/imports/5/check', () => ({
    status: 202,
    json: anOperation('IN_PROGRESS'),
  }))
  const columns = ['Number', 'Name', 'Further']
  const { found, mapping } = anImport()
  const answer = anImport({
    found: { ...found, columns: columns.map((name, at) => ({ name, letter: 'ABC'[at] ?? '', samples: [] })) },
    mapping: {
      ...mapping,
      columns: columns.map((column, at) => ({
        column,
        targets: [{ path: at === 0 ? 'objectNumbers/objectNumber' : 'title' }],
      })),
    },
  })
  await renderPage(<Step answer={answer} />)
  expect(screen.getByText('joined with Further')).toBeTruthy()
  const shared = screen.getByRole('heading', { name: 'Fields filled from several columns' }).parentElement
  if (!shared) throw new Error('no section')
  await userEvent.click(within(shared).getByRole('button', { name: 'Further: earlier' }))
  await userEvent.selectOptions(within(shared).getByLabelText('Separator'), 'a colon')

  const add = screen.getByRole('combobox', { name: 'Add fixed value' })
  await userEvent.type(add, 'Department')
  await userEvent.click((await screen.findAllByRole('option', { name: 'Department' }))[0] as HTMLElement)
  await userEvent.type(screen.getByRole('textbox', { name: 'Department: value' }), 'Vases')
  await userEvent.click(screen.getByRole('button', { name: 'Check file' }))
  await vi.waitFor(() => expect(context.network.to('POST /api/v1/imports/5/check')).toHaveLength(1))
  const [sent] = context.network.to('PUT /api/v1/imports/5/mapping')
  const kept = JSON.parse(String(sent?.body)).mapping
  expect(kept.constants).toEqual({ department: 'Vases' })
  expect(kept.columns.slice(1)).toEqual([
    { column: 'Name', targets: [{ path: 'title', turn: 1, join: ': ' }] },
    { column: 'Further', targets: [{ path: 'title', turn: 0, join: ': ' }] },
  ])
})

test('A message about many rows is shown once, sorted by severity [C-K16]', async () => {
  const group = { kind: 'missingNumber', column: 'Number', path: null, samples: [] }
  await renderPage(
    <MessageGroups
      messages={[
        {
          ...group,
          severity: 'note',
          text: 'Spaces were taken away.',
          count: 1,
          rows: [4],
          samples: [{ row: 4, value: ' a ' }],
        },
        {
          ...group,
          severity: 'error',
          text: 'The number is missing.',
          count: 1200,
          rows: Array.from({ length: 200 }, (_, at) => at + 2),
        },
      ]}
    />,
  )
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent)
  expect(headings).toEqual(['Rejected rows', 'Notes'])
  expect(screen.getByText('1,200 ×')).toBeTruthy()
  expect(screen.getByText(/^Rows 2, 3, 4.* and 1185 more$/)).toBeTruthy()
  expect(screen.getByText(/^Row 4/)).toBeTruthy()
})

test('A record of the check is shown as it will stand, with the cells it comes from and those left out [F-X02]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueAddCard']))
  const made = (row: number, title: string) => ({
    row,
    outcome: 'created' as const,
    cardId: null,
    values: [
      { path: 'title', value: { en: title }, from: [{ column: 'Name', text: title }] },
      {
        path: 'objectNumbers',
        value: [{ id: 'a', objectNumber: `A ${row}` }],
        from: [{ column: 'Number', text: `A ${row}` }],
      },
      { path: 'department', value: { id: '1', name: 'Vases' }, from: [] },
    ],
    pictures: [`photos/${row}.jpg`],
    left: [{ column: 'Colour', text: 'blue' }],
    messages: [
      { column: 'Maker', severity: 'note' as const, text: 'No record has this name.', value: 'Anna' },
    ],
  })
  context.network.on('GET /api/v1/imports/5/samples', () => ({
    json: { result: [made(2, 'Vase'), made(900, 'Bowl')] },
  }))
  await renderPage(<Samples answer={anImport()} />)
  expect(await screen.findByRole('tab', { name: 'Row 2', selected: true })).toBeTruthy()
  const cells = () =>
    screen.getAllByRole('row').map(row => [...row.children].map(({ textContent }) => textContent?.trim()))
  expect(cells().slice(1)).toEqual([
    ['Title', 'Vase', 'Name Vase'],
    ['Object numbers', 'A 2', 'Number A 2'],
    ['Department', 'Vases', 'The same in every record'],
    ['Pictures', 'photos/2.jpg'],
  ])
  expect(screen.getByText(/No record has this name/).textContent).toBe(
    'Maker: Anna: No record has this name.',
  )
  expect(screen.getByRole('heading', { name: 'Not imported' }).parentElement?.textContent).toContain(
    'Colour blue',
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Row 900' }))
  expect(cells()[1]).toEqual(['Title', 'Bowl', 'Name Bowl'])
})

test('A row that a table adds to a list is shown with what it says [F-X02]', async () => {
  const [area] = cardAreas
  if (!area) throw new Error('no area')
  const row = { id: 'x', objectNumber: 'A 7' }
  const change = { path: 'objectNumbers#x', kind: 'added' as const, before: null, after: row }
  await renderPage(<ChangeSide area={area} change={change} side="after" />)
  expect(screen.getByText('A 7')).toBeTruthy()
})

test('The address says which import and which step; none comes before there is a file', () => {
  expect(readImportSearch({ id: 12, step: 'map', other: 1 })).toEqual({ id: '12', step: 'map' })
  expect(readImportSearch({ id: {}, step: 'fly' })).toEqual({})
  expect(stepOf('check', undefined)).toBe('file')
  expect(stepOf('load', anImport())).toBe('check')
  expect(stepOf('map', anImport({ load: anOperation('DONE') }))).toBe('load')
})

test('Lists of texts are edited one a line; a separator keeps its spaces', () => {
  expect(asLines(' and \n;\n', false)).toEqual([' and ', ';'])
  expect(asLines('n.d.\n\n none ', true)).toEqual(['n.d.', 'none'])
  expect(asLines('', false)).toBeUndefined()
  expect(linesOf([' and ', ';'])).toBe(' and \n;')
  expect(asPairs('old = new\n\nempty =\nno pair')).toEqual({ old: 'new', empty: '' })
  expect(pairsOf({ old: 'new' })).toBe('old = new')
})
