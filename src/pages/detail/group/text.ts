import { dictionary } from '@/i18n'

/** Texts of the order of a shared cart. */
export const words = dictionary({
  en: {
    title: 'Group order',
    notPlaced: 'Not placed yet',
    notPlacedText: 'Everyone can still change their dishes',
    toCart: 'View group order',
    payText: 'The store gets the order once it’s paid',
    refundedText: 'Anything you’ve paid goes back to you',
    people: (count: number) => (count === 1 ? '1 person' : `${count} people`),
    dishes: 'Who had what',
    paid: 'Paid',
    total: 'Total',
    yours: 'Your share',
    details: 'Order details',
    detailsText: 'Rider, refunds, receipt',
    again: 'Start another group order',
  },
  zh: {
    title: '拼单详情',
    notPlaced: '尚未下单',
    notPlacedText: '大家还可以修改餐品',
    toCart: '查看拼单',
    payText: '付款后商家开始接单',
    refundedText: '已付款项将原路退回',
    people: (count) => `共${count}人`,
    dishes: '谁点了什么',
    paid: '实付',
    total: '合计',
    yours: '您的分摊',
    details: '订单详情',
    detailsText: '骑手、退款、小票',
    again: '再次发起拼单',
  },
})
