import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cardTypeNames } from '#model/record-types.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { uploader } from '../../../../test/harness/uploads.ts'

const app = useTestApp()

const picture = async (background: string): Promise<Buffer<ArrayBuffer>> =>
  Buffer.from(
    await sharp({ create: { width: 60, height: 40, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  )

type Uploader = Awaited<ReturnType<typeof uploader>>

async function anObject({ ask }: Uploader, objectNumber: string): Promise<string> {
  const { status, body } = await ask('POST', '/catalogue', {
    values: {
      objectNumbers: [{ objectNumber }],
      objectInformation: { objectCategory: { id: 12 } },
      title: { en: `Bowl ${objectNumber}` },
    },
  })
  if (status !== 201) throw new Error(JSON.stringify(body))
  return body.id
}

const filesOf = async ({ ask }: Uploader, id: string) => {
  const { body } = await ask('GET', `/catalogue/${id}`)
  const files = body.files as { id: string; title: string; isCover: boolean }[]
  return files.map(({ title, isCover }) => `${title}${isCover ? ' *' : ''}`)
}

const match = async ({ ask }: Uploader, names: readonly string[]) => {
  const { status, body } = await ask('POST', '/uploads/match', { files: names.map(name => ({ name })) })
  return { status, body }
}

test('Names of photographs are matched to numbers of objects, however they are written; who may not attach files is proposed none [F-W13]', async () => {
  const anna = await uploader(app(), { role: 'TENANT_ADMIN' })
  const bowl = await anObject(anna, 'MV 1934 / 001')
  const lid = await anObject(anna, 'MV 1934/1.2')
  const other = await anObject(anna, 'KM 1934/1')
  const names = ['mv_1934-1 verso.tif', 'MV 1934-1_02.jpg', '1934_1(3).JPG', 'MV 1934_1_2.jpg', 'Hall.jpg']
  const { body } = await match(anna, names)
  expect(body.matches).toMatchObject([
    { sureness: 'exact', recordIds: [bowl], view: 'back' },
    { sureness: 'exact', recordIds: [lid] },
    { sureness: 'several', recordIds: [bowl, other] },
    { sureness: 'exact', recordIds: [lid] },
    { sureness: 'none', recordIds: [] },
  ])
  expect(body.records.find(({ id }: { id: string }) => id === bowl)).toMatchObject({
    shortDescription: 'MV 1934 / 001',
    title: 'Bowl MV 1934 / 001',
    thumbnailUrl: null,
  })
  const viewer = await uploader(app(), {
    museum: anna.museum,
    permissions: ['damUpload', 'damRead', 'catalogueRead'],
  })
  expect((await match(viewer, names)).body).toMatchObject({ records: [] })
  const stranger = await uploader(app(), { museum: await makeMuseum(app()), role: 'TENANT_ADMIN' })
  expect((await match(stranger, names)).body).toMatchObject({ records: [] })
})

test('Photographs of a batch go to a record each, in their order, the first as cover; one that is there is only attached; one undo takes all back [F-W13]', async () => {
  const anna = await uploader(app(), { role: 'TENANT_ADMIN' })
  const [bowl, lid] = [await anObject(anna, 'U 1'), await anObject(anna, 'U 2')]
  const before = await anna.send([{ filename: 'U 2 old.jpg', content: await picture('#112233') }])
  const known = before.uploads[0]?.fileId ?? ''
  const batch = await anna.ask('POST', '/upload-batches', {
    files: 4,
    bytes: 300,
    existing: [{ fileId: known, place: 3, attachTo: { type: cardTypeNames.object, id: lid } }],
  })
  expect(batch.status).toBe(201)
  const contents = await Promise.all(['#a00000', '#00a000', '#0000a0'].map(picture))
  const files = [
    { filename: 'U 1_2.jpg', place: '1', attachTo: `${cardTypeNames.object}/${bowl}` },
    { filename: 'U 1_1.jpg', place: '0', attachTo: `object/${bowl}` },
    { filename: 'Hall.jpg', place: '2' },
  ]
  for (const [at, file] of files.entries()) {
    const content = contents[at] ?? Buffer.alloc(0)
    const address = await anna.made({ batch: batch.body.id, ...file }, content.length)
    await anna.piece(address, content, 0)
    // One after the other, and the first comes last.
    await anna.settled(batch.body.id)
  }
  expect((await anna.settled(batch.body.id)).batch).toMatchObject({ total: 4, ready: 4 })
  expect(await filesOf(anna, bowl)).toEqual(['U 1_1.jpg *', 'U 1_2.jpg'])
  expect(await filesOf(anna, lid)).toEqual(['U 2 old.jpg *'])
  const again = await anna.ask('POST', '/uploads/match', {
    files: [
      {
        name: 'U 2.jpg',
        sha256: createHash('sha256')
          .update(await picture('#112233'))
          .digest('hex'),
      },
    ],
  })
  expect(again.body.matches).toMatchObject([{ sureness: 'exact', recordIds: [lid], attachedTo: [lid] }])

  expect((await anna.ask('PUT', `/upload-batches/${batch.body.id}/undo`)).body.kept).toEqual([])
  expect(await filesOf(anna, bowl)).toEqual([])
  expect(await filesOf(anna, lid)).toEqual([])
  // What the museum had before stays.
  expect((await anna.ask('GET', `/files/${known}`)).body.deleted).not.toBe(true)
})

test('No file is attached to what is no record, or one that its uploader may not edit [F-W13]', async () => {
  const anna = await uploader(app(), { role: 'TENANT_ADMIN' })
  const bowl = await anObject(anna, 'R 1')
  const viewer = await uploader(app(), {
    museum: anna.museum,
    permissions: ['damUpload', 'damRead', 'catalogueRead'],
  })
  const batch = await viewer.begin()
  expect((await viewer.create({ batch, filename: 'R 1.jpg', attachTo: `object/${bowl}` }, 10)).status).toBe(
    403,
  )
  expect((await viewer.create({ batch, filename: 'R 1.jpg', attachTo: 'object/none' }, 10)).status).toBe(400)
  const { uploads } = await anna.send([{ content: await picture('#123123') }])
  const existing = [{ fileId: uploads[0]?.fileId, place: 0, attachTo: { type: 'object', id: bowl } }]
  expect((await viewer.ask('POST', '/upload-batches', { files: 1, bytes: 0, existing })).status).toBe(403)
  expect(await filesOf(anna, bowl)).toEqual([])
})
