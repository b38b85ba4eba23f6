import { Readable } from 'node:stream'
import { expect, vi } from 'vitest'
import type { SearchDownload } from '#model/api/searches/downloads.ts'
import { readTable } from '#server/exchange/tables/index.ts'
import { allOf } from './all-of.ts'
import type { TestApp } from './app.ts'
import type { PersonGiven, TestMuseum } from './factories.ts'
import { type Method, registrar } from './registrar.ts'
import { searchHeaders } from './search-headers.ts'

const path = '/advsearch/cmwuatscheduler/api/downloads'

/** Somebody who has what searches find prepared as files. */
export async function downloader(app: () => TestApp, museum: TestMuseum, given: PersonGiven = {}) {
  const anna = await registrar(app, museum, given)
  const { email } = await app().database.asSystem('test', db =>
    db.selectFrom('account').where('id', '=', anna.accountId).select('email').executeTakeFirstOrThrow(),
  )
  const search = async <T>(method: Method, url: string, payload?: object) => {
    const answer = await app().http.inject({
      method,
      url,
      headers: searchHeaders(anna, museum),
      ...(payload && { payload }),
    })
    return { status: answer.statusCode, body: (answer.body === '' ? undefined : answer.json()) as T }
  }
  /** The body that callers send. */
  const body = (data_request: object | string, more: object = {}) => ({
    user_id: anna.accountId,
    email,
    username: 'Żaneta Groß',
    search_id: null,
    data_request,
    filename: 'Results',
    ...more,
  })
  const order = (data_request: object | string, more: object = {}) =>
    search<SearchDownload>('POST', `${path}/download`, body(data_request, more))
  const again = (id: string) => search<SearchDownload>('POST', `${path}/${id}/again`)
  const list = async () => (await search<{ result: SearchDownload[] }>('GET', path)).body.result
  const remove = (id: string) => search<undefined>('DELETE', `${path}/${id}`)
  const ended = ({ id }: Pick<SearchDownload, 'id'>) =>
    vi.waitFor(
      async () => {
        const found = (await list()).find(each => each.id === id)
        expect(found?.state).not.toMatch(/WAITING|RUNNING/)
        return found as SearchDownload
      },
      { timeout: 20_000, interval: 50 },
    )
  const fetch = ({ id }: Pick<SearchDownload, 'id'>, headers: Record<string, string> = {}) =>
    app().http.inject({ url: `/api/v1/downloads/${id}/file`, headers: { ...anna.headers, ...headers } })
  /** Ordered, waited for and fetched. */
  const made = async (data_request: object | string, more: object = {}) => {
    const ordered = await order(data_request, more)
    expect(ordered.status, JSON.stringify(ordered.body)).toBe(200)
    const done = await ended(ordered.body)
    expect(done, JSON.stringify(done)).toMatchObject({ state: 'DONE' })
    const file = await fetch(done)
    expect(file.statusCode).toBe(200)
    return { done, file }
  }
  return { ...anna, email, search, order, again, list, remove, ended, fetch, made }
}

/** A table as people see it: its headings, and each row by them. */
export async function tableIn(content: Buffer) {
  const reader = await readTable(Readable.from([content]))
  const names = reader.columns.map(({ name }) => name)
  const rows = (await allOf(reader.rows())).map(({ cells }) =>
    Object.fromEntries(names.map((name, at) => [name, cells[at]?.text ?? ''])),
  )
  await reader.close()
  return { names, rows }
}
