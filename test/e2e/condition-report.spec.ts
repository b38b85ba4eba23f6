import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { readPdf } from '../harness/read-pdf.ts'
import { aCard, apiOf, enter, expect, expectSound, type Product, password, test } from './fixtures.ts'

/** A picture of the museum; answers its id. */
async function aPicture({ address }: Product, email: string): Promise<string> {
  const form = { client_id: 'web', scope: 'read write', grant_type: 'password', username: email, password }
  const signedIn = await fetch(`${address}/oauth/token`, { method: 'POST', body: new URLSearchParams(form) })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="800"><rect width="100%" height="100%" fill="#a5522a"/><circle cx="500" cy="400" r="250" fill="#f4efe6"/></svg>`
  const body = new FormData()
  const content = await sharp(Buffer.from(drawing)).jpeg().toBuffer()
  body.append('file', new Blob([new Uint8Array(content)]), 'bowl.jpg')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${address}/api/v1/files/`, { method: 'POST', headers, body })
  const { result } = (await answer.json()) as { result: { id: string }[] }
  return String(result[0]?.id)
}

/** A line on the picture, in parts of its window. */
async function drag(page: Page, [x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]) {
  const box = await page.getByRole('application').boundingBox()
  if (!box) throw new Error('no picture')
  await page.mouse.move(box.x + box.width * x1, box.y + box.height * y1)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * x2, box.y + box.height * y2, { steps: 4 })
  await page.mouse.up()
}

