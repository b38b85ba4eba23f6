import { useTranslation } from 'react-i18next'
import type { ImportWithFile } from '#model/api/imports.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import styles from '../Import.module.css'
import { RefusedDownload } from '../load/RefusedDownload.tsx'
import { type ImportActions, isRunning } from '../use-import.ts'
import { ChangedRows } from './ChangedRows.tsx'
import { Counts } from './Counts.tsx'
import { MessageGroups } from './MessageGroups.tsx'
import { TakenNumbers } from './TakenNumbers.tsx'
import { Work } from './Work.tsx'

export interface CheckStepProps {
  readonly answer: ImportWithFile
  readonly actions: ImportActions
  readonly onBack: () => void
}

/** Third step: what would become of the rows; nothing is written yet. */
export function CheckStep({ answer, actions, onBack }: CheckStepProps) {
  const { t } = useTranslation()
  const { check, counts, messages, newTerms, id } = answer
  const failure = actions.check.error ?? actions.load.error
  const numbers = new Intl.NumberFormat(useLanguage())
  const loadable = counts.created + counts.updated
  const running = isRunning(check) || actions.check.isPending
  return (
    <>
      {failure instanceof CallError && (
        <Banner kind="danger" role="alert" inset>
          {failure.message}
        </Banner>
      )}
      {check && <Work operation={check} label={t('import.check.running')} stop={actions.stop} />}
      {check && !running && (
        <>
          <Counts counts={counts} />
          <TakenNumbers answer={answer} actions={actions} />
          {counts.refused > 0 && <RefusedDownload id={id} />}
          <MessageGroups messages={messages} />
          {counts.updated > 0 && <ChangedRows importId={id} checkId={check.id} />}
          {newTerms.length > 0 && (
            <section className={styles.part}>
              <h2>{t('import.check.newTerms')}</h2>
              <ul className={styles.terms}>
                {newTerms.map(({ vocabulary, count, names }) => (
                  <li key={vocabulary}>
                    {t(`vocabularies.names.${vocabulary as VocabularyCode}`)} ({numbers.format(count)}){' '}
                    <span>
                      {names.slice(0, 8).join(', ')}
                      {count > 8 && ' …'}
                    </span>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </>
      )}
      {!running && (
        <div className={styles.actions}>
          <Button onClick={onBack}>{t('import.actions.back')}</Button>
          <Button busy={actions.check.isPending} onClick={() => actions.check.mutate(id)}>
            {t(check ? 'import.check.again' : 'import.check.start')}
          </Button>
          {check && (
            <Button
              look="primary"
              busy={actions.load.isPending}
              disabled={loadable === 0}
              onClick={() => actions.load.mutate(id)}
            >
              {loadable === 0
                ? t('import.load.nothing')
                : t('import.load.start', { count: loadable, replace: { count: numbers.format(loadable) } })}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
