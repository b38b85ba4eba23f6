import { ArrowDown, ArrowUp, ChevronRight, Copy, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Menu } from '../../ui/Menu.tsx'
import styles from './Editor.module.css'
import { type Part, useFault } from './editor-context.ts'

/**
 * Keys of parts that stay with them when they move: a part that was changed takes the key of the one that was there.
 * Parts are compared by identity, since two may say the same.
 */
function usePartKeys(parts: readonly Part[]): readonly string[] {
  const known = useRef<{ readonly parts: readonly Part[]; readonly keys: readonly string[] }>({
    parts: [],
    keys: [],
  })
  const next = useRef(0)
  const { current: before } = known
  if (before.parts === parts) return before.keys
  const keyOf = new Map(before.parts.map((part, at) => [part, before.keys[at] ?? '']))
  const isThere = new Set(parts)
  const taken = new Set<string>()
  const keys = parts.map((part, at) => {
    const old = before.parts[at]
    const replaced = old !== undefined && parts.length === before.parts.length && !isThere.has(old)
    const key = keyOf.get(part) ?? (replaced ? before.keys[at] : undefined)
    const free = key !== undefined && !taken.has(key) ? key : `part-${next.current++}`
    taken.add(free)
    return free
  })
  known.current = { parts, keys }
  return keys
}

interface AddMenuProps {
  readonly choices: readonly { readonly id: string; readonly label: string }[]
  readonly onAdd: (id: string) => void
}

/** Adds a part of one of several types. */
export function AddMenu({ choices, onAdd }: AddMenuProps) {
  const { t } = useTranslation()
  return (
    <Menu
      target={
        <Button look="subtle">
          <Plus size={16} strokeWidth={1.8} aria-hidden="true" />
          {t('templates.editor.add')}
        </Button>
      }
      sections={[
        { id: 'types', items: choices.map(choice => ({ ...choice, onSelect: () => onAdd(choice.id) })) },
      ]}
    />
  )
}

interface PartListProps {
  readonly label: string
  readonly place: string
  readonly parts: readonly Part[]
  readonly nameOf: (part: Part, at: number) => string
  readonly onChange: (parts: readonly Part[]) => void
  /** The open part, for pages that control it. */
  readonly chosen?: { readonly at: number | undefined; readonly set: (at: number | undefined) => void }
  /** The properties of the open one. */
  readonly children: (part: Part, place: string, change: (part: Part) => void) => ReactNode
}

const icon = { size: 16, strokeWidth: 1.7, 'aria-hidden': true } as const

/** A list of parts: dragged or moved by buttons and Alt with the arrow keys, duplicated, removed; one is open at a time. */
export function PartList({ label, place, parts, nameOf, onChange, chosen, children }: PartListProps) {
  const { t } = useTranslation()
  const faultAt = useFault()
  const keys = usePartKeys(parts)
  const [own, setOwn] = useState<string>()
  const [dragged, setDragged] = useState<number>()
  const openKey = chosen ? (chosen.at === undefined ? undefined : keys[chosen.at]) : own
  const open = (at: number | undefined) =>
    chosen ? chosen.set(at) : setOwn(at === undefined ? undefined : keys[at])
  const move = (from: number, to: number) => {
    const moved = parts[from]
    if (!moved || to < 0 || to >= parts.length || from === to) return
    const rest = parts.toSpliced(from, 1)
    onChange(rest.toSpliced(to, 0, moved))
    if (chosen?.at === from) chosen.set(to)
  }
  return (
    <ul className={styles.parts} aria-label={label}>
      {parts.map((part, at) => {
        const name = nameOf(part, at)
        const isOpen = keys[at] === openKey
        const problem = faultAt(`${place}.${at}`, 'within')
        return (
          <li
            key={keys[at]}
            className={styles.part}
            data-over={(dragged !== undefined && dragged !== at) || undefined}
            onDragOver={event => dragged !== undefined && event.preventDefault()}
            onDrop={event => {
              if (dragged === undefined) return
              event.preventDefault()
              event.stopPropagation()
              move(dragged, at)
            }}
            onKeyDown={event => {
              const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
              if (!step || !event.altKey || event.defaultPrevented) return
              event.preventDefault()
              move(at, at + step)
            }}
          >
            <div className={styles.partHead}>
              <button
                type="button"
                draggable
                className={styles.toggle}
                aria-expanded={isOpen}
                onDragStart={event => {
                  event.stopPropagation()
                  setDragged(at)
                }}
                onDragEnd={() => setDragged(undefined)}
                onClick={() => open(isOpen ? undefined : at)}
              >
                <ChevronRight {...icon} />
                <span>{name}</span>
              </button>
              <IconButton
                label={t('templates.editor.upNamed', { name })}
                disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUp {...icon} />
              </IconButton>
              <IconButton
                label={t('templates.editor.downNamed', { name })}
                disabled={at === parts.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDown {...icon} />
              </IconButton>
              <IconButton
                label={`${t('templates.editor.duplicate')}: ${name}`}
                onClick={() => onChange(parts.toSpliced(at + 1, 0, { ...part }))}
              >
                <Copy {...icon} />
              </IconButton>
              <IconButton
                label={t('templates.editor.removeNamed', { name })}
                onClick={() => {
                  open(undefined)
                  onChange(parts.toSpliced(at, 1))
                }}
              >
                <Trash2 {...icon} />
              </IconButton>
            </div>
            {problem && !isOpen && <p className={styles.problem}>{problem}</p>}
            {isOpen && (
              <div className={styles.partBody}>
                {children(part, `${place}.${at}`, changed => onChange(parts.with(at, changed)))}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
