import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { documents } from '../../groups/documentation.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { publication } from '../../groups/publication.ts'
import { compilers, remarks } from '../../groups/record.ts'
import { rights } from '../../groups/rights.ts'
import { url } from '../../kinds/build.ts'
import { contents, description, extent } from './contents.ts'
import { history, holding } from './history.ts'
import { identification } from './identification.ts'

/** The card of a collection: what it is, what belongs to it, whose it was and is. */
export const collectionSections = {
  identification: section(identification),
  description: section(description),
  contents: section({ ...contents, ...extent }),
  history: section(history),
  holding: section({ ...holding, rights }),
  documentation: section({ bibliography, documents, website: url() }),
  identifiers: section({ identifiers: identifiers('wikidata', 'gnd', 'viaf', 'isil') }),
  publication: section({ publication }),
  record: section({ compilers, remarks }),
}

/** The values of a collection's card. */
export type CollectionCard = CardOf<typeof collectionSections>
