import type { ComponentType } from 'react'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { lazyPage } from '../lazy-page.ts'

/** An area of the operators' console: `/operator/<id>`; the area itself handles a second part of the address. */
export interface OperatorArea {
  readonly id: string
  readonly title: TextKey
  readonly component: ComponentType
}

/** The areas in the order of their use; the first opens when none is named. */
export const operatorAreas: readonly OperatorArea[] = [
  {
    id: 'museums',
    title: 'operator.museums.title',
    component: lazyPage(() => import('../../operator/museums/MuseumsArea.tsx'), 'MuseumsArea'),
  },
  {
    id: 'registrations',
    title: 'operator.registrations.title',
    component: lazyPage(() => import('../../operator/RegistrationsArea.tsx'), 'RegistrationsArea'),
  },
  {
    id: 'operators',
    title: 'operator.operators.title',
    component: lazyPage(() => import('../../operator/operators/OperatorsArea.tsx'), 'OperatorsArea'),
  },
  {
    id: 'plans',
    title: 'operator.plans.title',
    component: lazyPage(() => import('../../operator/PlansArea.tsx'), 'PlansArea'),
  },
  {
    id: 'documents',
    title: 'operator.documents.title',
    component: lazyPage(() => import('../../operator/DocumentsArea.tsx'), 'DocumentsArea'),
  },
  {
    id: 'news',
    title: 'operator.news.title',
    component: lazyPage(() => import('../../operator/news/NewsArea.tsx'), 'NewsArea'),
  },
  {
    id: 'maintenance',
    title: 'operator.maintenance.title',
    component: lazyPage(() => import('../../operator/MaintenanceArea.tsx'), 'MaintenanceArea'),
  },
  {
    id: 'backups',
    title: 'operator.backups.title',
    component: lazyPage(() => import('../../operator/backups/BackupsArea.tsx'), 'BackupsArea'),
  },
  {
    id: 'retention',
    title: 'privacy.operator.title',
    component: lazyPage(() => import('../../operator/RetentionArea.tsx'), 'RetentionArea'),
  },
  {
    id: 'record',
    title: 'operator.record.title',
    component: lazyPage(() => import('../../operator/OperatorLog.tsx'), 'OperatorLog'),
  },
  {
    id: 'jobs',
    title: 'operator.jobs.title',
    component: lazyPage(() => import('../../operator/jobs/JobsArea.tsx'), 'JobsArea'),
  },
]
