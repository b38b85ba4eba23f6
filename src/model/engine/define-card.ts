import type { Fields, ValuesOf } from '../kinds/field.ts'
import type { Language } from '../languages.ts'
import type { Papers } from '../papers/paper.ts'
import { codeOf, type EntityVerb, type PermissionCode } from '../permissions/permission-code.ts'
import type { RecordType } from '../record-type.ts'
import type { CardType, KnownType } from '../record-types.ts'
import type { Apart } from './aspects/apart.ts'
import type { BelongsTo } from './aspects/belonging.ts'
import type { Freezes } from './aspects/freezes.ts'
import type { Lines } from './aspects/lines.ts'
import type { Lost } from './aspects/lost.ts'
import type { Rooms } from './aspects/rooms.ts'
import type { WallLabelLine } from './aspects/wall-label-line.ts'
import type { Workflow } from './aspects/workflow.ts'
import type { CardAction } from './card-actions.ts'
import type { CardRule, CardValues, Section } from './card-values.ts'
import type { PublishedWith } from './published-with.ts'
import type { RecordPages } from './record-pages.ts'
import type { SitePages } from './site-pages.ts'

export { type CardAction, cardActions } from './card-actions.ts'
export type { CardRule, CardValues, Section } from './card-values.ts'

/** Declares a section: its fields, the kinds of records that show it (absent: all), and what the public sees of it (absent: nothing at first). */
export const section = <Fs extends Fields>(
  fields: Fs,
  options: Omit<Section, 'fields'> = {},
): Section<Fs> => ({ ...options, fields })

/** Heading of a record in lists, links and titles. */
export interface CardHeading {
  /** Its number; empty when it has none. */
  readonly number: string
  /** In the requested language; empty is shown as '---'. */
  readonly title: string
  /** A second line: maker, culture, collection. */
  readonly subtitle: string
  /** Words of title and second line that are set in italics: a scientific name without its author. Absent: none. */
  readonly italics?: readonly string[]
  /** Its name whatever the reader's language, where the title is another; absent: the title. */
  readonly own?: string
}

/** Names of terms and linked records, to compose headings from. */
export interface HeadingWords {
  readonly language: Language
  term(id: string): string
  /** The language that a term of the vocabulary of languages means; undefined where it is none of the interface's. */
  languageOf(id: string): Language | undefined
  /** Tells if a term is a type of names that are the same name in another language. */
  isSameName(id: string): boolean
}

/** Addresses below a type's path; objects have some of their own. */
export interface Addresses {
  readonly save: string
  readonly published: string
  readonly setCover: string
  readonly removeCover: string
  readonly files: string
  readonly share: string
}

/** Addresses of every type except objects. */
const usualAddresses: Addresses = {
  save: '/:id',
  published: 'publication_state',
  setCover: '/:id/image',
  removeCover: '/:id/image',
  files: '/:id/files',
  share: '/:id/share',
}

/** Records of another type that name a record of this type as their group: the objects of a collection. */
export interface Members {
  readonly type: CardType
  /** Path of the list in the members' declaration, and key of the link in it. */
  readonly list: string
  readonly link: string
  /** Address below the record at which members are added and removed: 'objects'. */
  readonly address: string
}

/** Values that depend on the day in the museum: where an object is, when some of its movements are only planned. */
export interface ByDay<Values = CardValues> {
  /** Derives them from the other values, whenever a record is written. Pure. */
  derive(card: Values, today: string): Values
  /** Path of the derived day on which they change next: a job writes the records for which it has come. */
  readonly next: string
}

/** A flag about linked records: some of one type are unpublished. */
export interface LinkedFlag {
  readonly type: CardType
  readonly published: false
}

