import { type CardType, cardTypeIcons } from '#model/record-types.ts'
import { icons } from '../ui/icons.ts'

/** The sign of a type of card, beside its name. */
export function TypeIcon({ type, size = 16 }: { readonly type: CardType; readonly size?: number }) {
  const Icon = icons[cardTypeIcons[type]]
  return <Icon size={size} strokeWidth={1.7} aria-hidden="true" />
}
