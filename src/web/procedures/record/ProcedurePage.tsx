import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { ProcedureAttachments } from '../attachments/ProcedureAttachments.tsx'
import { ProcedureObjects } from '../objects/ProcedureObjects.tsx'
import { ProcedureFailed } from '../ProcedureFailed.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import { tabsOf } from '../types/tabs-of.ts'
import { useProcedure } from '../use-procedure.ts'
import { useProcedurePlace } from '../use-procedure-place.ts'
import { Overview } from './Overview.tsx'
import styles from './Procedure.module.css'
import { ProcedureEvents } from './ProcedureEvents.tsx'
import { ProcedureHead } from './ProcedureHead.tsx'
import { type CommonTab, commonTabs, readProcedureTab } from './record-tab.ts'

/** A procedure as it is read: where it stands and goes next, what is agreed, its objects and files, what happened. */
export function ProcedurePage() {
  const { id = '' } = useParams({ strict: false })
  return <LoadedProcedure key={id} id={id} />
}

function LoadedProcedure({ id }: { readonly id: string }) {
  const { data: procedure, error, refetch, put } = useProcedure(id)
  useProcedurePlace(procedure)
  if (error && !procedure) return <ProcedureFailed failure={error} onRetry={() => void refetch()} />
  if (!procedure)
    return (
      <div className={styles.page}>
        <Skeleton width={30} />
      </div>
    )
  return (
    <div className={styles.page}>
      <ProcedureHead procedure={procedure} put={put} />
      <Views procedure={procedure} put={put} />
    </div>
  )
}

function Views({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { tab = 'overview' } = readProcedureTab(useSearch({ strict: false }).tab)
  const own = tabsOf(procedure.type)
  const shown: readonly { readonly id: string; readonly label: string; readonly count?: string }[] = [
    { id: 'overview', label: t('procedures.tabs.overview') },
    { id: 'objects', label: t('procedures.tabs.objects'), count: String(procedure.objectsCount) },
    ...own.map(({ id, label }) => ({ id, label: t(label) as string })),
    { id: 'attachments', label: t('procedures.tabs.attachments') },
    { id: 'history', label: t('procedures.tabs.history') },
  ]
  const current = shown.some(({ id }) => id === tab) ? tab : 'overview'
  const View = own.find(({ id }) => id === current)?.View
  const common = commonTabs.find(id => id === current)
  const go = (id: string) =>
    void navigate({
      to: procedurePath(procedure.id),
      search: id === 'overview' ? {} : { tab: id },
      replace: true,
      resetScroll: false,
    })
  return (
    <Tabs label={t('procedures.tabs.label')} tabs={shown} value={current} onChange={go}>
      {View && <View procedure={procedure} />}
      {common && (
        <>
          <VisuallyHidden>
            <h2>{t(`procedures.tabs.${common}`)}</h2>
          </VisuallyHidden>
          <Common tab={common} procedure={procedure} put={put} />
        </>
      )}
    </Tabs>
  )
}

function Common({ tab, procedure, put }: ProcedurePartProps & { readonly tab: CommonTab }) {
  if (tab === 'objects') return <ProcedureObjects procedure={procedure} />
  if (tab === 'attachments') return <ProcedureAttachments procedure={procedure} />
  if (tab === 'history') return <ProcedureEvents procedure={procedure} />
  return <Overview procedure={procedure} put={put} />
}
