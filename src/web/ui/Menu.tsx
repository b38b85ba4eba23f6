import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Menu as Library } from '@mantine/core'
import { Check } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
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
  readonly target: ReactNode
  /** Stands above the items: who or what the menu is about. */
  readonly head?: ReactNode
  readonly sections: readonly MenuSection[]
}

function Entry({ id, label, icon, checked, lang, refused, onSelect }: MenuItem) {
  if (checked === undefined) {
    return (
      <Library.Item lang={lang} leftSection={icon} disabled={refused !== undefined} onClick={onSelect}>
        {label}
        {refused !== undefined && <span className={styles.refused}>{refused}</span>}
      </Library.Item>
    )
  }
  return (
    <Library.RadioItem lang={lang} value={id} checked={checked} closeMenuOnClick onClick={onSelect}>
      <span className={styles.choice}>
        {icon}
        <Clamped text={label} lines={2} />
        {checked && <Check size={16} className={styles.check} />}
      </span>
    </Library.RadioItem>
  )
}

/** Actions behind a button; arrow keys, type-ahead and Escape work. */
export function Menu({ target, head, sections }: MenuProps) {
  return (
    <Library
      position="bottom-end"
      offset={6}
      // In the page's own landmarks for screen readers, and above all else by its fixed place.
      withinPortal={false}
      floatingStrategy="fixed"
      withInitialFocusPlaceholder={false}
      transitionProps={{ transition: 'fade', duration: 100 }}
      classNames={{
        dropdown: styles.dropdown ?? '',
        item: styles.item ?? '',
        label: styles.label ?? '',
        divider: styles.divider ?? '',
        itemSection: styles.section ?? '',
        itemIndicator: styles.indicator ?? '',
      }}
    >
      <Library.Target>{target}</Library.Target>
      <Library.Dropdown>
        {head}
        {sections.map(({ id, label, items }, index) => (
          <Fragment key={id}>
            {(index > 0 || head !== undefined) && <Library.Divider />}
            {label && <Library.Label>{label}</Library.Label>}
            {items.map(item => (
              <Entry key={item.id} {...item} />
            ))}
          </Fragment>
        ))}
      </Library.Dropdown>
    </Library>
  )
}
