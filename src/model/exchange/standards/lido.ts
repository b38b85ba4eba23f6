import * as to from './object-targets.ts'
import {
  byLanguage,
  type CellText,
  dimension,
  labelled,
  languageColumn,
  maker,
  rulesOf,
  type Standard,
  span,
  yearOf,
} from './standard.ts'
import { at, attributeOf, isAddress, languageOf, type TreeNode, textAt, textOf, textsOf } from './tree.ts'

/*
 * LIDO 1.0 and 1.1 (Lightweight Information Describing Objects, CIDOC).
 */

/** True for names that are another form of a preferred one. */
const isAlternative = (element: TreeNode): boolean =>
  /lido00170$|alternat/i.test(attributeOf(element, 'pref')) || /alternat/i.test(attributeOf(element, 'type'))

const preferred = (names: readonly TreeNode[]): readonly TreeNode[] => {
  const chosen = names.filter(each => !isAlternative(each))
  return chosen.length > 0 ? chosen : names
}

/** Returns the term of a concept: what it is preferably called, without its translations. */
const termOf = (concept: TreeNode): string => textsOf(preferred(at(concept, 'term')))[0] ?? ''

const termsOf = (concepts: readonly TreeNode[]): readonly string[] => concepts.map(termOf)

const nameOf = (sets: readonly TreeNode[]): string =>
  textsOf(preferred(sets.flatMap(set => at(set, 'appellationValue'))))[0] ?? ''

/** Types of events by the last part of their concept, as LIDO numbers and as it named them before. */
const eventCodes: Readonly<Record<string, string>> = {
  lido00001: 'acquisition',
  lido00002: 'finding',
  lido00006: 'modification',
  lido00007: 'production',
  lido00009: 'loss',
  lido00010: 'collecting',
  lido00011: 'use',
  lido00012: 'creation',
  lido00223: 'move',
  lido00224: 'designing',
  lido00225: 'exhibition',
  lido00226: 'commissioning',
  lido00227: 'provenance',
  lido00228: 'publication',
}

/** Their words in the languages of the product. */
const eventWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:production|herstellung|produzione|wytworzenie|produkcja|realizzazione|manufacture)$/i, 'production'],
  [/^(?:creation|(?:geistige )?schöpfung|entstehung|creazione|stworzenie|powstanie)$/i, 'creation'],
  [/^(?:acquisition|erwerb|erwerbung|acquisizione|nabycie|pozyskanie)$/i, 'acquisition'],
  [/^(?:finding|find|fund|auffindung|ritrovamento|rinvenimento|znalezienie)$/i, 'finding'],
  [/^(?:collecting|sammlung|sammeln|raccolta|zbiór)$/i, 'collecting'],
  [/^(?:publication|veröffentlichung|publikation|pubblicazione|publikacja)$/i, 'publication'],
  [/^(?:designing|design|entwurf|progettazione|projektowanie)$/i, 'designing'],
  [/^(?:commissioning|auftrag|beauftragung|committenza|zamówienie)$/i, 'commissioning'],
  [/^(?:use|gebrauch|uso|użycie)$/i, 'use'],
]

function eventName(event: TreeNode): string {
  const [type] = at(event, 'eventType')
  if (!type) return 'event'
  const codes = textsOf(at(type, 'conceptID')).map(text =>
    text.slice(text.lastIndexOf('/') + 1).toLowerCase(),
  )
  const known = codes.map(code => new Map(Object.entries(eventCodes)).get(code)).find(Boolean)
  if (known) return known
  const words = [...codes, ...textsOf(at(type, 'term')), textOf(type)]
  const named = eventWords.find(([pattern]) => words.some(word => pattern.test(word)))
  return named?.[1] ?? (termOf(type) || 'event')
}

function actor(eventActor: TreeNode): string {
  const [inRole] = at(eventActor, 'actorInRole')
  if (!inRole) return textAt(eventActor, 'displayActorInRole')
  const name = nameOf(at(inRole, 'actor', 'nameActorSet'))
  const life = span(
    textAt(inRole, 'actor', 'vitalDatesActor', 'earliestDate'),
    textAt(inRole, 'actor', 'vitalDatesActor', 'latestDate'),
  )
  const [role] = at(inRole, 'roleActor')
  const qualifier = textAt(inRole, 'attributionQualifierActor')
  const made = maker(name, life, role ? termOf(role) : '')
  return made === '' ? textAt(eventActor, 'displayActorInRole') : [qualifier, made].filter(Boolean).join(' ')
}

