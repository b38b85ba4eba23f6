import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type VocabularyCode, vocabularies } from '#model/vocabularies/definitions.ts'
import { classes } from '../../ui/classes.ts'
import { LetterFilter } from '../browse/LetterFilter.tsx'
import { TermPager } from '../browse/TermPager.tsx'
import { TermSearch } from '../browse/TermSearch.tsx'
import { TermTree } from '../browse/TermTree.tsx'
import type { TermBrowser } from '../browse/use-term-browser.ts'
import { useFirstFocus } from '../use-first-focus.ts'
import { AboutTerm } from './AboutTerm.tsx'
import { ChosenTerms } from './ChosenTerms.tsx'
import styles from './TermDialog.module.css'
import type { useTermChoice } from './use-term-choice.ts'

export interface ChooseTermsProps {
  readonly vocabulary: VocabularyCode
  readonly multiple: boolean
  readonly browser: TermBrowser
  readonly choice: ReturnType<typeof useTermChoice>
}

/** The terms to choose from, and beside them, where there may be several, those that are chosen. */
export function ChooseTerms({ vocabulary, multiple, browser, choice }: ChooseTermsProps) {
  const { t } = useTranslation()
  const { flat, termMaxLength } = vocabularies[vocabulary]
  const last = choice.chosen.at(-1)
  const part = useRef<HTMLDivElement>(null)
  useFirstFocus(part)
  return (
    <div className={styles.dialog} ref={part}>
      <TermSearch browser={browser} maxLength={termMaxLength} first />
      {flat && <LetterFilter value={browser.letter} onToggle={browser.toggleLetter} />}
      <div className={classes(styles.box, multiple && styles.withChosen)}>
        <TermTree
          label={t(`vocabularies.names.${vocabulary}`)}
          browser={browser}
          selection={multiple ? 'multiple' : 'single'}
          selected={choice.ids}
          onSelected={choice.select}
        />
        {multiple && <ChosenTerms terms={choice.chosen} onRemove={choice.remove} />}
      </div>
      <div className={styles.foot}>
        <AboutTerm term={last && browser.termOf(last.id)} />
        <TermPager browser={browser} />
      </div>
    </div>
  )
}
