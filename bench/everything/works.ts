import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { MuseumExport } from '#model/api/museum-exports.ts'
import type { Operation } from '#model/api/operations.ts'
import type { PrintJobRow } from '#model/api/print-jobs.ts'
import { mostAdded } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { common, number, title, to } from '#model/exchange/profiles/object-targets.ts'
import { wordOf } from '../catalogue/invented-objects.ts'
import { savesOf } from '../catalogue/saves.ts'
import { inventedTable } from '../exchange/invented-table.ts'
import { call, download, type Person, upload } from '../exchange/museum-person.ts'

/** Something that a museum of many objects asks for, to its end. */
export interface Work {
  readonly name: string
  run(): Promise<unknown>
}

const catalogue = '/api/v1/catalogue'
const all = { selection: {} }

/** A large archive of a museum's, and what it was. */
export async function everything(
  person: Person,
  tenantId: string,
  look: () => void = () => undefined,
): Promise<MuseumExport> {
  const path = `/api/v1/tenant/${tenantId}/exports`
  const newest = async () => (await call<{ result: MuseumExport[] }>(person, 'GET', path)).result[0]
  await call(person, 'POST', path, { originals: true, earlier: true })
  let made = await newest()
  while (made?.state === 'WAITING' || made?.state === 'RUNNING') {
    await wait(100)
    look()
    made = await newest()
  }
  if (made?.state !== 'DONE') throw new Error(`the archive is ${made?.state}: ${made?.failure}`)
  return made
}

