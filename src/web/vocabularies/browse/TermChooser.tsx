import { vocabularies } from '#model/vocabularies/definitions.ts'
import styles from './Browse.module.css'
import type { Browsed } from './browsed.ts'
import { TermPager } from './TermPager.tsx'
import { TermSearch } from './TermSearch.tsx'
import { TermTree } from './TermTree.tsx'
import type { TermBrowser } from './use-term-browser.ts'

export interface TermChooserProps {
  readonly label: string
  readonly code: Browsed['code']
  readonly browser: TermBrowser
  readonly chosenId: string | undefined
  readonly onChosen: (id: string | undefined) => void
}

/** Search, tree and pages of a vocabulary, to choose one term: as a place, or to merge into. */
export function TermChooser({ label, code, browser, chosenId, onChosen }: TermChooserProps) {
  return (
    <>
      <TermSearch browser={browser} maxLength={vocabularies[code].termMaxLength} />
      <div className={styles.tree}>
        <TermTree
          label={label}
          browser={browser}
          selection="single"
          selected={new Set(chosenId === undefined ? [] : [chosenId])}
          onSelected={ids => onChosen([...ids][0])}
        />
      </div>
      <TermPager browser={browser} label={label} />
    </>
  )
}
