import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight, ExternalLink } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { BusyElsewhere } from '#model/api/procedures/objects.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import type { ProcedureDeclaration } from '#model/procedures/define-procedure.ts'
import { LossBadge } from '../../../cards/LossBadge.tsx'
import { areaOf } from '../../../cards/linked-cards.ts'
import { shownTitle } from '../../../cards/shown-title.ts'
import { LineThreads } from '../../../comments/LineComments.tsx'
import { useLanguage } from '../../../platform/i18n/use-language.ts'
import { mayLeave } from '../../../platform/unsaved/unsaved.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { BusyNote } from '../BusyNote.tsx'
import { linesArea } from '../lines-area.ts'
import { useExcessTexts } from '../use-excess-texts.ts'
import { useLineTexts } from '../use-line-texts.ts'
import { ObjectThumb } from '../use-object-columns.tsx'
import type { ObjectRows } from '../use-objects.ts'
import styles from './Line.module.css'
import { LineForm } from './LineForm.tsx'
import { ObjectFiles } from './ObjectFiles.tsx'

/** Alt with Page Down goes to the next, with Page Up to the one before. */
function useStepKeys(onStep: (by: 1 | -1) => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const by = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : undefined
    if (!event.altKey || by === undefined) return
    event.preventDefault()
    onStep(by)
  })
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [])
}

export interface LinePanelProps {
  readonly procedure: Procedure
  readonly declaration: ProcedureDeclaration
  readonly rows: ObjectRows
  /** Place of the object in the list. */
  readonly index: number
  readonly busy: ReadonlyMap<string, readonly BusyElsewhere[]>
  readonly onStep: (index: number) => void
  readonly onClose: () => void
}

/** The panel of one object's line, beside the list; moving to the next or previous object saves it. */
export function LinePanel(props: LinePanelProps) {
  const { procedure, declaration, rows, index, busy, onStep, onClose } = props
  const { t } = useTranslation()
  const { type, recordPath, declaration: records } = linesArea(declaration)
  const area = areaOf(declaration.type)
  const say = useLineTexts(type)
  const excessesOf = useExcessTexts(declaration)
  const format = new Intl.NumberFormat(useLanguage())
  const save = useRef<() => Promise<boolean>>(async () => true)
  const object = rows.rowAt(index)
  const step = async (by: 1 | -1) => {
    const to = index + by
    if (to >= 0 && to < rows.total && (await save.current())) onStep(to)
  }
  useStepKeys(by => void step(by))
  const close = async () => {
    if (await mayLeave()) onClose()
  }
  const steps = [
    { by: -1, label: say('procedureObjects.line.previous'), keys: 'Alt+PageUp', Icon: ChevronLeft },
    { by: 1, label: say('procedureObjects.line.next'), keys: 'Alt+PageDown', Icon: ChevronRight },
  ] as const
  return (
    <Drawer
      full
      size={600}
      title={object ? shownTitle(object.title) : t('common.loading')}
      closeLabel={t('common.close')}
      onClose={() => void close()}
    >
      <div className={styles.head}>
        {object && <ObjectThumb type={type} object={object} size={64} />}
        <div className={styles.words}>
          <span className="numbers">{object?.number}</span>
          {object && (
            <Link to={recordPath(object.catalogueObjectId)} className={styles.open}>
              {t('procedureObjects.line.openCard')}
              <ExternalLink size={14} strokeWidth={1.8} aria-hidden="true" />
            </Link>
          )}
        </div>
        <nav className={styles.steps} aria-label={say('procedureObjects.line.steps')}>
          <span className={`numbers ${styles.position}`}>
            {t('procedureObjects.progress', {
              done: format.format(index + 1),
              total: format.format(rows.total),
            })}
          </span>
          {steps.map(({ by, label, keys, Icon }) => (
            <IconButton
              key={by}
              label={label}
              title={`${label} (${keys})`}
              aria-keyshortcuts={keys}
              aria-disabled={index + by < 0 || index + by >= rows.total || undefined}
              onClick={() => void step(by)}
            >
              <Icon size={18} strokeWidth={1.7} aria-hidden="true" />
            </IconButton>
          ))}
        </nav>
      </div>
      {object ? (
        <div key={object.catalogueObjectId}>
          <LossBadge declaration={records} loss={object.lost} />
          {excessesOf(object).map(({ name, full }) => (
            <Banner key={name} kind="warning" inset role="note">
              {full}
            </Banner>
          ))}
          {busy.has(object.catalogueObjectId) && (
            <Banner kind="warning" inset role="note">
              {say('procedureObjects.line.busy')}{' '}
              {busy.get(object.catalogueObjectId)?.map(one => (
                <BusyNote key={`${one.procedure?.id} ${one.from}`} busy={one} />
              ))}
            </Banner>
          )}
          <LineForm procedure={procedure} declaration={declaration} object={object} saveRef={save} />
          <ObjectFiles procedure={procedure} declaration={declaration} object={object} />
          {area && <LineThreads subject={{ area, id: procedure.id, line: object.catalogueObjectId }} />}
        </div>
      ) : (
        <Skeleton width={30} />
      )}
    </Drawer>
  )
}
