import { reachByPhone } from '@/features/device/reach'
import type { Api } from '@/services/api'
import { attempt } from '@/state'

/** Calls a party of a delivery by a number that connects both without showing either's. */
export async function callParty(api: Api, deliveryId: string, party: 'customer' | 'store'): Promise<boolean> {
  const answer = await attempt(() => api.rider.call({ deliveryId, party }))
  if (!answer) return false
  await reachByPhone(answer.number)
  return true
}
