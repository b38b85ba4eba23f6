import type { ReactNode } from 'react'
import type { Requirement } from '#model/permissions/access.ts'
import { useCan } from './use-can.ts'

interface CanProps extends Requirement {
  readonly children: ReactNode
}

/** Renders its children for users with the permission, and nothing for others (P-S17). */
export function Can({ children, ...requirement }: CanProps) {
  return useCan(requirement) ? children : null
}
