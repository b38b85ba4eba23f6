import { Paperclip } from 'lucide-react'
import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { attachedType, cardTypeOfId } from '#model/record-types.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { Button } from '../../ui/Button.tsx'
import type { CardArea } from '../card-area.ts'
import { areaOf } from '../linked-cards.ts'
import { shownTitle } from '../shown-title.ts'
import { FilePicker } from './FilePicker.tsx'
import styles from './Files.module.css'
import { UploadSlotContext } from './upload-slot.ts'
import type { Attachments } from './use-attachments.ts'

export interface AttachButtonsProps {
  readonly area: CardArea
  readonly card: CardAnswer
  readonly attachments: Attachments
}

/** Buttons that attach files to a record, from the library or new, for users with the permission. */
export function AttachButtons({ area, card, attachments }: AttachButtonsProps) {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const Upload = use(UploadSlotContext)
  const files = areaOf(cardTypeOfId(attachedType))
  const mayRead = useCan({ permissions: files?.declaration.permissions.read ?? [] })
  if (!card.abilities.link || area.declaration.uploaded || !files || !mayRead) return null
  const attachTo = { type: area.type, id: card.id, title: shownTitle(card.heading || card.number) }
  return (
    <div className={styles.buttons}>
      {Upload && <Upload attachTo={attachTo} />}
      <Button onClick={() => setOpen(true)}>
        <Paperclip size={16} strokeWidth={1.7} aria-hidden="true" />
        {t('attachments.attach')}
      </Button>
      {open && (
        <FilePicker
          files={files}
          card={card}
          busy={attachments.isPending}
          attachTo={attachTo}
          onClose={() => setOpen(false)}
          onAttach={fileIds =>
            attachments.mutate({ kind: 'attach', fileIds }, { onSuccess: () => setOpen(false) })
          }
        />
      )}
    </div>
  )
}
