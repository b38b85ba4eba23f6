import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../../platform/client.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRow } from '../../../ui/form/FormRow.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { TextInput } from '../../../ui/form/TextInput.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import type { CardArea } from '../../card-area.ts'
import { useLabel } from '../../use-label.ts'
import { freezingOf } from './freezing-of.ts'
import { SignaturePad, type Strokes } from './SignaturePad.tsx'
import styles from './Signatures.module.css'
import { useReload } from './use-standing.ts'

export interface SignDialogProps {
  readonly area: CardArea
  readonly id: string
  readonly onClose: () => void
}

/** A dialog to sign a finished record: with a drawn signature or a typed name. */
export function SignDialog({ area, id, onClose }: SignDialogProps) {
  const { t } = useTranslation()
  const labelOf = useLabel(area.type)
  const { calls, freezes, word } = freezingOf(area)
  const { reload, refused } = useReload(area, id)
  const [name, setName] = useState('')
  const [role, setRole] = useState(freezes.signers[0] ?? '')
  const [place, setPlace] = useState('')
  const [way, setWay] = useState<'drawn' | 'typed'>('drawn')
  const [strokes, setStrokes] = useState<Strokes>([])
  const [tried, setTried] = useState(false)
  const drawn = way === 'drawn'
  const problems = {
    name: name.trim() === '' ? t('validation.required') : undefined,
    strokes: drawn && strokes.length === 0 ? t('cards.freezing.sign.missing') : undefined,
  }
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      call(calls.sign, {
        params: { id },
        body: {
          name: name.trim(),
          role,
          ...(place.trim() && { place: place.trim() }),
          strokes: drawn ? strokes.map(stroke => [...stroke]) : [],
        },
      }),
    onSuccess() {
      void reload()
      onClose()
    },
    onError: refused,
  })
  const sign = () => {
    setTried(true)
    if (!problems.name && !problems.strokes) mutate()
  }
  return (
    <Dialog
      size={620}
      title={t(word('signTitle')) as string}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('cards.record.cancel')}</Button>
          <Button look="primary" busy={isPending} onClick={sign}>
            {t('cards.freezing.sign.button')}
          </Button>
        </>
      }
    >
      <FormRow label={t('cards.freezing.sign.name')} required problem={tried ? problems.name : undefined}>
        <TextInput
          data-autofocus
          autoComplete="off"
          maxLength={200}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </FormRow>
      <FormRow label={t('cards.freezing.sign.role')}>
        <Select
          value={role}
          options={freezes.signers.map(value => ({ value, label: labelOf(`role/${value}`) }))}
          onChange={({ target }) => setRole(target.value)}
        />
      </FormRow>
      <FormRow label={t('cards.freezing.sign.place')}>
        <TextInput maxLength={200} value={place} onChange={({ target }) => setPlace(target.value)} />
      </FormRow>
      <div className={styles.way}>
        <SegmentedControl
          label={t('cards.freezing.sign.way')}
          value={way}
          options={[
            { value: 'drawn', label: t('cards.freezing.sign.drawn') },
            { value: 'typed', label: t('cards.freezing.sign.typed') },
          ]}
          onChange={setWay}
        />
        {drawn && (
          <Button look="subtle" disabled={strokes.length === 0} onClick={() => setStrokes([])}>
            {t('cards.freezing.sign.again')}
          </Button>
        )}
      </div>
      {drawn ? (
        <SignaturePad label={t('cards.freezing.sign.pad')} strokes={strokes} onStrokes={setStrokes} />
      ) : (
        <p className={styles.typed}>{name || '…'}</p>
      )}
      {tried && problems.strokes && (
        <p className={styles.problem} role="alert">
          {problems.strokes}
        </p>
      )}
    </Dialog>
  )
}
