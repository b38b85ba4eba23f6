import type { Fields, ValuesOf } from '../kinds/field.ts'
import type { Language } from '../languages.ts'
import { codeOf, type EntityVerb, type PermissionCode } from '../permissions/permission-code.ts'
import type { RecordType } from '../record-type.ts'
import type { CardType, KnownType } from '../record-types.ts'
import type { Rooms } from './aspects/rooms.ts'
import type { Lines, Workflow } from './aspects/workflow.ts'
import type { CardRule, CardValues, Section } from './card-values.ts'
import type { RecordPages } from './record-pages.ts'

export type { CardRule, CardValues, Section } from './card-values.ts'

/** Fields that only some kinds of a card have; absent: all. */
export const section = <Fs extends Fields>(fields: Fs, kinds?: readonly string[]): Section<Fs> =>
  kinds ? { fields, for: kinds } : { fields }

/** What may be done to a card, each with the permissions of which one is enough. */
export const cardActions = [
  'read',
  'create',
  'update',
  'delete',
  'publish',
  'link',
  'download',
  'share',
] as const

export type CardAction = (typeof cardActions)[number]

/** What a card is called: in lists, links and titles. */
export interface CardHeading {
  /** The number it is known by; empty when it has none. */
  readonly number: string
  /** In the language asked for; empty is shown as '---'. */
  readonly title: string
  /** A second line: author, culture, collection. */
  readonly subtitle: string
}

/** Names of terms and links at hand where a heading is made. */
export interface HeadingWords {
  readonly language: Language
  term(id: string): string
}

/** Addresses below a type's path (specification 001, section 7): the objects have some of their own. */
export interface Addresses {
  readonly save: string
  readonly published: string
  readonly setCover: string
  readonly removeCover: string
  readonly files: string
  readonly share: string
}

/** As every type but the objects has them. */
export const usualAddresses: Addresses = {
  save: '/:id',
  published: 'publication_state',
  setCover: '/:id/image',
  removeCover: '/:id/image',
  files: '/:id/files',
  share: '/:id/share',
}

/** Cards of another type that say by one of their fields that they belong to a card of this one: the objects of a collection. */
export interface Members {
  readonly type: CardType
  /** Path of the list in their declaration, and in it the key of the link. */
  readonly list: string
  readonly link: string
  /** Where they are added and taken out, below the card: 'objects'. */
  readonly address: string
}

/** What a card tells of those that it is linked with: whether one of a type is not published. */
export interface LinkedFlag {
  readonly type: CardType
  readonly published: false
}

