import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { ExportDialog } from './ExportDialog.tsx'

const context = preparePages()

const columns = ['title', 'number', 'materials/material', 'completeness', 'publishedOnWeb'].map(path => ({
  path,
  width: null,
}))

const sent = () =>
  context.network.to('POST /api/v1/catalogue/export').map(({ body }) => JSON.parse(String(body)))

test('A table has the columns of the list, unless other fields are chosen or all are wanted [C-K16]', async () => {
  signInAs(aUser(['catalogueRead', 'catalogueDownloadCard']))
  context.network.on('POST /api/v1/catalogue/export', () => ({ status: 500, json: {} }))
  const selection = { q: 'vase' }
  await renderPage(
    <ExportDialog area={catalogueArea} selection={selection} columns={columns} onClose={vi.fn()} />,
  )
  expect(screen.getByText(/^Title · Object numbers? › Object number · Materials? .*Material$/)).toBeTruthy()
  const start = screen.getByRole('button', { name: 'Export' })
  await userEvent.click(start)
  await vi.waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]).toEqual({
    selection,
    format: 'xlsx',
    columns: ['title', 'objectNumbers/objectNumber', 'materials/material'],
  })

  await userEvent.selectOptions(screen.getByLabelText('Format'), 'CSV')
  await userEvent.selectOptions(screen.getByLabelText('Columns'), 'Selected fields')
  await userEvent.click(screen.getByRole('button', { name: 'Remove Title' }))
  await userEvent.type(screen.getByRole('combobox', { name: 'Add field' }), 'Department')
  await userEvent.click((await screen.findAllByRole('option', { name: 'Department' }))[0] as HTMLElement)
  await userEvent.click(start)
  await vi.waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toMatchObject({
    format: 'csv',
    columns: ['objectNumbers/objectNumber', 'materials/material', 'department'],
  })

  await userEvent.selectOptions(screen.getByLabelText('Columns'), 'All fields')
  await userEvent.click(start)
  await vi.waitFor(() => expect(sent()).toHaveLength(3))
  expect(sent()[2]).toMatchObject({ columns: 'all' })
})
