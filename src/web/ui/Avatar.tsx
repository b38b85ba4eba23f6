import styles from './Avatar.module.css'
import { classes } from './classes.ts'

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

export interface AvatarProps {
  readonly firstName: string
  readonly lastName: string
  readonly url?: string | undefined
  readonly large?: boolean
}

/** A person's picture or initials. Decorative: the name stands beside it or on the button around it. */
export function Avatar({ firstName, lastName, url, large }: AvatarProps) {
  return (
    <span className={classes(styles.avatar, large && styles.large)} aria-hidden="true">
      {url ? <img src={url} alt="" /> : `${initial(firstName)}${initial(lastName)}`}
    </span>
  )
}
