import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { notices } from '../../platform/notices/notices.ts'
import { catalogueArea } from '../../testing/catalogue-area.ts'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import type { Basket } from './basket.ts'
import { PrintMenu } from './PrintMenu.tsx'

const context = preparePages()

const show = async (basket: Basket, item: string) => {
  signInAs(aUser(['catalogueRead', 'catalogueDownloadCard']))
  context.network.on('POST /api/v1/catalogue/pdf', { status: 500, json: {} })
  await renderPage(<PrintMenu area={catalogueArea} basket={basket} />)
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: item, hidden: true }))
}
const sent = () => context.network.to('POST /api/v1/catalogue/pdf').map(({ body }) => JSON.parse(body ?? ''))
const picked = (id: string) => ({ id, number: id, title: '', thumbnailUrl: null })

test('What was picked is printed as a list, or a sheet each [C-K16] [C-O09]', async () => {
  await show({ kind: 'picked', items: [picked('3'), picked('1')] }, 'Complete cards, a sheet each (PDF)')
  await vi.waitFor(() => expect(sent()).toEqual([{ selection: { ids: ['3', '1'] }, viewType: 'FULL' }]))
  await vi.waitFor(() => expect(notices.get()[0]?.text).toBe('common.somethingWentWrong'))
})

test('Of all that was found no more are printed than one document holds, which is said beforehand [C-K16]', async () => {
  await show({ kind: 'all', q: 'vase', total: 301, isAtLeast: false }, 'List with pictures (PDF)')
  expect(notices.get()[0]).toMatchObject({ text: 'cardList.basket.printTooMany', params: { max: 300 } })
  expect(sent()).toEqual([])
})
