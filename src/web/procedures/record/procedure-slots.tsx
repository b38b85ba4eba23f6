import { Lock } from 'lucide-react'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { isProcedureStatus } from '#model/engine/aspects/statuses.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { nextDate } from '#model/procedures/next-date.ts'
import type { RecordSlotProps, RecordSlots, RecordSlotTab } from '../../cards/record/view/record-slots.ts'
import type { TextKey } from '../../platform/i18n/text-key.ts'
import { museumToday } from '../../platform/session/museum-today.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Arriving } from '../../ui/InOrder.tsx'
import { DefinitionList } from '../../ui/read/DefinitionList.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Approvals } from '../approvals/Approvals.tsx'
import { ProcedureAttachments } from '../attachments/ProcedureAttachments.tsx'
import { DueDate } from '../DueDate.tsx'
import { EffectsBand } from '../effects/EffectsBand.tsx'
import { ContinueWith } from '../next/ContinueWith.tsx'
import { LinkedProcedures } from '../next/LinkedProcedures.tsx'
import { linesArea } from '../objects/lines-area.ts'
import { ProcedureObjects } from '../objects/ProcedureObjects.tsx'
import { useLineTexts } from '../objects/use-line-texts.ts'
import { People } from '../people/People.tsx'
import type { ProcedurePartProps } from '../procedure-part-props.ts'
import { RoomTab } from '../room/RoomTab.tsx'
import { StatusBadge } from '../StatusBadge.tsx'
import { SumsTab } from '../sums/SumsTab.tsx'
import { OpenTasksCount, ProcedureTasks } from '../tasks/ProcedureTasks.tsx'
import { typeName } from '../type-name.ts'
import { tabsOf } from '../types/tabs-of.ts'
import { useInStep, useProcedure } from '../use-procedure.ts'
import { PhoneLink } from './PhoneLink.tsx'
import styles from './Procedure.module.css'
import { StepActions } from './StepActions.tsx'
import { Steps } from './Steps.tsx'
import { useEventWords } from './use-event-words.tsx'

/** The type of a procedure and its status, in its head. */
function WorkflowState({ area, card }: RecordSlotProps) {
  const { t } = useTranslation()
  const { data: procedure } = useProcedure(card.id)
  return (
    <p className={styles.state}>
      <span>{typeName(t, card.type.name)}</span>
      {area.declaration.workflow?.beta && <Badge tone="info">{t('procedures.beta')}</Badge>}
      {procedure && <StatusBadge status={procedure.status} />}
    </p>
  )
}

/** The steps of a procedure, and where it goes from here. */
function WorkflowNotice({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  useInStep(card)
  const { data: procedure, put } = useProcedure(card.id)
  if (!procedure) return <Arriving />
  return (
    <div className={styles.notice}>
      <Steps procedure={procedure} />
      {procedure.status === 'CLOSED' && (
        <p className={styles.closed}>
          <Lock size={15} strokeWidth={1.7} aria-hidden="true" />
          {t('procedures.closedNote')}
        </p>
      )}
      <div className={styles.tools}>
        <StepActions procedure={procedure} put={put} />
        <ContinueWith procedure={procedure} />
        <PhoneLink procedure={procedure} />
      </div>
      <EffectsBand procedure={procedure} />
      <Approvals procedure={procedure} />
    </div>
  )
}

/** People, next date and number of checked objects of a procedure. */
function ProcedureAside({ procedure, put }: ProcedurePartProps) {
  const { t } = useTranslation()
  const { type, status, values, objectsCount, checkedCount, uncheckedCount } = procedure
  const declaration = procedureNamed(type)
  const say = useLineTexts(declaration && linesArea(declaration).type)
  const next =
    declaration && isProcedureStatus(status) && nextDate(declaration, status, values, museumToday())
  const rows = [
    ...(next
      ? [{ id: 'next', label: t('procedures.next'), value: <DueDate type={type} date={next} /> }]
      : []),
    ...(objectsCount > 0
      ? [
          {
            id: 'checked',
            label: say('procedures.list.checked'),
            value: t('procedures.checkedShort', {
              checked: checkedCount,
              count: checkedCount + uncheckedCount,
            }),
          },
        ]
      : []),
  ]
  return (
    <>
      <People procedure={procedure} put={put} />
      <LinkedProcedures procedureId={procedure.id} />
      {rows.length > 0 && <DefinitionList look="ends" rows={rows} />}
    </>
  )
}

/** Makes a part of a procedure one of its record. */
const ofRecord = (Part: ComponentType<ProcedurePartProps>) =>
  function OfRecord({ card }: RecordSlotProps) {
    const { data: procedure, put } = useProcedure(card.id)
    return procedure ? <Part procedure={procedure} put={put} /> : <Skeleton width={30} />
  }

function ObjectsCount({ card }: { readonly card: CardAnswer }) {
  return useProcedure(card.id).data?.objectsCount ?? null
}

/** Returns the slots of procedures of a type: one view for each aspect the type declares. */
export function procedureSlots(declaration: ProcedureDeclaration): RecordSlots {
  const { name, lines, rooms, attachmentTypes } = declaration
  const params = { context: linesArea(declaration).type }
  const tabs: readonly RecordSlotTab[] = [
    ...(Object.keys(lines.fields).length > 0
      ? [
          {
            id: 'objects',
            label: 'procedures.tabs.objects' as const,
            params,
            View: ofRecord(ProcedureObjects),
            Count: ObjectsCount,
          },
        ]
      : []),
    ...(lines.sums ? [{ id: 'sums', label: 'procedures.sums.tab' as const, View: ofRecord(SumsTab) }] : []),
    { id: 'tasks', label: 'tasks.tab', View: ofRecord(ProcedureTasks), Count: OpenTasksCount },
    ...tabsOf(name).map(({ View, ...tab }) => ({ ...tab, View: ofRecord(View) })),
    ...(rooms ? [{ id: 'room', label: `${rooms.area}.tab` as TextKey, View: ofRecord(RoomTab) }] : []),
    ...(attachmentTypes.length > 0
      ? [
          {
            id: 'attachments',
            label: 'procedures.tabs.attachments' as const,
            params,
            View: ofRecord(ProcedureAttachments),
            holdsFiles: true,
          },
        ]
      : []),
  ]
  return {
    State: WorkflowState,
    Notice: WorkflowNotice,
    Aside: ofRecord(ProcedureAside),
    tabs,
    useEventWords: () => useEventWords(declaration),
  }
}