const placeOf = (place: TreeNode): string =>
  textAt(place, 'displayPlace') ||
  nameOf([...at(place, 'place', 'namePlaceSet'), ...at(place, 'namePlaceSet')])

function* eventCells(event: TreeNode): Generator<CellText> {
  const name = eventName(event)
  for (const each of at(event, 'eventActor')) yield [`${name} › actor`, actor(each)]
  for (const each of at(event, 'culture')) yield [`${name} › culture`, termOf(each)]
  const dates = at(event, 'eventDate')
  for (const each of dates) {
    const [first, last] = ['earliestDate', 'latestDate'].map(end => textAt(each, 'date', end))
    yield [`${name} › date`, textAt(each, 'displayDate') || span(first ?? '', last ?? '')]
    yield [`${name} › earliest year`, yearOf(first ?? '')]
    yield [`${name} › latest year`, yearOf(last ?? '')]
  }
  for (const each of at(event, 'periodName')) yield [`${name} › period`, termOf(each)]
  for (const each of at(event, 'eventPlace')) yield [`${name} › place`, placeOf(each)]
  for (const each of at(event, 'eventMethod')) yield [`${name} › method`, termOf(each)]
  for (const each of at(event, 'eventName')) yield [`${name} › name`, nameOf([each])]
  for (const text of textsOf(at(event, 'eventDescriptionSet', 'descriptiveNoteValue')))
    yield [`${name} › description`, text]
  for (const each of at(event, 'eventMaterialsTech')) yield* materialCells(each)
}

function* materialCells(set: TreeNode): Generator<CellText> {
  for (const text of textsOf(at(set, 'displayMaterialsTech'))) yield ['materials and techniques', text]
  for (const each of at(set, 'materialsTech', 'termMaterialsTech'))
    yield [/lido00131$|techni/i.test(attributeOf(each, 'type')) ? 'technique' : 'material', termOf(each)]
}

function* titleCells(identification: readonly TreeNode[], ofRecord: string): Generator<CellText> {
  const sets = identification.flatMap(each => at(each, 'titleWrap', 'titleSet'))
  const order = (set: TreeNode): number => Number(attributeOf(set, 'sortorder')) || Number.MAX_SAFE_INTEGER
  const [main, ...others] = sets.toSorted((one, other) => {
    const doubt = Number(isAlternative(one)) - Number(isAlternative(other))
    return doubt || order(one) - order(other) || sets.indexOf(one) - sets.indexOf(other)
  })
  if (!main) return
  const appellations = at(main, 'appellationValue')
  const best = preferred(appellations)
  const texts = best.map(each => ({ text: textOf(each), language: languageOf(each) }))
  yield ['title', byLanguage(texts, ofRecord)]
  for (const each of [
    ...appellations.filter(appellation => !best.includes(appellation)),
    ...others.flatMap(set => at(set, 'appellationValue')),
  ])
    yield ['other title', textOf(each)]
}

const isNumberOfOld = (number: TreeNode): boolean =>
  /former|früher|alt|precedente|dawn/i.test(attributeOf(number, 'type') + attributeOf(number, 'label'))

/** Numbers: that of the inventory, else the one by which the program knows the record. */
function* numberCells(record: TreeNode, identification: readonly TreeNode[]): Generator<CellText> {
  const works = identification.flatMap(each => at(each, 'repositoryWrap', 'repositorySet', 'workID'))
  const numbers = [...works.filter(each => !isNumberOfOld(each)), ...works.filter(isNumberOfOld)].map(textOf)
  const ids = textsOf([
    ...at(record, 'administrativeMetadata', 'recordWrap', 'recordID'),
    ...at(record, 'lidoRecID'),
  ])
  const [number = '', ...others] = [...new Set([...numbers.filter(Boolean), ...ids])]
  yield ['number', number]
  for (const other of others) yield [ids.includes(other) ? 'record number' : 'other number', other]
}

