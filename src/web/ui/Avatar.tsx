import styles from './Avatar.module.css'
import { classes } from './classes.ts'

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

export interface AvatarProps {
  readonly firstName: string
  readonly lastName: string
  readonly url?: string | undefined
  readonly large?: boolean
}

/**
 * A person's picture or initials. Decorative: the name stands beside it or on the button around it. The initials are drawn by
 * the style sheet, because as text they would have to be part of that button's name (WCAG 2.5.3).
 */
export function Avatar({ firstName, lastName, url, large }: AvatarProps) {
  return (
    <span
      className={classes(styles.avatar, large && styles.large)}
      data-initials={`${initial(firstName)}${initial(lastName)}`}
      aria-hidden="true"
    >
      {url && <img src={url} alt="" />}
    </span>
  )
}
