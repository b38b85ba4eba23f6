import { Link } from '@tanstack/react-router'
import { Ban, Check, Lock, Printer } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { reportPdf } from '#model/api/condition-reports.ts'
import { conditionReportPath } from '#model/navigation/condition-report-path.ts'
import { procedurePath } from '#model/navigation/procedure-path.ts'
import { linkAddress } from '../../cards/linked-cards.ts'
import { shownTitle } from '../../cards/shown-title.ts'
import { useDates } from '../../platform/i18n/use-dates.ts'
import { addressOf } from '../../platform/request/address.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { StateBadge } from '../StateBadge.tsx'
import { AnnulDialog } from './AnnulDialog.tsx'
import type { SavingFlag } from './create-saver.ts'
import { DeleteReport } from './DeleteReport.tsx'
import styles from './Record.module.css'
import { SavingNote } from './SavingNote.tsx'

export interface ReportHeadProps {
  readonly report: ConditionReport
  readonly flag: SavingFlag
  readonly put: (report: ConditionReport) => void
  readonly finishing: boolean
  readonly onFinish: () => void
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** The head of a report: its object, its state and its actions. */
export function ReportHead({ report, flag, put, finishing, onFinish }: ReportHeadProps) {
  const { t } = useTranslation()
  const { day } = useDates()
  const [annulling, setAnnulling] = useState(false)
  const { id, number, object, procedure, previous, state, may, frozen, annulled } = report
  const address = linkAddress({ id: object.id, type: 'object', name: object.title })
  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <p className={styles.facts}>
          <span className={styles.number}>{number}</span>
          <StateBadge state={state} />
          {may.edit && <SavingNote flag={flag} />}
          {procedure && (
            <Link to={procedurePath(procedure.id)}>{`${procedure.number} ${procedure.title}`}</Link>
          )}
          {previous && (
            <Link to={conditionReportPath(previous.id)}>
              {t('conditionReports.followsOn', {
                number: previous.number,
                date: previous.date ? day(previous.date) : '',
              })}
            </Link>
          )}
        </p>
        <h1 tabIndex={-1}>
          {address ? <Link to={address}>{shownTitle(object.title)}</Link> : shownTitle(object.title)}
          <span className={styles.objectNumber}>{object.number}</span>
        </h1>
      </div>
      <div className={styles.tools}>
        <ButtonLink href={addressOf(reportPdf, { params: { id } })} target="_blank" rel="noreferrer">
          <Printer {...icon} />
          {t('conditionReports.print')}
        </ButtonLink>
        {may.delete && <DeleteReport id={id} number={number} />}
        {may.annul && (
          <Button look="subtle" onClick={() => setAnnulling(true)}>
            <Ban {...icon} />
            {t('conditionReports.annul')}
          </Button>
        )}
        {may.finish && (
          <Button look="primary" busy={finishing} onClick={onFinish}>
            <Check {...icon} />
            {t('conditionReports.finish')}
          </Button>
        )}
      </div>
      {annulled && (
        <div className={styles.banner}>
          <Banner kind="warning" inset>
            {t('conditionReports.annulledBy', {
              name: annulled.by,
              date: day(annulled.at),
              reason: annulled.reason,
            })}
          </Banner>
        </div>
      )}
      {frozen && !annulled && (
        <p className={styles.frozen}>
          <Lock size={15} strokeWidth={1.7} aria-hidden="true" />
          {t('conditionReports.frozen', { name: frozen.by, date: day(frozen.at) })}
          {!frozen.intact && <strong>{t('conditionReports.notIntact')}</strong>}
        </p>
      )}
      {annulling && (
        <AnnulDialog
          id={id}
          onClose={() => setAnnulling(false)}
          onAnnulled={answer => {
            setAnnulling(false)
            put(answer)
          }}
        />
      )}
    </header>
  )
}
