import { Link } from '@tanstack/react-router'
import { Check, CloudOff, LoaderCircle, Printer } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { reportPdf } from '#model/api/condition-reports.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { linkAddress } from '../../cards/linked-cards.ts'
import type { RecordSlotProps, RecordSlots } from '../../cards/record/view/record-slots.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { addressOf } from '../../platform/request/address.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { DamageList } from '../damages/DamageList.tsx'
import { PicturePanel } from '../picture/PicturePanel.tsx'
import styles from './Record.module.css'
import { ReportDesk } from './ReportDesk.tsx'
import { useDesk } from './report-desk.ts'

const flagIcons = { saved: Check, saving: LoaderCircle, waiting: CloudOff } as const

/** A flag that shows whether all drawings and descriptions are saved (C-P08). */
function SavingState({ card }: RecordSlotProps) {
  const { t } = useTranslation()
  const { flag } = useDesk().work
  const Icon = flagIcons[flag]
  if (!card.abilities.edit) return null
  return (
    <p role="status" className={styles.flag} data-flag={flag}>
      <Icon size={15} strokeWidth={1.8} aria-hidden="true" />
      {t(`conditionReports.flag.${flag}`)}
    </p>
  )
}

/** The object, procedure and earlier report of a report. */
function ReportLinks() {
  const { t } = useTranslation()
  const { day } = useDates()
  const { object, procedure, previous } = useDesk().report
  const address = linkAddress({ id: object.id, type: 'object', name: object.title })
  const name = [object.number, shownTitle(object.title)].filter(Boolean).join(' ')
  return (
    <p className={styles.facts}>
      {address ? <Link to={address}>{name}</Link> : name}
      {procedure && <Link to={procedurePath(procedure.id)}>{`${procedure.number} ${procedure.title}`}</Link>}
      {previous && (
        <Link to={conditionReportPath(previous.id)}>
          {t('conditionReports.followsOn', {
            number: previous.number,
            date: previous.date ? day(previous.date) : '',
          })}
        </Link>
      )}
    </p>
  )
}

/** The way to the printed report. */
function PrintLink({ card: { id } }: RecordSlotProps) {
  const { t } = useTranslation()
  return (
    <ButtonLink href={addressOf(reportPdf, { params: { id } })} target="_blank" rel="noreferrer">
      <Printer size={16} strokeWidth={1.7} aria-hidden="true" />
      {t('conditionReports.print')}
    </ButtonLink>
  )
}

/** The pictures of a report, to draw damages on. */
function ReportStage({ card }: RecordSlotProps) {
  const { report, work, tool, onTool, chosen, onChoose, target } = useDesk()
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (target) stage.current?.scrollIntoView?.({ block: 'nearest' })
  }, [target])
  return (
    <div ref={stage} className={styles.picture}>
      <PicturePanel
        report={report}
        work={work}
        mayEdit={card.abilities.edit}
        tool={tool}
        onTool={onTool}
        chosen={chosen}
        onChoose={onChoose}
        target={target}
      />
    </div>
  )
}

function Damages({ card }: RecordSlotProps) {
  const { report, work, saver, chosen, onChoose, onDraw } = useDesk()
  return (
    <DamageList
      report={report}
      work={work}
      saver={saver}
      mayEdit={card.abilities.edit}
      chosen={chosen?.id}
      onChoose={damage => onChoose(damage?.id)}
      onDraw={onDraw}
    />
  )
}

/** Parts of the page of a condition report beyond those of any record (C-P08, C-S05). */
export const reportSlots: RecordSlots = {
  Frame: ReportDesk,
  Stage: ReportStage,
  State: SavingState,
  Notice: ReportLinks,
  Tools: PrintLink,
  useBeforeFinishing: () => useDesk().work.settle,
  tabs: [
    {
      id: 'damages',
      label: 'conditionReports.damagesTitle',
      View: Damages,
      Count: () => useDesk().report.damages.length || null,
      isFirst: true,
    },
  ],
}
