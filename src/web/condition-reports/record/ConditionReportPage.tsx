import { useParams } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport } from '#model/api/condition-report-shapes.ts'
import { conditionReportsPath } from '#model/navigation/condition-report-path.ts'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { TermPicker } from '../../vocabularies/picker/TermPicker.tsx'
import { DamageList } from '../damages/DamageList.tsx'
import { PicturePanel } from '../picture/PicturePanel.tsx'
import type { Tool } from '../picture/tools.ts'
import { Signatures } from '../signatures/Signatures.tsx'
import { createSaver, type Saver } from './create-saver.ts'
import { FinishDialog } from './FinishDialog.tsx'
import { ReadFields } from './ReadFields.tsx'
import styles from './Record.module.css'
import { ReportFields } from './ReportFields.tsx'
import { ReportHead } from './ReportHead.tsx'
import { useDrawingUp, withoutRemoved } from './use-drawing-up.ts'
import { useReportPlace } from './use-report-place.ts'

/** A condition report: its pictures with the damages on them, beside them what is said in words (acceptance rows C-P08, C-S05). */
export function ConditionReportPage() {
  const { id = '' } = useParams({ strict: false })
  return <WithSaver key={id} id={id} />
}

function WithSaver({ id }: { readonly id: string }) {
  const [saver] = useState(createSaver)
  useEffect(() => () => saver.stop(), [saver])
  return <Loaded id={id} saver={saver} />
}

function Loaded({ id, saver }: { readonly id: string; readonly saver: Saver }) {
  const { t } = useTranslation()
  const work = useDrawingUp(id, saver)
  const { data, error, refetch } = work.report
  useReportPlace(data)
  if (error && !data) {
    const isGone = error instanceof CallError && [400, 403, 404].includes(error.status)
    return (
      <EmptyState
        title={t(isGone ? 'conditionReports.gone' : 'common.somethingWentWrong')}
        actions={
          isGone ? (
            <ButtonLink href={conditionReportsPath}>{t('conditionReports.title')}</ButtonLink>
          ) : (
            <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
          )
        }
      />
    )
  }
  if (!data)
    return (
      <div className={styles.waiting}>
        <Skeleton width={30} />
      </div>
    )
  return (
    <TermPickerContext value={TermPicker}>
      <Sides report={withoutRemoved(data, work.removed)} work={work} saver={saver} />
    </TermPickerContext>
  )
}

interface SidesProps {
  readonly report: ConditionReport
  readonly work: ReturnType<typeof useDrawingUp>
  readonly saver: Saver
}

function Sides({ report, work, saver }: SidesProps) {
  const [tool, setTool] = useState<Tool>('choose')
  const [chosenId, setChosen] = useState<string>()
  const [targetId, setTarget] = useState<string>()
  const [finishing, setFinishing] = useState<'saving' | 'asking'>()
  const picture = useRef<HTMLDivElement>(null)
  // Where somebody else finishes it while one writes, what is not saved stays to be read.
  const [unsaved, setUnsaved] = useState(false)
  const { damages, may } = report
  const damageOf = (id: string | undefined) => damages.find(damage => damage.id === id)
  const { change, readAnew, refetch } = work.report
  const finish = async () => {
    setFinishing('saving')
    const isSaved = await work.settle()
    // Whether anything is missing is known to the server.
    await refetch()
    setFinishing(isSaved ? 'asking' : undefined)
  }
  return (
    <div className={styles.page}>
      <ReportHead
        report={report}
        flag={work.flag}
        put={answer => change(() => answer)}
        finishing={finishing === 'saving'}
        onFinish={() => void finish()}
      />
      <div className={styles.sides}>
        <div ref={picture} className={styles.picture}>
          <PicturePanel
            report={report}
            work={work}
            mayEdit={may.edit}
            tool={tool}
            onTool={next => {
              setTool(next)
              if (next === 'choose') setTarget(undefined)
            }}
            chosen={damageOf(chosenId)}
            onChoose={setChosen}
            target={damageOf(targetId)}
          />
        </div>
        <div className={styles.words}>
          <DamageList
            report={report}
            work={work}
            saver={saver}
            mayEdit={may.edit}
            chosen={chosenId}
            onChoose={damage => setChosen(damage?.id)}
            onDraw={damage => {
              setTarget(damage.id)
              setTool('box')
              picture.current?.scrollIntoView?.({ block: 'start' })
            }}
          />
          {may.edit || unsaved ? (
            <ReportFields
              report={report}
              saver={saver}
              onUnsaved={setUnsaved}
              onSaved={answer => change(() => answer)}
            />
          ) : (
            <ReadFields report={report} />
          )}
          {report.state !== 'DRAFT' && (
            <Signatures
              report={report}
              onSigned={signature => change(now => ({ ...now, signatures: [...now.signatures, signature] }))}
            />
          )}
        </div>
      </div>
      {finishing === 'asking' && (
        <FinishDialog
          report={report}
          onClose={() => setFinishing(undefined)}
          onChanged={readAnew}
          onFinished={answer => {
            setFinishing(undefined)
            change(() => answer)
            notices.add('success', 'conditionReports.finished', { number: report.number })
          }}
        />
      )}
    </div>
  )
}
