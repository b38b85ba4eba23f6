import { Check } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'
import { Collection } from 'react-aria-components/Collection'
import { Header } from 'react-aria-components/Header'
import {
  Menu as Library,
  MenuItem as LibraryItem,
  MenuSection as LibrarySection,
  MenuTrigger,
} from 'react-aria-components/Menu'
import { Popover } from 'react-aria-components/Popover'
import { Pressable } from 'react-aria-components/Pressable'
import { Clamped } from './Clamped.tsx'
import styles from './Menu.module.css'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  /** Given for items of which one is chosen. */
  readonly checked?: boolean
  readonly lang?: string
  /** Why it cannot be chosen now; it is shown, and does nothing. */
  readonly refused?: string | undefined
  readonly onSelect: () => void
}

export interface MenuSection {
  readonly id: string
  readonly label?: string
  readonly items: readonly MenuItem[]
}

export interface MenuProps {
  /** The button that opens it. */
  readonly target: ComponentProps<typeof Pressable>['children']
  /** Heading above the items: the person or thing that the menu is about. */
  readonly head?: ReactNode
  readonly sections: readonly MenuSection[]
}

function Entry({ id, label, icon, checked, lang, refused, onSelect }: MenuItem) {
  return (
    <LibraryItem
      id={id}
      textValue={label}
      {...(lang !== undefined && { lang })}
      isDisabled={refused !== undefined}
      className={styles.item ?? ''}
      onAction={onSelect}
    >
      {icon && <span className={styles.icon}>{icon}</span>}
      {checked === undefined ? (
        <span>
          {label}
          {refused !== undefined && <span className={styles.refused}>{refused}</span>}
        </span>
      ) : (
        <>
          <Clamped text={label} lines={2} />
          {checked && <Check size={16} className={styles.check} />}
        </>
      )}
    </LibraryItem>
  )
}

/** The ways of choosing in a section: one of its items is chosen where they say which. */
const choiceOf = (items: readonly MenuItem[]) =>
  items.some(({ checked }) => checked !== undefined) && {
    selectionMode: 'single' as const,
    disallowEmptySelection: true,
    selectedKeys: items.filter(({ checked }) => checked).map(({ id }) => id),
  }

/** A section whose items are known in the whole menu; those of two sections may have the same id. */
const within = ({ items, ...section }: MenuSection): MenuSection => ({
  ...section,
  items: items.map(item => ({ ...item, id: `${section.id}/${item.id}` })),
})

/** Actions behind a button; arrow keys, type-ahead and Escape work. */
export function Menu({ target, head, sections }: MenuProps) {
  return (
    <MenuTrigger>
      <Pressable>{target}</Pressable>
      <Popover placement="bottom end" offset={6} containerPadding={8} className={styles.dropdown ?? ''}>
        {head && <div className={styles.head}>{head}</div>}
        <Library className={styles.menu ?? ''}>
          {sections.map(within).map(({ id, label, items }) => (
            <LibrarySection
              key={id}
              id={id}
              className={styles.section ?? ''}
              {...(label !== undefined && { 'aria-label': label })}
              {...choiceOf(items)}
            >
              {label && <Header className={styles.label ?? ''}>{label}</Header>}
              <Collection items={items}>{item => <Entry {...item} />}</Collection>
            </LibrarySection>
          ))}
        </Library>
      </Popover>
    </MenuTrigger>
  )
}
