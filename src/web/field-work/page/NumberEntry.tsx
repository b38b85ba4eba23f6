import { Camera } from 'lucide-react'
import { type FormEvent, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AuditMethod } from '#model/audits/finding.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import styles from './Field.module.css'

const CameraScanner = lazy(async () => ({
  default: (await import('./scan/CameraScanner.tsx')).CameraScanner,
}))

export interface NumberEntryProps {
  readonly label: string
  readonly button: string
  readonly onCode: (code: string, method: AuditMethod) => void
}

/** A number that is typed, or read by the camera. */
export function NumberEntry({ label, button, onCode }: NumberEntryProps) {
  const { t } = useTranslation()
  const [number, setNumber] = useState('')
  const [scanning, setScanning] = useState(false)
  const box = useRef<HTMLInputElement>(null)
  const say = (code: string, method: AuditMethod) => {
    if (code.trim() === '') return
    setNumber('')
    onCode(code, method)
    box.current?.focus()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    say(number, 'TYPED')
  }
  return (
    <>
      <form className={styles.entry} onSubmit={submit}>
        <TextField
          ref={box}
          label={label}
          placeholder={t('auditPhone.numberHint')}
          value={number}
          maxLength={200}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          onChange={({ target }) => setNumber(target.value)}
        />
        <Button type="submit">{button}</Button>
        <IconButton label={t('auditPhone.camera')} onClick={() => setScanning(true)}>
          <Camera size={22} strokeWidth={1.7} aria-hidden="true" />
        </IconButton>
      </form>
      {scanning && (
        <Suspense>
          <CameraScanner
            onClose={() => setScanning(false)}
            onRead={code => {
              setScanning(false)
              say(code, 'SCANNED')
            }}
          />
        </Suspense>
      )}
    </>
  )
}
