import type { ListLayout } from '#model/api/layouts.ts'
import type { CardType } from '#model/record-types.ts'
import { browserStore } from '../../platform/browser-store.ts'
import { session } from '../../platform/client.ts'
import type { Store } from '../../platform/store.ts'

export type LayoutColumns = ListLayout['columns']

/** Columns as a person arranged them, and the layout they began from. */
export interface OwnColumns {
  readonly layout: string | undefined
  readonly columns: LayoutColumns
}

const ofPerson = (what: string, type: CardType): string => {
  const { currentMuseumId, currentUser } = session.get()
  return `vitrine.${what}.${currentMuseumId ?? ''}.${currentUser?.id ?? ''}.${type}`
}

/** Columns arranged but not saved as a view: they stay in this browser. */
export const ownColumnsOf = (type: CardType): Store<OwnColumns | undefined> =>
  browserStore(ofPerson('columns', type))

/** A person's choice of picture size, and the layout it was made in. */
export interface OwnSize {
  readonly layout: string | undefined
  readonly pictureSize: NonNullable<ListLayout['pictureSize']>
}

export const ownSizeOf = (type: CardType): Store<OwnSize | undefined> => browserStore(ofPerson('size', type))
