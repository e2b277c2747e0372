import type { Picture } from '@contract/entities/common'

/** The default avatar of an account without an uploaded one, chosen by the account's id. */
export function avatarOf(avatars: readonly Picture[], id: string): Picture {
  const avatar = avatars[Number.parseInt(id.slice(-4), 16) % avatars.length]
  if (!avatar) throw new Error('there are no avatars')
  return avatar
}
