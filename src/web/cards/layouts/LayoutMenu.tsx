import { Bookmark, Star, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListLayout, SavedLayout } from '#model/api/layouts.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Popover } from '../../ui/Popover.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CardArea } from '../card-area.ts'
import styles from './LayoutPanels.module.css'
import type { Arrangement } from './use-arrangement.ts'
import { useLayouts } from './use-layouts.ts'

export interface LayoutMenuProps {
  readonly area: CardArea
  readonly arrangement: Arrangement
  readonly onUse: (layout: SavedLayout | undefined) => void
}

/** Named views: to apply, change and delete. */
export function LayoutMenu(props: LayoutMenuProps) {
  const { t } = useTranslation()
  const { layout } = props.arrangement
  const name = layout?.name ?? t('cardList.layouts.button')
  return (
    <Popover
      label={t('cardList.layouts.title')}
      width={320}
      target={
        <Button look="subtle" title={name}>
          <Bookmark size={16} strokeWidth={1.7} aria-hidden="true" />
          <span>{name}</span>
        </Button>
      }
    >
      <LayoutPanel {...props} />
    </Popover>
  )
}

function LayoutPanel({ area, arrangement, onUse }: LayoutMenuProps) {
  const { t } = useTranslation()
  const { layouts = [], change, remove } = useLayouts(area.type)
  const { layout: used, isChanged, current } = arrangement
  return (
    <div className={styles.panel}>
      <h2 className={styles.heading}>{t('cardList.layouts.title')}</h2>
      {layouts.length === 0 && <p className={styles.none}>{t('cardList.layouts.none')}</p>}
      <ul className={styles.list}>
        {layouts.map(layout => {
          const { id, name, isDefault } = layout
          return (
            <li key={id} className={styles.line}>
              <button
                type="button"
                className={styles.use}
                aria-pressed={id === used?.id}
                onClick={() => onUse(layout)}
              >
                <span>{name}</span>
              </button>
              <IconButton
                label={t('cardList.layouts.beginWith', { name })}
                aria-pressed={isDefault}
                onClick={() => change.mutate({ ...layout, isDefault: !isDefault })}
              >
                <Star
                  size={15}
                  strokeWidth={1.8}
                  fill={isDefault ? 'currentColor' : 'none'}
                  aria-hidden="true"
                />
              </IconButton>
              <IconButton
                label={t('cardList.layouts.delete', { name })}
                onClick={() => {
                  remove.mutate(id)
                  if (id === used?.id) onUse(undefined)
                }}
              >
                <Trash2 size={15} strokeWidth={1.8} aria-hidden="true" />
              </IconButton>
            </li>
          )
        })}
      </ul>
      {used && isChanged && (
        <Button onClick={() => change.mutate({ ...used, layout: current })} busy={change.isPending}>
          {t('cardList.layouts.update', { name: used.name })}
        </Button>
      )}
      <SaveAs area={area} layout={current} onSaved={onUse} />
    </div>
  )
}

interface SaveAsProps {
  readonly area: CardArea
  readonly layout: ListLayout
  readonly onSaved: (layout: SavedLayout) => void
}

function SaveAs({ area, layout, onSaved }: SaveAsProps) {
  const { t } = useTranslation()
  const { create } = useLayouts(area.type)
  const [name, setName] = useState('')
  const [isDefault, setDefault] = useState(false)
  const problem = create.error instanceof CallError ? create.error.fields.name : undefined
  const save = () =>
    create.mutate(
      { name, isDefault, layout },
      {
        onSuccess: saved => {
          setName('')
          setDefault(false)
          notices.add('success', 'cardList.layouts.saved')
          onSaved(saved)
        },
        onError: failure => {
          if (!(failure instanceof CallError && failure.fields.name))
            notices.add('error', wordsForFailure(failure))
        },
      },
    )
  return (
    <form
      className={styles.form}
      onSubmit={event => {
        event.preventDefault()
        save()
      }}
    >
      <TextField
        label={t('cardList.layouts.saveAs')}
        placeholder={t('cardList.layouts.name')}
        value={name}
        maxLength={80}
        problem={problem === undefined ? undefined : serverWords(problem)}
        onChange={event => {
          create.reset()
          setName(event.target.value)
        }}
      />
      <Checkbox
        label={t('cardList.layouts.makeDefault')}
        checked={isDefault}
        onChange={event => setDefault(event.target.checked)}
      />
      <Button type="submit" busy={create.isPending} disabled={name.trim() === ''}>
        {t('cardList.layouts.save')}
      </Button>
    </form>
  )
}
