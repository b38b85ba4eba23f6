import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listAccepted, listOrders, readAccount, readDocument, upgrade } from '#model/api/licences.ts'
import { readMuseum } from '#model/api/tenant.ts'
import {
  type AcceptedDocuments,
  type AcceptedField,
  acceptedBody,
  type DocumentKind,
} from '#model/licences/documents.ts'
import { type MuseumData, museumDataOf } from '#model/museum/museum-data.ts'
import { wrongMuseumPaths } from '#model/museum/wrong-museum-paths.ts'
import { call, session } from '../../platform/client.ts'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { createStore, useStore } from '../../platform/store.ts'

/** Documents to agree to, in three groups one after the other (P-U03). */
export const documentGroups = {
  terms: ['tc', 'tc2'],
  privacy: ['privacy-policy'],
  service: ['sla', 'sla2'],
} as const satisfies Readonly<Record<string, readonly DocumentKind[]>>

type DocumentGroup = keyof typeof documentGroups

/** The way to a plan: the space, the museum, the documents, all of it once more before it is ordered, done. */
export const upgradeSteps = ['plan', 'museum', 'terms', 'privacy', 'service', 'summary', 'done'] as const

export type UpgradeStep = (typeof upgradeSteps)[number]

export const isDocumentGroup = (step: UpgradeStep): step is DocumentGroup =>
  Object.hasOwn(documentGroups, step)

/** Returns the step at an offset from the current one. */
const stepFrom = (step: UpgradeStep, by: 1 | -1): UpgradeStep =>
  upgradeSteps[upgradeSteps.indexOf(step) + by] ?? step

/** Returns the step in which a refused value is corrected, by the path of its field. */
const stepOfField = (path: string): UpgradeStep => {
  if (path === 'planId') return 'plan'
  if (path === 'purchaseOrder') return 'summary'
  return path.startsWith('accepted') ? 'terms' : 'museum'
}

/** An order as far as it is chosen, typed and ticked. */
interface UnsentOrder {
  /** The museum it is for. */
  readonly museumId?: string | undefined
  readonly step: UpgradeStep
  readonly planId?: string | undefined
  readonly typed?: MuseumData | undefined
  readonly accepted: AcceptedDocuments
  /** The museum's own number of the order. */
  readonly purchaseOrder: string
}

const noOrder: UnsentOrder = { step: 'plan', accepted: {}, purchaseOrder: '' }

/** An order that is not sent yet: a dialog closed by mistake reopens with it, for as long as the page is open. */
const unsentOrder = createStore<UnsentOrder>(noOrder)

session.onCleared(() => unsentOrder.set(() => noOrder))

const none: Readonly<Record<string, string>> = {}
const profilePrefix = /^museumProfile\./

/** Queries whose data an order changes: all are read again (P-U05). */
const changed: ReadonlySet<unknown> = new Set(
  [readAccount, readMuseum, listOrders, listAccepted].map(({ name }) => name),
)

/** An order in progress, kept between steps, and its submission. */
export function useUpgrade() {
  const client = useQueryClient()
  const museum = useMuseum()
  const { currentMuseumId } = useSession()
  const kept = useStore(unsentOrder)
  const { planId, typed, accepted, purchaseOrder, ...at } = kept.museumId === currentMuseumId ? kept : noOrder
  const keep = (change: Partial<UnsentOrder>) =>
    unsentOrder.set(last => ({
      ...(last.museumId === currentMuseumId ? last : noOrder),
      museumId: currentMuseumId,
      ...change,
    }))
  const [ordered, setOrdered] = useState(false)
  const step: UpgradeStep = ordered ? 'done' : at.step
  const [attempts, setAttempts] = useState(0)
  const [problems, setProblems] = useState(none)
  const [busy, setBusy] = useState(false)
  const data = typed ?? (museum && museumDataOf(museum))

  const ready =
    !busy &&
    (step === 'plan' ? planId !== undefined : data !== undefined) &&
    (!isDocumentGroup(step) || documentGroups[step].every(kind => accepted[kind] !== undefined))

  const refused = (failure: CallError) => {
    const fields = Object.entries(failure.fields)
    const [first] = fields
    if (!first) return
    const place = stepOfField(first[0])
    if (place === 'terms') {
      // A newer version was published in between: it is shown, to be read first.
      keep({ accepted: {} })
      void client.invalidateQueries({ queryKey: [readDocument.name] })
    }
    if (place === 'plan') keep({ planId: undefined })
    setProblems(Object.fromEntries(fields.map(([path, text]) => [path.replace(profilePrefix, ''), text])))
    keep({ step: place })
  }

  const order = async () => {
    if (planId === undefined || !data) return
    setBusy(true)
    try {
      const ids = acceptedBody(accepted) as Record<AcceptedField, string>
      await call(
        upgrade,
        { body: { ...ids, museumProfile: data, planId, purchaseOrder } },
        { notify: genericOnFailure },
      )
      // Before success is reported, so that the new plan applies immediately.
      await Promise.allSettled([
        session.reloadUser(),
        client.invalidateQueries({ predicate: ({ queryKey }) => changed.has(queryKey[0]) }),
      ])
      setOrdered(true)
      unsentOrder.set(() => noOrder)
    } catch (failure) {
      if (failure instanceof CallError) refused(failure)
    } finally {
      setBusy(false)
    }
  }

  return {
    step,
    /** To a part of the order, to change it. */
    edit: (part: UpgradeStep) => keep({ step: part }),
    back: () => keep({ step: stepFrom(step, -1) }),
    proceed: () => {
      if (step === 'summary') return void order()
      if (step === 'museum') {
        setAttempts(attempts + 1)
        if (!data || wrongMuseumPaths(data).length > 0) return
        setProblems(none)
        setAttempts(0)
      }
      keep({ step: stepFrom(step, 1) })
    },
    ready,
    busy,
    planId,
    choosePlan: (id: string) => keep({ planId: id }),
    data,
    setData: (next: MuseumData) => {
      keep({ typed: next })
      setProblems(none)
    },
    problems,
    attempts,
    accepted,
    purchaseOrder,
    setPurchaseOrder: (next: string) => {
      keep({ purchaseOrder: next })
      setProblems(none)
    },
    setAccepted: (next: AcceptedDocuments) => keep({ accepted: next }),
  }
}
