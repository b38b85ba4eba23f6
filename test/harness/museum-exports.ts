import { createHash } from 'node:crypto'
import { expect, vi } from 'vitest'
import type { MuseumExport } from '#model/api/museum-exports.ts'
import type { TestApp } from './app.ts'
import type { PersonGiven, TestMuseum } from './factories.ts'
import { registrar } from './registrar.ts'
import { unpacked } from './unpacked.ts'

/** The values of a file with one a line; none where the file is not there. */
export const linesOf = <Line>(entries: ReadonlyMap<string, Buffer>, name: string): Line[] =>
  (entries.get(name)?.toString() ?? '')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line) as Line)

/** Holds every entry against the list of checksums, which names all but itself. */
export function expectChecksums(entries: ReadonlyMap<string, Buffer>): void {
  const list = entries.get('checksums.sha256')?.toString().trimEnd().split('\n') ?? []
  const listed = new Map(list.map(line => [line.slice(66), line.slice(0, 64)]))
  const found = [...entries].filter(([name]) => name !== 'checksums.sha256')
  expect([...listed.keys()].sort()).toEqual(found.map(([name]) => name).sort())
  for (const [name, content] of found)
    expect(createHash('sha256').update(content).digest('hex'), name).toBe(listed.get(name))
}

/** An administrator who takes everything along. */
export async function exporter(app: () => TestApp, museum: TestMuseum, given: PersonGiven = {}) {
  const anna = await registrar(app, museum, given)
  const path = `/tenant/${museum.tenantId}/exports`
  const begin = (choice: object = { originals: true, earlier: true }) =>
    anna.ask<MuseumExport>('POST', path, choice)
  const list = async () =>
    (await anna.ask<{ result: MuseumExport[]; size: { originals: number } }>('GET', path)).body
  const ended = ({ id }: Pick<MuseumExport, 'id'>) =>
    vi.waitFor(
      async () => {
        const found = (await list()).result.find(each => each.id === id)
        expect(found?.state).not.toMatch(/WAITING|RUNNING/)
        return found as MuseumExport
      },
      { timeout: 30_000, interval: 50 },
    )
  const fetch = ({ id }: Pick<MuseumExport, 'id'>, headers: Record<string, string> = {}) =>
    app().http.inject({ url: `/api/v1${path}/${id}/archive`, headers: { ...anna.headers, ...headers } })
  const made = async (choice?: object) => {
    const begun = await begin(choice)
    expect(begun.status, JSON.stringify(begun.body)).toBe(200)
    const done = await ended(begun.body)
    expect(done.state).toBe('DONE')
    const archive = (await fetch(done)).rawPayload
    return { done, archive, entries: await unpacked(archive) }
  }
  return {
    ...anna,
    path,
    begin,
    list,
    ended,
    fetch,
    made,
    remove: (id: string) => anna.ask('DELETE', `${path}/${id}`),
  }
}
