import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { edgesOf } from '#model/searches/area/area.ts'
import { aConfiguration, aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { BoxDialog } from './BoxDialog.tsx'
import { MapTools } from './MapTools.tsx'
import { readDrawnArea } from './read-drawn-area.ts'

preparePages()

const area = 'POLYGON((9 45, 10 45, 10 46, 9 46, 9 45))'

/** West, south, east and north of an area, in whole degrees. */
const edges = (text: unknown) =>
  edgesOf(readDrawnArea(String(text)).area.polygons[0] ?? []).map(edge => Math.round(edge))

async function toolbar(change: Partial<Parameters<typeof MapTools>[0]> = {}, outside: string | null = null) {
  signInAs(aUser(['catalogueRead']), {
    configuration: aConfiguration({ EXTERNAL_GIS_APP_ADDRESS: outside }),
  })
  const [onTool, onArea] = [vi.fn(), vi.fn()]
  await renderPage(<MapTools tool={undefined} area={undefined} onTool={onTool} onArea={onArea} {...change} />)
  return { tools: within(screen.getByRole('toolbar', { name: 'Search on the map' })), onTool, onArea }
}

test('Box, polygon and radius are taken up, and laid down by the same press [C-Q04]', async () => {
  const { tools, onTool } = await toolbar({ tool: 'circle' })
  await userEvent.click(tools.getByRole('button', { name: 'Polygon' }))
  const radius = tools.getByRole('button', { name: 'Radius' })
  expect(radius.getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(radius)
  expect(onTool.mock.calls).toEqual([['polygon'], [undefined]])
})

test('An area is taken away where there is one; the map application is there where the installation has one [C-Q04]', async () => {
  const { tools } = await toolbar()
  expect(tools.queryByRole('button', { name: 'Remove area' })).toBeNull()
  expect(tools.queryByRole('link')).toBeNull()
})

test('The area goes with a press, and the map application opens in a window of its own [C-Q04]', async () => {
  const { tools, onArea } = await toolbar({ area }, 'https://maps.example/')
  await userEvent.click(tools.getByRole('button', { name: 'Remove area' }))
  expect(onArea.mock.calls).toEqual([[undefined]])
  const link = tools.getByRole('link', { name: 'Map application' })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://maps.example/',
    'noopener noreferrer',
  ])
})

const typed = async (edge: string, text: string) => {
  const field = screen.getByLabelText(edge)
  await userEvent.clear(field)
  await userEvent.type(field, text)
}
const search = () => userEvent.click(screen.getByRole('button', { name: 'Search here' }))

test('A box is typed by its edges, beginning with what is on the map; numbers with a comma are read, too [C-Q04]', async () => {
  const { tools, onArea } = await toolbar({ area })
  await userEvent.click(tools.getByRole('button', { name: 'Coordinates' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('West').value).toBe('9'))
  await typed('West', '7,9999')
  await typed('North', '47')
  await search()
  expect(edges(onArea.mock.calls[0]?.[0])).toEqual([8, 45, 10, 47])
  expect(screen.queryByRole('dialog')).toBeNull()
})

async function dialog() {
  const onArea = vi.fn()
  await renderPage(<BoxDialog area={undefined} onClose={() => undefined} onArea={onArea} />)
  await screen.findByRole('dialog')
  return onArea
}

test('A box whose edges make none is refused at its fields, until they are changed [C-Q04]', async () => {
  const onArea = await dialog()
  await search()
  expect(screen.getByText(/^These edges do not make a box/)).toBeTruthy()
  for (const [edge, text] of [
    ['West', '10'],
    ['South', '46'],
    ['East', '11'],
    ['North', '45'],
  ] as const)
    await typed(edge, text)
  expect(screen.queryByText(/do not make a box/)).toBeNull()
  await search()
  expect(screen.getByText(/do not make a box/)).toBeTruthy()
  expect(onArea).not.toHaveBeenCalled()
})

test('A box is typed in another reference system, whose numbers must lie in it [C-Q04]', async () => {
  const onArea = await dialog()
  await userEvent.selectOptions(screen.getByLabelText('Reference system'), '32632')
  for (const [edge, text] of [
    ['West', '500000'],
    ['South', '5000000'],
    ['East', '600000'],
    ['North', '99000000'],
  ] as const)
    await typed(edge, text)
  await search()
  expect(await screen.findByText(/^Outside its reference system/)).toBeTruthy()
  await typed('North', '5100000')
  await search()
  await waitFor(() => expect(onArea).toHaveBeenCalled())
  expect(edges(onArea.mock.calls[0]?.[0])).toEqual([9, 45, 10, 46])
})

test('A box whose west lies east of its east reaches over the date line [C-Q04]', async () => {
  const onArea = await dialog()
  for (const [edge, text] of [
    ['West', '170'],
    ['South', '-20'],
    ['East', '-170'],
    ['North', '-10'],
  ] as const)
    await typed(edge, text)
  await search()
  await waitFor(() => expect(onArea).toHaveBeenCalled())
  expect(edges(onArea.mock.calls[0]?.[0])).toEqual([170, -20, 190, -10])
})