test('A condition report from start to print: damages are drawn and typed, shown to others who have it open, and saved after a lost connection; the next report shows what got worse, and everything works on a phone [C-P01] [C-P08] [C-S05]', async ({
  page,
  app,
}) => {
  const { email, tenantId } = await app.person({ role: 'TENANT_ADMIN' })
  await app.starterTerms(tenantId)
  const api = await apiOf(app, email)
  const bowl = await aCard(api, '/', { title: { en: 'Red bowl' }, objectNumbers: [{ objectNumber: 'B 7' }] })
  await api('PUT', '/files', { id: bowl, fileIds: [await aPicture(app, email)] })

  await enter(page, email)
  await page.goto('/app/procedures')
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'New procedure' }).click()
  await dialog.getByRole('radio', { name: 'Condition check' }).check()
  await dialog.getByLabel('Title').fill('Check of the bowls')
  await dialog.getByRole('button', { name: 'Start' }).click()
  await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click()
  const tab = (name: string) => page.getByRole('tab', { name })
  await tab('Condition reports').click()
  await page.getByRole('link', { name: 'Add objects' }).click()
  await page.getByRole('button', { name: 'Add objects' }).click()
  await dialog.getByLabel('Inventory numbers').fill('B 7')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  const procedure = page.url().split('?')[0] ?? ''
  await tab('Condition reports').click()
  await page.getByRole('button', { name: 'New report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Red bowl/ })).toBeVisible()
  await expect(page.getByRole('application')).toHaveAttribute('data-sharp', 'true')

  // Drawn by mouse: a new damage, open to be described.
  const other = await page.context().newPage()
  await other.goto(page.url())
  const row = (number: number, where = page) =>
    where.getByRole('button', { name: new RegExp(`^Damage ${number}:`) })
  await page.getByRole('button', { name: 'Draw a box' }).click()
  await drag(page, [0.42, 0.3], [0.55, 0.45])
  await expect(row(1)).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('combobox', { name: 'Damage type' }).fill('crack')
  await page.getByRole('option', { name: /crack$/ }).click()
  await page.getByLabel('Severity', { exact: true }).selectOption('Minor')
  await expect(row(1)).toHaveText(/crack.*Minor · picture 1.*New/)
  await expect(row(1, other)).toHaveText(/crack.*Minor/)
  await other.close()

  // A second one by keys alone, without a region at first. What is written without a network arrives when it is back.
  await page.getByRole('button', { name: 'Add damage' }).press('Enter')
  await expect(row(2)).toHaveAttribute('aria-expanded', 'true')
  const flag = (words: RegExp) => page.getByRole('status').filter({ hasText: words })
  await page.context().setOffline(true)
  await page.getByLabel(/^Note on the damage/).fill('Along the rim')
  await expect(flag(/^No connection/)).toBeVisible()
  await page.context().setOffline(false)
  await expect(flag(/^Saved$/)).toBeVisible()
  await page.getByRole('button', { name: 'Enter coordinates' }).press('Enter')
  for (const [side, value] of [
    ['From the left (%)', '10'],
    ['From the top (%)', '70'],
    ['Width (%)', '30'],
    ['Height (%)', '20'],
  ] as const)
    await dialog.getByLabel(side).fill(value)
  await dialog.getByRole('button', { name: 'Add region' }).press('Enter')
  await expect(row(2)).toHaveText(/25% from the left, 80% from the top/)
  await page.getByRole('button', { name: /^Edit coordinates/ }).press('Enter')
  await dialog.getByLabel('From the left (%)').fill('20')
  await dialog.getByRole('button', { name: 'Move region' }).press('Enter')
  await expect(row(2)).toHaveText(/35% from the left/)

  // What is deleted can be taken back, what is not saved is cleared; finishing says what is missing.
  await page.getByRole('button', { name: 'Delete damage' }).click()
  await expect(row(2)).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row(2)).toBeVisible()
  const grade = page.getByLabel('Overall grade', { exact: true })
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Edit', exact: true }).click()
  await grade.selectOption('Poor')
  await main.getByRole('button', { name: 'Discard' }).click()
  await dialog.getByRole('button', { name: 'Discard' }).click()
  await expect(grade).toHaveValue('')
  await main.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByRole('button', { name: 'Finish' }).click()
  await expect(dialog.getByRole('listitem')).toHaveText([
    'The overall grade is missing',
    'An area of damage has no type',
  ])
  await dialog.getByRole('button', { name: 'Back' }).click()
  await row(2).click()
  await page.getByRole('combobox', { name: 'Damage type' }).fill('stain')
  await page.getByRole('option', { name: /stain$/ }).click()
  const finish = async () => {
    await main.getByRole('button', { name: 'Edit', exact: true }).click()
    await grade.selectOption('Fair')
    await page.getByLabel(/^Date of the check/).fill('21/11/2026')
    await main.getByRole('button', { name: 'Save changes' }).click()
    await expect(main.getByText('All changes saved')).toBeVisible()
    await main.getByRole('button', { name: 'Close', exact: true }).click()
    await page.getByRole('button', { name: 'Finish' }).click()
    await dialog.getByRole('button', { name: 'Finish' }).click()
    await expect(page.getByText(/^Finished by/)).toBeVisible()
  }
  await finish()

  // The next one: a damage is worse.
  await page.goto(`${procedure}?tab=reports`)
  await page.getByRole('button', { name: 'New report' }).click()
  await expect(row(1)).toHaveText(/crack.*Unchanged/)
  await row(1).click()
  await page.getByLabel('Severity', { exact: true }).selectOption('Severe')
  await expect(row(1)).toHaveText(/Severe.*Worse/)
  await page.getByRole('button', { name: 'Compare with last report' }).click()
  const slider = page.getByRole('slider', { name: /Last report/ })
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', '51% of the picture as on 21/11/2026')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSound(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await finish()
  await tab('Signatures').click()
  await page.getByRole('button', { name: 'Sign' }).click()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Anna Rossi')
  await dialog.getByText('Type', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Sign' }).click()
  await expect(page.getByText('Anna Rossi · Checker')).toBeVisible()

  // Each step is in its history. Printed, and closed.
  await tab('History').click()
  const events = main.getByRole('tabpanel').getByRole('listitem')
  await expect(events.filter({ hasText: 'Signature of Anna Rossi' })).toHaveCount(1)
  await expect(events.filter({ hasText: /^Finished/ })).toHaveCount(1)
  const address = await page.getByRole('link', { name: 'Print' }).getAttribute('href')
  const { text } = await readPdf(await (await page.request.get(address ?? '')).body())
  expect(text).toMatch(/CR-\d{4}-002.*Red bowl/)
  for (const words of ['crack', 'Severe', 'Worse', 'Along the rim', 'Unchanged', 'Fair', 'Anna Rossi'])
    expect(text).toContain(words)
  await page.getByRole('link', { name: /Check of the bowls/ }).click()
  for (const step of ['Checking', 'Checked'])
    await page.getByRole('button', { name: `Move to: ${step}` }).click()
  await page.getByRole('button', { name: /^Move to: Filed/ }).click()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('Closed and read-only')).toBeVisible()
  await tab('Condition reports').click()
  await expect(page.getByRole('main').getByRole('link', { name: /^CR-/ })).toHaveCount(2)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectSound(page)
})
