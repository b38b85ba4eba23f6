import type common from '../../locales/en/common.json'
import type errors from '../../locales/en/errors.json'
import type home from '../../locales/en/home.json'
import type login from '../../locales/en/login.json'
import type mail from '../../locales/en/mail.json'
import type object from '../../locales/en/object.json'
import type permissions from '../../locales/en/permissions.json'
import type profile from '../../locales/en/profile.json'
import type shell from '../../locales/en/shell.json'
import type validation from '../../locales/en/validation.json'
import type vocabularies from '../../locales/en/vocabularies.json'

/** All texts of the product: a file of `locales/<language>` is an area, a key is `area.name`. English gives the types. */
export interface Texts {
  common: typeof common
  errors: typeof errors
  home: typeof home
  login: typeof login
  mail: typeof mail
  object: typeof object
  permissions: typeof permissions
  profile: typeof profile
  shell: typeof shell
  validation: typeof validation
  vocabularies: typeof vocabularies
}
