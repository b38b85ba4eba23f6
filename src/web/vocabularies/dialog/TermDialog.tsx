import { Check, Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { addTerm } from '#model/api/vocabularies/editing.ts'
import type { TermRef } from '#model/kinds/values.ts'
import type { Requirement } from '#model/permissions/access.ts'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { phone, useMediaQuery } from '../../ui/use-media-query.ts'
import { AddTermForm } from '../add/AddTermForm.tsx'
import { useAddTerm } from '../add/use-add-term.ts'
import { useTermBrowser } from '../browse/use-term-browser.ts'
import { ChooseTerms } from './ChooseTerms.tsx'
import styles from './TermDialog.module.css'
import { useTermChoice } from './use-term-choice.ts'

export interface TermDialogProps {
  readonly vocabulary: VocabularyCode
  /** The name of the field (specification 001, section 4). */
  readonly title: string
  readonly value: readonly TermRef[]
  readonly multiple: boolean
  readonly categoryId: number | undefined
  /** Words to search for, or a term to show in its place. */
  readonly start: { readonly q?: string; readonly termId?: string }
  readonly onClose: () => void
  readonly onSubmit: (terms: readonly TermRef[]) => void
}

/** A vocabulary as a whole, to choose from and, where it is open, to add to (acceptance rows C-V06 and C-V07). */
export function TermDialog(props: TermDialogProps) {
  const { vocabulary, title, value, multiple, categoryId, start, onClose, onSubmit } = props
  const { t } = useTranslation()
  const onPhone = useMediaQuery(phone)
  const mayAdd = useCan(addTerm.access as Requirement) && vocabularies[vocabulary].open
  const browsed = { code: vocabulary, language: useLanguage(), categoryId }
  const wanted = start.termId ?? (start.q ? undefined : value.at(-1)?.id)
  const browser = useTermBrowser(browsed, {
    start: { ...start, ...(wanted !== undefined && { termId: wanted }) },
    // Several ticked terms stand in the list beside, where each was put on purpose: they stay.
    onTooShort: () => !multiple && choice.reset(),
  })
  const choice = useTermChoice({ initial: value, multiple, termOf: browser.termOf, onSubmit })
  const adding = useAddTerm({ ...browsed, onAdded: choice.add })

  const chooseActions = (
    <>
      {mayAdd && (
        <Button look="subtle" className={styles.start} onClick={() => adding.begin(browser.text)}>
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {t('vocabularyPicker.add.open')}
        </Button>
      )}
      <Button onClick={onClose}>{t('vocabularyPicker.cancel')}</Button>
      <Button
        look="primary"
        disabled={!multiple && choice.chosen.length === 0}
        onClick={() => onSubmit(choice.chosen)}
      >
        {t(multiple ? 'vocabularyPicker.useTerms' : 'vocabularyPicker.useTerm')}
      </Button>
    </>
  )
  const addActions =
    adding.phase === 'done' ? (
      <Button look="primary" data-autofocus onClick={adding.end}>
        <Check size={16} strokeWidth={2} aria-hidden="true" />
        {t('vocabularyPicker.add.done')}
      </Button>
    ) : (
      <>
        <Button onClick={adding.end}>{t('vocabularyPicker.add.back')}</Button>
        <Button
          look="primary"
          disabled={!adding.canSubmit}
          busy={adding.phase === 'sending'}
          onClick={() => void adding.submit()}
        >
          {t('vocabularyPicker.add.submit')}
        </Button>
      </>
    )
  return (
    <Dialog
      title={title}
      size={onPhone ? '100%' : 'min(80%, 816px)'}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={adding.phase === 'closed' ? chooseActions : addActions}
    >
      {adding.phase === 'closed' ? (
        <ChooseTerms vocabulary={vocabulary} multiple={multiple} browser={browser} choice={choice} />
      ) : (
        <AddTermForm adding={adding} browsed={browsed} />
      )}
    </Dialog>
  )
}
