import type { BiblioCard } from '#model/cards/biblio/sections.ts'
import type { Language } from '#model/languages.ts'
import type { DemoCard, WithFate } from '../../writing/demo-card.ts'
import type { Written } from '../../writing/written.ts'
import { type BriefEntity, entity, type Tie } from './entity.ts'
import { termWords } from './words.ts'

interface Brief extends BriefEntity {
  /** How it is cited for short: 'Albizzi 1931'. */
  readonly sign: string
  readonly is: string
  readonly title: string
  /** The book or journal it stands in. */
  readonly within?: string
  readonly volume?: string
  readonly pages?: string
  readonly author?: string
  readonly place?: string
  readonly publisher?: string
  readonly year: string
  readonly series?: string
  /** Those who wrote it and have a card. */
  readonly by?: readonly string[]
  readonly who?: readonly Tie[]
}

export type DemoWork = Brief & WithFate<Written<Omit<BiblioCard, 'bibliography'>>>

/** The bibliographic reference of a work, and what else is said of it. */
function referenceOf<Given extends Brief>({
  sign,
  is,
  title,
  within,
  volume,
  pages,
  author,
  place,
  publisher,
  year,
  series,
  ...rest
}: Given) {
  const bibliography = {
    type: is,
    sign,
    editionYear: year,
    ...(within ? { contributionTitle: title, title: within } : { title }),
    ...(author && { author }),
    ...(volume && { volume }),
    ...(pages && { pageNumberCatalogue: pages }),
    ...(place && { pubblicationPlace: place }),
    ...(publisher && { editor: publisher }),
    ...(series && { series }),
  }
  return { bibliography, rest }
}

/** Publications, in the words of a museum's language. */
export const worksOf = (language: Language, works: readonly DemoWork[]): readonly DemoCard[] =>
  works.map(each =>
    entity('biblio', each, brief => {
      const {
        bibliography,
        rest: { by, who, ...rest },
      } = referenceOf(brief)
      const { author: role } = termWords(language)
      const contributors = [...(by ?? []).map(name => [role, name] as const), ...(who ?? [])]
      return {
        bibliography,
        ...(contributors.length > 0 && {
          contributors: contributors.map(([as, contributor]) => ({ contributor, role: as })),
        }),
        ...rest,
      }
    }),
  )
