import { useMutation } from '@tanstack/react-query'
import { ImageIcon, X } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lookAt, mostLookedAtBytes } from '#model/api/files/looks.ts'
import { thumbnailUrl } from '#model/api/files.ts'
import { isId } from '#model/ids.ts'
import type { CardType } from '#model/record-types.ts'
import { pictureTypes } from '#model/searches/look-fields.ts'
import { mostPictures } from '#model/searches/operand.ts'
import { cardLinks } from '../../cards/card-links.ts'
import { LinkContext } from '../../fields/link/link-services.ts'
import { useSuggestions } from '../../fields/link/use-suggestions.ts'
import { call } from '../../platform/client.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { FileDrop } from '../../ui/FileDrop.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { SuggestInput } from '../../ui/suggest/SuggestInput.tsx'
import styles from './Looks.module.css'

/** Most pictures kept in memory while the page is open. */
const most = 20

const shown = new Map<string, string>()

/** Keeps an uploaded picture for display while the page is open, by its appearance. */
function showOwnPicture(looks: string, file: Blob): void {
  const [oldest] = shown.keys()
  if (shown.size >= most && oldest !== undefined) {
    URL.revokeObjectURL(shown.get(oldest) ?? '')
    shown.delete(oldest)
  }
  shown.set(looks, URL.createObjectURL(file))
}

/** Address of an uploaded picture; undefined if only its appearance is known, as in a saved search. */
const ownPicture = (looks: string): string | undefined => shown.get(looks)

/** The appearance of a picture: its search value, if any, and the ids of its colours. */
interface Seen {
  readonly looks?: string
  readonly colours: readonly string[]
}

/** Analyses pictures to search by; `problem` describes what is wrong with the last one. */
function useLookAt(onSeen: (seen: Seen) => void) {
  const { t } = useTranslation()
  const megabytes = mostLookedAtBytes / 1024 ** 2
  const looking = useMutation({
    mutationFn: async (file: File): Promise<Seen | undefined> => {
      if (file.size > mostLookedAtBytes) return undefined
      const { looks, colours } = await call(lookAt, { body: file })
      if (looks !== null) showOwnPicture(looks, file)
      return { ...(looks !== null && { looks }), colours: colours.map(String) }
    },
    onSuccess: seen => seen && onSeen(seen),
  })
  const { data, error, isPending, isSuccess } = looking
  const failed = error
    ? (error instanceof CallError && error.description) || t('common.somethingWentWrong')
    : undefined
  const tooLarge = isSuccess && !data ? t('searches.looks.tooLarge', { megabytes }) : undefined
  const likeNothing = data && data.looks === undefined ? t('searches.looks.likeNothing') : undefined
  return {
    look: (file: File) => looking.mutate(file),
    isLooking: isPending,
    problem: failed ?? tooLarge ?? likeNothing,
  }
}

/** Accepts pictures pasted anywhere on the page, before other listeners: a picture to search by is not an upload. */
function usePastedPicture(onPicture: (file: File) => void): void {
  const take = useEffectEvent(onPicture)
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
      if (!picture) return
      event.preventDefault()
      event.stopImmediatePropagation()
      take(picture)
    }
    addEventListener('paste', onPaste, { capture: true })
    return () => removeEventListener('paste', onPaste, { capture: true })
  }, [])
}

interface ChosenPictureProps {
  /** The value in the search. */
  readonly value: string
  readonly disabled?: boolean
  readonly onRemove: () => void
}

/** A thumbnail of a picture to search by, with a button that removes it. */
function ChosenPicture({ value, disabled = false, onRemove }: ChosenPictureProps) {
  const { t } = useTranslation()
  const src = isId(value) ? thumbnailUrl(value, 160) : ownPicture(value)
  const name = t(isId(value) ? 'searches.looks.ofMuseum' : 'searches.looks.picture')
  return (
    <li className={styles.chosen}>
      {src ? (
        <img className={styles.picture} src={src} alt={name} />
      ) : (
        <span className={styles.unseen} role="img" aria-label={name}>
          <ImageIcon size={22} strokeWidth={1.5} aria-hidden="true" />
        </span>
      )}
      <IconButton
        className={styles.remove}
        label={t('searches.looks.remove')}
        disabled={disabled}
        onClick={onRemove}
      >
        <X size={14} strokeWidth={1.8} aria-hidden="true" />
      </IconButton>
    </li>
  )
}

interface FindPictureProps {
  /** Record types that are pictures. */
  readonly types: readonly CardType[]
  readonly label: string
  readonly disabled?: boolean
  readonly onPick: (id: string) => void
}

/** Finds a picture of the museum by its name. */
function FindPicture({ types, label, disabled = false, onPick }: FindPictureProps) {
  const { t } = useTranslation()
  const [query, setQuery] = useState<string>()
  const { found, loading } = useSuggestions(types, query ?? '')
  return (
    <SuggestInput
      aria-label={label}
      placeholder={label}
      disabled={disabled}
      typed={query}
      onTyped={setQuery}
      ready={Boolean(query?.trim())}
      loading={loading}
      options={found.map(({ id, title, number }) => ({ id, name: title, source: number }))}
      onPick={({ id }) => onPick(id)}
      texts={{
        none: t('searches.looks.noneFound'),
        loading: t('common.loading'),
        count: count => t('cards.form.link.count', { count }),
      }}
    />
  )
}

interface PictureValueProps {
  /** Ids of pictures of the museum, and the texts of `looksText` for others. */
  readonly values: readonly string[]
  readonly onChange: (values: readonly string[]) => void
  readonly disabled?: boolean
  /** Called when a picture was analysed, even without a result. */
  readonly onSeen?: (seen: Seen) => void
}

/** Input for pictures to search by: dropped, pasted, chosen from the computer or found in the museum. */
export function PictureValue({ values, onChange, disabled = false, onSeen }: PictureValueProps) {
  const { t } = useTranslation()
  const add = (value: string) => values.includes(value) || onChange([...values, value])
  const { look, isLooking, problem } = useLookAt(seen => {
    if (seen.looks !== undefined) add(seen.looks)
    onSeen?.(seen)
  })
  const isFull = values.length >= mostPictures
  const isClosed = disabled || isLooking || isFull
  usePastedPicture(file => {
    if (!isClosed) look(file)
  })
  return (
    <div className={styles.value}>
      {values.length > 0 && (
        <ul className={styles.pictures}>
          {values.map(value => (
            <ChosenPicture
              key={value}
              value={value}
              disabled={disabled}
              onRemove={() => onChange(values.filter(other => other !== value))}
            />
          ))}
        </ul>
      )}
      {!isFull && (
        <>
          <FileDrop
            label={t(isLooking ? 'searches.looks.looking' : 'searches.looks.drop')}
            buttonLabel={t('searches.looks.choose')}
            hint={t('searches.looks.hint')}
            accept="image/*"
            disabled={isClosed}
            problem={problem}
            onFiles={([file]) => file && look(file)}
          />
          <LinkContext value={cardLinks}>
            <FindPicture
              types={pictureTypes}
              label={t('searches.looks.find')}
              disabled={isClosed}
              onPick={add}
            />
          </LinkContext>
        </>
      )}
    </div>
  )
}
