import { useEffect } from 'react'
import { useSession } from '../../platform/session/use-session.ts'
import { useStore } from '../../platform/store.ts'
import { UiProvider } from '../../ui/UiProvider.tsx'
import { deviceOwner } from '../device/device-owner.ts'
import { ownerOf } from '../device/owner-of.ts'
import { tendDevice } from '../device/tend-device.ts'
import { keepPage } from '../worker/keep-page.ts'
import { AuditList } from './AuditList.tsx'
import { DeviceAudits } from './DeviceAudits.tsx'

/**
 * The page of an inventory audit for phones and tablets (acceptance row C-P09). It stands outside the shell and asks nothing of the router, since it
 * opens without the server, too: then it shows what lies on the device, to who opened it there before.
 */
export function AuditPage() {
  const present = ownerOf(useSession())
  const kept = useStore(deviceOwner)
  const owner = present ?? kept
  const id = /^\/app\/procedures\/(\d+)\//.exec(location.pathname)?.[1]
  useEffect(keepPage, [])
  useEffect(tendDevice, [])
  const key = present?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says who it is
  useEffect(() => {
    if (present) deviceOwner.set(() => present)
  }, [key])
  if (!owner) return null
  return (
    <UiProvider>
      {id === undefined ? (
        <DeviceAudits owner={owner} />
      ) : (
        <AuditList key={`${owner.key} ${id}`} owner={owner} id={id} />
      )}
    </UiProvider>
  )
}
