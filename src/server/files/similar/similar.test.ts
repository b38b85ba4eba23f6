import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum, signedIn } from '../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../test/harness/files.ts'

const app = useTestApp()
const images = '/work/shared/data/images'

async function keeper() {
  const museum = await makeMuseum(app())
  const person = await signedIn(app(), {
    museum,
    permissions: [
      'damRead',
      'damEditMetadata',
      'catalogueRead',
      'catalogueEdit',
      'catalogueAddCard',
    ],
  })
  const add = (content: Uint8Array, name: string) =>
    addFile(app(), { museum, accountId: person.accountId }, { name, content })
  const similar = async (
    id: string,
  ): Promise<{ title: string; distance: number; identical: boolean; objects: { id: string }[] }[]> =>
    (await app().http.inject({ url: `/api/v1/files/${id}/similar`, headers: person.headers }))
      .json()
      .result.map(({ file, ...rest }: { file: { title: string } }) => ({ title: file.title, ...rest }))
  return { ...person, museum, add, similar }
}

test('Plain pictures look like nothing, and not like each other [C-F08]', async () => {
  const { add, similar } = await keeper()
  const id = await add(await plainPicture(90, 60), 'one.jpg')
  await add(await plainPicture(90, 60, 'navy'), 'other.jpg')
  expect(await similar(id)).toEqual([])
})

test.skipIf(!existsSync(images))(
  `The same photograph is found smaller, lighter, saved again, turned by its camera and slightly cropped; another is not [C-F08]${existsSync(images) ? '' : ' (skipped: the shared pictures are not here)'}`,
  async () => {
    const { add, similar } = await keeper()
    const original = await readFile(join(images, 'getty_cat13_00838701.jpg'))
    const { width, height } = await sharp(original).metadata()
    const id = await add(original, 'original')
    await add(original, 'same')
    await add(await sharp(original).resize(300).jpeg().toBuffer(), 'smaller')
    await add(await sharp(original).jpeg({ quality: 20 }).toBuffer(), 'poorer')
    await add(
      await sharp(original).modulate({ brightness: 1.15 }).png({ compressionLevel: 1 }).toBuffer(),
      'lighter',
    )
    await add(await sharp(original).rotate(90).withMetadata({ orientation: 8 }).jpeg().toBuffer(), 'turned')
    await add(
      await sharp(original)
        .extract({
          left: Math.round(width * 0.01),
          top: Math.round(height * 0.01),
          width: Math.round(width * 0.98),
          height: Math.round(height * 0.98),
        })
        .jpeg()
        .toBuffer(),
      'cropped',
    )
    for (const other of ['getty_cat14_00838801.jpg', 'loc_lange.jpg', 'nhm_lucanidae.jpg'])
      await add(await readFile(join(images, other)), other)
    const found = await similar(id)
    expect(found.map(({ title }) => title).sort()).toEqual([
      'cropped',
      'lighter',
      'poorer',
      'same',
      'smaller',
      'turned',
    ])
    expect(found[0]).toMatchObject({ title: 'same', distance: 0, identical: true })
  },
)
