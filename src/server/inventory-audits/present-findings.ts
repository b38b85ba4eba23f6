import type { PresentedFinding } from '#model/api/procedures/inventory-audit.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { localizedWords, placeWords } from '#server/procedures/index.ts'
import type { LoggedFinding } from './logged-findings.ts'

/** Findings as the caller reads them, in the order given. */
export async function presentFindings(
  tx: TenantTransaction,
  findings: readonly LoggedFinding[],
  language: Language,
): Promise<PresentedFinding[]> {
  const places = await placeWords(
    tx,
    findings.flatMap(({ locationId }) => locationId ?? []),
  )
  return findings.map(({ by, byName, locationId, ...finding }) => ({
    ...finding,
    by: { id: by, name: byName },
    location:
      locationId === null ? null : { id: locationId, name: localizedWords(places.get(locationId), language) },
  }))
}
