import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { readTerm } from '#model/api/vocabularies/reading.ts'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { termQuery } from '../../vocabularies/term-query.ts'
import { TermEditor } from './TermEditor.tsx'
import styles from './TermPanel.module.css'
import type { Place, Steps } from './use-move-term.ts'

export interface TermPanelProps {
  readonly code: VocabularyCode
  readonly id: string
  readonly steps: (term: Term) => Steps
  readonly onTerm: (id: string | undefined) => void
  readonly onMove: (place: Place) => void
}

/** The open term: what is kept of it, and what can be done with it. */
export function TermPanel({ code, id, steps, onTerm, onMove }: TermPanelProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(termQuery(readTerm, { params: { id } }, useLanguage()))
  if (data && data.code === code)
    return <TermEditor term={data} steps={steps(data)} onTerm={onTerm} onMove={onMove} />
  if (data || (error instanceof CallError && error.status === 404))
    return <p className={styles.state}>{t('vocabularyEditor.gone')}</p>
  if (error)
    return (
      <div className={styles.state}>
        <p>{t('common.unreachable')}</p>
        <Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>
      </div>
    )
  return (
    <div className={styles.state}>
      <Skeleton width={24} />
    </div>
  )
}
