import sharp from 'sharp'
import { aCard, apiOf, enter, expect, expectSoundOnScreens, test } from './fixtures.ts'

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 64, height: 48, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('Photographs named by numbers are proposed for their objects, one is chosen by hand, all are attached and undone as one [F-W13]', async ({
  page,
  app,
}) => {
  test.setTimeout(120_000)
  const { email } = await app.person({ role: 'TENANT_ADMIN' })
  const api = await apiOf(app, email)
  const object = (objectNumber: string, title: string) =>
    aCard(api, '/', {
      objectNumbers: [{ objectNumber }],
      objectInformation: { objectCategory: { id: 12 } },
      title: { en: title },
    })
  const bowl = await object('MV 1934.1', 'Red bowl')
  const jug = await object('MV 1934.2', 'Blue jug')
  await enter(page, email)
  const files = await Promise.all(
    ['MV_1934-1_02.jpg', 'MV 1934.1_01.jpg', '1934.2(3).JPG', 'Entrance hall.jpg'].map(async (name, at) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await picture(`#${at + 2}0${at + 3}040`),
    })),
  )
  await page.goto('/app/catalogue')
  await page.getByRole('button', { name: 'Import and export' }).click()
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('menuitem', { name: 'Upload photographs' }).click()
  await (await chooser).setFiles(files)

  const dialog = page.getByRole('dialog', { name: 'Check before uploading' })
  const recordOf = (name: string) => dialog.getByRole('combobox', { name: `Record for ${name}` })
  await expect(recordOf('MV 1934.1_01.jpg')).toHaveValue('MV 1934.1 · Red bowl')
  await expect(recordOf('MV_1934-1_02.jpg')).toHaveValue('MV 1934.1 · Red bowl')
  await expect(recordOf('1934.2(3).JPG')).toHaveValue('MV 1934.2 · Blue jug')
  await expect(dialog.getByText('Likely match')).toHaveCount(1)
  await expect(dialog.getByText('Becomes cover')).toHaveCount(2)
  await expectSoundOnScreens(page, ['phone', 'tablet', 'desktop'])

  await test.step('a photograph without a number gets its object by typing, one that was proposed is left unlinked', async () => {
    await recordOf('Entrance hall.jpg').fill('blue')
    await page.getByRole('option', { name: /Blue jug/ }).click()
    await expect(recordOf('Entrance hall.jpg')).toHaveValue('MV 1934.2 · Blue jug')
    await recordOf('1934.2(3).JPG').click()
    await page.getByRole('option', { name: 'Leave unlinked' }).click()
    await expect(dialog.getByText(/^3 files will be attached/)).toBeVisible()
  })

  await dialog.getByRole('button', { name: 'Upload 4 files' }).click()
  const tray = page.getByRole('region', { name: 'Uploads' })
  await expect(tray.getByText('4 files are ready').first()).toBeVisible({ timeout: 30_000 })
  const filesOf = async (id: string) =>
    ((await api('GET', `/${id}`)) as { files: { title: string }[] }).files.map(({ title }) => title)
  expect(await filesOf(bowl)).toEqual(['MV 1934.1_01.jpg', 'MV_1934-1_02.jpg'])
  expect(await filesOf(jug)).toEqual(['Entrance hall.jpg'])

  await tray.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('The upload has been undone')).toBeVisible()
  expect(await filesOf(bowl)).toEqual([])
  expect(await filesOf(jug)).toEqual([])
})
