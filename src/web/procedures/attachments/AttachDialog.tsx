import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadFiles } from '#model/api/files/uploads.ts'
import type { Procedure } from '#model/api/procedures/shapes.ts'
import { shownNumber } from '#model/kinds/shown-number.ts'
import type { AttachmentType } from '#model/procedures/attachment-types.ts'
import { procedureNamed } from '#model/procedures/declarations.ts'
import { FileResults } from '../../cards/files/FileResults.tsx'
import { useCan } from '../../platform/access/use-can.ts'
import { call } from '../../platform/client.ts'
import { useLanguage } from '../../platform/i18n/use-language.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { FormRow } from '../../ui/form/FormRow.tsx'
import { Select } from '../../ui/form/Select.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { TextInput } from '../../ui/form/TextInput.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { AboutObject } from './AboutObject.tsx'
import styles from './Attachments.module.css'
import { filesArea } from './files-area.ts'
import type { ProcedureFiles } from './use-attachments.ts'

export interface AttachDialogProps {
  readonly procedure: Procedure
  readonly files: ProcedureFiles
  /** The object the files are about, where that is settled. */
  readonly objectId?: string
  readonly initialType?: AttachmentType
  readonly onClose: () => void
}

/** @returns the ids of the files that were kept. @throws {Error} in the words of the refusal. */
async function keptIds(picked: readonly File[]): Promise<string[]> {
  const body = new FormData()
  for (const file of picked) body.append('file', file)
  const { result } = await call(uploadFiles, { body })
  return result.flatMap(({ id }) => id ?? [])
}

/** Attaches files to a procedure: new ones, or existing ones of the museum; each with its purpose. */
export function AttachDialog({ procedure, files, objectId, initialType, onClose }: AttachDialogProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const types = procedureNamed(procedure.type)?.attachmentTypes ?? []
  const mayUpload = useCan({ permissions: ['damUpload'] })
  const mayRead = useCan({ permissions: filesArea?.declaration.permissions.read ?? [] })
  const [type, setType] = useState(initialType ?? types[0] ?? 'OTHER')
  const [note, setNote] = useState('')
  const [about, setAbout] = useState(objectId)
  const [source, setSource] = useState<'new' | 'own'>(mayUpload ? 'new' : 'own')
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const [picked, setPicked] = useState<readonly File[]>([])
  const sending = useMutation({
    async mutationFn() {
      const ids = source === 'new' ? await keptIds(picked) : [...chosen]
      const given = { attachmentType: type, ...(note.trim() && { note }), ...(about && { objectId: about }) }
      await files.attach.mutateAsync(ids.map(fileId => ({ fileId, ...given })))
    },
    onSuccess: onClose,
  })
  const { error, isPending } = sending
  const count = source === 'new' ? picked.length : chosen.size
  const attached = new Set(
    files.all
      ?.filter(({ attachmentType, objectId: of }) => attachmentType === type && of === (about ?? null))
      .map(({ fileId }) => fileId),
  )
  return (
    <Dialog
      size={720}
      title={t('procedureObjects.files.attach')}
      onClose={isPending ? undefined : onClose}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button disabled={isPending} onClick={onClose}>
            {t('cards.record.cancel')}
          </Button>
          <Button look="primary" busy={isPending} disabled={count === 0} onClick={() => sending.mutate()}>
            {t('procedureObjects.files.attachCount', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.dialog}>
        <FormRow label={t('procedureObjects.files.type')}>
          <Select
            extent="full"
            value={type}
            options={types.map(value => ({ value, label: t(`procedures.attachment/${value}`) }))}
            onChange={({ target }) => setType(types.find(each => each === target.value) ?? type)}
          />
        </FormRow>
        {objectId === undefined && procedure.objectsCount > 0 && (
          <AboutObject procedureId={procedure.id} value={about} onChange={setAbout} />
        )}
        <FormRow label={t('procedureObjects.files.note')}>
          <TextArea max={2000} value={note} onChange={({ target }) => setNote(target.value)} />
        </FormRow>
        {mayUpload && mayRead && (
          <SegmentedControl
            label={t('procedureObjects.files.source')}
            value={source}
            options={[
              { value: 'new', label: t('procedureObjects.files.new') },
              { value: 'own', label: t('procedureObjects.files.own') },
            ]}
            onChange={setSource}
          />
        )}
        {source === 'new' && mayUpload && (
          <FileDrop
            multiple
            label={
              picked.length === 0
                ? t('procedureObjects.files.drop')
                : picked
                    .map(({ name, size }) => `${name} (${shownNumber(size, 'bytes', language)})`)
                    .join(', ')
            }
            buttonLabel={t('procedureObjects.files.choose')}
            problem={error ? problemOf(error, t('common.somethingWentWrong')) : undefined}
            disabled={isPending}
            onFiles={given => {
              sending.reset()
              setPicked(given)
            }}
          />
        )}
        {source === 'own' && filesArea && mayRead && (
          <>
            <TextInput
              type="search"
              aria-label={t('attachments.picker.search')}
              placeholder={t('attachments.picker.placeholder')}
              value={text}
              autoComplete="off"
              onChange={({ target }) => setText(target.value)}
            />
            <FileResults
              area={filesArea}
              wanted={{ text, kind: undefined, unlinked: false }}
              attached={attached}
              chosen={chosen}
              onChoose={(ids, on) =>
                setChosen(before =>
                  on ? new Set([...before, ...ids]) : new Set([...before].filter(id => !ids.includes(id))),
                )
              }
            />
          </>
        )}
      </div>
    </Dialog>
  )
}

const problemOf = (failure: Error, otherwise: string): string =>
  (failure instanceof CallError && failure.description) || otherwise
