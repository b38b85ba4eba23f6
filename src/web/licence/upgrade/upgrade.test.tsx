import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Account } from '#model/api/licences.ts'
import type { DocumentKind } from '#model/licences/documents.ts'
import { documentKinds } from '#model/licences/documents.ts'
import { gigabyte } from '#model/licences/plans.ts'
import { DialogLayer } from '../../app/DialogLayer.tsx'
import { closeDialog, showUpgrade } from '../../platform/dialogs/dialogs.ts'
import { notices } from '../../platform/notices/notices.ts'
import { createTokenStore } from '../../platform/session/tokens.ts'
import { aMuseum, aUser, tokens } from '../../testing/fixtures.ts'
import { preparePages, renderPage, signInAs } from '../../testing/render-page.tsx'
import { ForcedUpgrade } from '../ForcedUpgrade.tsx'

const context = preparePages()

const anAccount = (change: Partial<Account> = {}): Account => ({
  plan: null,
  licence: {
    type: 'TRIAL',
    validFrom: '2026-01-01T00:00:00Z',
    validTo: '2026-12-31T00:00:00Z',
    active: true,
  },
  usedSpace: 10 * gigabyte,
  storageLimit: gigabyte,
  usedFor: { pictures: 10 * gigabyte, films: 0, recordings: 0, others: 0, earlier: 0 },
  usersCount: 1,
  objectsCount: 0,
  administrators: [{ name: 'Ada Neri', email: 'ada@valle.museum' }],
  ...change,
})

const plans = [
  { id: '1', duration: 1, durationUnit: 'YEARS', storageLimit: 10, price: 290 },
  { id: '2', duration: 1, durationUnit: 'YEARS', storageLimit: 50, price: 590 },
  { id: '3', duration: 3, durationUnit: 'YEARS', storageLimit: 50, price: 1590 },
]

const aDocument = (kind: DocumentKind) => ({
  id: `9${documentKinds.indexOf(kind)}`,
  kind,
  version: 1,
  language: 'en',
  title: `The ${kind}`,
  body: 'Text.',
  publishedAt: '2026-01-01T00:00:00Z',
})

const theMuseum = () => ({
  ...aMuseum('TRIAL'),
  vat: '01234567890',
  address: 'Via Roma 1',
  postCode: '11100',
  legalRepresentative: { firstName: 'Ada', lastName: 'Neri', dates: '1970', taxCode: 'NREDAA70A41A326X' },
})

const administrator = (change: object = {}) => {
  const user = aUser()
  return {
    ...user,
    identities: user.identities.map(identity => ({ ...identity, role: 'TENANT_ADMIN' as const })),
    ...change,
  }
}

/** A network that knows a museum, the plans and the documents. */
function network() {
  const { network: net } = context
  net.on('GET /api/v1/public/static/plans', () => ({ json: plans }))
  net.on('GET /api/v1/tenant/3', () => ({ json: theMuseum() }))
  net.on('GET /api/v1/tenant/3/account', () => ({ json: anAccount() }))
  net.on('GET /api/v1/public/static/organisation-functions', () => ({ json: [] }))
  for (const kind of documentKinds)
    net.on(`GET /api/v1/public/static/terms/${kind}`, () => ({ json: aDocument(kind) }))
  return net
}

const proceed = () => screen.getByRole('button', { name: 'Proceed' }) as HTMLButtonElement

