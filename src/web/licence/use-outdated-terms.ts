import { listAccepted } from '#model/api/licences.ts'
import { type DocumentKind, documentKinds } from '#model/licences/documents.ts'
import { useCan } from '../platform/access/use-can.ts'
import { useMuseumList } from './use-museum-list.ts'

/** Documents the museum agreed to that have a newer version now, in the order in which they are read; for administrators. */
export function useOutdatedTerms(): readonly DocumentKind[] {
  const administrates = useCan({ roles: ['TENANT_ADMIN'] })
  const { data = [] } = useMuseumList(listAccepted)
  if (!administrates) return []
  return documentKinds.filter(kind => data.some(one => one.kind === kind && one.outdated))
}