export interface CardDeclaration<Values = CardValues> {
  /** Type of its list, and of its records unless there are several. */
  readonly type: CardType
  /** Types of its records; people and organisations are two in one list. The first is the list's. */
  readonly recordTypes: readonly [KnownType, ...KnownType[]]
  /** Names of those types. */
  readonly types: readonly CardType[]
  /** Returns the type of a record. */
  typeOf(card: Values): CardType
  /** Initial values of a new record of one of the types; absent when there is only one. Pure. */
  readonly beginAs?: (type: CardType) => Values
  /** Records are created by uploading a file, never empty, by copy, or from a table row. */
  readonly uploaded?: boolean
  /** Records are created by an endpoint of their own, never empty, by copy, or from a table row. */
  readonly begunElsewhere?: true
  /** Additional keys in answers and lists, filled by the module that owns the data. */
  readonly extras?: readonly string[]
  /** Records are recognised by pictures: lists show them and have a gallery, and a record opens with its picture. */
  readonly pictured?: boolean
  /** Paths of what a published picture should have; absent for records that are not published as pictures. */
  readonly publishedWith?: Readonly<Record<PublishedWith, string>>
  /** Records are pictures: shown whole in their own proportions, from these width and height fields. */
  readonly proportions?: { readonly width: string; readonly height: string }
  /** Offered as a facet in lists of records they are linked with, and of those located in them. */
  readonly linkedFacet?: boolean
  /** Paths of the facets shown first, in this order; absent: in the order of the fields. */
  readonly firstFacets?: readonly string[]
  /** Group in the results of the general search, and its position; absent: named like the type, after the others. */
  readonly searchGroup?: { readonly name: string; readonly place: number }
  /** Its names lead to the records linked with it: in searches they weigh more than other words of these. */
  readonly leads?: true
  /** Types whose records offer these for manual linking (C-S03); absent: all. */
  readonly linkedFrom?: readonly CardType[]
  /** Lines of the label with which its page begins, beside the picture, as on a museum wall; absent: the second line of the heading. */
  readonly wallLabel?: readonly WallLabelLine[]
  /** Paths of the default columns of a list; absent: the first ones the type offers. */
  readonly columns?: readonly string[]
  /** Base address of its endpoints: '/api/v1/catalogue'. */
  readonly path: `/api/v1/${string}`
  /** Pages of its list, records and forms. */
  readonly pages: RecordPages
  /** Addresses below `path` that vary between types. */
  readonly addresses: Addresses
  readonly sections: Readonly<Record<string, Section>>
  readonly permissions: Readonly<Record<CardAction, readonly PermissionCode[]>>
  /** All kinds of records of the type, where sections differ by kind: 'archaeological', 'naturalistic', 'botany'. */
  readonly kinds: readonly string[]
  /** The kind that another one is a branch of, so that a record of the branch is of both: 'botany' of 'naturalistic'. */
  readonly branches?: Readonly<Record<string, string>>
  /** Returns the kinds of a record, which decide the sections it shows. */
  kindsOf(card: Values): readonly string[]
  heading(card: Values, words: HeadingWords): CardHeading
  /** Path of the field that numbers the record and must be unique: 'objectNumbers.objectNumber'. */
  readonly numberPath?: string
  /** Path of a size in bytes that lists can be sorted by, for types without numbers. */
  readonly sizePath?: string
  /** Path of the only field needed to create a record, for types whose records can be created from a name. */
  readonly namePath?: string
  /** Path of the link to the broader record, for types that form a tree. */
  readonly broaderPath?: string
  /** Paths of links that locate a record without coordinates of its own: an event is located at its venue. */
  readonly placedBy?: readonly string[]
  /** Lists can be viewed on a timeline, for types that are events. */
  readonly timeline?: boolean
  /** Records that belong to one of this type by a field of their own; absent when there are none. */
  readonly members?: Members
  /** Flags about linked records in answers and lists, by key: 'hasUnpublishedObjects'. */
  readonly linkedFlags?: Readonly<Record<string, LinkedFlag>>
  /** Parts of the heading repeated in answers under another name: 'defaultTitle'. A title is never empty there. */
  readonly headingAliases?: Readonly<Record<string, Exclude<keyof CardHeading, 'italics' | 'own'>>>
  /** Texts shown by links instead of the number: for a file, its format. Pure. */
  readonly asLinked?: (card: Values) => { readonly shortDescription: string; readonly damType: string }
  /** True when records can be duplicates and be merged. False for things a museum owns and numbers. */
  readonly mergeable: boolean
  /** Paths of fields with alternative names: 'names/name'. Records that share one may be duplicates. */
  readonly namedBy: readonly string[]
  /** Paths of fields with universal identifiers: 'identifiers/identifier'. No two things share one. */
  readonly identifiedBy: readonly string[]
  /** Identifiers of a record that it shares with others: an article has the ISSN of its journal. Pure. */
  readonly sharedNumbers?: (card: Values) => readonly string[]
  readonly rules: readonly CardRule<Values>[]
  /** Tidies a record after its fields are parsed: clears what another choice excludes, marks one row as current. Pure. */
  readonly settle?: (card: Values) => Values
  /** Values that depend on the day; absent when none do. */
  readonly byDay?: ByDay<Values>
  /** Path of the day until which a record is not published, and of the flags for publication elsewhere. */
  readonly embargo?: { readonly until: string; readonly publishedBy: readonly string[] }
  /** Records that lists leave out unless they are asked for; absent: none. */
  readonly apart?: Apart
  /** Fields that say that its things are lost; absent: they do not get lost. */
  readonly lost?: Lost
  /** Pages of its published records on the museum's site; absent: they have none. */
  readonly site?: SitePages<Values>
  /** Records are internal: none is published on the web. */
  readonly unpublished?: true
  /** Whoever may delete its records can also restore them; absent: administrators only. */
  readonly restoredByDeleters?: true
  /** Sections shown in the page header, which are not repeated below. */
  readonly inHead?: readonly string[]
  /** Steps of its records; absent for types without a workflow. */
  readonly workflow?: Workflow<Values>
  /** Rows about other records; absent when there are none. */
  readonly lines?: Lines
  /** The records they belong to, whose permissions they follow; absent for records of their own. */
  readonly belongsTo?: BelongsTo
  /** Its records are finished for good; absent for records that can always be changed. */
  readonly freezes?: Freezes<Values>
  /** Portals in which people outside the museum read its records and answer; absent when there are none. */
  readonly rooms?: Rooms
  /** Types of the files of its records, for types that say what a file is for. */
  readonly attachmentTypes?: readonly string[]
  /** Documents printed of its records without any template of the museum's own. */
  readonly papers?: Papers
  /** Paths of fields that a copy leaves empty, such as its own numbers. */
  readonly notCloned: readonly string[]
  /** Paths of fields that a particular record withholds outside the museum, besides the internal ones. Pure. */
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

/** Values of a record with these sections. */
export type CardOf<Sections> = Intersection<SectionsValues<Sections>>

type Given<Sections, Values> = Omit<
  CardDeclaration<Values>,
  'sections' | keyof typeof usual | 'type' | 'types' | 'typeOf' | 'permissions'
> &
  Partial<Pick<CardDeclaration<Values>, keyof typeof usual | 'typeOf'>> & {
    readonly sections: Sections
    /** 'entity': each action has a permission of the type's own module. */
    readonly permissions: CardDeclaration['permissions'] | 'entity'
  }

/** Defaults of optional properties. */
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

/** Returns the permissions of a type that has a set of its own. @throws {Error} for a type that has none. */
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

/** Declares a record type. Keys of fields are unique across all its sections, since a record's document is flat. */
export function defineCard<const Sections extends Readonly<Record<string, Section>>>(
  given: Given<Sections, CardOf<Sections>>,
): CardDeclaration<CardOf<Sections>> {
  const [first] = given.recordTypes
  const { type } = first
  const types = given.recordTypes.map(each => each.type)
  const permissions = given.permissions === 'entity' ? entityPermissions(first) : given.permissions
  return { ...usual, typeOf: () => type, ...given, type, types, permissions }
}
