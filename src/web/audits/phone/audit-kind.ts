import {
  givePhoto,
  type ListedObject,
  mostFindings,
  type PresentedFinding,
  readChanges,
  readList,
  readLocations,
  sendFindings,
} from '#model/api/procedures/inventory-audit.ts'
import { readProcedure } from '#model/api/procedures/procedures.ts'
import { auditPagePath } from '#model/navigation/procedure-path.ts'
import type { DeviceOwner } from '../../field-work/device/device-owner.ts'
import type { FieldKind } from '../../field-work/device/field-kind.ts'
import type { KeptEntry, KeptList, KeptPlace, LogEntry } from '../../field-work/device/kept.ts'
import { call } from '../../platform/client.ts'

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
async function withNews(audit: KeptList): Promise<KeptList> {
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
async function fetchAudit(id: string, owner: DeviceOwner, known: KeptList | undefined): Promise<KeptList> {
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
    work: 'audit',
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
      lost: item.lost,
    })),
    log: [],
    next: null,
  })
}

const given = (finding: KeptEntry) => ({
  id: finding.id,
  result: finding.result,
  method: finding.method,
  at: finding.at,
  ...(finding.objectId !== null && { objectId: finding.objectId }),
  ...(finding.number && { number: finding.number }),
  ...(finding.locationId && { locationId: finding.locationId }),
  ...(finding.note && { note: finding.note }),
  ...(finding.grade && { grade: finding.grade }),
  ...(finding.undoes && { undoes: finding.undoes }),
})

/** Inventory audits on the device. */
export const auditKind: FieldKind = {
  name: 'audit',
  most: mostFindings,
  path: auditPagePath,
  fetch: fetchAudit,
  withNews,
  async send(id, findings) {
    const { result } = await call(sendFindings, {
      params: { id },
      body: { sentAt: new Date().toISOString(), findings: findings.map(given) },
    })
    return result
  },
  async attach({ auditId: id, id: findingId }, fileId) {
    await call(givePhoto, { params: { id, findingId }, body: { fileId } })
  },
}
