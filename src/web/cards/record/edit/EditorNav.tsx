import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionNav } from '../../../ui/form/SectionNav.tsx'
import type { CardArea } from '../../card-area.ts'
import { useFormSurroundings } from '../../form/form-context.ts'
import { sectionId } from '../../form/form-path.ts'
import { useLabel } from '../../use-label.ts'
import styles from './Edit.module.css'
import type { PlacedProblem } from './use-problem-list.ts'

export interface EditorNavProps {
  readonly area: CardArea
  readonly names: readonly string[]
  readonly problems: readonly PlacedProblem[]
  /** Called before jumping to a section, because sections not rendered yet have no height. */
  readonly onGo: () => void
}

/** The table of contents of the form, with changes and problems of each section. */
export function EditorNav({ area, names, problems, onGo }: EditorNavProps) {
  const { t } = useTranslation()
  const { form } = useFormSurroundings()
  const labelOf = useLabel(area.type)
  const { changes } = useSyncExternalStore(form.assessment.subscribe, form.assessment.get)
  const changed = new Set(changes.map(({ path }) => path.split(/[/#]/)[0] ?? ''))
  const sections = names.map(name => ({
    id: sectionId(name),
    label: labelOf(`section/${name}`),
    changed: Object.keys(area.declaration.sections[name]?.fields ?? {}).some(key => changed.has(key)),
    problems: problems.filter(({ section }) => section === sectionId(name)).length,
  }))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only makes sure that there is something to go to
    <div className={styles.nav} onPointerEnter={onGo} onFocus={onGo}>
      <SectionNav
        label={t('cards.form.sections')}
        sections={sections}
        texts={{ changed: t('cards.form.changed'), problems: count => t('cards.form.problems', { count }) }}
      />
    </div>
  )
}
