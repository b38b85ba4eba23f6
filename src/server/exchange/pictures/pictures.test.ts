import { expect, test, vi } from 'vitest'
import type { ImportWithFile } from '#model/api/imports.ts'
import { openStorage } from '#server/platform/storage/index.ts'
import { useTestApp } from '../../../../test/harness/app.ts'
import { expectConsistency } from '../../../../test/harness/check-consistency.ts'
import { makeMuseum } from '../../../../test/harness/factories.ts'
import { addFile, plainPicture } from '../../../../test/harness/files.ts'
import { everyRecordPermission, importer } from '../../../../test/harness/imports.ts'
import { zipOf } from '../../../../test/harness/zips.ts'

vi.setConfig({ testTimeout: 120_000 })
const app = useTestApp()

const permissions = [...everyRecordPermission, 'catalogueLinkCardWithFile', 'damDelete'] as const

/** Somebody who imports tables with pictures. */
async function someone(given: Parameters<typeof importer>[1] = {}) {
  const anna = await importer(app(), { permissions: [...permissions], ...given })
  const settled = (id: string): Promise<ImportWithFile> =>
    vi.waitFor(
      async () => {
        const now = await anna.read(id)
        if (now.pictures.waiting > 0) throw new Error('still on their way')
        return now
      },
      { timeout: 60_000, interval: 100 },
    )
  const list = async (): Promise<Record<string, never>[]> =>
    (await anna.call('GET', '/api/v1/catalogue/?limit=50')).body.result
  return {
    ...anna,
    settled,
    /** Checks, loads and waits for the pictures. */
    async load(id: string): Promise<ImportWithFile> {
      await anna.run(id, 'check')
      await anna.run(id, 'load')
      return settled(id)
    },
    /** Names of the files attached to each object, by its number; the cover first marked. */
    async attached(): Promise<Record<string, string[]>> {
      const found: Record<string, string[]> = {}
      for (const { id } of await list()) {
        const { body } = await anna.call('GET', `/api/v1/catalogue/${id}`)
        found[body.shortDescription ?? body.number] = body.files.map(
          ({ title, isCover }: { title: string; isCover: boolean }) => `${title}${isCover ? '*' : ''}`,
        )
      }
      return found
    },
    files: async (): Promise<string[]> =>
      (await anna.call('GET', '/api/v1/files/?limit=50')).body.result.map(
        ({ title }: { title: string }) => title,
      ),
    async undo(id: string): Promise<ImportWithFile> {
      const { load } = await anna.read(id)
      const { body } = await anna.call('POST', `/api/v1/operations/${load?.id}/undo`)
      await anna.ended(body.id)
      return anna.read(id)
    },
  }
}

const colours = ['#a5522a', '#2a52a5', '#52a52a', '#222222']
const picture = (at: number) => plainPicture(30 + at, 20, colours[at])

const table =
  'Object number;Title;Image\n1;Cup;cup.jpg\n2;Bowl;"views/bowl front.jpg|bowl back.jpg"\n3;Jug;lost.jpg\n4;Vase;\n'

const museumZip = async () =>
  zipOf({
    'objects.csv': table,
    'photos/cup.jpg': await picture(0),
    'photos/views/bowl front.jpg': await picture(1),
    'photos/views/bowl back.jpg': await picture(2),
    'photos/nobody.jpg': await picture(3),
    '__MACOSX/photos/._cup.jpg': 'resources of a Mac',
    'photos/.DS_Store': 'what a Finder leaves',
  })

test('A ZIP brings a table and its pictures: the check tells what each record gets, the load attaches it, the first one as cover [F-X08]', async () => {
  const anna = await someone()
  const brought = await anna.bring(await museumZip(), 'objects.zip')
  expect(brought).toMatchObject({
    name: 'objects.zip',
    found: { kind: 'csv', rowCount: 4 },
    pictures: { files: 4 },
  })
  const image = brought.mapping.columns.find(({ column }) => column === 'Image')
  expect(image).toEqual({ column: 'Image', targets: [{ path: '@pictures' }] })
  const checked = await anna.run(brought.id, 'check')
  expect(checked.counts).toMatchObject({ created: 4, refused: 0 })
  expect(checked.pictures).toEqual({
    files: 4,
    unnamed: 1,
    unnamedFiles: ['photos/nobody.jpg'],
    rows: 2,
    found: 3,
    waiting: 0,
    attached: 0,
    there: 0,
    failed: 0,
  })
  expect(checked.messages).toMatchObject([
    {
      kind: 'pictureMissing',
      severity: 'warning',
      column: 'Image',
      rows: [4],
      samples: [{ row: 4, value: 'lost.jpg' }],
    },
  ])
  const samples = (await anna.call('GET', `/api/v1/imports/${brought.id}/samples`)).body.result
  expect(samples.map(({ pictures }: { pictures: string[] }) => pictures)).toEqual([
    ['photos/cup.jpg'],
    ['photos/views/bowl front.jpg', 'photos/views/bowl back.jpg'],
    [],
    [],
  ])
  expect(await anna.files()).toEqual([])
  const loaded = await anna.load(brought.id)
  expect(loaded.pictures).toMatchObject({ attached: 3, failed: 0, unnamed: 1 })
  expect(await anna.attached()).toEqual({
    1: ['cup.jpg*'],
    2: ['bowl front.jpg*', 'bowl back.jpg'],
    3: [],
    4: [],
  })
  await expectConsistency(app(), anna.museum)
})

