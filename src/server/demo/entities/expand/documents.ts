import type { DocumentCard } from '#model/cards/document/sections.ts'
import type { Language } from '#model/languages.ts'
import type { DemoCard, WithFate } from '../../writing/demo-card.ts'
import type { Written } from '../../writing/written.ts'
import { type BriefEntity, entity, type Tie } from './entity.ts'
import { termWords } from './words.ts'

interface Brief extends BriefEntity {
  readonly title: string
  readonly is: string
  readonly who?: readonly Tie[]
  /** Who keeps it. */
  readonly kept: string
}

export type DemoDocument = Brief & WithFate<Written<DocumentCard>>

/** Documents, in the words of a museum's language; each a single piece unless it says otherwise. */
export const documentsOf = (language: Language, documents: readonly DemoDocument[]): readonly DemoCard[] =>
  documents.map(each =>
    entity('document', each, ({ title, is, who, kept, ...rest }) => ({
      documentTitles: [{ title }],
      documentType: is,
      descriptionLevel: termWords(language).item,
      ...(who && { documentAuthors: who.map(([role, author]) => ({ author, role })) }),
      archivalOrganization: kept,
      ...rest,
    })),
  )
