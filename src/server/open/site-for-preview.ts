import { languages } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { Site } from './addresses.ts'
import { museumOf } from './store/records.ts'
import { siteOf } from './store/sites.ts'

/** Returns the site of the museum as it is set up, open or not; before it is set up one with nothing but the name of the museum. */
export async function siteForPreview(
  tx: TenantTransaction,
  publicUrl: string,
): Promise<{ readonly site: Site; readonly isOpen: boolean }> {
  const row = await siteOf(tx)
  const museum = (await museumOf(tx))?.name ?? ''
  const settings = row?.settings ?? {
    languages,
    name: {},
    imprint: {},
    privacy: {},
    contact: '',
    textLicence: 'CC0' as const,
  }
  const openedAt = row?.opened_at ?? null
  return {
    site: {
      url: `${publicUrl}/m/${row?.address ?? '…'}`,
      settings,
      stamp: '',
      openedFirst: row?.first_opened_at ?? tx.clock(),
      museum,
    },
    isOpen: openedAt !== null,
  }
}
