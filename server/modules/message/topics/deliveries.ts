import { topic, type Words } from './topic'

/** Params of a notice to a rider: the last digits of the order's number, as on the bag. */
export interface DeliveryParams {
  readonly number: string
}

type Text = readonly [title: string, text: (number: string) => string]

/** A topic of a delivery, with the title and the text in both languages. */
const of = (en: Text, zh: Text) => {
  const words =
    ([title, text]: Text, action: string) =>
    ({ number }: DeliveryParams): Words => ({ title, text: text(number), action })
  return topic<DeliveryParams>({
    group: 'orders',
    target: 'delivery',
    words: { en: words(en, 'See the delivery'), zh: words(zh, '查看配送单') },
  })
}

/** Topics of deliveries, for their riders. */
export const deliveryTopics = {
  deliveryAssigned: of(
    ['You have a new delivery', (number) => `Order #${number} was given to you.`],
    ['系统给您派了新单', (number) => `订单#${number}已派给您，请及时取货`],
  ),
  deliveryReassigned: of(
    ['A delivery went to another rider', (number) => `You don’t have to pick up order #${number} any more.`],
    ['订单已改派', (number) => `订单#${number}已改派给其他骑手，无需取货`],
  ),
  deliveryCancelled: of(
    ['An order was cancelled', (number) => `You don’t have to deliver order #${number} any more.`],
    ['订单已取消', (number) => `订单#${number}已取消，无需配送`],
  ),
  deliveryAnswered: of(
    ['The customer has answered', (number) => `See what to do with order #${number}.`],
    ['顾客已答复', (number) => `请查看订单#${number}的处理方式`],
  ),
}
