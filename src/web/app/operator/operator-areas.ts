import type { ComponentType } from 'react'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { lazyPage } from '../lazy-page.ts'

/** An area of the operators' console: `/operator/<id>`; what stands behind a second part of the address is the area's own business. */
export interface OperatorArea {
  readonly id: string
  readonly title: TextKey
  /** `item` is the second part of the address. */
  readonly component: ComponentType
}

/** The areas in the order of their use; the first opens when none is named. */
export const operatorAreas: readonly OperatorArea[] = [
  {
    id: 'museums',
    title: 'operator.museums.title',
    component: lazyPage(() => import('../../operator/museums/MuseumsArea.tsx'), 'MuseumsArea'),
  },
]
