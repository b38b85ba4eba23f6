import { type CardOf, section } from '../../engine/define-card.ts'
import { holdings } from '../../groups/holdings.ts'
import { inscriptions, marks } from '../../groups/inscriptions.ts'
import { lightExposures, lightLimits } from '../../groups/light.ts'
import { materials } from '../../groups/materials.ts'
import { measurements } from '../../groups/measurements.ts'
import { rights } from '../../groups/rights.ts'
import {
  agent,
  boolean,
  choice,
  date,
  day,
  group,
  link,
  list,
  longText,
  money,
  term,
  terms,
  text,
  translated,
} from '../../kinds/build.ts'
import { archaeology, discovery, findspot, reuse } from './archaeological.ts'
import { art, media, provenance } from './art.ts'
import { madeKinds, type ObjectKind } from './categories.ts'
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

/** Description and inscriptions. */
const description = {
  description: translated({ level: 'R', long: true, counts: madeKinds }),
  inscriptions,
  marks,
  distinguishingFeatures: longText(),
  historicalNotes: translated({ long: true }),
}

/** Dating and its evidence. */
const dating = {
  dating: date({ level: 'R', facet: true, column: true, counts: madeKinds }),
  period: term('DTZG', { level: 'R', facet: true, column: true, carried: true }),
  periodFraction: term('DTZS', { carried: true }),
  datingBasis: terms('DTM'),
  otherDatings: list({ date: date({ required: true }), basis: term('DTM'), note: text() }, { level: 'A' }),
}

/** Condition, hazards and treatments. */
const condition = {
  condition: group(
    {
      state: term('STCC', { level: 'R', facet: true, column: true, counts: true }),
      completeness: term('COMPL'),
      damages: terms('DAMG'),
      detail: longText(),
      risk: longText(),
      proposal: longText(),
    },
    { level: 'R' },
  ),
  hazards: list({ hazard: term('HAZ', { required: true }), date: day(), note: text() }),
  /** Handling warning: hazards are recorded, or it is radioactive. */
  hazardous: boolean({ derived: true, column: true }),
  requirements: group(
    {
      handling: longText({ level: 'A' }),
      packing: longText({ level: 'A' }),
      display: longText({ level: 'A' }),
      environment: longText({ level: 'A' }),
      security: longText({ level: 'A' }),
      storage: longText({ level: 'A' }),
      ...lightLimits,
    },
    { level: 'A', private: true },
  ),
  lightExposures,
  salvage: group({ priority: term('SALV'), assessed: day() }, { level: 'A', private: true }),
  treatments: list({
    date: date(),
    type: term('RSTT'),
    circumstance: term('RSTN'),
    body: agent(),
    operator: agent(),
    funder: agent({ level: 'A' }),
    note: longText(),
  }),
  analyses: list(
    {
      type: term('ANLT', { required: true }),
      laboratory: agent(),
      date: date(),
      result: longText(),
      report: link(['document', 'biblio'], { named: true }),
    },
    { level: 'A' },
  ),
}

/** Acquisition, ownership, legal status and value. */
const acquisition = {
  /** Absent: it belongs to the collection. */
  holding: choice({ name: 'holding', choices: holdings, level: 'R', facet: true, column: true }),
  acquisitions: list(
    {
      type: term('ACQT', { level: 'R', facet: true }),
      from: agent({ level: 'R' }),
      date: date({ level: 'R', column: true }),
      place: link(['place'], { named: true }),
      price: money({ level: 'A', private: true }),
      note: text({ level: 'A' }),
    },
    { level: 'R', counts: true, carried: true },
  ),
  legalCondition: group(
    { generic: term('CDGG', { level: 'R' }), specific: text() },
    { level: 'R', carried: true },
  ),
  owners: list(
    { owner: agent({ level: 'R', required: true }), note: text({ level: 'A' }) },
    { level: 'R', private: true, carried: true },
  ),
  protections: list(
    { order: term('NVCT', { required: true }), details: text(), date: date() },
    { level: 'A' },
  ),
  titleChanges: list({ type: term('ALNT', { required: true }), date: date(), note: text() }, { level: 'A' }),
  exportLicences: list(
    { licence: term('ESPT', { required: true }), office: term('ESPU'), date: day() },
    { level: 'A' },
  ),
  rights,
  valuations: list(
    {
      amount: money({ required: true }),
      date: day(),
      reason: term('STIM'),
      source: term('STIF'),
      valuer: agent({ level: 'A' }),
      note: longText({ level: 'A' }),
    },
    { private: true },
  ),
}

