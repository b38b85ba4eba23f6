import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => !name.includes('node_modules'))
    .map(name => `${folder}/${name.replaceAll('\\', '/')}`)

const rooms = ['bench', 'bin', 'demonstration', 'docs', 'locales', 'migrations', 'scripts', 'src', 'test']

/** Every file and folder that pages may name, by its path from the root. */
const known = new Set(rooms.flatMap(filesBelow))
const paths = [...known].map(name => `/${name}`)
const files = [...known, ...readdirSync(root)].filter(name => /\.\w+$/.test(name)).map(name => `/${name}`)

/** Folders by which a path may begin, besides the rooms: 'platform/db' is named without the room it is in. */
const modules = new Set(
  [...known].flatMap(name => /^src\/(?:(?:model|server|web)\/)?([\w-]+)$/.exec(name)?.[1] ?? []),
)

const pages = ['README.md', 'CONTRIBUTING.md', ...[...known].filter(name => /^docs\/.*\.md$/.test(name))]
const textOf = (page: string): string => readFileSync(join(root, page), 'utf8')

/** Things that pages on how to add something invent as their examples. */
const invented = /exhibition|object-entry|objectEntry|help|\bfr\b|^(kebab-case|PascalCase)?\.tsx?$/

/** Returns the address of a heading inside its page. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

/** Returns the links of a page that lead to no file, or to no heading in it. */
function deadLinks(page: string): string[] {
  const links = [...textOf(page).matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to)
  return links.filter(link => {
    if (/^[a-z]+:/.test(link)) return false
    const [to = '', anchor] = link.split('#')
    const target = to === '' ? page : normalize(join(dirname(page), to)).replaceAll('\\', '/')
    if (!existsSync(join(root, target))) return true
    if (anchor === undefined) return false
    return ![...textOf(target).matchAll(/^#+ (.+)$/gm)].some(
      // Headings of the guide carry their address.
      ([, heading = '']) => anchorOf(heading) === anchor || heading.endsWith(`{#${anchor}}`),
    )
  })
}

/** Returns the paths in code spans of a page that name no file and no folder. A file may be named by the end of its path alone. */
function missingPaths(page: string): string[] {
  const spans = [...textOf(page).matchAll(/`([\w@./$-]+)`/g)].map(([, span = '']) => span.replace(/\/$/, ''))
  return [...new Set(spans)].filter(span => {
    if (invented.test(span) || span.includes('…')) return false
    if (/\.(tsx?|css|mjs|sql)$/.test(span)) return !files.some(file => file.endsWith(`/${span}`))
    const [first = ''] = span.split('/')
    if (first === span || /\.\w+$/.test(span)) return false
    return rooms.includes(first)
      ? !known.has(span)
      : modules.has(first) && !paths.some(path => path.endsWith(`/${span}`))
  })
}

test('every link of README, CONTRIBUTING and docs leads to a file, and to a heading in it [F-H06]', () => {
  expect(pages.flatMap(page => deadLinks(page).map(link => `${page}: ${link}`))).toEqual([])
})

test('every file and folder that README, CONTRIBUTING and docs name is there [F-H06]', () => {
  expect(pages.flatMap(page => missingPaths(page).map(path => `${page}: ${path}`))).toEqual([])
})

test('every command that README, CONTRIBUTING and docs name is there [F-H06]', () => {
  const { scripts } = JSON.parse(textOf('package.json'))
  const named = pages.flatMap(page =>
    [...textOf(page).matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => ({ page, name })),
  )
  expect(named.filter(({ name }) => !Object.hasOwn(scripts, name))).toEqual([])
})
