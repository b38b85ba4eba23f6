import { useParams } from '@tanstack/react-router'
import { catalogueArea } from '../../cards/catalogue-area.ts'
import { EditPage } from '../../cards/record/edit/EditPage.tsx'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { TermPicker } from '../../vocabularies/picker/TermPicker.tsx'

/** The form of an object (acceptance row C-S01). */
export function EditObjectPage() {
  const { id } = useParams({ from: '/app/catalogue/object/$id/edit' })
  return (
    <TermPickerContext value={TermPicker}>
      <EditPage key={id} area={catalogueArea} id={id} />
    </TermPickerContext>
  )
}
