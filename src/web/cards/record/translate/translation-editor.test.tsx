import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { storedValues } from '../../../platform/browser-store.ts'
import { notices } from '../../../platform/notices/notices.ts'
import { catalogueArea } from '../../../testing/catalogue-area.ts'
import { aUser } from '../../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../../testing/render-page.tsx'
import { EditPage } from '../edit/EditPage.tsx'
// Here from the beginning: the first of the tests does not wait for it to be fetched.
import './TranslationEditor.tsx'

const context = preparePages()
beforeEach(() => storedValues.forget(() => true))

const lock = {
  isLockedBySomeoneElse: false,
  isLockedElsewhere: false,
  userThatLocked: null,
  userIdThatLocked: null,
  userName: null,
  lockedSince: null,
}
const abilities = { edit: true, delete: true, publish: true, link: true, share: true, download: true }
const texts = {
  title: { en: 'Cup', de: 'Becher' },
  briefDescription: { en: 'A cup' },
  description: { en: 'A cup with a long description', de: 'Ein Becher' },
}
const record = (change: Readonly<Record<string, unknown>> = {}) => ({
  id: '5',
  type: { id: 1, name: 'OBJECT' },
  version: 4,
  number: 'V 5',
  heading: 'Cup',
  subtitle: '',
  publishedOnWeb: false,
  completeness: 100,
  missing: [],
  lock,
  abilities,
  files: [],
  relatedEntities: [],
  relatedEntitiesCount: {},
  draft: null,
  earlierValues: [],
  objectInformation: { objectCategory: { id: 12 } },
  ...texts,
  ...change,
})
const address = '/api/v1/catalogue/5'
const outdated = { path: 'description', language: 'de', from: 'en' }

async function translating(change: Readonly<Record<string, unknown>> = {}) {
  signInAs(aUser(['catalogueRead', 'catalogueEdit']))
  const { network } = context
  network.on(`GET ${address}`, { json: record(change) })
  network.on(`GET ${address}/translations`, { json: { result: [outdated] } })
  network.on(`PUT ${address}/lock`, { json: lock })
  network.on(`DELETE ${address}/lock`, { status: 204 })
  network.on(`PUT ${address}/draft`, { status: 204 })
  const page = await renderPage(<EditPage area={catalogueArea} id="5" view="translation" />)
  const title = (await screen.findByRole('textbox', { name: 'Title' })) as HTMLInputElement
  await waitFor(() => expect(title.disabled).toBe(false))
  await screen.findByText('Source changed since')
  return { ...page, network, title, save: screen.getByRole('button', { name: 'Save changes' }) }
}

test('Texts stand side by side, with their number and what is missing or out of date [F-W13]', async () => {
  const { title } = await translating()
  expect(title.value).toBe('Becher')
  expect(title.lang).toBe('de')
  expect(screen.getByText('A cup with a long description').lang).toBe('en')
  expect(screen.getByText('2 of 3 translated · 1 out of date')).toBeTruthy()
  await userEvent.click(screen.getByRole('switch', { name: 'Only missing or out of date' }))
  expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull()
  expect(screen.getByRole('textbox', { name: 'Summary' })).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Description' })).toBeTruthy()
})

test('Tab goes from text to text, a key copies the source, and all is saved as the form saves it [F-W13]', async () => {
  const { network, title, save } = await translating()
  title.focus()
  await userEvent.tab()
  const summary = screen.getByRole('textbox', { name: 'Summary' }) as HTMLTextAreaElement
  expect(document.activeElement).toBe(summary)
  await userEvent.keyboard('{F2}')
  expect(summary.value).toBe('A cup')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Copy source text' })).toBeNull())
  await userEvent.tab()
  const description = screen.getByRole('textbox', { name: 'Description' })
  expect(document.activeElement).toBe(description)
  await userEvent.type(description, ', lang')
  await waitFor(() => expect(screen.queryByText('Source changed since')).toBeNull())
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
  expect(screen.getByText('2 unsaved changes')).toBeTruthy()
  network.on('PUT /api/v1/catalogue/', { json: record({ version: 5 }) })
  fireEvent.keyDown(description, { key: 's', ctrlKey: true })
  await waitFor(() => expect(network.to('PUT /api/v1/catalogue/').at(-1)).toBeTruthy())
  expect(JSON.parse(network.to('PUT /api/v1/catalogue/').at(-1)?.body ?? '')).toMatchObject({
    id: '5',
    version: 4,
    title: texts.title,
    briefDescription: { en: 'A cup', de: 'A cup' },
    description: { en: texts.description.en, de: 'Ein Becher, lang' },
  })
})

test('A translation is confirmed as still right without a change, and this is undone [F-W13]', async () => {
  const { network } = await translating()
  network.on(`PUT ${address}/translations`, { json: record({ version: 5 }) })
  network.on(`GET ${address}/translations`, { json: { result: [] } })
  await userEvent.click(screen.getByRole('button', { name: 'Still correct' }))
  await waitFor(() => expect(screen.queryByText('Source changed since')).toBeNull())
  const sent = () => network.to(`PUT ${address}/translations`).map(({ body }) => JSON.parse(body ?? ''))
  expect(sent()).toEqual([{ ...outdated, version: 4, isRight: true }])
  network.on(`PUT ${address}/translations`, { json: record({ version: 6 }) })
  network.on(`GET ${address}/translations`, { json: { result: [outdated] } })
  notices.get().at(-1)?.action?.run()
  expect(await screen.findByText('Source changed since')).toBeTruthy()
  expect(sent().at(-1)).toEqual({ ...outdated, version: 5, isRight: false })
})

test('Languages are chosen and swapped; the browser remembers them [F-W13]', async () => {
  const { unmount } = await translating()
  await userEvent.click(screen.getByRole('button', { name: 'Swap languages' }))
  expect((screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement).value).toBe('Cup')
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Target language' }), 'pl')
  expect((screen.getByRole('textbox', { name: 'Title' }) as HTMLInputElement).value).toBe('')
  const row = within(screen.getByRole('textbox', { name: 'Title' }).closest('section') as HTMLElement)
  expect(row.getByText('Not translated')).toBeTruthy()
  unmount()
  await renderPage(<EditPage area={catalogueArea} id="5" view="translation" />)
  const source = (await screen.findByRole('combobox', { name: 'Source language' })) as HTMLSelectElement
  expect(source.value).toBe('de')
})

test('Two who translate the same text choose between them [F-W13]', async () => {
  const { network, title, save } = await translating()
  await userEvent.clear(title)
  await userEvent.type(title, 'Tasse')
  await waitFor(() => expect(save.hasAttribute('disabled')).toBe(false))
  network.on(`GET ${address}`, { json: record({ version: 5, title: { en: 'Cup', de: 'Kelch' } }) })
  network.on('PUT /api/v1/catalogue/', {
    status: 409,
    json: { status: 409, error: 'conflict', message: 'Changed', data: { paths: ['title'] } },
  })
  await userEvent.click(save)
  const dialog = within(await screen.findByRole('dialog', { hidden: true }))
  expect(dialog.getByText('Kelch')).toBeTruthy()
})

test('Whoever may not edit the record is led to its page [F-W13]', async () => {
  signInAs(aUser(['catalogueRead']))
  context.network.on(`GET ${address}`, { json: record({ abilities: { ...abilities, edit: false } }) })
  const { router } = await renderPage(<EditPage area={catalogueArea} id="5" view="translation" />)
  await waitFor(() => expect(router.state.location.pathname).toBe('/app/catalogue/object/5'))
})
