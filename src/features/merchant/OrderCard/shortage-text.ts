import { dictionary } from '@/i18n'

/** Words about a missing dish, for its store. */
export const shortageWords = dictionary({
  en: {
    report: 'Report a sold-out dish',
    which: 'Which dish is sold out?',
    call: 'We’ll ask the customer. If there’s no answer, we’ll refund this dish.',
    replace: 'The customer wants a similar dish. If there’s no answer, your suggestion counts as accepted.',
    refund: 'The customer wants a refund. We’ll refund this dish right away.',
    offer: 'Offer instead',
    none: 'Nothing similar',
    back: (amount: string) => `${amount} back to the customer`,
    even: 'No extra charge to the customer',
    send: 'Report as sold out',
    missing: (name: string) => `Sold out: ${name}. Waiting for the customer`,
    offered: (name: string, instead: string) => `Sold out: ${name}. ${instead} offered, waiting for the customer`,
  },
  zh: {
    report: '上报缺货',
    which: '哪件商品缺货？',
    call: '将征求顾客意见，超时未回复则退款',
    replace: '顾客希望换成相近商品，超时未回复视为接受',
    refund: '顾客选择缺货退款，将立即退款',
    offer: '换成',
    none: '没有相近商品',
    back: (amount) => `退顾客${amount}`,
    even: '顾客无需补差价',
    send: '确认缺货',
    missing: (name) => `${name}缺货，等待顾客处理`,
    offered: (name, instead) => `${name}缺货，建议换成${instead}，等待顾客处理`,
  },
})
