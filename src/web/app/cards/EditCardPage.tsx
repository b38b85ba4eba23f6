import { useParams } from '@tanstack/react-router'
import { UploadSlotContext } from '../../cards/files/upload-slot.ts'
import { EditPage } from '../../cards/record/edit/EditPage.tsx'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { UploadTo } from '../../files/upload/UploadTo.tsx'
import { TermPicker } from '../../vocabularies/picker/TermPicker.tsx'
import { CardDrops } from './CardDrops.tsx'
import { useArea } from './use-area.ts'

/** The form of a card (acceptance row C-S01). */
export function EditCardPage() {
  const area = useArea()
  const { id } = useParams({ strict: false })
  if (!area || !id) return null
  return (
    <TermPickerContext value={TermPicker}>
      <UploadSlotContext value={UploadTo}>
        <CardDrops area={area} id={id} />
        <EditPage key={`${area.type} ${id}`} area={area} id={id} />
      </UploadSlotContext>
    </TermPickerContext>
  )
}
