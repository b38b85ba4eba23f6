import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { createTokenStore } from '../platform/session/tokens.ts'
import { aMuseum, aUser, tokens } from '../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { ChangedTerms, termsNoticeDismissed } from './ChangedTerms.tsx'

const context = preparePages()

const administrator = () => {
  const user = aUser()
  return {
    ...user,
    identities: user.identities.map(identity => ({ ...identity, role: 'TENANT_ADMIN' as const })),
  }
}

const accepted = (version: number, outdated: boolean) => ({
  kind: 'sla',
  version,
  title: 'The service',
  name: 'Anna',
  acceptedAt: '2026-01-01T00:00:00Z',
  outdated,
})

const aDocument = (version: number) => ({
  id: `${90 + version}`,
  kind: 'sla',
  version,
  language: 'en',
  title: 'The service',
  body: `Text of version ${version}.`,
  publishedAt: '2026-02-01T00:00:00Z',
})

/** A museum that accepted version 1 of a document, which now has a version 2, and a moment later a version 3. */
function network() {
  const net = context.network
  createTokenStore({ document, secure: false, now: () => Date.now() }).write(tokens('a'), { loggedAs: false })
  net.on('GET /api/v1/tenant/3', () => ({ json: aMuseum('PAID') }))
  net.on('GET /api/v1/tenant/3/terms', () => ({
    json: net.to('PUT /api/v1/tenant/terms').length < 2 ? [accepted(1, true)] : [accepted(3, false)],
  }))
  net.on('GET /api/v1/public/static/terms/sla', () => ({
    json: aDocument(net.to('PUT /api/v1/tenant/terms').length === 0 ? 2 : 3),
  }))
  net.on('PUT /api/v1/tenant/terms', () =>
    net.to('PUT /api/v1/tenant/terms').length === 1
      ? {
          status: 400,
          json: {
            status: 400,
            error: 'invalid_input',
            message: 'Invalid',
            fields: { acceptedSLAId: 'Choose again' },
          },
        }
      : { status: 204 },
  )
  return net
}

test('Administrators are notified of changed terms, read the newest version and accept it; an even newer one is shown first [P-U09]', async () => {
  const user = userEvent.setup()
  const net = network()
  signInAs(administrator())
  await renderPage(<ChangedTerms />)
  await user.click(await screen.findByRole('button', { name: 'Read the new version' }))
  expect(await screen.findByRole('dialog', { name: 'Terms have changed' })).toBeTruthy()
  const agree = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Agree' })
  expect(await screen.findByText('Text of version 2.')).toBeTruthy()
  expect(agree().disabled).toBe(true)
  const box = 'I have read and agree to The service'
  await user.click(screen.getByRole('checkbox', { name: box }))
  await user.click(agree())
  expect(await screen.findByText('Text of version 3.')).toBeTruthy()
  expect(agree().disabled).toBe(true)
  await user.click(screen.getByRole('checkbox', { name: box }))
  await user.click(agree())
  await waitFor(() => expect(screen.queryByText('Terms have changed')).toBeNull())
  expect(net.to('PUT /api/v1/tenant/terms').map(({ body }) => JSON.parse(body ?? ''))).toEqual([
    { acceptedSLAId: '92' },
    { acceptedSLAId: '93' },
  ])
})

test('The notice can be dismissed until the next sign-in; other people and sessions as someone else do not see it [P-U09]', async () => {
  const net = network()
  signInAs(administrator())
  const first = await renderPage(<ChangedTerms />)
  await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
  expect(screen.queryByText('Terms have changed')).toBeNull()
  termsNoticeDismissed.set(() => false)
  expect(await screen.findByText('Terms have changed')).toBeTruthy()
  signInAs(administrator(), { loggedAs: true })
  await waitFor(() => expect(screen.queryByText('Terms have changed')).toBeNull())
  first.unmount()
  const asked = net.to('GET /api/v1/tenant/3/terms').length
  signInAs(aUser())
  await renderPage(<ChangedTerms />)
  expect(screen.queryByText('Terms have changed')).toBeNull()
  expect(net.to('GET /api/v1/tenant/3/terms')).toHaveLength(asked)
})
