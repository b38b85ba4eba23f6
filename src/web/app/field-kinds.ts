import { auditKind } from '../audits/phone/audit-kind.ts'
import { tendDevice } from '../field-work/device/tend-device.ts'
import { moveKind } from '../movements/move-kind.ts'

/** Keeps all that is done with phones in sync. Returns a function that stops it. */
export const tendKinds = (): (() => void) => tendDevice([auditKind, moveKind])
