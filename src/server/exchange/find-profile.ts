import type { Mapping } from '#model/exchange/mapping.ts'
import { shippedProfiles } from '#model/exchange/profiles.ts'
import type { CardType } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { profilesOf } from './store/profiles.ts'

/** A mapping by the name of its profile, the museum's own first; with all names there are, for who mistyped. */
export async function findProfile(
  tx: TenantTransaction,
  cardType: CardType,
  name: string,
): Promise<{ readonly mapping: Mapping | undefined; readonly names: readonly string[] }> {
  const own = await profilesOf(tx, cardType)
  const all = [...own, ...shippedProfiles(cardType)]
  return {
    mapping: all.find(profile => profile.name === name)?.mapping,
    names: all.map(profile => profile.name),
  }
}
