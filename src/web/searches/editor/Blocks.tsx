import { Plus, Trash2 } from 'lucide-react'
import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { CardDeclaration } from '#model/engine/define-card.ts'
import type { Operator } from '#model/searches/criteria.ts'
import { notices } from '../../platform/notices/notices.ts'
import { Button } from '../../ui/Button.tsx'
import { firstFocusable, useMovedFocus } from '../../ui/form/use-moved-focus.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import * as change from './draft/change-draft.ts'
import { filtersOf, type SearchDraft } from './draft/search-draft.ts'
import styles from './Editor.module.css'
import { FilterLine, PartMenu } from './FilterLine.tsx'

interface JoinerProps {
  /** The name of the part it joins: 'Line 2'. */
  readonly label: string
  readonly value: Operator
  readonly onChange: (operator: Operator) => void
}

/** The operator that joins a line or a block to the one before it. */
function Joiner({ label, value, onChange }: JoinerProps) {
  const { t } = useTranslation()
  const options = [
    { value: 'AND' as const, label: t('searches.editor.and') },
    { value: 'OR' as const, label: t('searches.editor.or') },
  ]
  return (
    <SegmentedControl
      label={`${label}: ${t('searches.editor.joinedBy')}`}
      value={value}
      options={options}
      onChange={onChange}
    />
  )
}

interface BlocksProps {
  readonly declaration: CardDeclaration
  readonly draft: SearchDraft
  readonly onChange: (change: (draft: SearchDraft) => SearchDraft) => void
  /** Problems of lines, by the id of the line. */
  readonly refused: ReadonlyMap<number, string>
  readonly tried: boolean
}

/** The blocks of a search with their lines. */
export function Blocks({ declaration, draft, onChange, refused, tried }: BlocksProps) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const lines = filtersOf(draft)
  const focusAfter = useMovedFocus(
    list,
    draft.blocks.flatMap(({ id, filters }) => [`b${id}`, ...filters.map(filter => `${filter.id}`)]),
  )
  const lineAt = (element: HTMLElement, at: number) =>
    firstFocusable([...element.querySelectorAll('[data-line]')].at(at))

  /** Removes something, and offers undo. */
  const remove = (taken: ReturnType<typeof change.removeFilter>, at: number) => {
    if (!taken) return
    focusAfter(element => lineAt(element, Math.max(0, at - 1)))
    onChange(() => taken.draft)
    const text = 'block' in taken.removed ? 'searches.editor.blockRemoved' : 'searches.editor.lineRemoved'
    notices.add(
      'info',
      text,
      // Each of several removed blocks can be restored on its own.
      { id: 'block' in taken.removed ? taken.removed.block.id : taken.removed.filter.id },
      {
        label: 'searches.editor.undo',
        run: () => onChange(now => change.putBack(now, taken.removed)),
      },
    )
  }
  const move = (id: number, by: -1 | 1) => {
    const { activeElement } = document
    focusAfter(element => {
      const line = element.querySelector(`[data-line="${id}"]`)
      return activeElement instanceof HTMLElement && line?.contains(activeElement)
        ? activeElement
        : firstFocusable(line)
    })
    onChange(now => change.moveFilter(now, id, by))
  }

  return (
    <div className={styles.blocks} ref={list}>
      {draft.blocks.map((block, at) => {
        const number = at + 1
        const name = t('searches.editor.block', { number })
        return (
          <Fragment key={block.id}>
            {at > 0 && (
              <div className={styles.between}>
                <Joiner
                  label={name}
                  value={block.operator}
                  onChange={operator => onChange(now => change.joinBlock(now, block.id, operator))}
                />
              </div>
            )}
            <section aria-label={name} className={styles.block}>
              <div className={styles.blockHead}>
                <h2>{name}</h2>
                <PartMenu
                  label={t('searches.editor.moreBlock', { number })}
                  onDuplicate={() => onChange(now => change.duplicateBlock(now, block.id))}
                  {...(at > 0 && { onUp: () => onChange(now => change.moveBlock(now, block.id, -1)) })}
                  {...(number < draft.blocks.length && {
                    onDown: () => onChange(now => change.moveBlock(now, block.id, 1)),
                  })}
                />
                {/* The only line of a block takes it along by itself. */}
                {block.filters.length > 1 && (
                  <IconButton
                    label={`${t('searches.editor.removeBlock')}: ${name}`}
                    onClick={() => {
                      const [first] = block.filters
                      remove(change.removeBlock(draft, block.id), first ? lines.indexOf(first) : 0)
                    }}
                  >
                    <Trash2 size={16} strokeWidth={1.7} aria-hidden="true" />
                  </IconButton>
                )}
              </div>
              {block.filters.map((filter, place) => {
                const position = lines.indexOf(filter)
                return (
                  <Fragment key={filter.id}>
                    {place > 0 && (
                      <Joiner
                        label={t('searches.editor.line', { number: position + 1 })}
                        value={filter.operator}
                        onChange={operator =>
                          onChange(now => change.changeFilter(now, filter.id, { operator }))
                        }
                      />
                    )}
                    <FilterLine
                      declaration={declaration}
                      filter={filter}
                      number={position + 1}
                      refused={refused.get(filter.id)}
                      tried={tried}
                      isFirst={position === 0}
                      isLast={position === lines.length - 1}
                      onChange={part => onChange(now => change.changeFilter(now, filter.id, part))}
                      onRemove={() => remove(change.removeFilter(draft, filter.id), position)}
                      onDuplicate={() => onChange(now => change.duplicateFilter(now, filter.id))}
                      onMove={by => move(filter.id, by)}
                    />
                  </Fragment>
                )
              })}
              <Button
                look="subtle"
                className={styles.add}
                onClick={() => {
                  const last = block.filters.at(-1)
                  focusAfter(element => lineAt(element, last ? lines.indexOf(last) + 1 : 0))
                  onChange(now => change.addFilter(now, block.id))
                }}
              >
                <Plus size={15} strokeWidth={1.8} aria-hidden="true" />
                {t('searches.editor.addLine')}
              </Button>
            </section>
          </Fragment>
        )
      })}
      <div>
        <Button
          onClick={() => {
            focusAfter(element => lineAt(element, -1))
            onChange(change.addBlock)
          }}
        >
          <Plus size={15} strokeWidth={1.8} aria-hidden="true" />
          {t('searches.editor.addBlock')}
        </Button>
      </div>
    </div>
  )
}
