import { acquisitionDecisions } from '#model/procedures/acquisition/line.ts'
import {
  aCard,
  apiOf,
  enter,
  expect,
  expectSound,
  expectSoundOnScreens,
  type Product,
  test,
} from './fixtures.ts'

/** Anna, who runs a museum, and Bert, who reads its acquisitions. */
async function annaAndBert(app: Product) {
  const anna = await app.person({ role: 'TENANT_ADMIN' })
  const { tenantId, name } = anna
  const bert = await app.person({ permissions: ['acquisition-read'], museum: { tenantId, name } })
  for (const [{ email }, firstName] of [
    [anna, 'Anna'],
    [bert, 'Bert'],
  ] as const)
    await (await apiOf(app, email, '/api/v1/me'))('PUT', '', { firstName, lastName: 'Rossi' })
  return { anna, bert }
}

/** An acquisition that is examined and decided: only the approvals are missing. */
async function examined(app: Product, email: string): Promise<string> {
  const coin = await aCard(await apiOf(app, email), '/', {
    title: { en: 'Coin of Trajan' },
    objectNumbers: [{ objectNumber: 'A 1' }],
  })
  const api = await apiOf(app, email, '/api/v1/procedures')
  const values = {
    proposal: 'They fill a gap in the cabinet',
    source: { name: 'A. Rossi' },
    assessment: { result: { id: 1 }, by: { name: 'Anna Rossi' }, on: '2027-01-10' },
  }
  const id = String((await api('POST', '', { type: 'ACQUISITION', title: 'Two coins', values }))?.id)
  await api('PUT', `/${id}/objects`, { numbers: ['A 1'] })
  await api('PUT', `/${id}/objects/${coin}`, {
    version: 1,
    values: { decision: { decision: { id: acquisitionDecisions.ACCEPTED } } },
  })
  await api('PUT', `/${id}/status`, { step: 'examined', reason: 'The source is known' })
  return id
}

test('Anna asks Bert and a curator outside; Bert approves from home, the curator from the link in the mail, and the step is taken without a reason [C-P02]', async ({
  page,
  app,
  browser,
}) => {
  const { anna, bert } = await annaAndBert(app)
  const id = await examined(app, anna.email)
  const curator = `nowak${id}@example.org`

  await enter(page, anna.email)
  await page.goto(`/app/procedures/${id}`)
  const approvals = page.getByRole('region', { name: /^Approvals for the step “Approved”/ })
  await expect(approvals).toHaveAccessibleName(/0 of 2$/)
  await approvals.getByRole('button', { name: 'Ask for approval…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').fill('Bert')
  await page.getByRole('option', { name: 'Bert Rossi' }).click()
  await dialog.getByRole('button', { name: 'Add person' }).click()
  // The row that was added has the focus.
  await page.keyboard.type('Prof. Nowak')
  await page.keyboard.press('Tab')
  await page.keyboard.type('nowak')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(dialog.getByLabel('E-mail of person 1')).toHaveAttribute('aria-invalid', 'true')
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await dialog.getByLabel('E-mail of person 1').fill(curator)
  await dialog.getByLabel('Message (optional)').fill('Before the auction, please')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await expect(approvals.getByText('Waiting')).toHaveCount(2)
  await expectSoundOnScreens(page, ['small phone', 'phone', 'desktop'])

  // Bert finds the request on home, where it is gone once he has answered.
  const theirs = { baseURL: app.address, locale: 'en-GB' }
  const desk = await (await browser.newContext(theirs)).newPage()
  await enter(desk, bert.email)
  const waiting = desk.getByRole('region', { name: 'Waiting for your approval' })
  await expectSound(desk)
  await waiting.getByRole('link', { name: /Two coins/ }).click()
  await expect(desk.getByText('Before the auction, please')).toBeVisible()
  await expect(desk.getByRole('button', { name: 'Ask for approval…' })).toHaveCount(0)
  await desk.getByLabel('Comment (optional)').fill('Good provenance')
  await expectSoundOnScreens(desk, ['phone', 'desktop'])
  await desk.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(desk.getByRole('region', { name: /^Approvals/ })).toHaveAccessibleName(/1 of 2$/)
  const read = desk.waitForResponse(/my-approvals/)
  await desk.goto('/app')
  await read
  await expect(desk.getByRole('heading', { name: 'Your tasks' })).toBeVisible()
  await expect(waiting).toHaveCount(0)
  await expect(approvals).toHaveAccessibleName(/1 of 2$/)
  await expect(approvals.getByText('Good provenance')).toBeVisible()

  // The curator has no account: the link is enough, and the answer can be changed.
  const link = /https?:\S+\/approve\?token=[\w.-]+/.exec(await app.mail(curator))?.[0] ?? ''
  const outside = await (
    await browser.newContext({ ...theirs, viewport: { width: 390, height: 844 } })
  ).newPage()
  const { pathname, search } = new URL(link)
  await outside.goto(`${pathname}${search}`)
  await expect(outside.getByRole('heading', { level: 1, name: 'Two coins' })).toBeVisible()
  for (const text of ['They fill a gap in the cabinet', 'Coin of Trajan', 'Before the auction, please'])
    await expect(outside.getByText(text)).toBeVisible()
  await expect(outside.getByRole('link', { name: 'Sign in to see everything' })).toHaveCount(0)
  await expectSoundOnScreens(outside, ['small phone', 'desktop', 'phone'])
  await outside.getByRole('button', { name: 'Do not approve' }).click()
  await expect(outside.getByText('Thank you. Your answer has been recorded: not approved.')).toBeVisible()
  await expectSound(outside)
  await expect(approvals.getByText(/^On hold/)).toBeVisible()
  await outside.getByRole('button', { name: 'Change answer' }).click()
  await outside.getByLabel('Comment (optional)').fill('A fine pair')
  await outside.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(outside.getByText('Thank you. Your approval has been recorded.')).toBeVisible()

  // Nothing is missing any more: no reason is asked for.
  await expect(approvals).toHaveAccessibleName(/2 of 2$/)
  await expect(approvals.getByText('A fine pair')).toBeVisible()
  await page.getByRole('button', { name: 'Move to: Approved', exact: true }).click()
  await expect(page.getByRole('list', { name: /^Steps/ }).locator('[aria-current="step"]')).toHaveText(
    'Approved',
  )
  await expect(approvals.getByRole('button')).toHaveCount(0)
  await outside.reload()
  await expect(outside.getByText(/can no longer be changed/)).toBeVisible()
  await expect(outside.getByRole('button', { name: 'Change answer' })).toHaveCount(0)
})

test('A member who opens the link in the mail is led to the whole procedure; a withdrawn request has nothing to answer', async ({
  page,
  app,
}) => {
  const { anna, bert } = await annaAndBert(app)
  const id = await examined(app, anna.email)
  const api = await apiOf(app, anna.email, `/api/v1/procedures/${id}/approvals`)
  const asked = await api('POST', '', { step: 'approved', accounts: [bert.accountId] })
  const [request] = (asked?.result ?? []) as readonly { readonly id: string }[]
  const link = /\/approve\?token=[\w.-]+/.exec(await app.mail(bert.email))?.[0] ?? ''
  await page.goto(link)
  await page.getByRole('link', { name: 'Sign in to see everything' }).click()
  await expect(page).toHaveURL(/\/login\?from=/)
  await api('DELETE', `/${request?.id}`, {})
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'This request is closed' })).toBeVisible()
  await expectSound(page)
})
