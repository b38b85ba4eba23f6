import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { RunAs } from './types.ts'

const read = 4
const enter = 1

const allows = (path: string, { uid, gid }: RunAs, bits: number): boolean => {
  const { mode, uid: owner, gid: group } = statSync(path)
  const shift = owner === uid ? 6 : group === gid ? 3 : 0
  return ((mode >> shift) & bits) === bits
}

/** True when that user may enter every folder above `path`. */
export function canEnter(path: string, user: RunAs): boolean {
  const parent = dirname(path)
  return parent === path || (allows(parent, user, enter) && canEnter(parent, user))
}

/** True when that user may read and run (or list and enter) `path`. */
export const canUse = (path: string, user: RunAs): boolean =>
  canEnter(path, user) && allows(path, user, read | enter)
