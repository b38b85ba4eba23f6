import { useTranslation } from 'react-i18next'
import type { Term } from '#model/api/vocabularies/shapes.ts'
import { Button } from '../../ui/Button.tsx'
import { TermChooser } from '../browse/TermBrowser.tsx'
import type { Browsed } from '../browse/use-term-browser.ts'
import { useTermBrowser } from '../browse/use-term-browser.ts'
import { shownName } from '../terms.ts'
import styles from './AddTerm.module.css'

interface ParentPickerProps {
  readonly browsed: Browsed
  /** Name of the list whose terms are the places; without one, those of the whole vocabulary. */
  readonly list?: string | undefined
  /** Undefined for the top. */
  readonly parent: Term | undefined
  readonly onParent: (parent: Term | undefined) => void
  readonly problem?: string | undefined
}

/** Chooses the parent of a term, or the top of the vocabulary. */
export function ParentPicker({ browsed, list, parent, onParent, problem }: ParentPickerProps) {
  const { t } = useTranslation()
  const browser = useTermBrowser(browsed, {
    alwaysClickable: true,
    ...(parent && { start: { termId: parent.id } }),
  })
  return (
    <>
      <p className={styles.where} role="status">
        <strong>
          {parent
            ? t('vocabularyPicker.add.below', {
                term: [...parent.path.map(({ name }) => name), shownName(parent)].join(' > '),
              })
            : list
              ? t('vocabularyPicker.add.inList', { list })
              : t('vocabularyPicker.add.atTop')}
        </strong>
        {parent && (
          <Button look="subtle" onClick={() => onParent(undefined)}>
            {t(list ? 'vocabularyPicker.add.toList' : 'vocabularyPicker.add.toTop')}
          </Button>
        )}
      </p>
      {problem && <p className={styles.problem}>{problem}</p>}
      <TermChooser
        label={t('vocabularyPicker.add.positions')}
        code={browsed.code}
        browser={browser}
        chosenId={parent?.id}
        onChosen={id => onParent(id === undefined ? undefined : browser.termOf(id))}
      />
    </>
  )
}