test('A museum chooses a plan that is large enough, sees its data filled in, agrees to three groups of documents, checks the whole order before it is binding, and gets a confirmation [F-T15] [P-U01] [P-U02] [P-U03] [P-U04] [P-U05]', async () => {
  const user = userEvent.setup()
  const net = network()
  let tries = 0
  net.on('PUT /api/v1/tenant/upgrade', () =>
    tries++ === 0
      ? { status: 500, json: { status: 500, error: 'internal', message: 'No' } }
      : {
          json: {
            id: '1',
            plan: plans[2],
            state: 'ORDERED',
            invoiceNumber: '',
            purchaseOrder: 'PO 7/2026',
            orderedAt: '2026-01-01T00:00:00Z',
            orderedBy: 'Anna',
          },
        },
  )
  net.on('GET /api/v1/me', () => ({ json: administrator() }))
  createTokenStore({ document, secure: false, now: () => Date.now() }).write(tokens('a'), { loggedAs: false })
  signInAs(administrator())
  showUpgrade()
  await renderPage(<DialogLayer />)
  expect(await screen.findByText('Choose the space you need')).toBeTruthy()
  const oneYear = await screen.findByRole('group', { name: '1 year' })
  expect(within(oneYear).getAllByRole('radio')).toHaveLength(2)
  expect(screen.getAllByText('Unlimited users')).toHaveLength(2)
  const small = within(oneYear).getByRole('radio', { name: /^10 GB/ }) as HTMLInputElement
  expect(small.disabled).toBe(true)
  expect(within(oneYear).getByText('Too small: the museum uses 10 GB')).toBeTruthy()
  expect(proceed().disabled).toBe(true)
  await user.click(within(screen.getByRole('group', { name: '3 years' })).getByRole('radio'))
  expect(screen.getByText('€1,590')).toBeTruthy()
  await user.click(proceed())

  const name = (await screen.findByRole('textbox', { name: /Name of the museum|Museum/ })) as HTMLInputElement
  expect(name.value).toBe('Museo della Valle')
  const postCode = document.querySelector<HTMLInputElement>('[name=postCode]')
  if (!postCode) throw new Error('no post code')
  await user.clear(postCode)
  await user.type(postCode, 'x')
  await user.click(proceed())
  expect(await screen.findByText('Only numeric value is allowed')).toBeTruthy()
  await user.clear(postCode)
  await user.type(postCode, '11020')
  await user.click(proceed())

  for (const kinds of [['tc', 'tc2'], ['privacy-policy'], ['sla', 'sla2']])
    for (const kind of kinds) {
      const box = await screen.findByRole('checkbox', { name: `I have read and agree to The ${kind}` })
      expect(proceed().disabled).toBe(true)
      await user.click(box)
      if (kind === kinds.at(-1)) await user.click(proceed())
    }
  expect(await screen.findByText('Check your order')).toBeTruthy()
  for (const part of ['3 years, 50 GB', '€1,590', 'Museo della Valle', 'Via Roma 1', '11020 Aosta'])
    expect(screen.getByText(part)).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: 'Purchase order number' }), 'PO 7/2026')
  await user.click(screen.getByRole('button', { name: 'Edit: Plan' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /1,590/ })).checked).toBe(true)
  for (let page = 0; page < 5; page++) await user.click(proceed())
  expect((await screen.findByRole<HTMLInputElement>('textbox')).value).toBe('PO 7/2026')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  for (const box of await screen.findAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(true)
  expect(net.to('PUT /api/v1/tenant/upgrade')).toHaveLength(0)
  await user.click(proceed())

  const place = () => screen.getByRole('button', { name: 'Place binding order' })
  await user.click(place())
  await waitFor(() => expect(notices.get().map(({ text }) => text)).toContain('common.somethingWentWrong'))
  await user.click(place())
  expect(await screen.findByText("Great, it's all set!")).toBeTruthy()
  expect(screen.getByText('Museum plan has been upgraded')).toBeTruthy()
  const sent = net.to('PUT /api/v1/tenant/upgrade')
  expect(sent).toHaveLength(2)
  expect(JSON.parse(sent[1]?.body ?? '')).toMatchObject({
    planId: '3',
    purchaseOrder: 'PO 7/2026',
    acceptedTcId: '90',
    acceptedTc2Id: '91',
    acceptedPrivacyPolicyId: '92',
    acceptedSLAId: '93',
    acceptedSLA2Id: '94',
    museumProfile: { organisationMainBody: 'Museo della Valle', postCode: '11020' },
  })
  await user.click(screen.getByRole('button', { name: 'Start' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('A closed dialog reopens in the same state; in another museum it starts again [P-U02]', async () => {
  const user = userEvent.setup()
  const net = network()
  net.on('GET /api/v1/tenant/4', () => ({ json: { ...theMuseum(), id: '4' } }))
  net.on('GET /api/v1/tenant/4/account', () => ({ json: anAccount() }))
  signInAs(administrator())
  showUpgrade()
  await renderPage(<DialogLayer />)
  await user.click(await screen.findByRole('radio', { name: /1,590/ }))
  await user.click(proceed())
  const postCode = () => document.querySelector<HTMLInputElement>('[name=postCode]')
  const field = await waitFor(() => postCode() ?? expect.fail('no post code'))
  await user.clear(field)
  await user.type(field, '11020')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  showUpgrade()
  await waitFor(() => expect(postCode()?.value).toBe('11020'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /1,590/ })).checked).toBe(true)
  closeDialog()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const elsewhere = administrator()
  signInAs({ ...elsewhere, identities: elsewhere.identities.map(one => ({ ...one, tenantId: '4' })) })
  showUpgrade()
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /1,590/ })).checked).toBe(false)
})

test('When the licence has ended the dialog cannot be closed, and offers to log out; who may not order sees whom to ask [P-S10] [P-A06]', async () => {
  network()
  signInAs(administrator({ licenceActive: false }))
  const first = await renderPage(
    <>
      <ForcedUpgrade />
      <DialogLayer />
    </>,
  )
  expect(await screen.findByRole('button', { name: 'or Logout' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(screen.getByText('Choose the space you need')).toBeTruthy()
  signInAs(administrator())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  first.unmount()

  signInAs(aUser([], { licenceActive: false }))
  await renderPage(
    <>
      <ForcedUpgrade />
      <DialogLayer />
    </>,
  )
  expect(await screen.findByText('The licence of Museo della Valle has expired')).toBeTruthy()
  expect(await screen.findByText('ada@valle.museum')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'or Logout' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull()
})