test('Loaded a second time, a table attaches no picture twice, and a picture the museum has is not kept again [F-X08]', async () => {
  const anna = await someone()
  const known = await addFile(
    app(),
    { museum: anna.museum, accountId: anna.accountId },
    { name: 'scan 17.jpg', content: await picture(0) },
  )
  const first = await anna.load((await anna.bring(await museumZip(), 'objects.zip')).id)
  expect(first.pictures).toMatchObject({ attached: 3, there: 0 })
  expect(await anna.attached()).toMatchObject({ 1: ['scan 17.jpg*'] })
  expect((await anna.files()).length).toBe(3)
  const { id, mapping } = await anna.bring(await museumZip(), 'objects.zip')
  await anna.map(id, { ...mapping, mode: 'createAndUpdate' })
  const second = await anna.load(id)
  expect(second.counts).toMatchObject({ unchanged: 4 })
  expect(second.pictures).toMatchObject({ attached: 0, there: 3, failed: 0 })
  expect((await anna.files()).length).toBe(3)
  // Undone, each takes back what it attached, and the file that was there before stays.
  expect((await anna.undo(id)).undo?.progress.fail).toEqual([])
  expect(await anna.attached()).toMatchObject({
    1: ['scan 17.jpg*'],
    2: ['bowl front.jpg*', 'bowl back.jpg'],
  })
  expect((await anna.undo(first.id)).undo?.progress.fail).toEqual([])
  expect(await anna.attached()).toEqual({})
  expect(await anna.files()).toEqual(['scan 17.jpg'])
  expect(known).toMatch(/^\d+$/)
  await expectConsistency(app(), anna.museum)
})

test('Records that were there get the pictures of a later table, and are without them once it is taken back [F-X08]', async () => {
  const anna = await someone()
  const { id: first } = await anna.bring('Object number,Title\n1,Cup\n2,Bowl\n', 'objects.csv')
  await anna.run(first, 'load')
  const { id, mapping } = await anna.bring(await museumZip(), 'objects.zip')
  await anna.map(id, { ...mapping, mode: 'update' })
  expect((await anna.load(id)).pictures).toMatchObject({ attached: 3 })
  expect(await anna.attached()).toEqual({ 1: ['cup.jpg*'], 2: ['bowl front.jpg*', 'bowl back.jpg'] })
  expect((await anna.undo(id)).undo?.progress.fail).toEqual([])
  expect(await anna.attached()).toEqual({ 1: [], 2: [] })
  expect(await anna.files()).toEqual([])
  await expectConsistency(app(), anna.museum)
})

test('An import taken back while its pictures are still coming in leaves none of them [F-X08]', async () => {
  const anna = await someone()
  const names = Array.from({ length: 14 }, (_, at) => `view ${at}.jpg`)
  const files = await Promise.all(
    names.map(async (name, at) => [name, await plainPicture(60 + at, 40, colours[at % 4])] as const),
  )
  const zip = await zipOf({
    'list.csv': `Object number,Title,Photo\n${names.map((name, at) => `${at + 1},Cup,${name}`).join('\n')}\n`,
    ...Object.fromEntries(files),
  })
  const { id } = await anna.bring(zip, 'list.zip')
  await anna.run(id, 'check')
  await anna.run(id, 'load')
  const undone = await anna.undo(id)
  expect(undone.undone).toBe(true)
  const after = await anna.settled(id)
  expect(after.pictures.attached).toBeLessThanOrEqual(names.length)
  await vi.waitFor(async () => expect(await anna.files()).toEqual([]), { timeout: 30_000, interval: 200 })
  expect(await anna.attached()).toEqual({})
  await expectConsistency(app(), anna.museum)
})

