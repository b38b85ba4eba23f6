import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The style sheet of all sites. */
export const styleSheet = readFileSync(join(import.meta.dirname, 'site.css'))

const hash = createHash('sha256').update(styleSheet).digest('base64url').slice(0, 12)

/** Its name, which changes with it: browsers keep it for good. */
export const styleName = `site-${hash}.css`

export const styleAddress = `/m-files/${styleName}`
