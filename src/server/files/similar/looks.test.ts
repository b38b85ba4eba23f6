import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fileCard } from '#model/cards/file/file-card.ts'
import { colourNames } from '#model/cards/file/measured.ts'
import { objectCard } from '#model/cards/object/object-card.ts'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import { cardTypes } from '#model/record-types.ts'
import { lookFieldsOf } from '#model/searches/look-fields.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../test/harness/files.ts'
import { describeMuseumFiles } from '../../../../test/harness/museum-files.ts'
import { registrar } from '../../../../test/harness/registrar.ts'

const app = useTestApp()

const fieldsOf = (declaration: unknown) => {
  const fields = lookFieldsOf(declaration as CardDeclaration)
  if (!fields) throw new Error('no pictures')
  return fields
}
const ofFiles = fieldsOf(fileCard)
const ofObjects = fieldsOf(objectCard)

interface Filter {
  readonly field: string
  readonly condition: string
  readonly values?: readonly string[]
  readonly operator?: 'AND' | 'OR'
}

async function keeper() {
  const anna = await registrar(app, await makeMuseum(app()))
  const search = (...filters: readonly Filter[]) =>
    new URLSearchParams({
      criteria: JSON.stringify({
        blocks: [
          { operator: 'AND', filters: filters.map(each => ({ operator: 'AND', values: [], ...each })) },
        ],
      }),
    })
  const ask = async (path: string, ...filters: readonly Filter[]) =>
    anna.ask<{ result: { title: string; number: string }[]; totalSize: number; fields?: object }>(
      'GET',
      `${path}?${search(...filters)}`,
    )
  return {
    ...anna,
    add: (content: Uint8Array, name: string) => addFile(app(), anna, { name, content }),
    list: ask,
    files: async (...filters: readonly Filter[]) =>
      (await ask('/files/', ...filters)).body.result.map(({ title }) => title).sort(),
    objects: async (...filters: readonly Filter[]) =>
      (await ask('/catalogue/', ...filters)).body.result.map(({ number }) => number).sort(),
    lookAt: async (content: Uint8Array) => {
      const answer = await app().http.inject({
        method: 'POST',
        url: '/api/v1/picture-looks',
        headers: { ...anna.headers, 'content-type': 'application/octet-stream' },
        payload: Buffer.from(content),
      })
      return { status: answer.statusCode, body: answer.json() }
    },
  }
}

/** A picture that looks like something: bars on a ground. */
const bars = (
  background: string,
  ...at: readonly (readonly [left: number, width: number])[]
): Promise<Buffer> =>
  sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .composite(
      at.map(([left, width]) => ({
        input: { create: { width, height: 300, channels: 3 as const, background: '#222222' } },
        left,
        top: left % 97,
      })),
    )
    .png()
    .toBuffer()

const like = (...values: readonly string[]): Filter => ({
  field: ofFiles.looks,
  condition: 'LOOKS_LIKE',
  values,
})

test('Cards are found by a picture and by colours, their own or those of linked files, joined with any other condition [C-Q01] [C-F08]', async () => {
  const { add, put, call, files, objects, list } = await keeper()
  const one = await add(await bars('#f0cd32', [30, 60], [180, 20], [333, 111]), 'one.png')
  const akin = await add(
    await sharp(await bars('#2350aa', [30, 66], [186, 20], [333, 100]))
      .resize(300)
      .jpeg()
      .toBuffer(),
    'akin.jpg',
  )
  const other = await add(await bars('#2350aa', [90, 20], [400, 90], [520, 50]), 'other.png')
  const plain = await add(await plainPicture(90, 60), 'plain.jpg')
  expect(await files(like(one))).toEqual(['akin.jpg', 'one.png'])
  expect(await files(like(plain))).toEqual([])
  expect(await files(like(one, other))).toEqual(['akin.jpg', 'one.png', 'other.png'])
  const blue = { field: ofFiles.colours, condition: 'EQUALS', values: [String(colourNames.BLUE)] }
  expect(await files(blue)).toEqual(['akin.jpg', 'other.png'])
  expect(await files(like(one), blue)).toEqual(['akin.jpg'])
  expect(await files(like(one), { ...blue, condition: 'NOT_EQUALS' })).toEqual(['one.png'])

  for (const [number, file] of [
    ['1', akin],
    ['2', other],
    ['3', plain],
  ] as const) {
    const { id } = await put({ objectNumbers: [{ objectNumber: number }], title: { en: `Object ${number}` } })
    await call('PUT', `/${id}/items`, { type: cardTypes.file, itemIds: [file] })
  }
  expect(await objects({ ...like(one), field: ofObjects.looks })).toEqual(['1'])
  expect(await objects({ ...blue, field: ofObjects.colours })).toEqual(['1', '2'])
  expect(
    await objects(
      { ...like(one), field: ofObjects.looks },
      { field: '@number', condition: 'EQUALS', values: ['3'], operator: 'OR' },
    ),
  ).toEqual(['1', '3'])

  for (const values of [
    ['nonsense'],
    ['looks:12'],
    ['looks:0123456789ABCDEF'],
    ['1', '2', '3', '4', '5', '6'],
  ])
    expect(await list('/files/', like(...values))).toMatchObject({
      status: 400,
      body: { fields: { 'criteria.blocks.0.filters.0': expect.any(String) } },
    })
})

