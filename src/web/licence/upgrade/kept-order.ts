import type { AcceptedDocuments } from '#model/licences/documents.ts'
import type { MuseumData } from '#model/museum/museum-data.ts'
import { session } from '../../platform/client.ts'
import { createStore } from '../../platform/store.ts'
import type { UpgradeStep } from './upgrade-steps.ts'

/** What is chosen, typed and ticked on the way to a plan. */
export interface KeptOrder {
  /** Which museum it is for. */
  readonly museumId?: string | undefined
  readonly step: UpgradeStep
  readonly planId?: string | undefined
  readonly typed?: MuseumData | undefined
  readonly accepted: AcceptedDocuments
  /** The museum's own number of the order. */
  readonly purchaseOrder: string
}

export const noOrder: KeptOrder = { step: 'plan', accepted: {}, purchaseOrder: '' }

/** An order that is not sent yet: whoever closes the dialog, by a slip of the hand even, finds it as it was, for as long as the page is open. */
export const keptOrder = createStore<KeptOrder>(noOrder)

session.onCleared(() => keptOrder.set(() => noOrder))
