import type { MuseumData } from '#model/museum/museum-data.ts'
import type { Holder } from '#model/permissions/access.ts'

type ShownToAll = Pick<
  MuseumData,
  'organisationMainBody' | 'organisationFunction' | 'place' | 'organisationContact'
>

/** What a museum shows of itself: all to its administrators; to its other people not what is for invoices and authorities. */
export function shownData({ role }: Holder, data: MuseumData): ShownToAll & Partial<MuseumData> {
  if (role === 'TENANT_ADMIN') return data
  const { organisationMainBody, organisationFunction, place, organisationContact } = data
  return { organisationMainBody, organisationFunction, place, organisationContact }
}