test('No museum is found by the pictures of another one [C-Q01]', async () => {
  const theirs = await keeper()
  const content = await bars('#f0cd32', [30, 60], [180, 20], [333, 111])
  const foreign = await theirs.add(content, 'theirs.png')
  const ours = await keeper()
  await ours.add(content, 'ours.png')
  expect(await ours.files(like(foreign))).toEqual([])
})

test('A picture the museum does not have is looked at, and nothing of it is kept; what is no picture is refused [C-Q01]', async () => {
  const { add, files, lookAt } = await keeper()
  const yellow = await bars('#f0cd32', [30, 60], [180, 20], [333, 111])
  await add(yellow, 'yellow.png')
  const stored = () => readdir(join(app().dataDir, 'files'), { recursive: true })
  const before = await stored()
  const { status, body } = await lookAt(await sharp(yellow).resize(420).jpeg({ quality: 70 }).toBuffer())
  expect(status).toBe(200)
  expect(body).toEqual({
    looks: expect.stringMatching(/^looks:[\da-f]{16}$/),
    colours: expect.arrayContaining([colourNames.YELLOW]),
  })
  expect(await files(like(body.looks))).toEqual(['yellow.png'])
  expect((await lookAt(await plainPicture(90, 60))).body).toMatchObject({ looks: null })
  const png = await sharp(yellow).png().toBuffer()
  for (const hostile of [
    Buffer.from(''),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    Buffer.from('%PDF-1.7 no picture'),
    png.subarray(0, png.length / 2),
  ])
    expect((await lookAt(hostile)).status).toBe(400)
  expect(await stored()).toEqual(before)
})

test('A picture made to be searched for ever holds nobody up [F-T21]', async () => {
  const { lookAt } = await keeper()
  const head = Buffer.from('49492a0010000000435202000000000000000000', 'hex')
  const unended = Buffer.from('ffd8ffc0000b0800c8006401000000ffda0002', 'hex')
  const hostile = Buffer.concat([head, Buffer.alloc(1_000_000, unended)])
  await lookAt(await plainPicture())
  const pauses = monitorEventLoopDelay({ resolution: 10 })
  pauses.enable()
  expect((await lookAt(hostile)).status).toBe(400)
  pauses.disable()
  // The search alone took many seconds of the server's own thread.
  expect(pauses.max / 1e6).toBeLessThan(1500)
})

describeMuseumFiles('Photographs', 'images', files => {
  test('Of carved amber they are found by one of them, and no butterfly is [C-F08]', async () => {
    const { add, files: found, lookAt } = await keeper()
    const shown = [
      'getty_cat15_00838401.jpg',
      'getty_cat20_00762701.jpg',
      'getty_cat21_00968201.jpg',
      'loc_lange.jpg',
      'nhm_chloreuptychia.jpg',
    ]
    for (const name of shown) await add(await files.read(`images/${name}`), name)
    const { body } = await lookAt(
      await sharp(await files.read(`images/${shown[0]}`))
        .resize(900)
        .jpeg()
        .toBuffer(),
    )
    expect(await found(like(body.looks))).toEqual(shown.slice(0, 3))
  })
})
