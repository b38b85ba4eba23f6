import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConditionReport, Damage } from '#model/api/condition-report-shapes.ts'
import { removeReportImage } from '#model/api/condition-reports.ts'
import { call } from '../../platform/client.ts'
import { notices } from '../../platform/notices/notices.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { CompareSlider } from '../compare/CompareSlider.tsx'
import type { DrawingUp } from '../record/use-drawing-up.ts'
import { AddPictures } from './AddPictures.tsx'
import { ImageStrip } from './ImageStrip.tsx'
import { MarkedStage } from './MarkedStage.tsx'
import { marksOf } from './marks-of.ts'
import styles from './Picture.module.css'
import { ToolBar } from './ToolBar.tsx'
import type { Tool } from './tools.ts'

export interface PicturePanelProps {
  readonly report: ConditionReport
  readonly work: DrawingUp
  readonly mayEdit: boolean
  readonly tool: Tool
  readonly onTool: (tool: Tool) => void
  /** The damage that is open in the list. */
  readonly chosen: Damage | undefined
  readonly onChoose: (damageId: string | undefined) => void
  /** The damage a drawing belongs to; without one it becomes a new damage. */
  readonly target: Damage | undefined
}

type Asked = { readonly is: 'clear' | 'remove'; readonly fileId: string }

/** The examined pictures, with their damages. */
export function PicturePanel(props: PicturePanelProps) {
  const { report, work, mayEdit, tool, onTool, chosen, onChoose, target } = props
  const { t } = useTranslation()
  const [picked, setPicked] = useState<string>()
  const [region, setRegion] = useState<string>()
  const [adding, setAdding] = useState(false)
  const [comparing, setComparing] = useState(false)
  const [asked, setAsked] = useState<Asked>()
  const { images, previous, regions } = report
  // A damage that is chosen in the list is shown where it is.
  const ofChosen = regions.filter(({ damageId }) => damageId === chosen?.id)
  const [shownFor, setShownFor] = useState(chosen?.id)
  if (shownFor !== chosen?.id) {
    setShownFor(chosen?.id)
    if (ofChosen.length > 0 && !ofChosen.some(each => each.fileId === picked)) setPicked(undefined)
  }
  const wanted = picked ?? ofChosen[0]?.fileId
  const image = images.find(({ fileId }) => fileId === wanted) ?? images[0]
  const fileId = image?.fileId
  const marks = fileId === undefined ? [] : marksOf(report, fileId)
  const held = marks.find(mark => mark.region.id === region && mark.region.damageId === chosen?.id)
  const current = held ?? marks.find(mark => mark.region.damageId === chosen?.id)
  const remove = async (gone: string) => {
    try {
      const answer = await call(removeReportImage, { params: { id: report.id, fileId: gone } })
      work.report.change(() => answer)
      setPicked(undefined)
    } catch (failure) {
      notices.add('error', wordsForFailure(failure))
    }
  }
  const confirm = ({ is, fileId: of }: Asked) => {
    setAsked(undefined)
    void (is === 'clear' ? work.clear(of) : remove(of))
  }
  return (
    <section className={styles.panel} aria-label={t('conditionReports.pictures')}>
      {image && (mayEdit || previous) && (
        <div className={styles.bar}>
          {mayEdit && image && !comparing ? (
            <ToolBar
              tool={tool}
              onTool={onTool}
              onErase={current && (() => void work.erase(current.region, current.figure))}
              onClear={
                marks.length > 0 && fileId !== undefined ? () => setAsked({ is: 'clear', fileId }) : undefined
              }
            />
          ) : (
            <span />
          )}
          {previous && image && (
            <Button aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
              <Columns2 size={16} strokeWidth={1.7} aria-hidden="true" />
              {t('conditionReports.compare')}
            </Button>
          )}
        </div>
      )}
      <div className={styles.stage}>
        {tool !== 'choose' && !comparing && (
          <p className={styles.message} role="status">
            {target
              ? t('conditionReports.drawingFor', { number: target.number })
              : t('conditionReports.drawingNew')}{' '}
            {t(`conditionReports.how.${tool}`)}
          </p>
        )}
        {comparing && previous && fileId !== undefined && (
          <CompareSlider report={report} previousId={previous.id} fileId={fileId} />
        )}
        {!comparing && image && (
          <MarkedStage
            fileId={image.fileId}
            label={t('conditionReports.pictureNamed', {
              number: images.indexOf(image) + 1,
              title: image.title,
              count: marks.length,
            })}
            width={image.width}
            marks={marks}
            tool={tool}
            chosen={current?.region.id}
            chosenDamage={chosen?.id}
            onChoose={mark => {
              setRegion(mark?.region.id)
              setPicked(image.fileId)
              onChoose(mark?.region.damageId)
            }}
            onReshape={mayEdit ? (mark, figure) => void work.redraw(mark.region, figure) : undefined}
            onGiveUp={() => onTool('choose')}
            onDraw={async figure => {
              onTool('choose')
              setPicked(image.fileId)
              const damage = await work.draw(image.fileId, figure, target?.id)
              if (damage) onChoose(damage.id)
            }}
          />
        )}
        {!image && (
          <div className={styles.empty}>
            <p>{t('conditionReports.noPictures')}</p>
            {mayEdit && <Button onClick={() => setAdding(true)}>{t('conditionReports.addPictures')}</Button>}
          </div>
        )}
      </div>
      {image && (
        <ImageStrip
          report={report}
          fileId={fileId}
          onChoose={next => {
            setPicked(next)
            setRegion(undefined)
          }}
          onAdd={mayEdit ? () => setAdding(true) : undefined}
          onRemove={mayEdit ? of => setAsked({ is: 'remove', fileId: of }) : undefined}
        />
      )}
      {adding && (
        <AddPictures
          report={report}
          onClose={() => setAdding(false)}
          onAdded={answer => {
            setAdding(false)
            work.report.change(() => answer)
          }}
        />
      )}
      {asked && (
        <Dialog
          title={t(`conditionReports.ask.${asked.is}`)}
          onClose={() => setAsked(undefined)}
          actions={
            <>
              <Button onClick={() => setAsked(undefined)}>{t('conditionReports.cancel')}</Button>
              <Button look="danger" onClick={() => confirm(asked)}>
                {t(`conditionReports.confirm.${asked.is}`)}
              </Button>
            </>
          }
        >
          <p>{t(`conditionReports.askText.${asked.is}`)}</p>
        </Dialog>
      )}
    </section>
  )
}
