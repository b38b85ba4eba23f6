import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ban, Check, CloudOff, LoaderCircle, Lock, Printer } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Revision } from '#model/api/cards/shapes.ts'
import { reportPdf } from '#model/api/condition-reports.ts'
import { eventPath } from '#model/engine/diff.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { cardQuery } from '../../cards/data/use-card.ts'
import { linkAddress } from '../../cards/linked-cards.ts'
import type { EventWords, RecordSlotProps, RecordSlots } from '../../cards/record/view/record-slots.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { notices } from '../../platform/notices/notices.ts'
import { addressOf } from '../../platform/request/address.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { DamageList } from '../damages/DamageList.tsx'
import { PicturePanel } from '../picture/PicturePanel.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { Signatures } from '../signatures/Signatures.tsx'
import { AnnulDialog } from './AnnulDialog.tsx'
import { FinishDialog } from './FinishDialog.tsx'
import styles from './Record.module.css'
import { ReportDesk } from './ReportDesk.tsx'
import { useDesk } from './report-desk.ts'

const flagIcons = { saved: Check, saving: LoaderCircle, waiting: CloudOff } as const

/** The state of a report, and whether everything drawn and described is with the server (C-P08). */
function ReportState() {
  const { t } = useTranslation()
  const { report, work } = useDesk()
  const Icon = flagIcons[work.flag]
  return (
    <>
      <StateBadge state={report.state} />
      {report.may.edit && (
        <p role="status" className={styles.flag} data-flag={work.flag}>
          <Icon size={15} strokeWidth={1.8} aria-hidden="true" />
          {t(`conditionReports.flag.${work.flag}`)}
        </p>
      )}
    </>
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

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** The links of a report, who finished or annulled it, and its next steps. */
function ReportNotice({ area, card }: RecordSlotProps) {
  const { t } = useTranslation()
  const { day } = useDates()
  const client = useQueryClient()
  const { report, work } = useDesk()
  const [asked, ask] = useState<'annul' | 'saving' | 'finish'>()
  const { id, number, may, frozen, annulled } = report
  const put = (answer: typeof report) => {
    ask(undefined)
    work.report.change(() => answer)
    void client.invalidateQueries({ queryKey: cardQuery(area, card.id).queryKey })
  }
  const finish = async () => {
    ask('saving')
    const isSaved = await work.settle()
    // Whether anything is missing is known to the server.
    await work.report.refetch()
    ask(isSaved ? 'finish' : undefined)
  }
  return (
    <div className={styles.notice}>
      <ReportLinks />
      {annulled && (
        <Banner kind="warning" inset>
          {t('conditionReports.annulledBy', {
            name: annulled.by,
            date: day(annulled.at),
            reason: annulled.reason,
          })}
        </Banner>
      )}
      {frozen && !annulled && (
        <p className={styles.frozen}>
          <Lock size={15} strokeWidth={1.7} aria-hidden="true" />
          {t('conditionReports.frozen', { name: frozen.by, date: day(frozen.at) })}
          {!frozen.intact && <strong>{t('conditionReports.notIntact')}</strong>}
        </p>
      )}
      <div className={styles.tools}>
        <ButtonLink href={addressOf(reportPdf, { params: { id } })} target="_blank" rel="noreferrer">
          <Printer {...icon} />
          {t('conditionReports.print')}
        </ButtonLink>
        {may.annul && (
          <Button look="subtle" onClick={() => ask('annul')}>
            <Ban {...icon} />
            {t('conditionReports.annul')}
          </Button>
        )}
        {may.finish && (
          <Button look="primary" busy={asked === 'saving'} onClick={() => void finish()}>
            <Check {...icon} />
            {t('conditionReports.finish')}
          </Button>
        )}
      </div>
      {asked === 'annul' && <AnnulDialog id={id} onClose={() => ask(undefined)} onAnnulled={put} />}
      {asked === 'finish' && (
        <FinishDialog
          report={report}
          onClose={() => ask(undefined)}
          onChanged={work.report.readAnew}
          onFinished={answer => {
            put(answer)
            notices.add('success', 'conditionReports.finished', { number })
          }}
        />
      )}
    </div>
  )
}

/** The pictures of a report, to draw damages on. */
function ReportStage() {
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
        mayEdit={report.may.edit}
        tool={tool}
        onTool={onTool}
        chosen={chosen}
        onChoose={onChoose}
        target={target}
      />
    </div>
  )
}

function Damages() {
  const { report, work, saver, chosen, onChoose, onDraw } = useDesk()
  return (
    <DamageList
      report={report}
      work={work}
      saver={saver}
      mayEdit={report.may.edit}
      chosen={chosen?.id}
      onChoose={damage => onChoose(damage?.id)}
      onDraw={onDraw}
    />
  )
}

function ReportSignatures() {
  const { report, work } = useDesk()
  return (
    <Signatures
      report={report}
      onSigned={signature =>
        work.report.change(now => ({ ...now, signatures: [...now.signatures, signature] }))
      }
    />
  )
}

/** Returns what says in the history that a report was finished, annulled or signed. */
function useReportEvents(): (revision: Revision) => EventWords {
  const { t } = useTranslation()
  return ({ changes }) => {
    const { signed, reason, sha256 } = (changes.find(({ path }) => path === eventPath)?.after ??
      {}) as Readonly<Partial<Record<'signed' | 'reason' | 'sha256', string>>>
    if (signed !== undefined) return { title: t('conditionReports.sign.of', { name: signed }) }
    if (reason !== undefined) return { title: t('conditionReport.state/ANNULLED'), details: reason }
    return sha256 === undefined ? {} : { title: t('conditionReport.state/FINISHED') }
  }
}

/** Parts of the page of a condition report beyond those of any record (C-P08, C-S05). */
export const reportSlots: RecordSlots = {
  useEventWords: useReportEvents,
  Frame: ReportDesk,
  Stage: ReportStage,
  State: ReportState,
  Notice: ReportNotice,
  tabs: [
    {
      id: 'damages',
      label: 'conditionReports.damagesTitle',
      View: Damages,
      Count: () => useDesk().report.damages.length || null,
      isFirst: true,
    },
    {
      id: 'signatures',
      label: 'conditionReports.sign.signatures',
      View: ReportSignatures,
      Count: () => useDesk().report.signatures.length || null,
    },
  ],
}