test('What is no picture is refused for its row alone, told with the reason, and the record stands [F-X08]', async () => {
  const anna = await someone()
  const zip = await zipOf({
    'list.csv':
      'Object number,Title,Photo\n1,Cup,cup.jpg\n2,Bowl,script.jpg\n3,Jug,program.jpg\n4,Vase,"cup.jpg, jug.jpg"\n',
    'cup.jpg': await picture(0),
    'jug.jpg': await picture(1),
    'script.jpg': '<html><script>alert(1)</script></html>',
    'program.jpg': Buffer.from(`4d5a9000${'00'.repeat(400)}`, 'hex'),
  })
  const loaded = await anna.load((await anna.bring(zip, 'list.zip')).id)
  expect(loaded.counts).toMatchObject({ created: 4, refused: 0 })
  expect(loaded.pictures).toMatchObject({ attached: 3, failed: 2 })
  const failed = loaded.messages.filter(({ kind }) => kind === 'pictureFailed')
  expect(failed.flatMap(({ rows }) => rows).toSorted()).toEqual([3, 4])
  for (const { text, severity, column } of failed) {
    expect(text).toMatch(/^Picture not attached: ./)
    expect([severity, column]).toEqual(['warning', 'Photo'])
  }
  // One file for both objects.
  expect(await anna.attached()).toMatchObject({ 1: ['cup.jpg*'], 4: ['cup.jpg*', 'jug.jpg'] })
  expect((await anna.files()).toSorted()).toEqual(['cup.jpg', 'jug.jpg'])
  // Tried again, it is refused again.
  await anna.call('POST', `/api/v1/imports/${loaded.id}/pictures`)
  expect((await anna.settled(loaded.id)).pictures).toMatchObject({ attached: 3, failed: 2 })
})

test('Pictures named by the number of their object alone are found, and files of one name in two folders are told [F-X08]', async () => {
  const anna = await someone()
  const zip = await zipOf({
    'list.csv': 'Object number,Title\n1912.1,Cup\n1912.2,Bowl\n1912.3,Jug\n',
    'pictures/1912.1.jpg': await picture(0),
    'pictures/1912.2.JPG': await picture(1),
    'pictures/more/1912.2.JPG': await picture(2),
  })
  const brought = await anna.bring(zip, 'list.zip')
  const [number] = brought.mapping.columns
  expect(number?.targets.map(({ path }) => path)).toEqual(['objectNumbers/objectNumber', '@pictures'])
  const checked = await anna.run(brought.id, 'check')
  expect(checked.pictures).toMatchObject({ found: 1, unnamed: 2 })
  expect(checked.messages.map(({ kind, rows }) => [kind, rows])).toEqual(
    expect.arrayContaining([
      ['ambiguousPicture', [3]],
      ['pictureMissing', [4]],
    ]),
  )
})

test('Who may not add files loads no pictures; without that column the table is loaded [F-X08]', async () => {
  const anna = await someone({ permissions: ['catalogueRead', 'catalogueAddCard', 'catalogueEdit'] })
  const { id, mapping } = await anna.bring(await museumZip(), 'objects.zip')
  const { status, body } = await anna.call('POST', `/api/v1/imports/${id}/check`)
  expect([status, body.message]).toEqual([403, expect.stringMatching(/may not add files/)])
  const columns = mapping.columns.map(each => (each.column === 'Image' ? { ...each, targets: [] } : each))
  await anna.map(id, { ...mapping, columns })
  expect((await anna.run(id, 'load')).counts).toMatchObject({ created: 4 })
})

test('Files and pictures of one museum are not those of another, whatever its table names [F-X08] [P-U02]', async () => {
  const anna = await someone()
  await anna.load((await anna.bring(await museumZip(), 'objects.zip')).id)
  const other = await someone({ museum: await makeMuseum(app()) })
  const { id } = await other.bring(table, 'objects.csv')
  const { mapping } = await other.read(id)
  const columns = mapping.columns.map(each =>
    each.column === 'Image' ? { ...each, targets: [{ path: '@pictures' }] } : each,
  )
  await other.map(id, { ...mapping, columns })
  const checked = await other.run(id, 'check')
  expect(checked.pictures).toMatchObject({ files: 0, found: 0 })
  expect(checked.messages).toMatchObject([{ kind: 'pictureMissing', count: 4 }])
  // The same pictures are files of its own there.
  const own = await other.load((await other.bring(await museumZip(), 'objects.zip')).id)
  expect(own.pictures).toMatchObject({ attached: 3, there: 0 })
  expect((await other.files()).length).toBe(3)
})

test('A ZIP is no longer stored once its pictures are in; one that was not loaded goes with its import [F-X08]', async () => {
  const anna = await someone()
  const stored = async () => {
    const keys: string[] = []
    for await (const key of openStorage(app().config).list(anna.museum.tenantId))
      if (key.includes('/imports/')) keys.push(key)
    return keys.length
  }
  const { id } = await anna.bring(await museumZip(), 'objects.zip')
  expect(await stored()).toBe(2)
  await anna.call('DELETE', `/api/v1/imports/${id}`)
  expect(await stored()).toBe(0)
  await anna.load((await anna.bring(await museumZip(), 'objects.zip')).id)
  await vi.waitFor(async () => expect(await stored()).toBe(1), { timeout: 10_000 })
})

