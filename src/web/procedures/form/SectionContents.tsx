import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardForm } from '../../cards/form/card-form.ts'
import { sectionId } from '../../cards/form/form-path.ts'
import { useProblemList } from '../../cards/record/edit/use-problem-list.ts'
import { useLabel } from '../../cards/use-label.ts'
import { SectionNav } from '../../ui/form/SectionNav.tsx'

/** The contents of the form, with what was changed and what is wrong in each section. */
export function SectionContents({ form }: { readonly form: CardForm }) {
  const { t } = useTranslation()
  const { type, sections } = form.declaration
  const labelOf = useLabel(type)
  const problems = useProblemList(form)
  const { changes } = useSyncExternalStore(form.assessment.subscribe, form.assessment.get)
  const changed = new Set(changes.map(({ path }) => path.split(/[/#]/)[0] ?? ''))
  return (
    <SectionNav
      label={t('cards.form.sections')}
      sections={Object.entries(sections).map(([name, { fields }]) => ({
        id: sectionId(name),
        label: labelOf(`section/${name}`),
        changed: Object.keys(fields).some(key => changed.has(key)),
        problems: problems.filter(({ section }) => section === sectionId(name)).length,
      }))}
      texts={{ changed: t('cards.form.changed'), problems: count => t('cards.form.problems', { count }) }}
    />
  )
}
