import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardArea } from '../cards/card-area.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import styles from './HomePage.module.css'
import { useQuickObject } from './use-quick-object.ts'

const nothing = { number: '', title: '' }

/** A new object in one line: number and title, and on to the next. */
export function QuickObjectForm({ area }: { readonly area: CardArea }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(nothing)
  const first = useRef<HTMLInputElement>(null)
  const { mutate, data, error, isPending, reset } = useQuickObject(area)
  const isEmpty = typed.number.trim() === '' && typed.title.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || isPending) return
    mutate(typed, {
      onSuccess: () => {
        setTyped(nothing)
        first.current?.focus()
      },
    })
  }
  const change = (part: Partial<typeof nothing>) => {
    setTyped({ ...typed, ...part })
    if (error) reset()
  }
  const problems = error instanceof CallError ? Object.values(error.fields) : []
  return (
    <form className={styles.quickForm} onSubmit={submit} noValidate>
      <TextField
        ref={first}
        label={t('home.quick.number')}
        value={typed.number}
        autoComplete="off"
        onChange={({ target }) => change({ number: target.value })}
      />
      <TextField
        label={t('home.quick.name')}
        value={typed.title}
        autoComplete="off"
        onChange={({ target }) => change({ title: target.value })}
      />
      <Button look="primary" type="submit" busy={isPending} aria-disabled={isEmpty || undefined}>
        <Plus size={16} strokeWidth={2} aria-hidden="true" />
        {t('home.quick.add')}
      </Button>
      <p role="status" className={styles.quickSaid} data-wrong={error ? true : undefined}>
        {error && [t('home.quick.failed'), ...problems].join('. ')}
        {data && !error && (
          <>
            {t('home.quick.added', { name: data.name })}{' '}
            <Link to={area.recordPath(data.id)}>{t('home.quick.again')}</Link>
          </>
        )}
      </p>
    </form>
  )
}
