import { useId } from 'react'
import type { ReadSection } from '#model/print/read-view.ts'
import { DefinitionList } from '../ui/read/DefinitionList.tsx'
import { ReadValueView } from './ReadValueView.tsx'
import styles from './SharedPage.module.css'

/** Sections of a read view: names at the left, what is filled at the right. */
export function ReadSections({ sections }: { readonly sections: readonly ReadSection[] }) {
  const id = useId()
  return sections.map(({ name, label, entries }) => (
    <section key={name} className={styles.section} aria-labelledby={id + name}>
      <h2 id={id + name}>{label}</h2>
      <DefinitionList
        rows={entries.map(entry => ({
          id: entry.path,
          label: entry.label,
          value: <ReadValueView value={entry.value} heading={entry.label} />,
        }))}
      />
    </section>
  ))
}