export interface CardDeclaration<Values = CardValues> {
  /** The type of its list; of the cards, too, unless there are several. */
  readonly type: CardType
  /** Types of its cards with their facts: persons and organizations are two in one list. The first is the list's. */
  readonly recordTypes: readonly [KnownType, ...KnownType[]]
  /** Their names. */
  readonly types: readonly CardType[]
  /** Which of them a card is of. */
  typeOf(card: Values): CardType
  /** What a new card says so that it is of one of them; absent where there is one only. Pure. */
  readonly beginAs?: (type: CardType) => Values
  /** Its cards come with a file that is uploaded: none is made empty, copied, or from the row of a table. */
  readonly uploaded?: boolean
  /** Keys under which answers and lists tell what is known of its cards beside their fields, by the module that knows it. */
  readonly asides?: readonly string[]
  /** Its cards are known by their pictures: lists show them and have a gallery, a record begins with its picture. */
  readonly pictured?: boolean
  /** A picture is all there is of a card: it is looked at whole, in its own proportions, for which it has a width and a height. */
  readonly proportions?: { readonly width: string; readonly height: string }
  /** Lists can be narrowed to the cards that others are linked with, and to those that lie about. */
  readonly linkedFacet?: boolean
  /** Paths of the facets that stand first, in this order; absent: as the fields stand. */
  readonly firstFacets?: readonly string[]
  /** Its group among the results of the general search (specification 001, section 3), and its place among the groups; absent: named as the API names the type, after the others. */
  readonly searchGroup?: { readonly name: string; readonly place: number }
  /** Types from whose records its own are offered to be linked by hand (acceptance row C-S03); absent: all. */
  readonly linkedFrom?: readonly CardType[]
  /** Paths of the columns a list begins with; absent: what the type offers first. */
  readonly columns?: readonly string[]
  /** Where its calls lie: '/api/v1/catalogue'. */
  readonly path: `/api/v1/${string}`
  /** Where its list, records and forms are looked at. */
  readonly pages: RecordPages
  /** Addresses below it that are not the same for all types. */
  readonly addresses: Addresses
  readonly sections: Readonly<Record<string, Section>>
  readonly permissions: Readonly<Record<CardAction, readonly PermissionCode[]>>
  /** All kinds a card of the type can be, where sections differ by kind: 'archaeological', 'naturalistic', 'botany'. */
  readonly kinds: readonly string[]
  /** The kinds this card is of; decides which sections it shows. */
  kindsOf(card: Values): readonly string[]
  heading(card: Values, words: HeadingWords): CardHeading
  /** Path of the field whose value is looked up for uniqueness and numbers the card: 'objectNumbers.objectNumber'. */
  readonly numberPath?: string
  /** Path of a number (bytes) that lists can be sorted by, where cards are known by none. */
  readonly sizePath?: string
  /** Path of the field that alone is enough to know what a card is about: cards of this type are made from a name. */
  readonly namePath?: string
  /** Path of the link to the card above it, where cards of this type make a tree. */
  readonly broaderPath?: string
  /** Paths of links to what says where a card lies that has no coordinates of its own: an event lies where its venue does. */
  readonly placedBy?: readonly string[]
  /** Its cards are what happened: lists of them can be looked at along time. */
  readonly timeline?: boolean
  /** Cards that belong to one of this type and say so themselves; absent where there are none. */
  readonly members?: Members
  /** What answers and lists tell of linked cards, by the key under which they do: 'hasUnpublishedObjects'. */
  readonly linkedFlags?: Readonly<Record<string, LinkedFlag>>
  /** Parts of the heading that answers tell under a name of their own, too: 'defaultTitle'. A title is never told empty. */
  readonly toldAs?: Readonly<Record<string, keyof CardHeading>>
  /** What links show of its cards instead of their number: of a file the kind of its content. Pure. */
  readonly asLinked?: (card: Values) => { readonly shortDescription: string; readonly damType: string }
  /** Whether two cards can be the same thing told twice, and become one. Not what lies in a museum and has a number of its own there. */
  readonly mergeable: boolean
  /** Paths of fields with names it is known by beside its heading: 'names/name'. Cards with the same may be one told twice. */
  readonly namedBy: readonly string[]
  /** Paths of fields with numbers it is known by everywhere: 'identifiers/identifier'. No two things share one. */
  readonly identifiedBy: readonly string[]
  /** Of these, the ones that this very card shares with others: an article has the ISSN of its journal. Pure. */
  readonly sharedNumbers?: (card: Values) => readonly string[]
  readonly rules: readonly CardRule<Values>[]
  /** Puts a card in order after its fields were read: clears what another choice excludes, keeps one current row. Pure. */
  readonly settle?: (card: Values) => Values
  /** Path of the day until which a card is not published, and of the marks that say it is published elsewhere. */
  readonly embargo?: { readonly until: string; readonly publishedBy: readonly string[] }
  /** Its records stay in the house: none is published on the web. */
  readonly unpublished?: true
  /** Whoever deletes its records brings them back from the bin, too; absent: administrators alone. */
  readonly restoredByDeleters?: true
  /** Sections that the head of a record's page shows: they are not repeated below it. */
  readonly inHead?: readonly string[]
  /** Its records go through steps; absent for what is only described. */
  readonly workflow?: Workflow<Values>
  /** Its records have rows about other records; absent where they have none. */
  readonly lines?: Lines
  /** People outside the museum read its records at secret addresses, and answer there; absent where they do not. */
  readonly rooms?: Rooms
  /** Paths of fields a copy does not take along (numbers of its own). */
  readonly notCloned: readonly string[]
  /** Paths of fields that this very card keeps from those outside the museum, beside the private ones. Pure. */
  readonly withheld?: (card: Values) => readonly string[]
}

type SectionsValues<Sections> = {
  [Name in keyof Sections]: Sections[Name] extends Section<infer Fs> ? ValuesOf<Fs> : never
}[keyof Sections]

type Intersection<Union> = (Union extends unknown ? (union: Union) => void : never) extends (
  all: infer All,
) => void
  ? { [Key in keyof All]: All[Key] }
  : never

/** The values of a card whose fields stand in these sections. */
export type CardOf<Sections> = Intersection<SectionsValues<Sections>>

type Given<Sections, Values> = Omit<
  CardDeclaration<Values>,
  'sections' | keyof typeof usual | 'type' | 'types' | 'typeOf' | 'permissions'
> &
  Partial<Pick<CardDeclaration<Values>, keyof typeof usual | 'typeOf'>> & {
    readonly sections: Sections
    /** 'entity': each thing that is done to its records has a permission of the type's own module. */
    readonly permissions: CardDeclaration['permissions'] | 'entity'
  }

/** What most types have none of. */
const usual = {
  addresses: usualAddresses,
  kinds: [] as readonly string[],
  kindsOf: (): readonly string[] => [],
  mergeable: true,
  namedBy: [] as readonly string[],
  identifiedBy: [] as readonly string[],
  rules: [],
  notCloned: [] as readonly string[],
}

/** Returns who may do what to records of a type with permissions of its own. @throws {Error} for a type that has none. */
function entityPermissions({ type, module }: RecordType): CardDeclaration['permissions'] {
  if (module?.of !== 'entity') throw new Error(`The type '${type}' declares no permissions of its own`)
  const codes = (verb: EntityVerb): readonly PermissionCode[] => [codeOf(module, verb)]
  return {
    read: codes('Read'),
    create: codes('Create'),
    update: codes('Update'),
    delete: codes('Delete'),
    publish: codes('Publish'),
    link: codes('Update'),
    download: codes('Read'),
    share: ['shareCard'],
  }
}

/** Declares a type of card. Keys of fields are unique over all its sections; the document of a card is flat. */
export function defineCard<const Sections extends Readonly<Record<string, Section>>>(
  given: Given<Sections, CardOf<Sections>>,
): CardDeclaration<CardOf<Sections>> {
  const [first] = given.recordTypes
  const { type } = first
  const types = given.recordTypes.map(each => each.type)
  const permissions = given.permissions === 'entity' ? entityPermissions(first) : given.permissions
  return { ...usual, typeOf: () => type, ...given, type, types, permissions }
}
