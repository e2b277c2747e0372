import type { OrderSummary } from '@contract/entities/order'
import type { OrderPhase } from '@contract/states/actions'
import { dictionary } from '@/i18n'
import type { OrderView } from './kind'

const phases = dictionary<Record<OrderPhase, string>>({
  en: {
    toPay: 'To pay',
    inProgress: 'In progress',
    toReview: 'To review',
    done: 'Completed',
    cancelled: 'Cancelled',
  },
  zh: { toPay: '待付款', inProgress: '进行中', toReview: '待评价', done: '已完成', cancelled: '已取消' },
})

/** Fallback view for orders of unknown kinds: only what all orders have. */
export const plainView = ({ phase }: Pick<OrderSummary, 'phase'>): OrderView => ({
  state: phases()[phase],
  name: '',
  note: '',
  question: undefined,
  progress: undefined,
  dueAt: undefined,
  isOnTheWay: false,
  open: undefined,
  buttons: {},
  confirmTitle: undefined,
  confirmWarning: '',
  does: {},
})
