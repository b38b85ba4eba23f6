import styles from './Avatar.module.css'
import { classes } from './classes.ts'

const initial = (name: string) => [...name.trim()][0]?.toLocaleUpperCase() ?? ''

/** Returns the initials of both names, or of the e-mail where there are no names. */
const initials = ({ firstName, lastName, email }: AvatarProps['person']) =>
  initial(firstName) + initial(lastName) || initial(email)

export interface AvatarProps {
  readonly person: {
    readonly firstName: string
    readonly lastName: string
    readonly email: string
    readonly avatar: { readonly url: string } | null
  }
  readonly large?: boolean
}

/**
 * A person's picture or initials. Decorative: the name is beside it or on the button around it. The initials are drawn by
 * the style sheet, because as text they would have to be part of that button's name (WCAG 2.5.3).
 */
export function Avatar({ person, large }: AvatarProps) {
  return (
    <span
      className={classes(styles.avatar, large && styles.large)}
      data-initials={initials(person)}
      aria-hidden="true"
    >
      {person.avatar && <img src={person.avatar.url} alt="" />}
    </span>
  )
}
