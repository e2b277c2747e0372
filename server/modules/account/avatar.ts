import type { Picture } from '@contract/entities/common'

/** The avatar of an account that has not chosen one; the same id always gets the same one. */
export function avatarOf(avatars: readonly Picture[], id: string): Picture {
  const avatar = avatars[Number.parseInt(id.slice(-4), 16) % avatars.length]
  if (!avatar) throw new Error('there are no avatars')
  return avatar
}
