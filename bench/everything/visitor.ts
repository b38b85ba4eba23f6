import { setTimeout as wait } from 'node:timers/promises'
import type { Operation } from '#model/api/operations.ts'
import { call, type Person } from '../exchange/museum-person.ts'

/** Something that people ask of a museum of many objects, to its end. */
export interface Work {
  readonly name: string
  run(): Promise<unknown>
}

export const catalogue = '/api/v1/catalogue'

/** Somebody of the museum, with what they know of it. */
export interface Visitor {
  readonly person: Person
  readonly email: string
  readonly tenantId: string
  /** Ids of the first objects, at most some thousand, and how many objects there are. */
  readonly ids: readonly string[]
  readonly objects: number
  ask<Answer>(method: string, path: string, body?: object): Promise<Answer>
  /** Waits for a long operation. @throws when it did not succeed. */
  ended(operation: Operation): Promise<Operation>
}

/** Asks again and again until something is over. */
export async function until<Answer>(
  ask: () => Promise<Answer>,
  isOver: (answer: Answer) => boolean,
): Promise<Answer> {
  let answer = await ask()
  while (!isOver(answer)) {
    await wait(100)
    answer = await ask()
  }
  return answer
}

export function createVisitor(facts: Omit<Visitor, 'ask' | 'ended'>): Visitor {
  const ask: Visitor['ask'] = (method, path, body) => call(facts.person, method, path, body)
  return {
    ...facts,
    ask,
    async ended(operation) {
      const now = await until(
        () => ask<Operation>('GET', `/api/v1/operations/${operation.id}`),
        ({ state }) => state !== 'IN_PROGRESS',
      )
      if (now.state !== 'DONE') throw new Error(`${now.operationName} is ${now.state}`)
      return now
    },
  }
}

/** A work that only reads one answer. */
export const reading = ({ ask }: Visitor, name: string, path: string): Work => ({
  name,
  run: () => ask('GET', path),
})
