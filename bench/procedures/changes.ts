import type { Times } from '../catalogue/measure.ts'
import { median, percentile, rounded } from '../statistics.ts'
import type { Filled } from './calls.ts'
import { numberOf, spare } from './filled-museum.ts'

/** Asks for something of procedures. */
export type Ask = <Answer>(method: string, path: string, body?: object) => Promise<Answer>

const rounds = 7

/** Times what changes something: again and again, with what takes it back between. */
async function often(
  [name, promise]: readonly [string, string],
  work: () => Promise<unknown>,
  back: () => Promise<unknown> = async () => undefined,
): Promise<Times> {
  const samples: number[] = []
  for (let at = 0; at < rounds; at++) {
    const began = performance.now()
    await work()
    samples.push(performance.now() - began)
    await back()
  }
  const times = { median: rounded(median(samples)), p95: rounded(percentile(samples, 0.95)) }
  return { name, clients: 1, promise, ...times }
}

interface Added {
  readonly added: number
  readonly alreadyThere: number
  readonly notFound: readonly string[]
  readonly busy: readonly unknown[]
}

export const numbers = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => numberOf(from + at))

/** @throws {Error} if the answer is not the expected one. */
function mustBe(answer: Added, added: number, alreadyThere: number, notFound: number, busy: number): void {
  const counts = [answer.added, answer.alreadyThere, answer.notFound.length, answer.busy.length]
  if (String(counts) !== String([added, alreadyThere, notFound, busy]))
    throw new Error(`answered ${counts} for ${[added, alreadyThere, notFound, busy]}`)
}

/** A thousand numbers that are pasted: new ones, those there already, those that another loan has. */
export async function pastes(ask: Ask, { loan, objects }: Filled, third: string): Promise<readonly Times[]> {
  const paste = (id: string, given: readonly string[]) =>
    ask<Added>('PUT', `/${id}/objects`, { numbers: given })
  const clear = async (id: string, from: number) => {
    const { ids } = await ask<{ ids: string[] }>('GET', `/${id}/objects?withoutFilters=true&page=0&size=1`)
    await ask('DELETE', `/${id}/objects`, { ids: ids.slice(from) })
  }
  const some = [...numbers(objects, spare - 1), 'no such number']
  const there = numbers(0, spare)
  return [
    await often(
      [`paste ${spare} numbers`, '3000'],
      async () => mustBe(await paste(loan, some), spare - 1, 0, 1, 0),
      () => clear(loan, objects),
    ),
    await often(['the same, all there already', '3000'], async () =>
      mustBe(await paste(loan, there), 0, spare, 0, 0),
    ),
    await often(
      ['the same, all lent elsewhere', '3000'],
      async () => mustBe(await paste(third, there), spare, 0, 0, 100),
      () => clear(third, 0),
    ),
  ]
}

interface ListPage {
  readonly result: readonly unknown[]
  readonly totalSize: number
}

/** The list of an audit: frozen, and fetched by a device. */
export async function lists(ask: Ask, { audit, objects }: Filled): Promise<readonly Times[]> {
  const path = `/inventory-audit/${audit}/list`
  return [
    await often([`freeze a list of ${objects}`, ''], () => ask('POST', path, {})),
    await often(['the whole list to a device', ''], async () => {
      let got = 0
      for (let page = 0; got < objects; page++) {
        const { result } = await ask<ListPage>('GET', `${path}?page=${page}&size=2000`)
        if (result.length === 0) throw new Error(`the list ends after ${got}`)
        got += result.length
      }
    }),
  ]
}