/** All of it, in an order in which what changes a lot comes last. */
export function works(person: Person, ids: readonly string[], objects: number): readonly Work[] {
  const ask = <Answer>(method: string, path: string, body?: object) =>
    call<Answer>(person, method, path, body)
  const get = (name: string, path: string): Work => ({ name, run: () => ask('GET', path) })
  const some = ids.slice(0, 100)

  async function ended(operation: Operation): Promise<void> {
    let now = operation
    while (now.state === 'IN_PROGRESS') {
      await wait(100)
      now = await ask<Operation>('GET', `/api/v1/operations/${operation.id}`)
    }
    if (now.state !== 'DONE') throw new Error(`${now.operationName} is ${now.state}`)
  }

  async function printed(order: PrintJobRow): Promise<void> {
    let now = order
    while (now.state === 'WAITING' || now.state === 'RUNNING') {
      await wait(100)
      now = await ask<PrintJobRow>('GET', `/api/v1/print-jobs/${order.id}`)
    }
    if (now.state !== 'DONE') throw new Error(`a print is ${now.state}: ${now.failure}`)
  }

  const bring = (lines: Iterable<string>, type = 'object', name = 'table.csv') =>
    upload(
      person,
      `/api/v1/imports?type=${type}&name=${name}`,
      Readable.from(lines),
    ) as Promise<ImportWithFile>

  async function load(rows: number): Promise<void> {
    const lines = Array.from({ length: rows }, (_, at) => `E-${at},${wordOf(at)} ${wordOf(at + 7)}\n`)
    const { id } = await bring(['Number,Title\n', ...lines])
    const mapping = { ...common, columns: [to('Number', number), to('Title', title)] }
    await ask('PUT', `/api/v1/imports/${id}/mapping`, { mapping })
    await ended(await ask<Operation>('POST', `/api/v1/imports/${id}/check`))
    await ended(await ask<Operation>('POST', `/api/v1/imports/${id}/load`))
  }

  const references = (count: number) =>
    Array.from(
      { length: count },
      (_, at) =>
        `@book{b${at}, author = {Rossi, ${wordOf(at)}}, title = {${wordOf(at)} ${at}}, year = 1999}\n`,
    )

  const terms = (count: number) =>
    `id,parent_id,name_en\n${Array.from({ length: count }, (_, at) => `,,${wordOf(at)} ${at}`).join('\n')}`

  async function picture(): Promise<void> {
    const size = { width: 6000, height: 4000, channels: 3 as const }
    const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
    const content = await sharp({ create: { ...size, background: '#a52', noise } })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(content)]), 'large.jpg')
    const answer = await fetch(`${person.address}/api/v1/files/`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    })
    if (!answer.ok) throw new Error(await answer.text())
  }

  async function audit(): Promise<void> {
    const path = '/api/v1/procedures'
    const { id } = await ask<Procedure>('POST', path, { type: 'INVENTORY_AUDIT', title: 'All' })
    const list = Array.from(
      { length: Math.min(objects, mostAdded) },
      (_, at) => `${1850 + Math.floor(at / 1000)}.${at % 1000}`,
    )
    await ask('PUT', `${path}/${id}/objects`, { numbers: list })
    await ask('POST', `${path}/inventory-audit/${id}/list`, {})
    await ask('GET', `${path}/inventory-audit/${id}/list?page=0&size=2000`)
    await ask('GET', `${path}/inventory-audit/${id}/progress`)
  }

  const save = savesOf(ids, ({ method, path, body }) => ask(method, path, body as object))
  return [
    { name: 'nothing, for five seconds', run: () => wait(5000) },
    get('who I am', '/api/v1/me'),
    get('list with facets', `${catalogue}/?blocksize=100`),
    get('list, 500 lines', `${catalogue}/?without_filters=true&blocksize=500`),
    get('list, a common word', `${catalogue}/?q=${wordOf(1)}&blocksize=100`),
    get('all of them on a map', `${catalogue}/points`),
    get('all of them along time', `${catalogue}/timeline`),
    get('open a record', `${catalogue}/${ids[0]}`),
    {
      name: 'save ten records',
      run: async () => {
        for (let at = 0; at < 10; at++) {
          const { method, path, body } = await save(at)
          await ask(method, path, body as object)
        }
      },
    },
    get('home', '/api/v1/statistics/home'),
    get('figures of objects', '/api/v1/statistics/cards?type=object'),
    {
      name: 'a vocabulary, told',
      run: () => ask('GET', '/api/v1/lists/MTC?blocksize=500'),
    },
    {
      name: 'labels, 100 objects 100 times',
      run: () =>
        download(person, '/api/v1/template/labels-a4-3x8', { selection: { ids: some }, copies: 100 }),
    },
    {
      name: 'sheets of 100 objects',
      run: () => download(person, '/api/v1/template/object-card', { selection: { ids: some } }),
    },
    {
      name: 'sheets of 1,000 objects, by a job',
      run: async () =>
        printed(
          await ask<PrintJobRow>('POST', '/api/v1/template/object-card/jobs', {
            selection: { ids: ids.slice(0, 1000) },
          }),
        ),
    },
    ...['xlsx', 'csv'].map(format => ({
      name: `all of them as ${format}`,
      run: () => download(person, `${catalogue}/export`, { ...all, format, columns: 'filled' }),
    })),
    { name: 'bring a table of 200,000 rows', run: () => bring(inventedTable(200_000)) },
    { name: 'bring 5,000 references', run: () => bring(references(5000), 'biblio', 'list.bib') },
    { name: 'check and load 5,000 rows', run: () => load(5000) },
    {
      name: 'bring 5,000 terms',
      run: () => ask('POST', '/api/v1/lists/CLS/import', { format: 'csv', content: terms(5000) }),
    },
    { name: 'a picture of 24 megapixels', run: picture },
    { name: `an audit of ${Math.min(objects, mostAdded)} objects`, run: audit },
    {
      name: 'preview a bulk edit of all',
      run: () =>
        ask('POST', `${catalogue}/bulk/preview`, {
          ...all,
          action: { kind: 'set', path: 'remarks', value: 'all' },
        }),
    },
    {
      name: 'a bulk edit of 2,000 records',
      run: async () =>
        ended(
          await ask<Operation>('POST', `${catalogue}/bulk`, {
            selection: { ids: ids.slice(0, 2000) },
            action: { kind: 'set', path: 'remarks', value: 'many' },
          }),
        ),
    },
  ]
}