function* identificationCells(identification: TreeNode, ofRecord: string): Generator<CellText> {
  for (const each of at(identification, 'inscriptionsWrap', 'inscriptions')) {
    const type = attributeOf(each, 'type')
    const texts = [
      ...textsOf(at(each, 'inscriptionTranscription')),
      ...textsOf(at(each, 'inscriptionDescription', 'descriptiveNoteValue')),
    ]
    yield ['inscription', labelled(isAddress(type) ? '' : type, texts.join('\n'))]
  }
  const notes = at(identification, 'objectDescriptionWrap', 'objectDescriptionSet', 'descriptiveNoteValue')
  yield [
    'description',
    byLanguage(
      notes.map(each => ({ text: textOf(each), language: languageOf(each) })),
      ofRecord,
    ),
  ]
  for (const set of at(identification, 'objectMeasurementsWrap', 'objectMeasurementsSet')) {
    for (const text of textsOf(at(set, 'displayObjectMeasurements')))
      yield ['dimensions as text', text.replaceAll('\n', ', ')]
    for (const each of at(set, 'objectMeasurements', 'measurementsSet'))
      yield [
        'dimension',
        dimension(
          textAt(each, 'measurementType', 'term') || textAt(each, 'measurementType'),
          textAt(each, 'measurementValue'),
          textAt(each, 'measurementUnit', 'term') || textAt(each, 'measurementUnit'),
        ),
      ]
  }
  for (const set of at(identification, 'objectMaterialsTechWrap', 'objectMaterialsTechSet'))
    yield* materialCells(set)
  for (const set of at(identification, 'repositoryWrap', 'repositorySet')) {
    for (const each of at(set, 'repositoryName', 'legalBodyName')) yield ['repository', nameOf([each])]
    for (const each of at(set, 'repositoryLocation')) yield ['repository › place', placeOf(each)]
  }
  for (const text of textsOf(at(identification, 'displayStateEditionWrap', 'displayEdition')))
    yield ['edition', text]
  for (const text of textsOf(at(identification, 'displayStateEditionWrap', 'displayState')))
    yield ['state', text]
}

/** 'ICONCLASS 25F23%28LION%29', as addresses write it. */
function unescapedStep(step: string): string {
  try {
    return decodeURIComponent(step)
  } catch {
    return step
  }
}

function* subjectCells(subject: TreeNode): Generator<CellText> {
  for (const each of at(subject, 'subjectConcept')) {
    yield ['subject', termOf(each)]
    for (const id of textsOf(at(each, 'conceptID')))
      if (/iconclass/i.test(id)) yield ['iconclass', unescapedStep(id.slice(id.lastIndexOf('/') + 1))]
  }
  for (const each of at(subject, 'subjectActor'))
    yield ['depicted person', textAt(each, 'displayActor') || nameOf(at(each, 'actor', 'nameActorSet'))]
  for (const each of at(subject, 'subjectPlace')) yield ['depicted place', placeOf(each)]
  for (const each of at(subject, 'subjectEvent'))
    yield ['depicted event', textAt(each, 'displayEvent') || nameOf(at(each, 'event', 'eventName'))]
  for (const each of at(subject, 'subjectObject'))
    yield ['depicted object', textAt(each, 'displayObject') || textAt(each, 'object', 'objectNote')]
}

/** Relations that are others than that of object to object, by their words. */
const relationWords: readonly (readonly [RegExp, string])[] = [
  [/liter|zitier|bibliogr|publi[ck]|pubblic/i, 'literature'],
  [/^(?:collection|sammlung|collezione|kolekcja)$/i, 'collection'],
  [/^(?:exhibition|ausstellung|mostra|wystawa)$/i, 'exhibition'],
]

function relationName(set: TreeNode): string {
  const words = textsOf(at(set, 'relatedWorkRelType', 'term'))
  return relationWords.find(([pattern]) => words.some(word => pattern.test(word)))?.[1] ?? 'related work'
}

/** A note that only names the type of what is related tells less than its number. */
const relatedOf = (work: TreeNode): string =>
  textAt(work, 'displayObject') ||
  textsOf(at(work, 'object', 'objectNote').filter(note => attributeOf(note, 'type') !== 'type'))[0] ||
  textAt(work, 'object', 'objectID') ||
  textAt(work, 'object', 'objectNote')

function* relationCells(relations: TreeNode): Generator<CellText> {
  for (const set of at(relations, 'subjectWrap', 'subjectSet')) {
    const subjects = at(set, 'subject')
    if (subjects.length === 0) for (const text of textsOf(at(set, 'displaySubject'))) yield ['subject', text]
    for (const each of subjects) yield* subjectCells(each)
  }
  for (const set of at(relations, 'relatedWorksWrap', 'relatedWorkSet'))
    for (const each of at(set, 'relatedWork')) yield [relationName(set), relatedOf(each)]
}

