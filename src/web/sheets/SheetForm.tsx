import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { cardLinks } from '../cards/card-links.ts'
import type { CardForm } from '../cards/form/card-form.ts'
import { FormSections, useSections } from '../cards/form/FormSections.tsx'
import { FormContext } from '../cards/form/form-context.ts'
import { useProblemList } from '../cards/record/edit/use-problem-list.ts'
import { LinkContext } from '../fields/link/link-services.ts'
import { TermPickerContext } from '../fields/term/term-picker.ts'
import { ErrorJumpList } from '../ui/form/ErrorJumpList.tsx'
import { TermPicker } from '../vocabularies/picker/TermPicker.tsx'

export interface SheetFormProps {
  readonly form: CardForm
  /** Subject of the form, for screen readers. */
  readonly label: string
  readonly readOnly?: boolean
  /** Number of refusals: problems are announced again each time. */
  readonly attempt?: number
  /** Content below the fields, inside the form: the save bar. */
  readonly children?: ReactNode
}

const noRules = {}

/** The fields of a sheet (a procedure, one of its lines, a report) as a form. Enter does not submit, so that nothing is saved by accident. */
export function SheetForm({ form, label, readOnly = false, attempt = 0, children }: SheetFormProps) {
  const surroundings = useMemo(() => ({ form, readOnly, hiddenFields: noRules }), [form, readOnly])
  return (
    <FormContext value={surroundings}>
      <LinkContext value={cardLinks}>
        <TermPickerContext value={TermPicker}>
          <form noValidate aria-label={label} onSubmit={event => event.preventDefault()}>
            {attempt > 0 && <Wrong key={attempt} form={form} />}
            <Sections />
            {children}
          </form>
        </TermPickerContext>
      </LinkContext>
    </FormContext>
  )
}

function Sections() {
  const sections = useSections()
  return <FormSections sections={sections} built={sections.length} />
}

function Wrong({ form }: { readonly form: CardForm }) {
  const { t } = useTranslation()
  const problems = useProblemList(form)
  return (
    <ErrorJumpList title={t('cards.form.problemsTitle', { count: problems.length })} problems={problems} />
  )
}
