import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aUser } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { SiteSection } from './SiteSection.tsx'

const context = preparePages()

const path = '/api/v1/tenant/3/site'

const setUp = {
  address: 'museo-civico',
  languages: ['en', 'it'],
  name: {},
  imprint: {},
  privacy: {},
  contact: 'museo@example.org',
  textLicence: 'CC0',
  picturesWithObjects: true,
  openedAt: null,
  version: 1,
  url: 'https://vitrine.test/m/museo-civico/',
}

async function show(site: object | null) {
  const user = aUser([], { role: 'TENANT_ADMIN' })
  signInAs({ ...user, identities: user.identities.map(one => ({ ...one, role: 'TENANT_ADMIN' })) })
  context.network.on(`GET ${path}`, { json: { site } })
  context.network.on(`GET ${path}/fields`, {
    json: {
      fields: [
        { type: 'object', path: 'title', public: 'always', shown: true },
        { type: 'object', path: 'remarks', public: 'never', shown: false },
        { type: 'object', path: 'collections', public: 'on', shown: true },
        { type: 'object', path: 'collections/note', public: 'on', shown: true },
        { type: 'object', path: 'cardLevel', public: 'off', shown: false },
        { type: 'object', path: 'cardLevel/type', public: 'on', shown: false },
      ],
    },
  })
  context.network.on(`GET ${path}/withdrawn`, {
    json: {
      result: [
        {
          id: '5',
          type: 'object',
          number: 'A 1',
          title: 'Amphora',
          reason: 'Rights unclear',
          at: '2026-11-29T10:00:00Z',
          by: 'Anna Neri',
        },
      ],
    },
  })
  await renderPage(<SiteSection />)
}

test('A site is set up, and what is wrong is told at its field, which has the focus [O-W02]', async () => {
  await show(null)
  context.network.on(`PUT ${path}`, { json: setUp })
  const address = await screen.findByLabelText('Address')
  await userEvent.type(address, 'Museo Civico')
  await userEvent.click(screen.getByRole('button', { name: 'Set up the site' }))
  expect(await screen.findByText('Use 3 to 40 lower-case letters, digits and hyphens')).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(address))
  expect(context.network.to(`PUT ${path}`)).toEqual([])
  await userEvent.clear(address)
  await userEvent.type(address, 'museo-civico')
  const contact = screen.getByLabelText('Contact e-mail')
  await userEvent.clear(contact)
  await userEvent.type(contact, 'museo@example.org')
  await userEvent.click(screen.getByRole('button', { name: 'Set up the site' }))
  await waitFor(() => expect(context.network.to(`PUT ${path}`)).toHaveLength(1))
})

test('A site is opened once that is confirmed [O-W01]', async () => {
  await show(setUp)
  context.network.on(`POST ${path}/open`, { status: 204 })
  await userEvent.click(await screen.findByRole('button', { name: 'Open the site' }))
  const dialog = await screen.findByRole('dialog')
  expect(context.network.to(`POST ${path}/open`)).toEqual([])
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open the site' }))
  await waitFor(() => expect(context.network.to(`POST ${path}/open`)).toHaveLength(1))
})

test('Fields are shown and held back one by one; those within one that is held back wait for it [O-W22]', async () => {
  await show(setUp)
  context.network.on(`PUT ${path}/fields`, { status: 204 })
  await userEvent.click(await screen.findByRole('button', { name: 'Identification' }))
  const switchOf = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name })
  expect(screen.queryByText('Internal remarks')).toBeNull()
  const [held] = screen.getAllByRole<HTMLInputElement>('switch').filter(({ checked }) => !checked)
  expect(held?.disabled).toBe(false)
  expect(screen.getAllByRole<HTMLInputElement>('switch').some(({ disabled }) => disabled)).toBe(true)
  await userEvent.click(switchOf('Collections'))
  await waitFor(() =>
    expect(context.network.to(`PUT ${path}/fields`).map(({ body }) => JSON.parse(String(body)))).toEqual([
      { type: 'object', path: 'collections', shown: false },
    ]),
  )
})

test('Records withdrawn at once are listed with the reason, and lead to the record [O-W33]', async () => {
  await show(setUp)
  const link = await screen.findByRole('link', { name: 'A 1 · Amphora' })
  expect(link.getAttribute('href')).toBe('/app/catalogue/object/5')
  expect(screen.getByText('Rights unclear')).toBeTruthy()
})