function* administrativeCells(administrative: TreeNode): Generator<CellText> {
  for (const set of at(administrative, 'rightsWorkWrap', 'rightsWorkSet')) {
    for (const each of at(set, 'rightsType')) yield ['rights', termOf(each)]
    for (const each of at(set, 'rightsHolder', 'legalBodyName')) yield ['rights holder', nameOf([each])]
    for (const text of textsOf(at(set, 'creditLine'))) yield ['credit line', text]
  }
  for (const text of textsOf(at(administrative, 'recordWrap', 'recordInfoSet', 'recordInfoLink')))
    yield ['link', text]
  for (const set of at(administrative, 'resourceWrap', 'resourceSet')) {
    for (const text of textsOf(at(set, 'resourceRepresentation', 'linkResource'))) yield ['picture', text]
    for (const each of at(set, 'rightsResource', 'rightsType')) yield ['picture › rights', termOf(each)]
    for (const text of textsOf(at(set, 'rightsResource', 'creditLine'))) yield ['picture › credit line', text]
  }
}

function* cells(record: TreeNode): Generator<CellText> {
  const descriptive = at(record, 'descriptiveMetadata')
  const ofRecord = descriptive.map(languageOf).find(Boolean) ?? ''
  const identification = descriptive.flatMap(each => at(each, 'objectIdentificationWrap'))
  yield* numberCells(record, identification)
  yield* titleCells(identification, ofRecord)
  for (const each of descriptive.flatMap(part => at(part, 'objectClassificationWrap'))) {
    for (const term of termsOf(at(each, 'objectWorkTypeWrap', 'objectWorkType'))) yield ['object name', term]
    for (const found of at(each, 'classificationWrap', 'classification')) {
      const type = attributeOf(found, 'type')
      yield [type === '' || isAddress(type) ? 'classification' : `classification[${type}]`, termOf(found)]
    }
  }
  for (const each of descriptive.flatMap(part => at(part, 'eventWrap', 'eventSet', 'event')))
    yield* eventCells(each)
  for (const each of identification) yield* identificationCells(each, ofRecord)
  for (const each of descriptive.flatMap(part => at(part, 'objectRelationWrap'))) yield* relationCells(each)
  for (const each of at(record, 'administrativeMetadata')) yield* administrativeCells(each)
  yield [languageColumn, ofRecord]
}

export const lido: Standard = {
  isIn: names => names.has('lido') && (names.has('descriptiveMetadata') || names.has('lidoRecID')),
  records: new Set(['lido']),
  nested: 'outer',
  elements: rulesOf(
    { leave: 'lidoRecID category applicationProfile descriptiveMetadata administrativeMetadata' },
    { objectPublishedID: textOf },
  ),
  cells,
  targets: {
    number: to.toNumber,
    'other number': to.toOtherNumber(),
    'record number': to.toOtherNumber('database id'),
    title: to.toTitle,
    'other title': to.toOtherTitle,
    'object name': to.toObjectName,
    classification: to.toTypology,
    'production › actor': to.toMakers,
    'production › culture': to.toCulture,
    'production › date': to.toDating,
    'production › earliest year': to.toFirstYear,
    'production › latest year': to.toLastYear,
    'production › place': to.toPlace('place of making'),
    'creation › actor': to.toMakers,
    'creation › culture': to.toCulture,
    'creation › date': to.toDating,
    'creation › earliest year': to.toFirstYear,
    'creation › latest year': to.toLastYear,
    'creation › place': to.toPlace('place of making'),
    'designing › actor': to.toMakers,
    'commissioning › actor': [{ path: 'patrons/patron', split: [' | '] }],
    'finding › place': to.toPlace('place of finding'),
    'acquisition › actor': to.toAcquisition.source,
    'acquisition › date': to.toAcquisition.date,
    'acquisition › method': to.toAcquisition.method,
    'acquisition › description': to.toAcquisition.note,
    'materials and techniques': to.toMedium,
    material: to.toMaterial,
    technique: to.toTechnique,
    'dimensions as text': to.toDimensionsDisplay,
    dimension: to.toDimensions,
    description: to.toDescription,
    inscription: to.toInscriptions,
    edition: [{ path: 'edition/edition' }],
    state: [{ path: 'edition/state' }],
    subject: to.toSubjects,
    iconclass: [{ path: 'iconclass', split: [' | '] }],
    'depicted person': to.toDepicted,
    'depicted place': to.toDepicted,
    'depicted event': to.toDepicted,
    'depicted object': to.toDepicted,
    'related work': to.toRelated,
    literature: to.toLiterature,
    collection: to.toCollection,
    exhibition: [{ path: 'exhibitions/event', split: [' | '] }],
    rights: to.toRights,
    'rights holder': to.toRightsHolder,
    'credit line': to.toCreditLine,
    link: to.toLink,
  },
}
