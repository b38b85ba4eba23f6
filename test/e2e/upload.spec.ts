import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { aCard, apiOf, enter, expect, expectSoundOnScreens, test } from './fixtures.ts'

/** A picture of noise: as large as its pixels, and like no other. */
const noise = (width: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

interface Given {
  readonly name: string
  readonly content: Buffer
}

const picture = async (name: string, width: number): Promise<Given> => ({ name, content: await noise(width) })

/** Drops files on the page as a hand would: they are held over it first. */
async function drop(page: Page, files: readonly Given[], whileHeld?: () => Promise<void>): Promise<void> {
  const transfer = await page.evaluateHandle(
    list => {
      const data = new DataTransfer()
      for (const { name, base64 } of list) {
        const bytes = Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      }
      return data
    },
    files.map(({ name, content }) => ({ name, base64: content.toString('base64') })),
  )
  // The page may have been drawn before it listens.
  await expect(async () => {
    for (const event of ['dragenter', 'dragover'])
      await page.dispatchEvent('main', event, { dataTransfer: transfer })
    await whileHeld?.()
  }).toPass({ timeout: 25_000 })
  await page.dispatchEvent('main', 'drop', { dataTransfer: transfer })
}

/** The line that files go over: it lets through what is sent, holds it up, or is cut. */
async function lineOf(page: Page) {
  let change = Promise.withResolvers<void>()
  let state: 'open' | 'held' | 'cut' = 'open'
  await page.route('**/api/v1/uploads/*', async route => {
    if (route.request().method() !== 'PATCH') return route.fallback()
    while (state === 'held') await change.promise
    // Whoever sent it may be gone by now.
    return (state === 'cut' ? route.abort('internetdisconnected') : route.continue()).catch(() => undefined)
  })
  return (next: typeof state) => {
    state = next
    change.resolve()
    change = Promise.withResolvers()
  }
}

/** The uploads at the edge of the page. */
function trayOf(page: Page) {
  const tray = page.getByRole('region', { name: 'Uploads' })
  return { tray, inTray: (text: string | RegExp) => tray.getByText(text).first() }
}

test.describe('uploads', () => {
  test('many dropped files survive a lost connection, navigation and a closed page [C-F01]', async ({
    page,
    app,
  }) => {
    test.setTimeout(120_000)
    const { email } = await app.person({ role: 'TENANT_ADMIN' })
    const pictures = await Promise.all(
      [300, 64, 65, 66].map((width, index) => picture(`bowl ${index + 1}.jpg`, width)),
    )
    const line = await lineOf(page)
    await enter(page, email)
    const { tray, inTray } = trayOf(page)

    await test.step('the empty list invites to drop; the line breaks, and the upload goes on by itself', async () => {
      await page.goto('/app/dam')
      await expect(page.getByText('Drop files here to upload')).toBeVisible()
      line('held')
      await drop(page, pictures, () => expect(page.getByText('Drop to upload')).toBeVisible())
      await expect(inTray(/^Uploading: \d of 4/)).toBeVisible()
      await tray.getByRole('button', { name: 'Show list' }).click()
      await expect(inTray(/^Uploading · .* of /)).toBeVisible()
      line('cut')
      await expect(inTray('Waiting for a connection')).toBeVisible()
      await tray.getByRole('button', { name: 'Pause all' }).click()
      await expect(inTray(/^Paused: /)).toBeVisible()
      // Other pages do not stop it.
      await page.getByRole('link', { name: 'Entities' }).click()
      await expect(inTray(/^Paused: /)).toBeVisible()
      await tray.getByRole('button', { name: 'Resume all' }).click()
      await expect(inTray('Waiting for a connection')).toBeVisible()
      line('open')
      await expect(inTray('4 files are ready')).toBeVisible({ timeout: 60_000 })
      await tray.getByRole('link', { name: 'Show files' }).click()
      await expect(
        page.getByRole('grid', { name: 'Files' }).getByText('bowl 4', { exact: false }),
      ).toBeVisible()
      await tray.getByRole('button', { name: 'Close' }).click()
    })

    await test.step('what did not arrive before the page was closed goes on when the file is chosen again', async () => {
      const path = join(await mkdtemp(join(tmpdir(), 'vitrine-upload-')), 'mosaic.jpg')
      await writeFile(path, await noise(900))
      await page.goto('/app/dam')
      line('held')
      const choose = async (button: () => Promise<void>) => {
        const chooser = page.waitForEvent('filechooser')
        await button()
        await (await chooser).setFiles(path)
      }
      await page.getByRole('button', { name: 'Upload files' }).click()
      await choose(() => page.getByRole('menuitem', { name: 'Choose files' }).click())
      await expect(inTray(/^Uploading: /)).toBeVisible()
      page.once('dialog', dialog => void dialog.accept())
      await page.reload()
      line('open')
      await expect(inTray(/1 file was not fully uploaded/)).toBeVisible()
      await choose(() => tray.getByRole('button', { name: 'Choose files again' }).click())
      await expect(inTray('1 file is ready')).toBeVisible({ timeout: 15_000 })
    })
  })

  test('files dropped on an object are attached: duplicates are reported, order and cover set, and everything undone [C-F01] [C-F08] [C-O07]', async ({
    page,
    app,
  }) => {
    test.setTimeout(120_000)
    const { email } = await app.person({ role: 'TENANT_ADMIN' })
    const api = await apiOf(app, email)
    const object = await aCard(api, '/', {
      objectNumbers: [{ objectNumber: 'V 1' }],
      objectInformation: { objectCategory: { id: 12 } },
      title: { en: 'Red bowl' },
    })
    const known = await picture('bowl.jpg', 64)
    const rim = await picture('rim.jpg', 65)
    const foot = await picture('foot.jpg', 66)
    await enter(page, email)
    const { tray, inTray } = trayOf(page)
    await page.goto('/app/dam')
    await expect(page.getByText('Drop files here to upload')).toBeVisible()
    await drop(page, [known], () => expect(page.getByText('Drop to upload')).toBeVisible())
    await expect(inTray('1 file is ready')).toBeVisible({ timeout: 20_000 })
    await tray.getByRole('button', { name: 'Close' }).click()

    await test.step('dropped on an object, they are attached: what is there already is told, order and cover are chosen', async () => {
      await page.goto(`/app/catalogue/object/${object}`)
      await expect(page.getByRole('heading', { name: 'Red bowl' })).toBeVisible()
      await drop(page, [known, foot, rim], () =>
        expect(page.getByText('Drop to attach to Red bowl')).toBeVisible(),
      )
      const dialog = page.getByRole('dialog', { name: 'Attach to Red bowl' })
      await expect(dialog.getByText(/Already in the library: bowl/)).toBeVisible()
      await expect(dialog.getByRole('combobox', { name: 'What to do with bowl.jpg' })).toHaveValue('attach')
      await dialog.getByRole('button', { name: 'Move rim.jpg up' }).click()
      await dialog.getByRole('button', { name: 'Use rim.jpg as cover' }).click()
      await expectSoundOnScreens(page, ['phone', 'desktop'])
      await dialog.getByRole('button', { name: 'Upload 2 files' }).click()
      await expect(inTray('2 files are ready')).toBeVisible({ timeout: 15_000 })
      await expect(page.getByRole('tab', { name: /Files.*3/ })).toBeVisible()
      const { files, fileCoverId } = (await api('GET', `/${object}`)) as {
        files: { id: string; title: string }[]
        fileCoverId: string
      }
      expect(files.map(({ title }) => title.replace('.jpg', ''))).toEqual(['bowl', 'rim', 'foot'])
      expect(files.find(({ id }) => id === fileCoverId)?.title).toContain('rim')
    })

    await test.step('the batch is undone as a whole; what was there before stays', async () => {
      await tray.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByText('The upload has been undone')).toBeVisible()
      await expect(page.getByRole('tab', { name: /Files.*1/ })).toBeVisible()
      await tray.getByRole('button', { name: 'Close' }).click()
      await page.goto('/app/dam')
      await page.getByRole('button', { name: 'Upload files' }).click()
      await page.getByRole('menuitem', { name: 'Recent uploads' }).click()
      const drawer = page.getByRole('dialog', { name: 'Recent uploads' })
      await expect(drawer.getByText(/2 files · .*attached to .*Red bowl/)).toBeVisible()
      await expect(drawer.getByText(/^Undone/)).toBeVisible()
      await expectSoundOnScreens(page, ['phone', 'desktop'])
    })
  })
})
