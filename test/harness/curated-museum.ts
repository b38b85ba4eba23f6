import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect } from 'vitest'
import { type ZipEntry, zipOf } from '#server/museum-exports/index.ts'
import { findOrCreate, loadStarterTerms } from '#server/vocabularies/index.ts'
import { allOf } from './all-of.ts'
import type { TestApp } from './app.ts'
import { makeMuseum } from './factories.ts'
import { addFile } from './files.ts'
import { exporter } from './museum-exports.ts'
import { unpacked } from './unpacked.ts'

/** A new museum with the standard terms, and its administrator. */
export async function founded(app: () => TestApp) {
  const museum = await makeMuseum(app())
  await app().database.inTenant(museum.tenantId, loadStarterTerms)
  return exporter(app, museum)
}

/** Columns of a list. */
export const layout = { view: 'listView', columns: [{ path: 'number', width: 120 }] }
const region = {
  target: { selector: { type: 'FragmentSelector', value: 'xywh=pixel:1,1,4,3' } },
}

/** A museum with a signed condition report, a trash, a history, and settings. */
export async function curated(app: () => TestApp) {
  const anna = await founded(app)
  const krater = await anna.create({ title: { en: 'Krater' }, objectNumbers: [{ objectNumber: 'K 1' }] })
  await anna.save(krater, { title: { en: 'Krater of Eros' }, objectNumbers: [{ objectNumber: 'K 1' }] })
  const gone = await anna.put({ title: { en: 'Forgery' }, objectNumbers: [{ objectNumber: 'K 1 bis' }] })
  const fileId = await addFile(app(), anna)
  await anna.call('PUT', '/files', { id: krater.id, fileIds: [fileId] })
  await anna.call('POST', `/${gone.id}/comments`, { key: randomUUID(), text: 'Not ours', pictures: [] })
  await anna.bulk([gone.id], { kind: 'delete' })
  const { body: report } = await anna.ask<{ id: string; version: number }>('POST', '/condition-reports', {
    objectId: krater.id,
  })
  const at = `/condition-reports/${report.id}`
  await anna.ask('PUT', at, { version: 1, values: { grade: { id: 2 }, date: '2026-11-20' } })
  const crack = await app().database.inTenant(anna.museum.tenantId, tx =>
    findOrCreate(tx, 'DAMG', ['crack'], {
      create: true,
      language: 'en',
      editor: { accountId: null, impersonatorId: null },
    }),
  )
  const damageType = { id: crack.get('crack') ?? '' }
  const { body: damage } = await anna.ask<{ id: string }>('POST', `${at}/damages`, {
    values: { damageType, severity: { id: 2 } },
  })
  const drawn = { ...region, target: { ...region.target, source: fileId } }
  const { status } = await anna.ask('POST', `${at}/annotations`, { damageId: damage.id, annotation: drawn })
  expect(status).toBeLessThan(300)
  const { body: now } = await anna.ask<{ version: number }>('GET', `/condition-records/${report.id}`)
  const finished = await anna.ask('PUT', `/condition-records/${report.id}/finished`, { version: now.version })
  expect(finished.status, JSON.stringify(finished.body)).toBe(200)
  const signing = { name: 'Żaneta Groß', role: 'COURIER', strokes: [[1, 2, 3, 4]] }
  await anna.ask('POST', `/condition-records/${report.id}/signatures`, signing)
  const rules = { all: { sections: { notes: 'hidden' }, fields: {} } }
  expect((await anna.ask('PUT', '/form-rules/object', { version: 0, rules })).status).toBe(200)
  expect((await anna.ask('PUT', '/layouts/museum/object', { name: 'Registrars', layout })).status).toBe(200)
  return { ...anna, krater, gone, report, fileId }
}

/** The values of a text with one a line. */
export const lines = (text: string) =>
  text
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line))
/** A text with a value a line. */
export const jsonl = (items: readonly unknown[]) => `${items.map(item => JSON.stringify(item)).join('\n')}\n`

/** The same archive with some of its texts changed. */
export async function rewritten(
  app: () => TestApp,
  path: string,
  changes: Readonly<Record<string, (text: string) => string>>,
): Promise<string> {
  const entries = await unpacked(await readFile(path))
  async function* all(): AsyncGenerator<ZipEntry> {
    for (const [name, content] of entries) {
      const text = changes[name]?.(content.toString())
      const bytes = text === undefined ? content : Buffer.from(text)
      yield { name, at: new Date(), shrinks: true, content: Readable.from([bytes]) }
    }
  }
  const made = join(app().dataDir, `rewritten-${performance.now()}.zip`)
  await writeFile(made, Buffer.concat(await allOf(zipOf(all()))))
  return made
}
