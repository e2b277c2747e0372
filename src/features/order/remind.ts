import { dictionary } from '@/i18n'
import { toast } from '@/platform/view/feedback'
import type { ActionContext } from './kind'

const words = dictionary({ en: { reminded: 'The store has been reminded' }, zh: { reminded: '已提醒商家' } })

/** Reminds the store of an order, and says that it did. */
export async function remind(orderId: string, { api, ask }: ActionContext): Promise<void> {
  if (await ask(() => api.order.remindMerchant({ orderId }))) toast(words().reminded)
}
