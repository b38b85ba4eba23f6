import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ImportWithFile } from '#model/api/imports.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { Counts } from '../check/Counts.tsx'
import { MessageGroups } from '../check/MessageGroups.tsx'
import { Work } from '../check/Work.tsx'
import styles from '../Import.module.css'
import { useImportArea } from '../import-area.ts'
import { type ImportActions, isRunning } from '../use-import.ts'
import { RefusedDownload } from './RefusedDownload.tsx'
import { UndoImport } from './UndoImport.tsx'
import { UndoneTerms } from './UndoneTerms.tsx'

export interface LoadStepProps {
  readonly answer: ImportWithFile
  readonly actions: ImportActions
  readonly onOther: () => void
}

/** Last step: the load under way, and what came of it. */
export function LoadStep({ answer, actions, onOther }: LoadStepProps) {
  const { t } = useTranslation()
  const area = useImportArea()
  const { load, undo, counts, messages, id, undone } = answer
  if (!load) return null
  const running = isRunning(load)
  return (
    <>
      <div className={styles.notes}>
        {!running && load.state === 'DONE' && !isRunning(undo) && (
          <Banner kind={undone ? 'info' : 'success'} inset>
            {t(undone ? 'import.undo.done' : 'import.load.done')}
          </Banner>
        )}
        {undo && <Work operation={undo} label={t('import.undo.running')} stop={actions.stop} />}
        {undo && !isRunning(undo) && undo.progress.fail.length > 0 && (
          <Banner kind="warning" inset>
            {t('import.undo.left', { count: undo.progress.fail.length })}
          </Banner>
        )}
      </div>
      {undo && !isRunning(undo) && <UndoneTerms undone={answer.undoneTerms} />}
      <Work operation={load} label={t('import.load.running')} stop={actions.stop} />
      <Counts counts={counts} />
      {!running && (
        <>
          {counts.refused > 0 && (
            <>
              <p className={styles.intro}>{t('import.load.refusedHint')}</p>
              <RefusedDownload id={id} />
            </>
          )}
          <MessageGroups messages={messages} />
          <div className={styles.actions}>
            {load.canUndo && !undone && <UndoImport operationId={load.id} />}
            <Button onClick={onOther}>{t('import.load.another')}</Button>
            <Link to={area.listPath}>{t('import.load.toList')}</Link>
          </div>
        </>
      )}
    </>
  )
}
