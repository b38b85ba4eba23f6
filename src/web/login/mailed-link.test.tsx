import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { LinkType } from '#model/api/registration.ts'
import { aConfiguration, aUser, tokens } from '../testing/fixtures.ts'
import { forgetBrowser } from '../testing/open-tab.ts'
import { preparePages, renderPage, signInAs } from '../testing/render-page.tsx'
import { WhileSignedIn } from './MailedLink.tsx'

const context = preparePages()

/** Opens a link while Anna is signed in. */
async function open(type: LinkType, link: object) {
  forgetBrowser()
  context.network.on('POST /api/v1/public/user/activation', { json: link })
  context.network.on('POST /oauth', { json: tokens('b') })
  signInAs(aUser())
  await renderPage(
    <WhileSignedIn type={type} token="t">
      <p>The page of the link</p>
    </WhileSignedIn>,
  )
}

const invitation = (email: string) => ({ status: 'ACTIVE', museum: 'Museo Nuovo', email, known: true })

test.each([
  ['RESET', { status: 'ACTIVE', email: 'jan@demo.museum' }, 'This link lets you choose a new password'],
  ['UNLOCK', { status: 'ACTIVE', email: 'jan@demo.museum' }, 'This link lets you sign in from this browser'],
  [
    'TENANT',
    { status: 'ACTIVE', email: 'jan@demo.museum', museum: 'Museo Nuovo' },
    'This link activates Museo Nuovo',
  ],
  ['USER', invitation('jan@demo.museum'), 'Museo Nuovo invites you'],
] as const)(
  'A link (%s) opened while signed in says what it is for and whom it concerns, and goes on after signing out [F-T11]',
  async (type, link, title) => {
    await open(type, link)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy()
    expect(screen.getByText(/jan@demo\.museum/).textContent).toContain(`signed in as ${aUser().email}`)
    expect(screen.queryByText('The page of the link')).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Sign out and continue' }))
    expect(await screen.findByText('The page of the link')).toBeTruthy()
  },
)

test('A link that has expired says so, and one stays signed in [F-T11]', async () => {
  await open('USER', { status: 'EXPIRED' })
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out and continue' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Stay signed in' })).toBeTruthy()
})

test('An invitation to the own account is accepted at once, and leads into the museum that invites [F-T11]', async () => {
  await open('USER', invitation(aUser().email.toUpperCase()))
  context.network.on('GET /api/v1/config', { json: aConfiguration() })
  context.network.on('GET /api/v1/me', { json: aUser() })
  context.network.on('PUT /api/v1/me', { status: 204 })
  context.network.on('POST /api/v1/public/user/activate', {
    json: { tenantId: '9', email: aUser().email, museum: 'Museo Nuovo' },
  })
  context.network.on('POST /api/v1/public/user/activation', { json: invitation(aUser().email) })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept invitation' }))
  await waitFor(() =>
    expect(context.network.sent.map(({ body }) => body)).toContain(JSON.stringify({ tenantId: '9' })),
  )
})
