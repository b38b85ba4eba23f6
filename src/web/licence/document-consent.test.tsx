import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { AcceptedDocuments } from '#model/licences/documents.ts'
import { preparePages, renderPage } from '../testing/render-page.tsx'
import { DocumentConsent } from './DocumentConsent.tsx'

const context = preparePages()

const aDocument = (id: string, kind: string, title: string) => ({
  id,
  kind,
  version: 1,
  language: 'en',
  title,
  body: '## Duration\n\nOne year.',
  publishedAt: '2026-01-01T00:00:00.000Z',
})

function Consent() {
  const [accepted, setAccepted] = useState<AcceptedDocuments>({})
  return (
    <>
      <DocumentConsent kinds={['tc', 'tc2']} licenceType="PAID" accepted={accepted} onChange={setAccepted} />
      <output>{JSON.stringify(accepted)}</output>
    </>
  )
}

test('Documents are read and ticked one by one; one that cannot be loaded is asked for again [P-U03]', async () => {
  const user = userEvent.setup()
  let tries = 0
  context.network.on('GET /api/v1/public/static/terms/tc', () => ({ json: aDocument('4', 'tc', 'Terms') }))
  context.network.on('GET /api/v1/public/static/terms/tc2', () =>
    tries++ === 0
      ? { status: 404, json: { status: 404, error: 'not_found', message: 'Not found' } }
      : { json: aDocument('6', 'tc2', 'Approval') },
  )
  await renderPage(<Consent />)
  const box = await screen.findByRole('checkbox', { name: 'I have read and agree to Terms' })
  expect(screen.getByRole('region', { name: 'Terms' }).textContent).toContain('One year.')
  expect(screen.getByRole('heading', { name: 'Duration' })).toBeTruthy()
  expect(await screen.findByText('This document could not be loaded.')).toBeTruthy()
  await user.click(box)
  expect(screen.getByRole('status').textContent).toBe('{"tc":"4"}')
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await user.click(await screen.findByRole('checkbox', { name: 'I have read and agree to Approval' }))
  expect(screen.getByRole('status').textContent).toBe('{"tc":"4","tc2":"6"}')
  await user.click(box)
  expect(screen.getByRole('status').textContent).toBe('{"tc2":"6"}')
})
