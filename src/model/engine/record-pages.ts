import type { GuidePlace } from '../guide/chapters.ts'
import type { IconName } from '../icons.ts'
import type { Requirement } from '../permissions/access.ts'
import type { TextKey } from '../texts.ts'

/** A place in a menu. */
export interface MenuPlace {
  /** The side rail, with a place in the bar on phones; or the rail, behind 'More' on phones. */
  readonly in: 'bar' | 'rail'
  /** The people whose rail has it; others who may open it have it in the account menu. Absent: all who may open it. */
  readonly for?: Requirement
  readonly order: number
  readonly icon: IconName
  /** Menu label, when it differs from the title. */
  readonly label?: TextKey
}

/** Pages of a record type. */
export interface RecordPages {
  /** Address of the list (C-S01). */
  readonly list: `/app/${string}`
  /** Base address of its records. */
  readonly records: `/app/${string}`
  /** Position of the list in navigation: in the main menu, among the entities around objects, with the procedures and their rule, or with what its records belong to. */
  readonly among: 'menu' | 'entities' | 'procedures' | 'owners'
  /** Place in the guide that explains them. */
  readonly guide: GuidePlace
  readonly menu?: MenuPlace
  /** Icon of the list in the palette, for lists that are in no menu. */
  readonly palette?: IconName
  /** Address of the page whose place in the menu its pages mark, where they have none. */
  readonly markedIn?: `/app/${string}`
}

/** Returns the pages of an entity type. */
export const entityPages = (name: string, guide: GuidePlace): RecordPages => ({
  list: `/app/entities/${name}`,
  records: `/app/entities/${name}`,
  among: 'entities',
  guide,
})

/** Returns the pages of a procedure type; all its records are below the list of all procedures. */
export const procedurePages = (name: string, guide: GuidePlace): RecordPages => ({
  list: `/app/procedures/${name}`,
  records: '/app/procedures',
  among: 'procedures',
  guide,
})
