import { money, topic } from './topic'

/** Digits of an order's number in a notice to a rider, as on the bag. */
export const lastDigits = 4

/** Params of a notice to a rider: the last digits of the order's number, as on the bag. */
export interface DeliveryParams {
  readonly number: string
}

interface Text {
  readonly title: string
  readonly text: (number: string) => string
}

/** A topic of a delivery, with the title and the text in both languages. */
const of = ({ en, zh }: { readonly en: Text; readonly zh: Text }) =>
  topic<DeliveryParams>({
    group: 'orders',
    target: 'delivery',
    words: {
      en: ({ number }) => ({ title: en.title, text: en.text(number), action: 'See the delivery' }),
      zh: ({ number }) => ({ title: zh.title, text: zh.text(number), action: '查看配送单' }),
    },
  })

/** Topics of deliveries, for their riders. */
export const deliveryTopics = {
  deliveryAssigned: of({
    en: { title: 'You have a new delivery', text: (number) => `You’ve been assigned order #${number}.` },
    zh: { title: '系统给你派了新单', text: (number) => `订单#${number}已派给你，请及时取货` },
  }),
  deliveryReassigned: of({
    en: {
      title: 'A delivery went to another rider',
      text: (number) => `You no longer need to pick up order #${number}.`,
    },
    zh: { title: '订单已改派', text: (number) => `订单#${number}已改派给其他骑手，无需取货` },
  }),
  deliveryHandedOn: of({
    en: {
      title: 'Another rider takes over',
      text: (number) => `Stay with order #${number}. Another rider is coming to collect it.`,
    },
    zh: { title: '订单已转交', text: (number) => `请在原地保管订单#${number}，其他骑手会来取` },
  }),
  deliveryStoreOpen: of({
    en: {
      title: 'The store is open',
      text: (number) => `The store says that order #${number} is ready. Ask at the door.`,
    },
    zh: { title: '商家已回复', text: (number) => `商家表示订单#${number}已出餐，请到店取餐` },
  }),
  deliveryCancelled: of({
    en: { title: 'An order was cancelled', text: (number) => `You no longer need to deliver order #${number}.` },
    zh: { title: '订单已取消', text: (number) => `订单#${number}已取消，无需配送` },
  }),
  deliveryAnswered: of({
    en: { title: 'The customer replied', text: (number) => `See what to do with order #${number}.` },
    zh: { title: '顾客已答复', text: (number) => `请查看订单#${number}的处理方式` },
  }),
  deliveryTipped: topic<DeliveryParams & { readonly amount: number }>({
    group: 'orders',
    target: 'delivery',
    words: {
      en: ({ number, amount }) => ({
        title: 'You got a tip',
        text: `The customer tipped you ${money(amount)} for order #${number}. All of it is yours once the order is delivered.`,
        action: 'See the delivery',
      }),
      zh: ({ number, amount }) => ({
        title: '收到打赏',
        text: `订单#${number}的顾客打赏了你${money(amount)}，送达后全部归你`,
        action: '查看配送单',
      }),
    },
  }),
}
