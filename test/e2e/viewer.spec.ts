import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { enter, expect, expectSound, type Product, password, test } from './fixtures.ts'
import { toneWav, triangleGlb, wordsPdf } from './made-files.ts'

/** A picture with something to see in it. */
const picture = (hue: string, width = 1600, height = 1000) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${hue}"/><circle cx="${width / 3}" cy="${height / 2}" r="${height / 4}" fill="#f4efe6"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer()

/** A person with rights over files; what they upload answers its id. */
async function withFiles(page: Page, app: Product) {
  const person = await app.person({ role: 'TENANT_ADMIN' })
  await enter(page, person.email)
  const form = {
    client_id: 'web',
    scope: 'read write',
    grant_type: 'password',
    username: person.email,
    password,
  }
  const signedIn = await page.request.post('/oauth/token', { form })
  const { access_token: token } = (await signedIn.json()) as { access_token: string }
  const upload = async (name: string, content: Uint8Array): Promise<string> => {
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(content)]), name)
    const answer = await fetch(`${app.address}/api/v1/files/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body,
    })
    const { result } = (await answer.json()) as { result: { id: string }[] }
    return String(result[0]?.id)
  }
  return { person, upload }
}

// Decoders and axe share the machine with the product.
test.setTimeout(120_000)

const viewer = (page: Page) => page.getByRole('application')
const scale = async (page: Page) =>
  Number.parseInt((await page.locator('output').first().textContent()) ?? '', 10)

test('Pictures are zoomed, browsed in the order of the list, and compared side by side [C-F02] [P-R12]', async ({
  page,
  app,
}) => {
  const { upload } = await withFiles(page, app)
  const first = await upload('a-first.jpg', await picture('#a5522a'))
  const second = await upload('b-second.jpg', await picture('#2a6da5', 900, 1200))
  await page.goto('/app/dam')
  await page
    .getByRole('link', { name: /a-first/ })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`/app/dam/file/${first}$`))
  await expect(viewer(page)).toHaveAttribute('data-sharp', 'true')
  const whole = await scale(page)

  // Enlarged by keys: arrows move inside the picture, and lead nowhere else.
  await viewer(page).focus()
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await expect.poll(() => scale(page)).toBeGreaterThan(whole * 1.9)
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`/app/dam/file/${first}$`))
  await page.keyboard.press('1')
  await expect.poll(() => scale(page)).toBe(100)
  await page.keyboard.press('0')
  await expect.poll(() => scale(page)).toBe(whole)
  await expectSound(page)

  // Whole again: the next file of the list, and back.
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(new RegExp(`/app/dam/file/${second}$`))
  await expect(viewer(page)).toHaveAttribute('data-sharp', 'true')
  await page.keyboard.press('ArrowLeft')
  await expect(page).toHaveURL(new RegExp(`/app/dam/file/${first}$`))

  // Beside each other, in step.
  await page.getByRole('button', { name: 'Compare with…' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /b-second/ })
    .click()
  await expect(page).toHaveURL(new RegExp(`/app/dam/compare/${first},${second}$`))
  await expect(viewer(page)).toHaveCount(2)
  for (const pane of await viewer(page).all()) await expect(pane).toHaveAttribute('data-sharp', 'true')
  const scales = async () =>
    (await page.locator('output').allTextContents()).map(text => Number.parseInt(text, 10))
  const before = await scales()
  await viewer(page).first().focus()
  await page.keyboard.press('+')
  await expect
    .poll(async () => (await scales()).map((now, at) => now > (before[at] ?? 0)))
    .toEqual([true, true])
  await page.getByRole('button', { name: 'Move together' }).click()
  const apart = await scales()
  await page.keyboard.press('Tab')
  await viewer(page).first().focus()
  await page.keyboard.press('0')
  await expect.poll(async () => (await scales())[0]).toBe(before[0])
  expect((await scales())[1]).toBe(apart[1])
  await expectSound(page)
})

test('A document is browsed page by page and searched [C-F02]', async ({ page, app }) => {
  const { upload } = await withFiles(page, app)
  await page.goto(
    `/app/dam/file/${await upload('letter.pdf', wordsPdf(['Dear curator', 'The amphora came', 'With regards']))}`,
  )
  const pages = page.getByRole('region', { name: 'letter.pdf' })
  await expect(pages.locator('[data-page="1"]')).toHaveAttribute('data-drawn', 'true')
  await expect(pages.getByText('Dear curator')).toBeAttached()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByRole('textbox', { name: 'Page number' })).toHaveValue('2')
  await pages.focus()
  await page.keyboard.press('Control+f')
  await page.keyboard.type('REGARDS')
  await expect(page.getByText('1 match')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Page number' })).toHaveValue('3')
  await expectSound(page)
})

test('Audio is played and navigated by keys; a 3D model can be rotated, without loading anything from other sites [C-F02]', async ({
  page,
  app,
}) => {
  const { upload } = await withFiles(page, app)
  const policy: string[] = []
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) policy.push(message.text())
  })

  await page.goto(`/app/dam/file/${await upload('tone.wav', toneWav(2))}`)
  await page.getByRole('button', { name: 'Play', exact: true }).click()
  const position = page.getByRole('slider', { name: 'Position' })
  await expect.poll(async () => Number(await position.inputValue())).toBeGreaterThan(0.2)
  await position.focus()
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Space')
  await expectSound(page)

  await page.goto(`/app/dam/file/${await upload('shape.glb', triangleGlb())}`)
  await expect(page.locator('[data-model]')).toHaveAttribute('data-model', 'ready', { timeout: 60_000 })
  await expectSound(page)
  expect(policy).toEqual([])
})
