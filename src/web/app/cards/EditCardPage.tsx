import { useParams, useSearch } from '@tanstack/react-router'
import type { CardArea } from '../../cards/card-area.ts'
import { isNewCard } from '../../cards/data/new-card.ts'
import { UploadSlotContext } from '../../cards/files/upload-slot.ts'
import { EditPage } from '../../cards/record/edit/EditPage.tsx'
import { readEditView } from '../../cards/record/edit/edit-view.ts'
import { RecordModulesContext } from '../../cards/record/view/record-slots.ts'
import { TermPickerContext } from '../../fields/term/term-picker.ts'
import { UploadTo } from '../../files/upload/UploadTo.tsx'
import { TermPicker } from '../../vocabularies/picker/TermPicker.tsx'
import { CardDrops } from './CardDrops.tsx'
import { recordModules } from './record-modules.ts'
import { useArea } from './use-area.ts'

/** The form of a card (C-S01). */
export function EditCardPage() {
  const area = useArea()
  const { id } = useParams({ strict: false })
  return area && id ? <EditCardOfArea area={area} id={id} /> : null
}

/** The form of a card of an area. */
export function EditCardOfArea({ area, id }: { readonly area: CardArea; readonly id: string }) {
  const { view } = readEditView(useSearch({ strict: false }))
  return (
    <TermPickerContext value={TermPicker}>
      <UploadSlotContext value={UploadTo}>
        <RecordModulesContext value={recordModules}>
          {!isNewCard(id) && <CardDrops area={area} id={id} />}
          <EditPage key={`${area.type} ${id} ${view ?? ''}`} area={area} id={id} view={view} />
        </RecordModulesContext>
      </UploadSlotContext>
    </TermPickerContext>
  )
}
