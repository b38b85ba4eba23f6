import { Landmark, Star, Trash2, Users } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type ListLayout, type SavedLayout, saveMuseumView } from '#model/api/layouts.ts'
import type { Requirement } from '#model/permissions/access.ts'
import { useCan } from '../../platform/access/use-can.ts'
import { serverWords } from '../../platform/i18n/server-words.ts'
import { notices } from '../../platform/notices/notices.ts'
import { CallError } from '../../platform/request/call-error.ts'
import { wordsForFailure } from '../../platform/request/notification-rules.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/form/Checkbox.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CardArea } from '../card-area.ts'
import styles from './LayoutPanels.module.css'
import type { Arrangement } from './use-arrangement.ts'
import { ofMuseum, useLayouts } from './use-layouts.ts'

export interface LayoutPanelProps {
  readonly area: CardArea
  readonly arrangement: Arrangement
  readonly onUse: (layout: SavedLayout | undefined) => void
}

/** The view that the museum chose for everybody, and the way back to it. */
function MuseumView({ area, arrangement, onUse }: LayoutPanelProps) {
  const { t } = useTranslation()
  const { museum, removeForAll } = useLayouts(area.type)
  const mayChange = useCan(saveMuseumView.access as Requirement)
  if (!museum) return null
  const isUsed = arrangement.layout?.id === ofMuseum
  return (
    <>
      <h2 className={styles.heading}>{t('cardList.layouts.ofMuseum')}</h2>
      <div className={styles.line}>
        <span className={styles.named}>
          <Landmark size={15} strokeWidth={1.8} aria-hidden="true" />
          <span>{museum.name}</span>
        </span>
        {mayChange && (
          <IconButton
            label={t('cardList.layouts.removeForAll', { name: museum.name })}
            onClick={() => {
              removeForAll.mutate(undefined, {
                onSuccess: () => notices.add('success', 'cardList.layouts.removedForAll'),
              })
              if (isUsed) onUse(undefined)
            }}
          >
            <Trash2 size={15} strokeWidth={1.8} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {(!isUsed || arrangement.isChanged) && (
        <Button onClick={() => onUse(museum)}>{t('cardList.layouts.backToMuseum')}</Button>
      )}
    </>
  )
}

/** The named views of a list, to use, change and delete. */
export function LayoutPanel(props: LayoutPanelProps) {
  const { area, arrangement, onUse } = props
  const { t } = useTranslation()
  const { layouts = [], change, remove, shareWithAll } = useLayouts(area.type)
  const mayShare = useCan(saveMuseumView.access as Requirement)
  const { layout: used, isChanged, current } = arrangement
  const isOwn = used !== undefined && used.id !== ofMuseum
  const share = (layout: SavedLayout) =>
    shareWithAll.mutate(layout, { onSuccess: () => notices.add('success', 'cardList.layouts.sharedWithAll') })
  return (
    <div className={styles.panel}>
      <MuseumView {...props} />
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
              {mayShare && (
                <IconButton
                  label={t('cardList.layouts.shareWithAll', { name })}
                  onClick={() => share(layout)}
                >
                  <Users size={15} strokeWidth={1.8} aria-hidden="true" />
                </IconButton>
              )}
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
      {used && isChanged && (isOwn || mayShare) && (
        <Button
          onClick={() =>
            isOwn ? change.mutate({ ...used, layout: current }) : share({ ...used, layout: current })
          }
          busy={change.isPending || shareWithAll.isPending}
        >
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
