import type { CardArea } from '../../cards/card-area.ts'
import { cardAreas } from '../../cards/linked-cards.ts'
import { useCan } from '../../platform/access/use-can.ts'

/** The area whose cards gather those of this one (collections gather objects), for whoever may put them in. */
export function useGathering({ type, declaration }: CardArea): CardArea | undefined {
  const gathering = cardAreas.find(area => area.declaration.members?.type === type)
  const mayLink = useCan({ permissions: gathering?.declaration.permissions.link ?? [] })
  const mayChange = useCan({ permissions: declaration.permissions.update })
  return mayLink && mayChange ? gathering : undefined
}
