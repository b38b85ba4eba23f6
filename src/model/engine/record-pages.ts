import type { IconName } from '../icons.ts'
import type { TextKey } from '../texts.ts'

/** A place in a menu. */
export interface MenuPlace {
  /** The rail, with a place in the bar of phones; the rail, behind 'More' on phones; or the menu of the account. */
  readonly in: 'bar' | 'rail' | 'account'
  readonly order: number
  readonly icon: IconName
  /** The name of the page in the menu, where it differs from its title. */
  readonly label?: TextKey
}

/** Where the pages of a type of records are. */
export interface RecordPages {
  /** Address of the list (specification 001, section 2; acceptance row C-S01). */
  readonly list: `/app/${string}`
  /** What the addresses of its records begin with. */
  readonly records: `/app/${string}`
  /** Where people find the list: by itself in the main menu, among what surrounds the objects, or with the procedures, whose rule it has. */
  readonly among: 'menu' | 'entities' | 'procedures'
  readonly menu?: MenuPlace
}

/** The pages of a type among what surrounds the objects. */
export const entityPages = (name: string): RecordPages => ({
  list: `/app/entities/${name}`,
  records: `/app/entities/${name}`,
  among: 'entities',
})

/** The list of a type of procedures; the pages of all of them lie below the list of all procedures. */
export const procedurePages = (name: string): RecordPages => ({
  list: `/app/procedures/${name}`,
  records: '/app/procedures',
  among: 'procedures',
})
