import { expect, vi } from 'vitest'
import type { BulkAction, CardAnswer, Revision } from '#model/api/cards/shapes.ts'
import type { Operation } from '#model/api/operations.ts'
import type { App } from '#server/app.ts'
import { bearer, handoverForm, type PersonGiven, signedIn, type TestMuseum } from './factories.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** What somebody signed in asks of the product, with the ways about the catalogue that most tests go. */
export function asking(app: () => App, headers: Record<string, string>) {
  const ask = async <T = CardAnswer>(method: Method, url: string, payload?: unknown) => {
    const answer = await app().http.inject({
      method,
      url: `/api/v1${url}`,
      headers,
      ...(payload !== undefined && { payload: payload as object }),
    })
    return { status: answer.statusCode, body: (answer.body === '' ? undefined : answer.json()) as T }
  }
  const call = <T = CardAnswer>(method: Method, path: string, payload?: unknown) =>
    ask<T>(method, `/catalogue${path}`, payload)
  const right = <T>({ status, body }: { status: number; body: T }, expected: number): T => {
    expect(status, JSON.stringify(body)).toBe(expected)
    return body
  }
  const create = async (values?: object): Promise<CardAnswer> =>
    right(await call('POST', '/', values ? { values } : undefined), 201)
  const read = async (id: string): Promise<CardAnswer> => right(await call('GET', `/${id}`), 200)
  const save = (card: Pick<CardAnswer, 'id' | 'version'>, values: object) =>
    call('PUT', '/', { id: card.id, version: card.version, ...values })
  const release = ({ id }: { id: string }) => call('DELETE', `/${id}/lock`)
  /** A card that is not locked, as long work and others find it. */
  const put = async (values?: object): Promise<CardAnswer> => {
    const card = await create(values)
    await release(card)
    return card
  }
  const history = async (id: string): Promise<readonly Revision[]> =>
    right(await call<{ result: Revision[] }>('GET', `/${id}/revisions`), 200).result
  const numbers = async (query: Record<string, string> = {}): Promise<string[]> => {
    const found = await call<{ result: { number: string }[] }>('GET', `/?${new URLSearchParams(query)}`)
    return right(found, 200).result.map(({ number }) => number)
  }
  /** A long operation when it has ended. */
  const ended = (started: { status: number; body: Operation }): Promise<Operation> => {
    const { id } = right(started, 202)
    return vi.waitFor(
      async () => {
        const { body } = await ask<Operation>('GET', `/operations/${id}`)
        expect(body.state).not.toBe('IN_PROGRESS')
        return body
      },
      { timeout: 30_000, interval: 100 },
    )
  }
  const bulk = async (ids: readonly string[], action: BulkAction) =>
    ended(await call<Operation>('POST', '/bulk', { selection: { ids }, action }))
  const undo = async ({ id }: Pick<Operation, 'id'>) =>
    ended(await ask<Operation>('POST', `/operations/${id}/undo`))
  const problems = async ({ id }: Pick<Operation, 'id'>) =>
    right(
      await ask<{ result: { element: string; message: string; fields: Record<string, string> }[] }>(
        'GET',
        `/operations/${id}/problems`,
      ),
      200,
    ).result
  return { ask, call, create, read, save, release, put, history, numbers, ended, bulk, undo, problems }
}

/** Someone of a museum who looks after its catalogue; an administrator, unless said otherwise. */
export async function registrar(app: () => App, museum: TestMuseum, given: PersonGiven = {}) {
  const { headers, accountId, tokens } = await signedIn(app(), { museum, role: 'TENANT_ADMIN', ...given })
  return { ...asking(app, headers), headers, accountId, tokens, museum }
}

/** The same, working for an administrator as another person of the museum. */
export async function signedInAs(
  app: () => App,
  administrator: { readonly headers: Record<string, string> },
  accountId: string,
) {
  const answer = await app().http.inject({
    method: 'POST',
    url: `/api/v1/identity/${accountId}/login-as`,
    headers: administrator.headers,
  })
  const { token } = answer.json<{ token: string }>()
  const tokens = await app().http.inject(handoverForm(token, answer.cookies))
  return asking(app, bearer(tokens.json<{ access_token: string }>().access_token))
}
