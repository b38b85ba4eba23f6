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

/** Anna, who runs a museum, and Bert, who reads its catalogue. */
async function annaAndBert(app: Product) {
  const anna = await app.person({ role: 'TENANT_ADMIN' })
  const { tenantId, name } = anna
  const bert = await app.person({ permissions: ['catalogueRead'], museum: { tenantId, name } })
  for (const [{ email }, firstName] of [
    [anna, 'Anna'],
    [bert, 'Bert'],
  ] as const)
    await (await apiOf(app, email, '/api/v1/me'))('PUT', '', { firstName, lastName: 'Rossi' })
  return { anna, bert }
}

const krater = { title: { en: 'Krater' }, objectNumbers: [{ objectNumber: 'A 1' }] }

test('Anna mentions Bert by keyboard; he finds it at the bell and in his mail, answers from there, and she sees the answer at once and resolves', async ({
  page,
  app,
  browser,
}) => {
  const { anna, bert } = await annaAndBert(app)
  const id = await aCard(await apiOf(app, anna.email), '/', krater)
  const theirs = await (await browser.newContext({ locale: 'en-GB', baseURL: app.address })).newPage()
  await enter(theirs, bert.email)
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()

  await enter(page, anna.email)
  await page.goto(`/app/catalogue/object/${id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Krater' })).toBeVisible()
  await page.keyboard.press('m')
  const box = page.getByRole('textbox', { name: 'New comment' })
  await expect(box).toBeFocused()
  await page.keyboard.type('Is the handle original, @be')
  await expect(page.getByRole('option', { name: 'Bert Rossi' })).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue('Is the handle original, @Bert Rossi ')
  // Text that was not sent survives going elsewhere.
  await page.goto('/app')
  await page.goBack()
  await expect(box).toHaveValue('Is the handle original, @Bert Rossi ')
  await box.press('End')
  await page.keyboard.type('? See https://example.org/handles')
  await page.keyboard.press('Control+Enter')
  const thread = page.getByRole('region', { name: 'Conversation started by Anna Rossi' })
  await expect(thread.getByText('@Bert Rossi')).toBeVisible()
  await expect(thread.getByRole('link', { name: /example\.org/ })).toHaveAttribute('rel', /noopener/)
  await expect(box).toHaveValue('')
  await expect(page.getByRole('tab', { name: /^Comments/ })).toHaveText('Comments1')
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])

  // The bell of Bert's open page counts it, and leads to the comment.
  await theirs.getByRole('button', { name: /^Notifications, 1/ }).click()
  await theirs
    .getByRole('dialog')
    .getByRole('link', { name: /Anna Rossi mentioned you/ })
    .click()
  await expect(theirs.getByText('This is the conversation from your notification.')).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible()
  const mail = await app.mail(bert.email)
  expect(mail).toContain('Anna Rossi mentioned you in a comment on A 1 · Krater')
  const link = /https?:\S+comment=c\d+/.exec(mail)?.[0] ?? ''
  const { pathname, search } = new URL(link)
  await theirs.goto(`${pathname}${search}`)
  await theirs.getByRole('button', { name: 'Reply' }).click()
  await theirs.keyboard.type('Replaced in 1920')
  await theirs.getByRole('button', { name: 'Reply' }).click()
  await expect(theirs.getByText('Replaced in 1920')).toBeVisible()
  await expectSound(theirs)

  // Anna's page shows the answer by itself.
  await expect(thread.getByText('Replaced in 1920')).toBeVisible()
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('No open comments.')).toBeVisible()
  await page.getByRole('button', { name: '1 resolved conversation' }).click()
  await expect(page.getByText(/^Resolved by Anna Rossi/)).toBeVisible()
  await expect(theirs.getByRole('button', { name: 'Reopen' })).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
})

test('A comment is changed and deleted by its author; home lists what is for oneself; without a connection the text stays and is sent later', async ({
  page,
  app,
}) => {
  const { anna, bert } = await annaAndBert(app)
  const id = await aCard(await apiOf(app, anna.email), '/', krater)
  const me = (await (await apiOf(app, anna.email, '/api/v1/me'))('GET', '')) as { readonly id: string }
  await (await apiOf(app, bert.email))('POST', `/${id}/comments`, {
    key: crypto.randomUUID(),
    text: `@{${me.id}} please look`,
  })
  await enter(page, anna.email)
  const forMe = page.getByRole('region', { name: 'Comments for you' })
  await expect(forMe.getByRole('link', { name: /Bert Rossi mentioned you.*unread/ })).toBeVisible()
  await expectSound(page)
  await forMe.getByRole('link', { name: /Bert Rossi mentioned you/ }).click()
  await page.getByRole('button', { name: 'Show all comments' }).click()

  const box = page.getByRole('textbox', { name: 'New comment' })
  await box.fill('Looked at it')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(box).toHaveValue('Looked at it')
  // It is sent as soon as there is a connection.
  await page.context().setOffline(false)
  const own = page.getByRole('article', { name: /^Comment by Anna Rossi/ })
  await expect(own.getByText('Looked at it')).toBeVisible()
  await own.getByRole('button', { name: 'Edit' }).click()
  const edit = page.getByRole('textbox', { name: 'Edit comment by Anna Rossi' })
  await expect(edit).toBeFocused()
  await edit.fill('Looked at it today')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(own.getByText('Looked at it today')).toBeVisible()
  await expect(own.getByText('edited')).toBeVisible()
  await own.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(own).toHaveCount(0)
})

test('A line of a loan has comments of its own beside the list, which the loan shows, too', async ({
  page,
  app,
}) => {
  const { anna } = await annaAndBert(app)
  const id = await aCard(await apiOf(app, anna.email), '/', krater)
  const api = await apiOf(app, anna.email, '/api/v1/procedures')
  const loan = String((await api('POST', '', { type: 'LOAN_OUT', title: 'To Kraków' }))?.id)
  await api('PUT', `/${loan}/objects`, { selection: { ids: [id] } })
  await enter(page, anna.email)
  await page.goto(`/app/procedures/${loan}?tab=objects`)
  await page.getByRole('button', { name: 'Comments on Krater', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Comments on Krater' })
  await panel.getByRole('textbox', { name: 'New comment' }).fill('Needs a crate')
  await panel.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(panel.getByText('Needs a crate')).toBeVisible()
  await expectSound(page)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('button', { name: 'Comments on Krater: 1 open' })).toBeVisible()
  await expectSound(page)
  await page.getByRole('tab', { name: /^Comments/ }).click()
  await expect(page.getByText('On A 1 · Krater')).toBeVisible()

  // On a phone they are in the panel of the line.
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('tab', { name: /^Objects/ }).click()
  await page.getByText('Krater', { exact: true }).click()
  const line = page.getByRole('dialog').getByRole('region', { name: 'Comments' })
  await expect(line.getByText('Needs a crate')).toBeVisible()
  await expectSound(page)
})
