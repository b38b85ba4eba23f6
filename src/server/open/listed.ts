import type { PublicCard } from '#model/open/public-card.ts'
import type { PublicPicture } from './public-pictures.ts'

/** A public record in a list, with its name, and the picture by which it is recognised. */
export interface Listed {
  readonly name: string
  readonly card: PublicCard
  readonly shown: PublicPicture | undefined
}
