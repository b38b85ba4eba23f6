import type { Problem } from '../validation/validators.ts'
import type { AuthorityId } from './authority-id.ts'
import { type AuthorityScheme, type SchemeName, schemeNames, schemeOf } from './schemes.ts'

/** A parsed identifier, or its problem. */
export type ReadAuthority = { readonly id: AuthorityId } | { readonly problem: Problem }

const knownNames: readonly (readonly [word: string, scheme: SchemeName])[] = schemeNames
  .flatMap(scheme => {
    const known = schemeOf(scheme)
    const words = known ? [known.name, scheme, ...(known.aliases ?? [])] : []
    return [...new Set(words.map(word => word.toLowerCase()))].map(word => [word, scheme] as const)
  })
  .toSorted(([one], [other]) => other.length - one.length)

/** Parses 'ULAN 500115588', 'ulan: 500115588', 'SBN BID:CFI0123456': the name of the file and the identifier. */
function named(text: string): AuthorityId | undefined {
  const lower = text.toLowerCase()
  for (const [word, scheme] of knownNames) {
    const [, rest] = lower.startsWith(word)
      ? (text.slice(word.length).match(/^(?:\s+:?|:)([\s\S]*)$/) ?? [])
      : []
    if (rest?.trim()) return { scheme, code: rest.trim() }
  }
  return undefined
}

const isAddress = (text: string): boolean => /^https?:\/\//i.test(text)

/** Parses the address of a page of an authority file. */
function addressed(text: string): AuthorityId | undefined {
  const address = text.replace(/^https?:\/\/(?:www\.)?/i, '')
  for (const scheme of schemeNames) {
    const code = schemeOf(scheme)?.address?.exec(address)?.[1]
    if (code) return { scheme, code: decodeURIComponent(code) }
  }
  return undefined
}

const tidied = (scheme: AuthorityScheme, code: string): string => scheme.tidy?.(code) ?? code

/** Returns the scheme whose identifiers look like this, if it is the only one among these. */
function recognized(code: string, schemes: readonly SchemeName[]): AuthorityId | undefined {
  const [only, ...others] = schemes.filter(scheme => {
    const known = schemeOf(scheme)
    if (!known?.distinctive) return false
    const tidy = tidied(known, code)
    return known.pattern.test(tidy) && known.check?.(tidy) !== false
  })
  return only && others.length === 0 ? { scheme: only, code } : undefined
}

/** Parses an identifier prefixed with the name of another system. */
function ofOtherSystem(text: string): AuthorityId | undefined {
  const [, system, code] = text.match(/^([^\s:/][^:/]{0,60}):([\s\S]*)$/)?.map(part => part.trim()) ?? []
  return system && code ? { scheme: 'source', code: `${system}:${code}` } : undefined
}

/** Parses a bare identifier: of the chosen file, or else of the one whose format it has. */
function unnamed(code: string, schemes: readonly SchemeName[], chosen?: SchemeName): AuthorityId | undefined {
  if (chosen === 'source') return ofOtherSystem(code)
  return chosen ? { scheme: chosen, code } : (recognized(code, schemes) ?? ofOtherSystem(code))
}

const examples = (schemes: readonly SchemeName[]): Problem => {
  const [first = 'source'] = schemes
  const known = schemeOf(first)
  return { key: 'authority', params: { example: known ? `${known.name} ${known.example}` : 'nga:1234' } }
}

const namesOf = (schemes: readonly SchemeName[]): string =>
  schemes.flatMap(name => schemeOf(name)?.name ?? []).join(', ')

function checked({ scheme, code }: AuthorityId, schemes: readonly SchemeName[]): ReadAuthority {
  if (!schemes.includes(scheme))
    return { problem: { key: 'authorityElsewhere', params: { names: namesOf(schemes) } } }
  const known = schemeOf(scheme)
  if (!known) return { id: { scheme, code } }
  const tidy = tidied(known, code.trim())
  const { name, example } = known
  if (!known.pattern.test(tidy)) return { problem: { key: 'authorityCode', params: { name, example } } }
  if (known.check && !known.check(tidy)) return { problem: { key: 'checkDigit', params: { name } } }
  return { id: { scheme, code: tidy } }
}

/**
 * Parses an identifier as people write and paste it: with the name of its authority file ('ULAN 500115588'), as the address of its page, or
 * alone when only one of the files has identifiers of that format.
 * @param schemes the accepted authority files.
 * @param chosen the file selected in the form; the address of another file overrides it.
 */
export function readAuthority(
  text: string,
  schemes: readonly SchemeName[],
  chosen?: SchemeName,
): ReadAuthority {
  const written = text.trim()
  if (isAddress(written)) {
    const page = addressed(written)
    if (!page) return { problem: { key: 'authorityAddress', params: { names: namesOf(schemes) } } }
    return checked(page, schemes)
  }
  const found = named(written) ?? unnamed(written, schemes, chosen)
  return found ? checked(found, schemes) : { problem: examples(chosen === 'source' ? ['source'] : schemes) }
}
