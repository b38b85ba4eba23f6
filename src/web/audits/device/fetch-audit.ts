import {
  type ListedObject,
  type PresentedFinding,
  readChanges,
  readList,
  readLocations,
} from '#model/api/procedures/inventory-audit.ts'
import { readProcedure } from '#model/api/procedures/procedures.ts'
import { call } from '../../platform/client.ts'
import type { DeviceOwner } from './device-owner.ts'
import type { KeptAudit, KeptPlace, LogEntry } from './kept-audit.ts'

const pageSize = 2000

const placeOf = ({ location }: ListedObject): KeptPlace => location ?? { id: '', name: '' }

async function fetchItems(id: string): Promise<readonly ListedObject[]> {
  const items: ListedObject[] = []
  for (let page = 0; ; page++) {
    const { result, totalSize } = await call(readList, {
      params: { id },
      query: { page, size: pageSize },
    })
    items.push(...result)
    if (items.length >= totalSize || result.length === 0) return items
  }
}

const entryOf = (finding: PresentedFinding): LogEntry => ({
  id: finding.id,
  objectId: finding.objectId,
  number: finding.number,
  result: finding.result,
  locationId: finding.location?.id ?? null,
  note: finding.note,
  grade: finding.grade,
  at: finding.at,
  by: finding.by.id,
  byName: finding.by.name,
  undoes: finding.undoes,
})

/** The log continues from the position known on the device. */
export async function withNews(audit: KeptAudit): Promise<KeptAudit> {
  const log = new Map(audit.log.map(entry => [entry.id, entry]))
  let { next } = audit
  for (let more = true; more; ) {
    const news = await call(readChanges, {
      params: { id: audit.id },
      query: { ...(next !== null && { since: next }) },
    })
    for (const finding of news.result) log.set(finding.id, entryOf(finding))
    next = news.next ?? next
    more = news.more
  }
  return next === audit.next ? audit : { ...audit, log: [...log.values()], next }
}

/** The list for the device: `known` with what changed, or all of it. @throws {CallError} 404 where nothing has been frozen. */
export async function fetchAudit(
  id: string,
  owner: DeviceOwner,
  known: KeptAudit | undefined,
): Promise<KeptAudit> {
  const [procedure, { list }] = await Promise.all([
    call(readProcedure, { params: { id } }),
    call(readList, { params: { id }, query: { page: 0, size: 1 } }, { name: `list ${id}` }),
  ])
  const heading = {
    number: procedure.number,
    title: procedure.title,
    closed: procedure.status === 'CLOSED',
    readOnly: !procedure.may.edit,
  }
  // The same list has the same hash: a device fetches it once.
  if (known?.sha256 === list.sha256) return withNews({ ...known, ...heading })
  const [items, { result: all }] = await Promise.all([
    fetchItems(id),
    call(readLocations, { params: { id } }),
  ])
  const places = new Map(items.map(placeOf).map(place => [place.id, place]))
  return withNews({
    ...heading,
    owner: owner.key,
    id,
    sha256: list.sha256,
    places: [...places.values()],
    otherPlaces: all
      .filter(place => !places.has(place.id))
      .map(place => ({ id: place.id, name: place.name })),
    items: items.map(item => ({
      objectId: item.objectId,
      number: item.number,
      title: item.title,
      placeId: placeOf(item).id,
    })),
    log: [],
    next: null,
  })
}
