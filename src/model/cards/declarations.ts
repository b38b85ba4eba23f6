import type { CardDeclaration } from '../engine/define-card.ts'
import { procedureDeclarations } from '../procedures/declarations.ts'
import type { ListedType, ProcedureType } from '../record-types.ts'
import { biblioCard } from './biblio/biblio-card.ts'
import { collectionCard } from './collection/collection-card.ts'
import { conditionReportCard } from './condition-report/condition-report-card.ts'
import { documentCard } from './document/document-card.ts'
import { eventCard } from './event/event-card.ts'
import { fileCard } from './file/file-card.ts'
import { linkItemCard } from './link-item/link-item-card.ts'
import { objectCard } from './object/object-card.ts'
import { personCard } from './person/person-card.ts'
import { placeCard } from './place/place-card.ts'

/** Declared record types, in display order. The compiler reports a type folder that is missing here. */
const described = {
  object: objectCard,
  person: personCard,
  place: placeCard,
  event: eventCard,
  collection: collectionCard,
  document: documentCard,
  biblio: biblioCard,
  linkItem: linkItemCard,
  file: fileCard,
} satisfies Readonly<Record<Exclude<ListedType, ProcedureType | 'conditionReport'>, unknown>>

/** Every record type of the product, procedures and their reports last. */
export const declarations: readonly CardDeclaration[] = [
  ...(Object.values(described) as unknown as readonly CardDeclaration[]),
  ...procedureDeclarations,
  conditionReportCard as unknown as CardDeclaration,
]

/** Returns the declaration of a type; undefined when it has none. */
export const declarationOf = (type: string): CardDeclaration | undefined =>
  declarations.find(({ types }) => (types as readonly string[]).includes(type))

/** Returns the declaration with this type id. */
export const declarationOfId = (typeId: number): CardDeclaration | undefined =>
  declarations.find(({ recordTypes }) => recordTypes.some(({ id }) => id === typeId))
