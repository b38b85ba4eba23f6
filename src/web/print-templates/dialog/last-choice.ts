import { session } from '../../platform/client.ts'

/** Which way something was printed last, by the person signed in on this device. */
export const lastChoice = {
  of(subject: string): string | undefined {
    try {
      return localStorage.getItem(keyOf(subject)) ?? undefined
    } catch {
      return undefined
    }
  },
  keep(subject: string, id: string): void {
    try {
      localStorage.setItem(keyOf(subject), id)
    } catch {
      // Storage that is full or shut: the usual way is offered next time.
    }
  },
}

function keyOf(subject: string): string {
  const { currentMuseumId, currentUser } = session.get()
  return `vitrine.print.${currentMuseumId ?? ''}.${currentUser?.id ?? ''}.${subject}`
}
