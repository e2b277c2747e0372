import type { MerchantAction } from '@contract/merchant-work'
import { dictionary } from '@/i18n'

export const words = dictionary({
  en: {
    rider: 'Linli rider',
    merchant: 'Own delivery',
    pickup: 'Self-pickup',
    acceptIn: (left: string) => `Accept in ${left}`,
    deliverBy: 'Deliver by',
    pickUpAt: 'Pickup at',
    placed: (clock: string) => `Placed ${clock}`,
    inStore: 'Picks up in store',
    added: 'Added later',
    code: (code: string) => `Pickup code ${code}`,
    message: (name: string) => `Message ${name}`,
    call: (name: string) => `Call ${name}`,
    customer: 'Customer',
    ridden: (name: string) => `Rider ${name}`,
    tableware: (count: number) => (count === 1 ? '1 set of cutlery' : `${count} sets of cutlery`),
    paid: (amount: string) => `Customer paid ${amount}`,
    earn: 'You earn',
    accept: 'Accept',
    refuse: 'Decline',
    ready: 'Food is ready',
    setOff: 'Set off',
    delivered: 'Delivered',
    collected: 'Handed over',
    cancelled: 'Cancelled',
    closed: (left: string) =>
      `The rider says you’re closed. Mark the food as ready in ${left}, or the order is cancelled`,
    why: 'Why are you declining?',
    outOfDish: 'A dish has just sold out',
    tooBusy: 'The kitchen is too busy right now',
    closing: 'We’re about to close',
    tooFar: 'We can’t deliver there',
    none: 'No orders here',
    noneText: 'New orders appear automatically',
  },
  zh: {
    rider: '平台骑手',
    merchant: '商家配送',
    pickup: '到店自取',
    acceptIn: (left) => `请在${left}内接单`,
    deliverBy: '期望送达',
    pickUpAt: '自取时间',
    placed: (clock) => `${clock}下单`,
    inStore: '顾客到店自取',
    added: '加菜',
    code: (code) => `取餐码${code}`,
    message: (name) => `给${name}发消息`,
    call: (name) => `拨打${name}的电话`,
    customer: '顾客',
    ridden: (name) => `骑手${name}`,
    tableware: (count) => `餐具${count}份`,
    paid: (amount) => `顾客实付${amount}`,
    earn: '预计收入',
    accept: '接单',
    refuse: '拒单',
    ready: '已出餐',
    setOff: '开始配送',
    delivered: '已送达',
    collected: '顾客已取餐',
    cancelled: '已取消',
    closed: (left) => `骑手反馈门店未营业，请在${left}内点“已出餐”，否则订单将取消`,
    why: '请选择拒单原因',
    outOfDish: '有商品刚刚售罄',
    tooBusy: '商家过于繁忙',
    closing: '即将打烊',
    tooFar: '超出配送范围',
    none: '暂无订单',
    noneText: '新订单会自动出现',
  },
})

/** The name of an action on its button. */
export const actionText = (action: MerchantAction): string => words()[action]

/** The reasons of a refusal; the first two are the ones that the server knows in both languages. */
export const refusalReasons = () => {
  const { outOfDish, tooBusy, closing, tooFar } = words()
  return [outOfDish, tooBusy, closing, tooFar]
}
