/** Joins the class names that are there: `classes(styles.item, active && styles.active)`. */
export const classes = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
