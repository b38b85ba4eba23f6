import type { ToldFinding } from '#model/api/procedures/inventory-audit.ts'
import type { Language } from '#model/languages.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import type { LoggedFinding } from './logged-findings.ts'
import { placeWords } from './place-words.ts'
import { saidIn } from './said-in.ts'

/** Findings as whoever asks reads them, in the order given. */
export async function tellFindings(
  tx: TenantTransaction,
  findings: readonly LoggedFinding[],
  language: Language,
): Promise<ToldFinding[]> {
  const places = await placeWords(
    tx,
    findings.flatMap(({ locationId }) => locationId ?? []),
  )
  return findings.map(({ by, byName, locationId, ...finding }) => ({
    ...finding,
    by: { id: by, name: byName },
    location: locationId === null ? null : { id: locationId, name: saidIn(places.get(locationId), language) },
  }))
}
