import type { Change } from '#model/engine/diff.ts'
import { cardTypeOfId } from '#model/record-types.ts'
import type { TenantTransaction } from '#server/platform/db/index.ts'
import { type BothEnds, reassociate } from '../save/reassociate.ts'
import type { Writing } from '../save/write-cards.ts'
import { writeLinks } from '../save/write-links.ts'
import type { CardRecord } from '../store/cards.ts'
import { ownLinks } from '../store/links.ts'
import { holdRegister } from '../store/register.ts'

/** Two terms as associations of links, of which one takes the place of the other. */
export interface MergedAssociation {
  readonly from: BothEnds
  readonly into: BothEnds
}

/** Puts the links by hand that a card has under one association under the one that takes its place. */
export async function mergeAssociation(
  tx: TenantTransaction,
  card: CardRecord,
  { from, into }: MergedAssociation,
  writing: Writing,
): Promise<void> {
  const isMeant = ({ association }: { readonly association: string }) => association === from.association
  if (!(await ownLinks(tx, card.id)).some(isMeant)) return
  await holdRegister(tx)
  const links = (await ownLinks(tx, card.id)).filter(isMeant)
  const changes: Change[] = []
  for (const [otherType, sides] of Map.groupBy(links, ({ other_type }) => other_type)) {
    const ids = sides.map(({ other_id }) => other_id)
    const linked = { type: cardTypeOfId(otherType) ?? '', ids, ...from }
    changes.push(...(await reassociate(tx, card, linked, into)))
  }
  await writeLinks(tx, card, changes, writing)
}
