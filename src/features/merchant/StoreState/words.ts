import type { Answer } from '@/services/api'
import { dictionary } from '@/i18n'

type State = Pick<Answer<'merchant.shop'>['shop'], 'status' | 'isOpen'>

export const words = dictionary({
  en: {
    open: 'Open',
    resting: 'On a break',
    closed: 'Closed',
    outside: 'Outside opening hours',
    offHours: 'Off hours',
    manage: (state: string) => `${state}: manage your store`,
  },
  zh: {
    open: '营业中',
    resting: '休息中',
    closed: '已打烊',
    outside: '不在营业时间',
    offHours: '非营业时间',
    manage: (state) => `${state}，店铺设置`,
  },
})

/** Whether customers can order from a store, or why not. */
export const stateOf = ({ status, isOpen }: State): 'open' | 'outside' | 'resting' | 'closed' => {
  if (status === 'open') return isOpen ? 'open' : 'outside'
  return status === 'closed' ? 'closed' : 'resting'
}