const asText = (zip: Buffer, from: string, to: string): Buffer =>
  Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1')

/** A ZIP whose files say that they are encrypted. */
const encrypted = (zip: Buffer): Buffer => {
  const copy = Buffer.from(zip)
  for (const [signature, flags] of [
    ['PK\u0001\u0002', 8],
    ['PK\u0003\u0004', 6],
  ] as const)
    for (
      let at = copy.indexOf(signature, 0, 'latin1');
      at >= 0;
      at = copy.indexOf(signature, at + 4, 'latin1')
    )
      copy[at + flags] = Number(copy[at + flags]) | 1
  return copy
}

/** A ZIP whose files all have the bytes of the first one. */
const overlapping = (zip: Buffer): Buffer => {
  const copy = Buffer.from(zip)
  const first = copy.indexOf('PK\u0001\u0002', 0, 'latin1')
  for (let at = first; at >= 0; at = copy.indexOf('PK\u0001\u0002', at + 4, 'latin1'))
    copy.copy(copy, at + 42, first + 42, first + 46)
  return copy
}

const hostile: readonly (readonly [string, () => Promise<Buffer>, RegExp])[] = [
  [
    'with a path that leads out of it',
    async () => asText(await zipOf({ 'list.csv': table, 'aa/evil.jpg': 'x' }), 'aa/evil', '../evil'),
    /invalid path: \.\.\/evil\.jpg/,
  ],
  [
    'with an absolute path',
    async () => asText(await zipOf({ 'list.csv': table, 'a/evil.jpg': 'x' }), 'a/evil', '//evil'),
    /invalid path/,
  ],
  [
    'with a link',
    async () => zipOf({ 'list.csv': table, 'cup.jpg': '/etc/passwd' }, { mode: 0o120777 }),
    /contains a link/,
  ],
  [
    'that is encrypted',
    async () => encrypted(await zipOf({ 'list.csv': table, 'cup.jpg': 'x' })),
    /password-protected/,
  ],
  [
    'that unfolds to a thousand times its size',
    async () => zipOf({ 'list.csv': table, 'cup.jpg': Buffer.alloc(40 * 1024 ** 2) }),
    /unusually tightly/,
  ],
  [
    'whose files are the same bytes',
    async () => overlapping(await zipOf({ 'list.csv': table, 'a.jpg': 'xxxx', 'b.jpg': 'yyyy' })),
    /unusually tightly/,
  ],
  [
    'of twenty thousand files',
    async () =>
      zipOf({
        'list.csv': table,
        ...Object.fromEntries(Array.from({ length: 20_001 }, (_, at) => [`${at}.jpg`, ''])),
      }),
    /more than 20000 files/,
  ],
  ['without a table', async () => zipOf({ 'cup.jpg': 'x' }), /contains no table/],
  [
    'with several tables',
    async () => zipOf({ 'one.csv': table, 'two.csv': table }),
    /several tables: one\.csv, two\.csv/,
  ],
  [
    'that is cut off',
    async () => (await zipOf({ 'list.csv': table, 'cup.jpg': 'x' })).subarray(0, 200),
    /damaged or incomplete/,
  ],
]

test.each(hostile)(
  'A ZIP %s is refused with words that say why, and leaves nothing behind [F-X08]',
  async (_what, made, words) => {
    const anna = await someone()
    const answer = await anna.upload(await made(), 'objects.zip')
    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toMatch(words)
    const keys: string[] = []
    for await (const key of openStorage(app().config).list(anna.museum.tenantId)) keys.push(key)
    expect(keys).toEqual([])
  },
)

test('A picture whose bytes are not those that the ZIP tells of is not attached [F-X08]', async () => {
  const anna = await someone()
  const zip = await zipOf({
    'list.csv': 'Object number,Title,Photo\n1,Cup,cup.jpg\n',
    'cup.jpg': await picture(0),
  })
  const at = zip.indexOf('PK\u0001\u0002', zip.indexOf('PK\u0001\u0002', 0, 'latin1') + 4, 'latin1')
  zip.writeUInt32LE(12_345, at + 16)
  const loaded = await anna.load((await anna.bring(zip, 'list.zip')).id)
  expect(loaded.pictures).toMatchObject({ attached: 0, failed: 1 })
  expect(loaded.messages.find(({ kind }) => kind === 'pictureFailed')?.text).toMatch(/damaged/i)
  expect(await anna.attached()).toEqual({ 1: [] })
})
