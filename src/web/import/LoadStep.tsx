import { createLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { ImportAnswer, ImportWithFile } from '#model/api/imports.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import styles from './Import.module.css'
import { AttachedPictures } from './Pictures.tsx'
import { ImportProgress, MessageGroups, OutcomeCounts, RefusedDownload } from './RowOutcomes.tsx'
import { UndoImport } from './UndoImport.tsx'
import { type ImportActions, isRunning, useImportArea } from './use-import.ts'

const ListLink = createLink(ButtonLink)

/** The fate of the terms an import had added, after it was undone. */
function UndoneTerms({ undone }: { readonly undone: ImportAnswer['undoneTerms'] }) {
  const { t } = useTranslation()
  const numbers = new Intl.NumberFormat(useLanguage())
  const { removed = 0, kept = 0 } = undone ?? {}
  const facts = [
    removed > 0 && t('import.undo.termsRemoved', { count: removed, shown: numbers.format(removed) }),
    kept > 0 && t('import.undo.termsKept', { count: kept, shown: numbers.format(kept) }),
  ].filter(text => text !== false)
  if (facts.length === 0) return null
  return <p className={styles.intro}>{facts.map(text => `${text}.`).join(' ')}</p>
}

interface LoadStepProps {
  readonly answer: ImportWithFile
  readonly actions: ImportActions
  readonly onOther: () => void
}

/** Last step: the progress of the import, and its result. */
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
        {undo && <ImportProgress operation={undo} label={t('import.undo.running')} stop={actions.stop} />}
        {undo && !isRunning(undo) && undo.progress.fail.length > 0 && (
          <Banner kind="warning" inset>
            {t('import.undo.left', { count: undo.progress.fail.length })}
          </Banner>
        )}
      </div>
      {undo && !isRunning(undo) && <UndoneTerms undone={answer.undoneTerms} />}
      <ImportProgress operation={load} label={t('import.load.running')} stop={actions.stop} />
      <OutcomeCounts counts={counts} />
      <AttachedPictures answer={answer} retry={actions.retryPictures} />
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
            <ListLink to={area.listPath} look="primary">
              {t('import.load.toList')}
            </ListLink>
          </div>
        </>
      )}
    </>
  )
}
