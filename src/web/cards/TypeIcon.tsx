import type { CardType } from '#model/cards/card-types.ts'
import { typeIcons } from './type-icons.ts'

/** The sign of a type of card, beside its name. */
export function TypeIcon({ type, size = 16 }: { readonly type: CardType; readonly size?: number }) {
  const Icon = typeIcons[type]
  return <Icon size={size} strokeWidth={1.7} aria-hidden="true" />
}
