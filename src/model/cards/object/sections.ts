import { type CardOf, section } from '../../engine/define-card.ts'
import { materials } from '../../groups/materials.ts'
import { measurements } from '../../groups/measurements.ts'
import { archaeology, discovery, findspot, reuse } from './archaeological.ts'
import { art, media, provenance } from './art.ts'
import { madeKinds, type ObjectKind } from './categories.ts'
import { acquisition } from './core/acquisition.ts'
import { condition } from './core/condition.ts'
import { dating } from './core/dating.ts'
import { description } from './core/description.ts'
import { documentation } from './core/documentation.ts'
import { identification } from './core/identification.ts'
import { location } from './core/location.ts'
import { naming } from './core/naming.ts'
import { production } from './core/production.ts'
import { publication, record } from './core/record.ts'
import { relations } from './core/relations.ts'
import { iconography } from './iconography.ts'
import { botany } from './natural/botany.ts'
import { collecting } from './natural/collecting.ts'
import { classification, determination } from './natural/determination.ts'
import { radiation, stratigraphy } from './natural/geology.ts'
import { crystals, minerals, properties } from './natural/mineralogy.ts'
import { palaeontology } from './natural/palaeontology.ts'
import { rockProperties, rocks } from './natural/petrography.ts'
import { preservation, specimen } from './natural/specimen.ts'
import { life, zoology } from './natural/zoology.ts'
import { coin, faces, issue, strike, typeReferences } from './numismatic.ts'

const kinds = (...names: ObjectKind[]): readonly ObjectKind[] => names

const nature = kinds('naturalistic')

/** The card of an object, in the order a registrar works: what it is, what it tells, where it is, how it came, what was done with it. */
export const objectSections = {
  identification: section(identification),
  naming: section(naming),

  determination: section(determination, nature),
  classification: section(classification, kinds('botany', 'zoology', 'palaeontology')),
  minerals: section(minerals, kinds('mineralogy')),
  rocks: section(rocks, kinds('petrography')),
  specimen: section(specimen, nature),
  archaeology: section(archaeology, kinds('archaeological')),
  coin: section(coin, kinds('numismatic')),
  issue: section(issue, kinds('numismatic')),
  faces: section(faces, kinds('numismatic')),
  strike: section(strike, kinds('numismatic')),
  typeReferences: section(typeReferences, kinds('numismatic')),

  collecting: section(collecting, nature),
  stratigraphy: section(stratigraphy, kinds('palaeontology', 'mineralogy', 'petrography')),
  life: section(life, kinds('zoology', 'palaeontology')),
  botany: section(botany, kinds('botany')),
  zoology: section(zoology, kinds('zoology')),
  palaeontology: section(palaeontology, kinds('palaeontology')),
  crystals: section(crystals, kinds('mineralogy')),
  properties: section(properties, kinds('mineralogy')),
  rockProperties: section(rockProperties, kinds('petrography')),
  radiation: section(radiation, kinds('mineralogy', 'petrography')),

  production: section(production),
  dating: section(dating),
  technical: section({ materials, measurements }),
  description: section(description),
  iconography: section(iconography, madeKinds),
  art: section(art, kinds('other')),
  media: section(media, kinds('other')),

  findspot: section(findspot, kinds('archaeological', 'numismatic')),
  discovery: section(discovery, kinds('archaeological')),
  provenance: section(provenance, madeKinds),
  reuse: section(reuse, madeKinds),

  preservation: section(preservation, nature),
  condition: section(condition),
  location: section(location),
  acquisition: section(acquisition),
  relations: section(relations),
  documentation: section(documentation),
  publication: section(publication),
  record: section(record),
}

/** The values of an object's card. */
export type ObjectCard = CardOf<typeof objectSections>
