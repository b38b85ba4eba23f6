import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A file that the pages of all sites load. */
export interface SiteFile {
  readonly type: string
  readonly content: Buffer
}

const files = new Map<string, SiteFile>()

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Address of a file of the sites; their names change with what is in them, so that browsers keep them for good. */
const addressOfFile = (name: string): string => `/m-files/${name}`

/** Takes a file among those of the sites. @returns its address */
function serve(stem: string, ending: string, type: string, content: Buffer): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 12)
  const name = `${stem}-${hash}.${ending}`
  files.set(name, { type, content })
  return addressOfFile(name)
}

/** Letters of the western languages, and those of the others that are written in Latin ones: each has a file, and most pages need the first alone. */
const alphabets = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const

/** A typeface: its name in the style sheet, and its package. */
const faces = [
  { family: 'Inter', of: 'inter' },
  { family: 'Source Serif 4', of: 'source-serif-4' },
] as const

const fonts = faces.flatMap(({ family, of }) =>
  (['latin', 'latin-ext'] as const).map(alphabet => {
    const name = `${of}-${alphabet}-wght-normal.woff2`
    const path = join(root, 'node_modules', '@fontsource-variable', of, 'files', name)
    const address = serve(`${of}-${alphabet}`, 'woff2', 'font/woff2', readFileSync(path))
    const rule = `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:200 900;src:url(${address}) format("woff2");unicode-range:${alphabets[alphabet]}}`
    return { alphabet, address, rule }
  }),
)

/** Fonts that every page asks for at once. */
export const preloadedFonts: readonly string[] = fonts
  .filter(({ alphabet }) => alphabet === 'latin')
  .map(({ address }) => address)

/** Parts of the style sheet, in their order. */
const sheets = ['ground', 'frame', 'wall', 'record', 'use', 'life', 'home', 'search', 'print']

const styles = sheets.map(name =>
  readFileSync(join(import.meta.dirname, 'pages', 'style', `${name}.css`), 'utf8'),
)

/** Address of the style sheet of all sites. */
export const styleAddress = serve(
  'site',
  'css',
  'text/css; charset=utf-8',
  Buffer.from([...fonts.map(({ rule }) => rule), ...styles].join('\n')),
)

const scripts = join(root, 'dist', 'web', 'm-files')

for (const name of existsSync(scripts) ? readdirSync(scripts) : [])
  if (name.endsWith('.js'))
    files.set(name, {
      type: 'text/javascript; charset=utf-8',
      content: readFileSync(join(scripts, name)),
    })

const scriptName = [...files.keys()].find(name => /^site-.*\.js$/.test(name))

/** Address of the script of pages with pictures; absent where the client has not been built: pages are whole without it. */
export const scriptAddress = scriptName === undefined ? undefined : addressOfFile(scriptName)

/** Returns a file of the sites by its name; undefined where there is none. */
export const siteFileCalled = (name: string): SiteFile | undefined => files.get(name)