const kinds = (...names: ObjectKind[]): readonly ObjectKind[] => names

const nature = kinds('naturalistic')

/** Sections of an object in a registrar's order: identification, description, location, acquisition, use. */
export const objectSections = {
  identification: section(identification, { public: 'on' }),
  naming: section(naming, { public: 'on' }),

  determination: section(determination, { for: nature, public: 'on' }),
  classification: section(classification, { for: kinds('botany', 'zoology', 'palaeontology'), public: 'on' }),
  minerals: section(minerals, { for: kinds('mineralogy'), public: 'on' }),
  rocks: section(rocks, { for: kinds('petrography'), public: 'on' }),
  specimen: section(specimen, { for: nature, public: 'on' }),
  archaeology: section(archaeology, { for: kinds('archaeological'), public: 'on' }),
  coin: section(coin, { for: kinds('numismatic'), public: 'on' }),
  issue: section(issue, { for: kinds('numismatic'), public: 'on' }),
  faces: section(faces, { for: kinds('numismatic'), public: 'on' }),
  strike: section(strike, { for: kinds('numismatic'), public: 'on' }),
  typeReferences: section(typeReferences, { for: kinds('numismatic'), public: 'on' }),

  collecting: section(collecting, { for: nature, public: 'on' }),
  stratigraphy: section(stratigraphy, {
    for: kinds('palaeontology', 'mineralogy', 'petrography'),
    public: 'on',
  }),
  life: section(life, { for: kinds('zoology', 'palaeontology'), public: 'on' }),
  botany: section(botany, { for: kinds('botany'), public: 'on' }),
  zoology: section(zoology, { for: kinds('zoology'), public: 'on' }),
  palaeontology: section(palaeontology, { for: kinds('palaeontology'), public: 'on' }),
  crystals: section(crystals, { for: kinds('mineralogy'), public: 'on' }),
  properties: section(properties, { for: kinds('mineralogy'), public: 'on' }),
  rockProperties: section(rockProperties, { for: kinds('petrography'), public: 'on' }),
  radiation: section(radiation, { for: kinds('mineralogy', 'petrography'), public: 'on' }),

  production: section(production, { public: 'on' }),
  dating: section(dating, { public: 'on' }),
  technical: section({ materials, measurements }, { public: 'on' }),
  description: section(description, { public: 'on' }),
  iconography: section(iconography, { for: madeKinds, public: 'on' }),
  art: section(art, { for: kinds('other'), public: 'on' }),
  media: section(media, { for: kinds('other'), public: 'on' }),

  findspot: section(findspot, { for: kinds('archaeological', 'numismatic'), public: 'on' }),
  discovery: section(discovery, { for: kinds('archaeological'), public: 'on' }),
  provenance: section(provenance, { for: madeKinds }),
  reuse: section(reuse, { for: madeKinds, public: 'on' }),

  preservation: section(preservation, { for: nature, public: 'on' }),
  condition: section(condition),
  location: section(location),
  acquisition: section(acquisition),
  relations: section(relations, { public: 'on' }),
  documentation: section(documentation, { public: 'on' }),
  publication: section(publication, { public: 'on' }),
  record: section(record),
}

/** Field values of an object. */
export type ObjectCard = CardOf<typeof objectSections>
