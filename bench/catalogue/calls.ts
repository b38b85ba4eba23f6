import { wordOf } from './invented-objects.ts'
import type { Call, Timed } from './measure.ts'
import { savesOf } from './saves.ts'

const list = (query: Readonly<Record<string, string>>) => ({
  method: 'GET',
  path: `/api/v1/catalogue/?${new URLSearchParams(query)}`,
})

const get = (path: string) => ({ method: 'GET', path })

/** What is known about the filled museum. */
export interface Filled {
  /** Ids of some cards. */
  readonly ids: readonly string[]
  /** Id of a category that about a quarter of the cards have. */
  readonly category: string
}

const of = <T>(values: readonly T[], at: number): T => values[at % values.length] as T

/** What a registrar does all day, call by call. */
export function calls({ ids, category }: Filled, ask: (call: Call) => Promise<unknown>): readonly Timed[] {
  const rows = { without_filters: 'true', blocksize: '100' }
  const facets = { blocksize: '0' }
  const some = (name: string, promise: string, count: number, call: Timed['call']): Timed => ({
    name,
    promise,
    count,
    call,
  })
  return [
    some('list, page 1', '20', 60, () => list({ ...rows })),
    some('list, page 200', '40', 40, () => list({ ...rows, page: '199' })),
    some('list by title, page 1', '', 40, () => list({ ...rows, sort: 'title' })),
    some('keyword, rare word', '40', 60, at => list({ ...rows, q: wordOf(18_000 + at) })),
    some('keyword, common word', '40', 40, at => list({ ...rows, q: wordOf(at % 3) })),
    some('keyword, two words', '40', 40, at =>
      list({ ...rows, q: `${wordOf(1 + (at % 3))} ${wordOf(40 + at)}` }),
    ),
    some('part of a number', '40', 40, at => list({ ...rows, q: `1851.${at}` })),
    some('facets, unfiltered', '', 20, () => list(facets)),
    some('facets, a quarter of the cards', '700', 10, () =>
      list({ ...facets, filters: JSON.stringify({ objectInformation_objectCategory: [category] }) }),
    ),
    some('facets, after a common word', '700', 10, at => list({ ...facets, q: wordOf(at % 3) })),
    some('facets, after a word every fifth has', '700', 10, at => list({ ...facets, q: wordOf(150 + at) })),
    some('facets, after a rarer word', '300', 10, at => list({ ...facets, q: wordOf(500 + at) })),
    some('list narrowed by facet and years', '', 30, at =>
      list({
        ...rows,
        filters: JSON.stringify({
          objectInformation_objectCategory: [category],
          dating: [`${at * 10}..${at * 10 + 40}`],
        }),
      }),
    ),
    some('open', '10', 100, at => get(`/api/v1/catalogue/${of(ids, at)}`)),
    some('take the lock', '', 60, at => ({
      method: 'PUT',
      path: `/api/v1/catalogue/${of(ids, at)}/lock`,
    })),
    some('save', '25', 60, savesOf(ids, ask)),
    some('suggestion of terms', '20', 60, at =>
      get(`/api/v1/lists/MTC?blocksize=5&q=${of(['b', 'br', 'mar', 'leg', 'arg'], at)}`),
    ),
  ]
}
