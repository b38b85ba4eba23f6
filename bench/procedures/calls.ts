import type { Timed } from '../catalogue/measure.ts'
import { numberOf } from './filled-museum.ts'

/** Procedures that are asked for: each with all the objects. */
export interface Filled {
  readonly loan: string
  readonly audit: string
  readonly objects: number
}

const base = '/api/v1/procedures'

const get = (name: string, promise: string, path: (at: number) => string): Timed => ({
  name,
  promise,
  count: 40,
  call: at => ({ method: 'GET', path: base + path(at) }),
})

/** What the pages of a procedure ask for, as they ask it. */
export function reads({ loan, audit, objects }: Filled): readonly Timed[] {
  const pages = Math.ceil(objects / 100)
  const page = (at: number) => `/${loan}/objects?page=${at}&size=100`
  return [
    get('open a loan', '200', () => `/${loan}`),
    get('open an audit', '200', () => `/${audit}`),
    get('its objects, first page', '200', () => page(0)),
    get('its objects, somewhere', '200', at => page((at * 7919) % pages)),
    get('its objects, by a number', '200', at => `${page(0)}&q=${encodeURIComponent(numberOf(at))}`),
    get('its objects, those checked', '200', () => `${page(0)}&status=CHECKED`),
    get('its objects, all ids', '200', () => `/${loan}/objects?withoutFilters=true&page=0&size=1`),
    get('where its objects are besides', '200', () => `/${loan}/objects/availability`),
    get('what happened', '200', () => `/${loan}/events`),
    get('list of procedures', '200', () => '?page=0&size=25'),
    get('own procedures, on home', '200', () => '?mine=true&size=50'),
  ]
}

/** The same of a procedure of any type, shorter. */
export function readsOf(type: string, id: string, objects: number): readonly Timed[] {
  const pages = Math.ceil(objects / 100)
  const page = (at: number) => `/${id}/objects?page=${at}&size=100`
  return [
    get(`open: ${type}`, '200', () => `/${id}`),
    get(`its objects, somewhere: ${type}`, '200', at => page((at * 7919) % pages)),
    get(`its objects, by a number: ${type}`, '200', at => `${page(0)}&q=${encodeURIComponent(numberOf(at))}`),
    get(`where they are besides: ${type}`, '200', () => `/${id}/objects/availability`),
  ]
}

/** What the page of an audit and its device ask for when the list is frozen. */
export const auditReads = ({ audit }: Filled): readonly Timed[] => [
  get('progress of the audit', '200', () => `/inventory-audit/${audit}/progress`),
  get(
    'discrepancies of the audit',
    '200',
    () => `/inventory-audit/${audit}/discrepancies?state=open&page=0&size=50`,
  ),
]
