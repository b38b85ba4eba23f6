import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readHome } from '#model/api/statistics.ts'
import { fileCard } from '#model/cards/file/file-card.ts'
import type { CardValues } from '#model/engine/define-card.ts'
import type { Language } from '#model/languages.ts'
import type { CardArea } from '../cards/card-area.ts'
import { areaOf } from '../cards/linked-cards.ts'
import { UploadTo } from '../files/upload/UploadTo.tsx'
import { useCan } from '../platform/access/use-can.ts'
import { call } from '../platform/client.ts'
import { useLanguage } from '../platform/i18n/use-language.ts'
import { CallError } from '../platform/request/call-error.ts'
import { Button } from '../ui/Button.tsx'
import { TextField } from '../ui/TextField.tsx'
import { HomeBlock } from './HomeBlock.tsx'
import styles from './HomePage.module.css'

/** The text typed in one line of a new object. */
interface QuickObject {
  readonly number: string
  readonly title: string
}

/** Returns the values of an object from its number, its title or both; the title is in the language it was typed in. */
export const quickValues = ({ number, title }: QuickObject, language: Language): CardValues => ({
  ...(number.trim() !== '' && { objectNumbers: [{ objectNumber: number.trim() }] }),
  ...(title.trim() !== '' && { title: { [language]: title.trim() } }),
})

/** Creates an object from a line, without locking it, so that others can edit it. */
function useQuickObject({ endpoints }: CardArea) {
  const client = useQueryClient()
  const language = useLanguage()
  return useMutation({
    mutationFn: async (typed: QuickObject) => {
      const card = await call(endpoints.create, { body: { values: quickValues(typed, language) } })
      await call(endpoints.unlock, { params: { id: card.id } })
      return { id: card.id, name: [typed.number.trim(), typed.title.trim()].filter(Boolean).join(', ') }
    },
    onSuccess: () => {
      void client.invalidateQueries({ queryKey: [endpoints.list.name] })
      void client.invalidateQueries({ queryKey: [readHome.name] })
      void client.invalidateQueries({ queryKey: ['statistics.cards'] })
    },
  })
}

const nothing = { number: '', title: '' }

/** A new object in one line: number and title, and on to the next. */
function QuickObjectForm({ area }: { readonly area: CardArea }) {
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
      <p role="status" className={styles.quickMessage} data-wrong={error ? true : undefined}>
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

/** The most frequent tasks: add an object, upload pictures. The search is in the bar at the top, once on every page (F-W11). */
export function QuickEntry() {
  const { t } = useTranslation()
  const area = areaOf('object')
  const mayCreate = useCan({ permissions: area?.declaration.permissions.create ?? [] })
  const mayUpload = useCan({ permissions: fileCard.permissions.create })
  if (!mayCreate && !mayUpload) return null
  return (
    <HomeBlock title={t('home.quick.title')}>
      {area && mayCreate && (
        <div data-tour="create">
          <QuickObjectForm area={area} />
        </div>
      )}
      <div className={styles.quickLine}>
        <UploadTo />
      </div>
    </HomeBlock>
  )
}
