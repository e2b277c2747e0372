import { dictionary } from '@/i18n'

/** The texts of a closed store and of an accident. */
export const troubleWords = dictionary({
  en: {
    asking: (clock: string) => `Wait until ${clock}`,
    askingText: 'We’ve asked the store. If it doesn’t answer, the order is cancelled and the customer gets a refund.',
    opens: 'If they open, pick the order up as usual.',
    toAnswer: 'to answer',
    left: (time: string) => `The store has ${time} to answer`,
    over: 'Time’s up',
    overText: 'We’re cancelling the order. You can leave.',
    callStore: 'Call the store',
    safe: 'Your safety comes first',
    safeText: 'You won’t get new orders for now. We’re working on this one and will contact you.',
    goOn: 'If you’re OK to continue, carry on as usual.',
    emergency: (number: string) => `Call ${number}`,
    support: 'Contact support',
  },
  zh: {
    asking: (clock) => `请等到${clock}`,
    askingText: '已联系商家，逾期未回应将取消订单并退款给顾客。',
    opens: '如果商家开门，照常取餐即可。',
    toAnswer: '待回应',
    left: (time) => `商家还有${time}回应`,
    over: '时间到了',
    overText: '正在取消订单，你可以离开。',
    callStore: '联系商家',
    safe: '先照顾好自己',
    safeText: '暂时不会派新单，平台正在处理这一单，会联系你。',
    goOn: '如果没有大碍，可以照常继续配送。',
    emergency: (number) => `拨打${number}`,
    support: '联系客服',
  },
})
