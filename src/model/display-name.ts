/** Returns a person's name, or the e-mail address when there is none (as for operators created by command). */
export const displayName = ({
  firstName,
  lastName,
  email,
}: {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
}): string => `${firstName} ${lastName}`.trim() || email
