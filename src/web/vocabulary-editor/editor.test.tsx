import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import type { TermDetails } from '#model/api/vocabularies/shapes.ts'
import { notices } from '../platform/notices/notices.ts'
import { aUser } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { aTerm } from '../testing/vocabulary-network.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { DeprecateDialog } from './terms/TermDialogs.tsx'

const context = preparePages()

const asAdministrator = () => {
  const user = aUser()
  signInAs({ ...user, identities: user.identities.map(one => ({ ...one, role: 'TENANT_ADMIN' })) })
}

const wood: TermDetails = {
  ...aTerm('4', 'Wood'),
  labels: { en: 'Wood' },
  alternatives: {},
  language: 'en',
  note: '',
  sourceUri: null,
  notation: null,
  position: 0,
}

test('Before a term is retired, the number of records that use it and the first of them are shown [C-V09]', async () => {
  asAdministrator()
  const card = { id: '8', type: { id: 1, name: 'OBJECT' }, title: 'Chest', shortDescription: 'A 1' }
  context.network.on('GET /api/v1/lists/MTC/terms/4/use', {
    json: { count: 1200, cards: [card as LinkItem] },
  })
  context.network.on('PUT /api/v1/terms/4/deprecated', { json: { ...wood, deprecated: true } })
  const close = vi.fn()
  await renderPage(<DeprecateDialog term={wood} onClose={close} />)
  const link = await screen.findByRole('link', { name: 'Chest' })
  expect(link.getAttribute('href')).toBe('/app/catalogue/object/8')
  expect(screen.getByText(/^Used in 1,200 records/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Deprecate' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(JSON.parse(context.network.to('PUT')[0]?.body ?? '')).toEqual({ deprecated: true })
  expect(notices.get()[0]?.text).toBe('vocabularyEditor.deprecate.done')
})

test('A file of terms is counted first and brought in when that is wanted; one of a wrong kind is not sent [C-V09]', async () => {
  asAdministrator()
  const sent = () => context.network.to('POST').map(({ body }) => JSON.parse(body ?? ''))
  context.network.on('POST /api/v1/lists/MTC/import', ({ body }) => ({
    json: { created: 2, updated: 1, unchanged: 40, changeId: JSON.parse(body ?? '').dryRun ? null : '9' },
  }))
  const close = vi.fn()
  await renderPage(<ImportDialog code="MTC" name="Materials" onClose={close} />)
  const box = document.querySelector<HTMLInputElement>('input[type="file"]') as HTMLInputElement
  const take = (name: string, content: string) =>
    userEvent.upload(box, new File([content], name), { applyAccept: false })
  await take('terms.pdf', '%PDF')
  expect(await screen.findByText('Files of this type cannot be imported')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check file' }).disabled).toBe(true)
  await take('terms.csv', 'id,en\n1,oak')
  await waitFor(() =>
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Check file' }).disabled).toBe(false),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Check file' }))
  expect(await screen.findByText('New: 2 · changed: 1 · unchanged: 40')).toBeTruthy()
  expect(close).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Import' }))
  await waitFor(() => expect(close).toHaveBeenCalled())
  expect(sent()).toMatchObject([
    { format: 'csv', content: 'id,en\n1,oak', language: 'en', dryRun: true },
    { format: 'csv', content: 'id,en\n1,oak', dryRun: false },
  ])
})
