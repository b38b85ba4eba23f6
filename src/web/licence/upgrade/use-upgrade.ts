import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { listAccepted, listOrders, readAccount, readDocument, upgrade } from '#model/api/licences.ts'
import { readMuseum } from '#model/api/tenant.ts'
import { type AcceptedDocuments, type AcceptedField, acceptedBody } from '#model/licences/documents.ts'
import { type MuseumData, museumDataOf } from '#model/museum/museum-data.ts'
import { wrongMuseumPaths } from '#model/museum/wrong-museum-paths.ts'
import { call, session } from '../../platform/client.ts'
import { useMuseum } from '../../platform/query/use-museum.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { genericOnFailure } from '../../platform/request/notification-rules.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { type KeptOrder, keptOrder, noOrder } from './kept-order.ts'
import { documentGroups, isDocumentGroup, stepFrom, stepOfField, type UpgradeStep } from './upgrade-steps.ts'

const none: Readonly<Record<string, string>> = {}
const profilePrefix = /^museumProfile\./

/** What an order changes on the screen: all is read anew (acceptance row P-U05). */
const changed: ReadonlySet<unknown> = new Set(
  [readAccount, readMuseum, listOrders, listAccepted].map(({ name }) => name),
)

/** What is typed and ticked on the way to a plan, kept while one goes to and fro, and the order at its end. */
export function useUpgrade() {
  const client = useQueryClient()
  const museum = useMuseum()
  const { currentMuseumId } = useSession()
  const kept = useStore(keptOrder)
  const { planId, typed, accepted, purchaseOrder, ...at } = kept.museumId === currentMuseumId ? kept : noOrder
  const keep = (change: Partial<KeptOrder>) =>
    keptOrder.set(last => ({
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
      // A newer version was published meanwhile: it is shown, and wants to be read.
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
      // Before all is said to be set: whoever starts at once is let in.
      await Promise.allSettled([
        session.reloadUser(),
        client.invalidateQueries({ predicate: ({ queryKey }) => changed.has(queryKey[0]) }),
      ])
      setOrdered(true)
      keptOrder.set(() => noOrder)
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
