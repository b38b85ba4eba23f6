import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { aCard, apiOf, enter, expect, expectSoundOnScreens, test } from './fixtures.ts'

const png = async (width: number, background: string) =>
  (
    await sharp({ create: { width, height: 300, channels: 3, background } })
      .png()
      .toBuffer()
  ).toString('base64')

/** Pastes or drops a file into a box, as the browser does from the clipboard or another window. */
const give = (
  box: Locator,
  kind: 'paste' | 'drop',
  content: string,
  name = 'image.png',
  type = 'image/png',
) =>
  box.evaluate(
    (element, file) => {
      const data = new DataTransfer()
      const bytes = Uint8Array.from(atob(file.content), character => character.charCodeAt(0))
      data.items.add(new File([bytes], file.name, { type: file.type }))
      const init = { bubbles: true, cancelable: true }
      element.dispatchEvent(
        file.kind === 'paste'
          ? new ClipboardEvent('paste', { ...init, clipboardData: data })
          : new DragEvent('drop', { ...init, dataTransfer: data }),
      )
    },
    { kind, content, name, type },
  )

const krater = { title: { en: 'Krater' }, objectNumbers: [{ objectNumber: 'A 1' }] }

test('Pictures are pasted, dropped and chosen for a comment, stay with the draft, are described, sent, opened large, and taken away', async ({
  page,
  app,
}) => {
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const id = await aCard(await apiOf(app, email), '/', krater)
  await enter(page, email)
  await page.goto(`/app/catalogue/object/${id}?tab=comments`)
  const box = page.getByRole('textbox', { name: 'New comment' })
  const coming = page.getByRole('list', { name: 'Pictures' })
  await box.fill('A crack here')
  await give(box, 'paste', await png(600, '#a5522a'))
  await expect(page.getByLabel('Description of picture 1', { exact: true })).toBeVisible()
  // The same one again is there once.
  await give(box, 'paste', await png(600, '#a5522a'))
  await expect(page.getByText('Uploading picture 2…')).toBeHidden()
  await expect(coming.getByRole('listitem')).toHaveCount(1)
  await give(box, 'drop', await png(300, '#0b5a52'))
  await expect(page.getByLabel('Description of picture 2', { exact: true })).toBeVisible()
  await page.getByLabel('Description of picture 1', { exact: true }).fill('Crack below the handle')
  await expectSoundOnScreens(page, ['phone', 'desktop'])

  // What cannot be taken says why, and stops nothing.
  await give(box, 'paste', btoa('<svg xmlns="http://www.w3.org/2000/svg"/>'))
  await expect(page.getByText('Choose a picture: JPEG, PNG, WebP, GIF, HEIC or AVIF')).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture 3' }).click()

  // It waits for the connection.
  await page.context().setOffline(true)
  await give(box, 'paste', await png(200, '#524d46'))
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 30_000 })
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByLabel('Description of picture 3', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove picture 3' }).click()
  await expect(coming.getByRole('listitem')).toHaveCount(2)

  await page.goto('/app')
  await page.goBack()
  await expect(box).toHaveValue('A crack here')
  await expect(page.getByLabel('Description of picture 1', { exact: true })).toHaveValue(
    'Crack below the handle',
  )
  await page.getByRole('button', { name: 'Comment', exact: true }).click()

  const comment = page.getByRole('article', { name: /^Comment by/ })
  const first = comment.getByRole('button', { name: 'View larger: Crack below the handle' })
  await expect(first.locator('img')).toHaveJSProperty('naturalWidth', 480)
  await expect(comment.getByRole('button', { name: /^View larger: Picture 2 from/ })).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await first.click()
  const large = page.getByRole('dialog', { name: 'Crack below the handle' })
  await expect(large.getByRole('img')).toHaveJSProperty('naturalWidth', 600)
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('dialog', { name: /^Picture 2 from/ })).toBeVisible()
  await page.keyboard.press('Escape')

  await comment.getByRole('button', { name: 'Edit' }).click()
  await comment.getByRole('button', { name: 'Remove picture 2' }).click()
  await comment.getByRole('button', { name: 'Save' }).click()
  await expect(comment.getByRole('button', { name: /^View larger/ })).toHaveCount(1)

  // A picture alone is an answer, and one that is given up is gone.
  await page.getByRole('button', { name: 'Reply' }).click()
  const answer = page.getByRole('textbox', { name: /^Reply to/ })
  const chooser = page.waitForEvent('filechooser')
  await page
    .getByRole('region', { name: /^Conversation/ })
    .getByRole('button', { name: 'Add pictures' })
    .click()
  await (await chooser).setFiles({
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await png(250, '#888888'), 'base64'),
  })
  await expect(page.getByLabel('Description of picture 1', { exact: true })).toBeVisible()
  await expect(answer).toHaveValue('')
  await page.getByRole('button', { name: 'Reply', exact: true }).click()
  await expect(page.getByRole('article')).toHaveCount(2)
})

test('Home leads to the records with open conversations that mention oneself; the list says so and finds them until they are resolved', async ({
  page,
  app,
}) => {
  const { email, tenantId, name } = await app.person({ role: 'TENANT_ADMIN' })
  const other = await app.person({ permissions: ['catalogueRead'], museum: { tenantId, name } })
  const theirs = await apiOf(app, other.email)
  const id = await aCard(await apiOf(app, email), '/', krater)
  await aCard(await apiOf(app, email), '/', { title: { en: 'Amphora' } })
  const me = (await (await apiOf(app, email, '/api/v1/me'))('GET', '')) as { readonly id: string }
  await theirs('POST', `/${id}/comments`, { key: crypto.randomUUID(), text: `@{${me.id}} please look` })
  await enter(page, email)
  const forMe = page.getByRole('region', { name: 'Comments for you' })
  await expectSoundOnScreens(page, ['phone', 'desktop'])
  await forMe.getByRole('link', { name: 'Objects', exact: true }).click()
  await expect(page.getByRole('link', { name: /Krater/ }).first()).toBeVisible()
  await expect(page.getByText('Amphora')).toBeHidden()
  await expect(page.getByText('Open, mentions me').first()).toBeVisible()
  await expectSoundOnScreens(page, ['phone', 'desktop'])

  await page.goto(`/app/catalogue/object/${id}?tab=comments`)
  await page.getByRole('button', { name: 'Resolve' }).click()
  await expect(page.getByText('No open comments.')).toBeVisible()
  await page.goto('/app')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(forMe).toBeHidden()
})
