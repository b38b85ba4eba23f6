import { setTimeout as wait } from 'node:timers/promises'
import { mostFilters } from '#model/searches/criteria.ts'
import { wordOf } from '../../catalogue/invented-objects.ts'
import { catalogue, reading, type Visitor, type Work } from '../visitor.ts'

const asked = (query: Readonly<Record<string, string>>): string => `?${new URLSearchParams(query)}`

/** As many words as a search takes, any of which is to be in a description. */
const manyWords = JSON.stringify({
  blocks: [
    {
      operator: 'AND',
      filters: Array.from({ length: mostFilters }, (_, at) => ({
        field: 'description',
        condition: 'CONTAINS',
        operator: 'OR',
        values: [wordOf(at)],
      })),
    },
  ],
})
const area = 'POLYGON((6 36, 19 36, 19 47, 6 47, 6 36))'

/** Lists, searches, figures and single records. */
export function readingWorks(visitor: Visitor): readonly Work[] {
  const { ids, tenantId, ask } = visitor
  const get = (name: string, path: string): Work => reading(visitor, name, path)
  return [
    get('home, by the first who asks', '/api/v1/statistics/home'),
    get('what the API is', '/api/docs/json'),
    { name: 'nothing, for five seconds', run: () => wait(5000) },
    get('who I am', '/api/v1/me'),
    get('texts of the interface', '/api/locales/it'),
    get('list with facets', `${catalogue}/${asked({ blocksize: '100' })}`),
    get('list, 500 lines', `${catalogue}/${asked({ without_filters: 'true', blocksize: '500' })}`),
    get('list, a common word', `${catalogue}/${asked({ q: wordOf(1), blocksize: '100' })}`),
    get('list, within an area', `${catalogue}/${asked({ area, blocksize: '100' })}`),
    get('list, as many words as there may be', `${catalogue}/${asked({ criteria: manyWords })}`),
    get('search everywhere', `/api/v1/search${asked({ q: `${wordOf(1)} ${wordOf(40)}` })}`),
    get('all of them on a map', `${catalogue}/points`),
    get('all of them along time', `${catalogue}/timeline`),
    get('open a record', `${catalogue}/${ids[0]}`),
    get('history of a record', `${catalogue}/${ids[0]}/revisions`),
    get('suggestions of objects', `${catalogue}/suggest${asked({ q: wordOf(1) })}`),
    get('home', '/api/v1/statistics/home'),
    get('figures of objects', '/api/v1/statistics/cards?type=object'),
    get('figures of work', '/api/v1/statistics/work'),
    get(
      'the calendar of a year',
      '/api/v1/calendar?from=2026-01-01T00:00:00Z&to=2026-12-31T00:00:00Z&size=1000',
    ),
    get('record of the museum', `/api/v1/tenant/${tenantId}/audit`),
    get('record of the museum as a table', `/api/v1/tenant/${tenantId}/audit/export`),
    {
      name: 'a password too weak',
      // It is refused, and judged before.
      run: () =>
        ask('PUT', '/api/v1/me/password', {
          currentPassword: 'Vitrine2026',
          newPassword: 'Everything1',
        }).then(
          () => Promise.reject(new Error('the password was taken')),
          () => undefined,
        ),
    },
  ]
}
