import { expect, expectSoundOnScreens, signIn, test } from './fixtures.ts'

/** A picture whose left half is red and whose right half is blue, made by the browser itself. */
const halves = `(async () => {
  const canvas = new OffscreenCanvas(300, 100)
  const context = canvas.getContext('2d')
  context.fillStyle = '#c00000'
  context.fillRect(0, 0, 150, 100)
  context.fillStyle = '#0000c0'
  context.fillRect(150, 0, 150, 100)
  const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/png' })).arrayBuffer())
  return [...bytes]
})()`

/** The colour in the middle of the first picture of a kind, as the browser shows it. */
const middle = `(() => {
  const image = document.querySelector('header img')
  const canvas = new OffscreenCanvas(1, 1)
  const context = canvas.getContext('2d')
  context.drawImage(image, image.naturalWidth / 2, image.naturalHeight / 2, 1, 1, 0, 0, 1, 1)
  return [...context.getImageData(0, 0, 1, 1).data]
})()`

test('A picture is cropped with the keyboard and shown immediately; the audit log lists sign-ins and exports [P-A11] [P-R15] [P-P10] [C-M01]', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  await signIn(page, email)
  await page.goto('/app/profile/person')
  const content = (await page.evaluate(halves)) as number[]
  await page.getByRole('button', { name: 'Choose picture' }).click()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from(content) })
  const area = page.getByRole('group', { name: 'Visible part of the picture' })
  await area.focus()
  // The picture goes right, so that its left half is in the frame.
  for (let n = 0; n < 40; n++) await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Save picture' }).click()
  await expect(page.getByText('Avatar has been updated')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.locator('header img').first()).toBeVisible()
  // The picture may be on its way for a moment.
  await expect
    .poll(async () => {
      const [red = 0, , blue = 255] = (await page.evaluate(middle)) as number[]
      return red > 150 && blue < 60
    })
    .toBe(true)

  await page.goto('/app/settings/audit')
  const log = page.getByRole('region', { name: 'Audit log' })
  await expect(log.getByText(/signed in$/)).toBeVisible()
  const download = page.waitForEvent('download')
  await log.getByRole('button', { name: 'Export' }).click()
  expect((await download).suggestedFilename()).toMatch(/^Audit log \d{4}-\d\d-\d\d\.csv$/)
  await log.getByRole('radio', { name: 'Exports' }).check({ force: true })
  await expect(log.getByText(/signed in$/)).toBeHidden()
  await log.getByRole('button', { name: /exported a table: Audit log/ }).click()
  await expect(log.getByText('CSV')).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
})
