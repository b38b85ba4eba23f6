import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyRequest } from 'fastify'

/** A page of the built client, as the build lists it (`scripts/web-build/chunks.ts`). */
interface BuiltPage {
  readonly name: string
  /** In the router's notation: '$id' is a parameter. */
  readonly addresses: readonly string[]
  /** Scripts and styles, in the order in which styles apply. */
  readonly files: readonly string[]
}

/** The page of whoever is not signed in, wherever they wanted to go. */
const loginPage = 'login'

/** The cookie that holds the tokens of a browser (P-A02). */
const isSignedIn = ({ headers }: FastifyRequest): boolean => /(?:^|;\s*)token=[^;]/.test(headers.cookie ?? '')

/** Returns true when a path leads to an address. */
export function leadsTo(path: string, address: string): boolean {
  const [parts, wanted] = [path.replace(/\/$/, '').split('/'), address.split('/')]
  return (
    parts.length === wanted.length &&
    wanted.every((part, at) => (part === '$id' ? /^\d+$/.test(parts[at] ?? '') : part === parts[at]))
  )
}

const linkTo = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`

/**
 * Reads which files the pages of the built client need.
 * @returns for a request, the elements of the head by which the browser asks for all files of the page at once, instead of finding them
 * script by script; '' for pages that are opened seldom
 */
export async function readFilesOfPages(root: string): Promise<(request: FastifyRequest) => string> {
  const text = await readFile(join(root, 'files-of-pages.json'), 'utf8').catch(() => '[]')
  const built: readonly BuiltPage[] = JSON.parse(text)
  const linked = built.map(page => ({ ...page, links: page.files.map(linkTo).join('') }))
  const forLogin = linked.find(({ name }) => name === loginPage)
  return request => {
    const path = request.url.split('?')[0] ?? ''
    const page = linked.find(({ addresses }) => addresses.some(address => leadsTo(path, address)))
    if (!page) return ''
    return (isSignedIn(request) ? page : forLogin)?.links ?? ''
  }
}
