import type { ChatParty } from '@contract/entities/chat'
import type { IconName } from '@/components/base/Icon'

/** Icons of parties without a picture. */
export const faces: { readonly [P in ChatParty]: IconName } = {
  customer: 'user',
  store: 'store',
  rider: 'bike',
  service: 'headphones',
}
