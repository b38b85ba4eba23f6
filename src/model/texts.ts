import type common from '../../locales/en/common.json' with { type: 'json' }
import type errors from '../../locales/en/errors.json' with { type: 'json' }
import type home from '../../locales/en/home.json' with { type: 'json' }
import type login from '../../locales/en/login.json' with { type: 'json' }
import type mail from '../../locales/en/mail.json' with { type: 'json' }
import type permissions from '../../locales/en/permissions.json' with { type: 'json' }
import type profile from '../../locales/en/profile.json' with { type: 'json' }
import type shell from '../../locales/en/shell.json' with { type: 'json' }
import type validation from '../../locales/en/validation.json' with { type: 'json' }

/** All texts of the product: a file of `locales/<language>` is an area, a key is `area.name`. English gives the types. */
export interface Texts {
  common: typeof common
  errors: typeof errors
  home: typeof home
  login: typeof login
  mail: typeof mail
  permissions: typeof permissions
  profile: typeof profile
  shell: typeof shell
  validation: typeof validation
}
