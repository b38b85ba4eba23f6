import type { CardRule } from '../../engine/define-card.ts'
import { email } from '../../validation/validators.ts'
import type { PersonCard } from './sections.ts'

/** An e-mail address that is none reaches nobody. */
export const emailIsOne: CardRule<PersonCard> = ({ contact }, problems) => {
  const problem = email(contact?.email)
  if (problem) problems.at('contact.email').add(problem)
}
