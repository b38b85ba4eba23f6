import { session } from '../../../platform/client.ts'

/** Holds a card for this tab among all tabs of the browser. Resolves to undefined when another one has it and is not to be asked to let go. */
export async function holdInTab(
  type: string,
  id: string,
  { steal, onStolen }: { readonly steal: boolean; readonly onStolen: () => void },
): Promise<(() => void) | undefined> {
  // Browsers have no Web Locks on plain http; there two tabs of a person meet when they save.
  const { locks } = navigator as { readonly locks?: LockManager }
  if (!locks) return () => undefined
  const { currentUser, currentMuseumId } = session.get()
  const name = `vitrine.edit.${currentMuseumId ?? ''}.${currentUser?.id ?? ''}.${type}.${id}`
  const { promise: end, resolve: release } = Promise.withResolvers<void>()
  const { promise: begun, resolve: begin } = Promise.withResolvers<boolean>()
  locks
    .request(name, steal ? { steal } : { ifAvailable: true }, lock => {
      begin(lock !== null)
      return lock ? end : undefined
    })
    .catch(onStolen)
  return (await begun) ? release : undefined
}
