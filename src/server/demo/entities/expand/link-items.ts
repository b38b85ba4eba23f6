import type { LinkItemCard } from '#model/cards/link-item/sections.ts'
import type { DemoCard, WithFate } from '../../writing/demo-card.ts'
import type { Written } from '../../writing/written.ts'
import { type BriefEntity, entity } from './entity.ts'

interface Brief extends BriefEntity {
  readonly is: string
}

export type DemoLinkItem = Brief & WithFate<Written<LinkItemCard>>

/** What lies outside the museum and has an address. */
export const linkItemsOf = (items: readonly DemoLinkItem[]): readonly DemoCard[] =>
  items.map(each => entity('linkItem', each, ({ is, ...rest }) => ({ linkItemType: is, ...rest })))
