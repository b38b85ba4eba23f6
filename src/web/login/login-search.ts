import { isRefusalReason, type RefusalReason } from '#model/single-sign-on/problems.ts'

/** The search part of the address of the login page. */
interface LoginSearch {
  /** Page to come back to. */
  readonly from: string | undefined
  /** A museum whose sign-in service one is led to: the direct link of an intranet. */
  readonly museum?: string
  /** The reason why the service did not let the person in. */
  readonly refused?: RefusalReason
}

export const readLoginSearch = ({
  from,
  museum,
  refused,
}: Readonly<Record<string, unknown>>): LoginSearch => ({
  from: typeof from === 'string' ? from : undefined,
  // The router reads digits as a number.
  ...((typeof museum === 'string' || typeof museum === 'number') && { museum: String(museum) }),
  ...(isRefusalReason(refused) && { refused }),
})
