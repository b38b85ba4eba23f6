import type { ObjectCard } from '#model/cards/object/sections.ts'
import type { Translated } from '#model/kinds/values.ts'
import type { PictureParams } from '../pictures/index.ts'
import type { Fate } from '../writing/demo-card.ts'
import type { Written } from '../writing/written.ts'

export type WrittenObject = Written<ObjectCard>

/** What most objects say, in the shortest form in which it can be said. */
interface Brief {
  /** In the museum's main inventory. */
  readonly number: string
  readonly kind: string
  readonly title: Translated
  readonly brief?: Translated
  /** 'altezza 32,5 cm; peso 1,2 kg' */
  readonly size?: string
  /** 'argilla: tornitura; pigmenti', or without techniques 'noce; ferro'. */
  readonly made?: string
  readonly state?: string
  /** Day, room and reason of each movement. */
  readonly moves?: readonly (readonly [day: string, room: string, why?: string])[]
  /** How, when and from whom it came. */
  readonly from?: readonly [how: string, when?: string, whom?: string]
}

/** An object as it is written for the demonstration: short forms, any field of the card, its picture and its fate. */
export type DemoObject = Brief & { readonly picture?: PictureParams } & Fate<WrittenObject> & WrittenObject
