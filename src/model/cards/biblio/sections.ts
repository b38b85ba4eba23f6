import { type CardOf, section } from '../../engine/define-card.ts'
import { identifiers } from '../../groups/identifiers.ts'
import { compilers, remarks } from '../../groups/record.ts'
import { contents, description } from './description.ts'
import { contributors, reference } from './reference.ts'

/** The card of a publication: how it is cited, who made it, what it is about, how a library describes it. */
export const biblioSections = {
  reference: section(reference),
  contributors: section(contributors),
  contents: section(contents),
  description: section(description),
  identifiers: section({ identifiers: identifiers('bid', 'oclc', 'wikidata', 'gnd', 'viaf') }),
  record: section({ compilers, remarks }),
}

/** The values of a bibliography record. */
export type BiblioCard = CardOf<typeof biblioSections>
