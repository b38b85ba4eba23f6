import {
  mostEntries,
  type PresentedEntry,
  readEntries,
  readFieldList,
  readFieldPlaces,
  sendEntries,
} from '#model/api/procedures/field-work.ts'
import { readProcedure } from '#model/api/procedures/procedures.ts'
import type { FieldResult } from '#model/engine/aspects/field-work.ts'
import { workPagePath } from '#model/navigation/procedure-path.ts'
import type { DeviceOwner } from '../field-work/device/device-owner.ts'
import type { FieldKind } from '../field-work/device/field-kind.ts'
import type { KeptEntry, KeptItem, KeptList, KeptPlace, LogEntry } from '../field-work/device/kept.ts'
import { call } from '../platform/client.ts'

const pageSize = 500

async function fetchItems(id: string) {
  const items: KeptItem[] = []
  const places = new Map<string, KeptPlace>()
  for (let page = 0; ; page++) {
    const answer = await call(readFieldList, { params: { id }, query: { page, size: pageSize } })
    for (const { from, thumbnailUrl, ...item } of answer.result) {
      const place = from ?? { id: '', name: '' }
      places.set(place.id, place)
      items.push({ ...item, placeId: place.id, picture: thumbnailUrl })
    }
    if (items.length >= answer.totalSize || answer.result.length === 0)
      return { items, places: [...places.values()], version: answer.version }
  }
}

const entryOf = ({ location, by, ...entry }: PresentedEntry): LogEntry => ({
  ...entry,
  number: '',
  note: '',
  grade: null,
  locationId: location?.id ?? null,
  by: by.id,
  byName: by.name,
})

async function withNews(list: KeptList): Promise<KeptList> {
  const log = new Map(list.log.map(entry => [entry.id, entry]))
  let { next } = list
  for (let more = true; more; ) {
    const news = await call(readEntries, {
      params: { id: list.id },
      query: { ...(next !== null && { since: next }) },
    })
    for (const entry of news.result) log.set(entry.id, entryOf(entry))
    next = news.next ?? next
    more = news.more
  }
  return next === list.next ? list : { ...list, log: [...log.values()], next }
}

async function fetchMovement(id: string, owner: DeviceOwner, known: KeptList | undefined): Promise<KeptList> {
  const procedure = await call(readProcedure, { params: { id } })
  const [{ items, places, version }, { result: all }] = await Promise.all([
    fetchItems(id),
    call(readFieldPlaces, { params: { id } }),
  ])
  return withNews({
    owner: owner.key,
    id,
    work: 'move',
    number: procedure.number,
    title: procedure.title,
    closed: procedure.status === 'CLOSED',
    readOnly: !procedure.may.edit,
    sha256: version,
    places,
    otherPlaces: all.map(place => ({ id: place.id, name: place.name, code: place.code })),
    items,
    log: known?.log ?? [],
    next: known?.next ?? null,
  })
}

const given = ({ id, result, at, objectId, number, locationId, adds, undoes }: KeptEntry) => ({
  id,
  result: result as FieldResult,
  at,
  ...(objectId !== null && { objectId }),
  ...(number && { number }),
  ...(locationId && { locationId }),
  ...(adds && { adds }),
  ...(undoes && { undoes }),
})

/** Movements on the device. */
export const moveKind: FieldKind = {
  name: 'move',
  most: mostEntries,
  path: workPagePath,
  fetch: fetchMovement,
  withNews,
  async send(id, entries) {
    const { result } = await call(sendEntries, {
      params: { id },
      body: { sentAt: new Date().toISOString(), entries: entries.map(given) },
    })
    return result
  },
}
