import { use, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardAnswer } from '#model/api/cards/shapes.ts'
import { type DamType, damTypes } from '#model/cards/file/measured.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import type { CardArea } from '../card-area.ts'
import { FileResults } from './FileResults.tsx'
import styles from './Files.module.css'
import { type AttachTo, UploadSlotContext } from './upload-slot.ts'

export interface FilePickerProps {
  /** The area of the files. */
  readonly files: CardArea
  readonly card: CardAnswer
  readonly attachTo: AttachTo
  readonly busy: boolean
  readonly onAttach: (fileIds: readonly string[]) => void
  readonly onClose: () => void
}

const kinds = Object.keys(damTypes) as DamType[]

/** Files of the museum to attach to a record: found by words, type, and whether they are unused. */
export function FilePicker({ files, card, attachTo, busy, onAttach, onClose }: FilePickerProps) {
  const { t } = useTranslation()
  const Upload = use(UploadSlotContext)
  const [text, setText] = useState('')
  const [kind, setKind] = useState<DamType>()
  const [unlinked, setUnlinked] = useState(false)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (ids: readonly string[], on: boolean) =>
    setChosen(before =>
      on ? new Set([...before, ...ids]) : new Set([...before].filter(id => !ids.includes(id))),
    )
  return (
    <Dialog
      title={t('attachments.picker.title', { title: attachTo.title })}
      size={860}
      onClose={onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button
            look="primary"
            disabled={chosen.size === 0}
            busy={busy}
            onClick={() => onAttach([...chosen])}
          >
            {chosen.size === 0
              ? t('attachments.picker.attachNone')
              : t('attachments.picker.attach', { count: chosen.size })}
          </Button>
        </>
      }
    >
      <div className={styles.picker}>
        <div className={styles.narrow}>
          <TextInput
            type="search"
            aria-label={t('attachments.picker.search')}
            placeholder={t('attachments.picker.placeholder')}
            value={text}
            autoComplete="off"
            data-autofocus
            onChange={({ target }) => setText(target.value)}
          />
          <Select
            extent="full"
            aria-label={t('attachments.picker.kind')}
            value={kind ?? ''}
            none={t('attachments.picker.allKinds')}
            options={kinds.map(value => ({ value, label: t(`file.choice/damType/${value}`) }))}
            onChange={({ target }) => setKind(kinds.find(each => each === target.value))}
          />
        </div>
        <Checkbox
          label={t('attachments.picker.unlinked')}
          checked={unlinked}
          onChange={({ target }) => setUnlinked(target.checked)}
        />
        <FileResults
          area={files}
          wanted={{ text, kind, unlinked }}
          attached={new Set(card.files.map(({ id }) => id))}
          chosen={chosen}
          onChoose={choose}
        />
        {Upload && (
          <div className={styles.upload}>
            <span className={styles.small}>{t('attachments.picker.upload')}</span>
            <Upload attachTo={attachTo} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
