import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { LinkItem } from '#model/api/cards/shapes.ts'
import { cardTypes } from '#model/record-types.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../test/harness/files.ts'
import { describeMuseumFiles } from '../../../../test/harness/museum-files.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

interface Alike {
  readonly title: string
  readonly distance: number
  readonly identical: boolean
  readonly objects: readonly { readonly title: string }[]
}

async function keeper() {
  const anna = await registrar(app, await makeMuseum(app()))
  const add = (content: Uint8Array, name: string) => addFile(app(), anna, { name, content })
  const similar = async (id: string): Promise<Alike[]> => {
    const { body } = await anna.ask<{ result: (Omit<Alike, 'title'> & { file: LinkItem })[] }>(
      'GET',
      `/files/${id}/similar`,
    )
    return body.result.map(({ file, ...rest }) => ({ title: file.title, ...rest }))
  }
  return { ...anna, add, similar }
}

/** A picture that looks like something. */
const stripes = (width: number, quality: number): Promise<Buffer> => {
  const bar = (left: number, wide: number) => ({
    input: { create: { width: wide, height: 300, channels: 3 as const, background: '#222222' } },
    left,
    top: left % 97,
  })
  return sharp({ create: { width: 600, height: 400, channels: 3, background: 'white' } })
    .composite([bar(30, 60), bar(180, 20), bar(333, 111)])
    .png()
    .toBuffer()
    .then(whole => sharp(whole).resize(width).jpeg({ quality }).toBuffer())
}

test('A photograph that is there twice is found with the object it shows [C-F08]', async () => {
  const { add, similar, put, call } = await keeper()
  const id = await add(await stripes(600, 90), 'one.jpg')
  const other = await add(await stripes(420, 60), 'other.jpg')
  await add(await plainPicture(90, 60), 'plain.jpg')
  const bowl = await put({ objectNumbers: [{ objectNumber: '7' }], title: { en: 'Bowl' } })
  await call('PUT', `/${bowl.id}/items`, { type: cardTypes.file, itemIds: [other] })
  expect(await similar(id)).toMatchObject([
    { title: 'other.jpg', identical: false, objects: [{ title: 'Bowl' }] },
  ])
})

test('Plain pictures look like nothing, and not like each other [C-F08]', async () => {
  const { add, similar } = await keeper()
  const id = await add(await plainPicture(90, 60), 'one.jpg')
  await add(await plainPicture(90, 60, 'navy'), 'other.jpg')
  expect(await similar(id)).toEqual([])
})

describeMuseumFiles('Photographs', 'images', files => {
  test('The same photograph is found smaller, lighter, saved again, turned by its camera and slightly cropped; another is not [C-F08]', async () => {
    const { add, similar } = await keeper()
    const original = await files.read('images/getty_cat13_00838701.jpg')
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
      await add(await files.read(`images/${other}`), other)
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
  })
})
