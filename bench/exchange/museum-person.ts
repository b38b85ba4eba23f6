import { request } from 'node:http'
import type { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { Operation } from '#model/api/operations.ts'
import { ask } from '../catalogue/measure.ts'

/** Somebody of a museum who brings tables and takes them away, over the API as the client does. */
export interface Person {
  readonly address: string
  readonly token: string
}

/** Sends a file as it is. @returns the answer's JSON. */
export const upload = ({ address, token }: Person, path: string, file: Readable): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' }
    const sent = request(`${address}${path}`, { method: 'POST', headers }, answer => {
      let text = ''
      answer
        .setEncoding('utf8')
        .on('data', part => {
          text += part
        })
        .once('end', () =>
          answer.statusCode === 201 ? resolve(JSON.parse(text)) : reject(new Error(text.slice(0, 300))),
        )
    })
    sent.once('error', reject)
    file.pipe(sent)
  })

/** Fetches a file to its end. @returns its bytes. */
export async function download({ address, token }: Person, path: string, body: object): Promise<number> {
  const answer = await fetch(`${address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!answer.ok || !answer.body) throw new Error(`${path}: ${answer.status}`)
  let bytes = 0
  for await (const part of answer.body) bytes += part.length
  return bytes
}

export const call = <Answer>({ address, token }: Person, method: string, path: string, body?: object) =>
  ask(address, token, { method, path, body }) as Promise<Answer>

/** Waits until an operation is over. @returns it as it is then, and the seconds it took */
export async function ended(
  person: Person,
  begun: Operation,
  watch: (operation: Operation) => void = () => undefined,
): Promise<{ readonly operation: Operation; readonly seconds: number }> {
  const began = performance.now()
  let operation = begun
  while (operation.state === 'IN_PROGRESS') {
    await pause(100)
    operation = await call<Operation>(person, 'GET', `/api/v1/operations/${operation.id}`)
    watch(operation)
  }
  if (operation.state !== 'DONE') throw new Error(`${operation.operationName} ended as ${operation.state}`)
  return { operation, seconds: (performance.now() - began) / 1000 }
}
