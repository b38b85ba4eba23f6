import { Camera } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type AuditGrade, gradeNames } from '#model/audits/finding.ts'
import type { Standing } from '#model/audits/standings.ts'
import type { KeptItem, KeptPlace } from '../../field-work/device/kept.ts'
import styles from '../../field-work/page/Field.module.css'
import type { EntryInput } from '../../field-work/page/record-entry.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { useSession } from '../../platform/session/use-session.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { TextArea } from '../../ui/form/TextArea.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import type { AuditEntry } from './standings-on-device.ts'

export interface FindingDialogProps {
  /** None: something that carries no number. */
  readonly item: KeptItem | undefined
  readonly place: KeptPlace
  readonly standing: Standing<AuditEntry> | undefined
  readonly onSave: (finding: EntryInput) => void
  readonly onClose: () => void
}

/** The dialog for a finding about an object, or about something without a number. */
const resultsOf = (item: KeptItem | undefined) =>
  item ? (['IN_PLACE', 'MISSING', 'UNREADABLE'] as const) : (['WITHOUT_NUMBER', 'UNREADABLE'] as const)

/** A finding with all that belongs to it: result, note, condition at a glance, photograph. */
export function FindingDialog({ item, place, standing, onSave, onClose }: FindingDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const { isAuthenticated } = useSession()
  // Offline the permission is unknown; the server checks it later.
  const mayUpload = useCan({ permissions: ['damUpload'] }) || !isAuthenticated
  const results = resultsOf(item)
  const known = results.find(result => result === standing?.latest.result)
  const [result, setResult] = useState<(typeof results)[number]>(known ?? results[0])
  const [note, setNote] = useState(standing?.latest.note ?? '')
  const [grade, setGrade] = useState<AuditGrade | ''>(standing?.latest.grade ?? '')
  const [photo, setPhoto] = useState<File>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({
      result,
      objectId: item?.objectId ?? null,
      locationId: result === 'MISSING' ? null : place.id || null,
      note: note.trim(),
      grade: grade || null,
      photo: photo ?? null,
      ...(photo && { method: 'PHOTOGRAPHED' as const }),
    })
  }
  return (
    <Dialog
      title={item ? t('auditPhone.details', { number: item.number }) : t('auditPhone.withoutNumber')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('auditPhone.cancel')}</Button>
          <Button look="primary" type="submit" form={`${id}-form`}>
            {t('auditPhone.save')}
          </Button>
        </>
      }
    >
      <form id={`${id}-form`} className={styles.form} onSubmit={submit}>
        {item && <p>{item.title}</p>}
        <SelectField
          label={t('auditPhone.result')}
          value={result}
          options={results.map(value => ({
            value,
            label: t(`inventoryAudit.choice/auditResult/${value}`),
          }))}
          onChange={({ target }) => setResult(results.find(value => value === target.value) ?? results[0])}
        />
        <SelectField
          label={t('auditPhone.grade')}
          none={t('auditPhone.noGrade')}
          value={grade}
          options={gradeNames.map(value => ({
            value,
            label: t(`inventoryAudit.choice/auditGrade/${value}`),
          }))}
          onChange={({ target }) => setGrade(gradeNames.find(value => value === target.value) ?? '')}
        />
        <div>
          <label htmlFor={`${id}-note`}>{t('auditPhone.note')}</label>
          <TextArea
            id={`${id}-note`}
            value={note}
            max={2000}
            onChange={({ target }) => setNote(target.value)}
          />
        </div>
        {mayUpload && (
          <div className={styles.photo}>
            <label>
              <Camera size={20} strokeWidth={1.7} aria-hidden="true" />
              {t('auditPhone.photo')}
              <input
                type="file"
                accept="image/*"
                capture="environment"
                onChange={({ target }) => setPhoto(target.files?.[0])}
              />
            </label>
            <span role="status" className={styles.quiet}>
              {photo?.name}
            </span>
          </div>
        )}
      </form>
    </Dialog>
  )
}
