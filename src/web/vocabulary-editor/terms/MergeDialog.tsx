import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mergeTerms } from '#model/api/cards/terms.ts'
import { listOperations } from '#model/api/operations.ts'
import type { Term, TermDetails } from '#model/api/vocabularies/shapes.ts'
import type { VocabularyCode } from '#model/vocabularies/definitions.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { TermChooser } from '../../vocabularies/browse/TermChooser.tsx'
import { useTermBrowser } from '../../vocabularies/browse/use-term-browser.ts'
import { shownName } from '../../vocabularies/shown-name.ts'
import { ActionDialog } from './ActionDialog.tsx'
import { TermUse } from './TermUse.tsx'
import { useTermAction } from './use-term-action.ts'

export interface MergeDialogProps {
  readonly term: TermDetails
  readonly onClose: () => void
  readonly onTerm: (id: string) => void
}

/** Lets another term take the place of this one, here and, as a long operation, in every card; before, the cards are shown. */
export function MergeDialog({ term, onClose, onTerm }: MergeDialogProps) {
  const { t } = useTranslation()
  const client = useQueryClient()
  const code = term.code as VocabularyCode
  const browser = useTermBrowser({ code, language: useLanguage() }, { alwaysClickable: true })
  const [into, setInto] = useState<Term>()
  const isInside = into && (into.id === term.id || into.path.some(({ id }) => id === term.id))
  const action = useTermAction(
    term,
    async () => {
      if (!into) return
      await call(
        mergeTerms,
        { params: { code, id: term.id }, body: { intoId: into.id } },
        { notify: { success: { message: 'vocabularyEditor.merge.started' } } },
      )
      await client.invalidateQueries({ queryKey: [listOperations.name] })
    },
    () => {
      onClose()
      if (into) onTerm(into.id)
    },
  )
  return (
    <ActionDialog
      title={t('vocabularyEditor.merge.title', { term: shownName(term) })}
      submit={t('vocabularyEditor.merge.submit')}
      size={680}
      disabled={!into || Boolean(isInside)}
      action={action}
      onClose={onClose}
    >
      <p>{t('vocabularyEditor.merge.text')}</p>
      <TermChooser
        label={t('vocabularyEditor.merge.targets')}
        code={code}
        browser={browser}
        chosenId={into?.id}
        onChosen={id => setInto(id === undefined ? undefined : browser.termOf(id))}
      />
      <p role="status">
        {isInside
          ? t('vocabularies.errors.cycle')
          : into
            ? t('vocabularyEditor.merge.summary', { from: shownName(term), into: shownName(into) })
            : t('vocabularyEditor.merge.choose')}
      </p>
      <TermUse term={term} />
    </ActionDialog>
  )
}
