/**
 * The commonest passwords that would satisfy the password rule, and stems that people decorate with digits and signs.
 * Compared without case and with the usual substitutions undone (acceptance row P-A12).
 */
const commonStems: ReadonlySet<string> = new Set([
  'abc',
  'abcd',
  'abcdef',
  'abcdefgh',
  'admin',
  'administrator',
  'asdf',
  'asdfgh',
  'baseball',
  'changeme',
  'charlie',
  'ciao',
  'computer',
  'dragon',
  'football',
  'geheim',
  'hallo',
  'haslo',
  'hello',
  'iloveyou',
  'juventus',
  'kennwort',
  'letmein',
  'login',
  'master',
  'michael',
  'milano',
  'monkey',
  'museo',
  'museum',
  'muzeum',
  'pass',
  'password',
  'passwort',
  'polska',
  'princess',
  'qwer',
  'qwert',
  'qwerty',
  'qwertyuiop',
  'qwertz',
  'secret',
  'segreto',
  'shadow',
  'sommer',
  'summer',
  'sunshine',
  'superman',
  'test',
  'user',
  'welcome',
  'willkommen',
  'witaj',
  'winter',
  'zaq',
])

const substitutions: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
}

const lettersOf = (password: string): string => password.toLowerCase().replace(/[^\p{L}]/gu, '')

const undecorated = (password: string): string =>
  lettersOf(
    password
      .toLowerCase()
      .replace(/(?<![\d!.?*#_-])[\d!.?*#_-]+$/, '')
      .replace(/[01345@$!]/g, sign => substitutions[sign] ?? sign),
  )

/** What is longer is not among the common ones, and not worth the work. */
const longest = 64

/** True for a password that guessing programs try first. */
export const isCommonPassword = (password: string): boolean =>
  password.length <= longest &&
  (commonStems.has(lettersOf(password)) || commonStems.has(undecorated(password)))
