import { type CardOf, section } from '../../engine/define-card.ts'
import { bibliography } from '../../groups/bibliography.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { publication } from '../../groups/publication.ts'
import { compilers, remarks } from '../../groups/record.ts'
import { rights } from '../../groups/rights.ts'
import { longText } from '../../kinds/build.ts'
import { access, contents, history, physical } from './contents.ts'
import { identification, keeping } from './identification.ts'

/** The card of a document, in the order of an archivist: what it is, where it lies, what it says, its matter, its history, its use. */
export const documentSections = {
  identification: section(identification),
  keeping: section(keeping),
  contents: section(contents),
  physical: section(physical),
  history: section(history),
  access: section({ ...access, rights }),
  documentation: section({ bibliography, documentNote: longText({ level: 'R' }) }),
  identifiers: section({ identifiers: identifiers('wikidata', 'gnd', 'doi') }),
  publication: section({ publication }),
  record: section({ compilers, remarks }),
}

/** The values of a document's card. */
export type DocumentCard = CardOf<typeof documentSections>
