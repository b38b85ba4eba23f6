import { useNavigate, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isVocabularyCode, type VocabularyCode } from '#model/vocabularies/definitions.ts'
import { useOwnCrumbs } from '../platform/crumbs.ts'
import { useStateTitle } from '../platform/page-title.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { VocabularyEditor } from './VocabularyEditor.tsx'

/** The editor of one vocabulary; the address says which, and which of its terms is open. */
export function VocabularyPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { code, term } = useParams({ from: '/app/vocabularies/$code/{-$term}' })
  const known = isVocabularyCode(code) ? code : undefined
  const name = known ? t(`vocabularies.names.${known}`) : t('vocabularyEditor.unknown.title')
  useStateTitle(name)
  useOwnCrumbs([
    { path: '/app', label: t('home.title') },
    { path: '/app/vocabularies', label: t('vocabularyEditor.title') },
    { path: `/app/vocabularies/${code}`, label: name },
  ])
  if (!known)
    return (
      <EmptyState title={t('vocabularyEditor.unknown.title')}>
        {t('vocabularyEditor.unknown.text')}
      </EmptyState>
    )
  const open = (id: string | undefined, of: VocabularyCode = known) =>
    void navigate({
      to: '/app/vocabularies/$code/{-$term}',
      // Params are laid over those of the address: without a term the one that is open has to go.
      params: { code: of, term: id },
    })
  return <VocabularyEditor key={known} code={known} name={name} termId={term} onTerm={open} />
}
