import { reachByPhone } from '@/features/device/reach'
import { dictionary } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import type { Api } from '@/services/api'
import { attempt } from '@/state/base/attempt'

const words = dictionary({
  en: { noCall: 'You can’t call right now. Send a message' },
  zh: { noCall: '暂时无法拨打电话，请发消息联系' },
})

/** Calls the rider of an order by a number that connects both without showing either's. */
export async function callRider(api: Api, orderId: string): Promise<void> {
  const chat = await attempt(() => api.chat.open({ with: 'rider', orderId }))
  if (!chat) return
  const { id: conversationId, canCall } = chat
  const answer = canCall ? await attempt(() => api.chat.call({ conversationId })) : undefined
  if (answer) await reachByPhone(answer.number)
  else if (!canCall) toast(words().noCall)
}

/** Whether a phone is shown in part alone, as `139****0101`, so that nobody can dial it. */
export const isMasked = (phone: string): boolean => phone.includes('*')

/** Calls the rider of an order: by a number that connects both where the rider's own is masked. */
export async function reachRider(api: Api, orderId: string, phone: string): Promise<void> {
  if (isMasked(phone)) await callRider(api, orderId)
  else await reachByPhone(phone)
}
