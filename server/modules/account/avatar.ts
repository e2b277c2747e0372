import type { Picture } from '@contract/entities/common'
import { avatars } from '../../demo/city/accounts'
import { pictureOf } from '../../demo/pictures'

/** A new customer's picture; the same id always gets the same one. */
export function avatarOf(customerId: string): Picture {
  const avatar = avatars[Number.parseInt(customerId.slice(-4), 16) % avatars.length]
  if (!avatar) throw new Error('there are no avatars')
  return pictureOf(avatar)
}
