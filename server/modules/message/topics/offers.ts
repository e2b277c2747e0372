import type { Localized } from '@contract/settings'
import { inChinese, inEnglish, money, type Moment, topic } from './topic'

/** Topics of coupons, presales, flash sales and stock. */
export const offerTopics = {
  couponsExpire: topic<{ readonly count: number; readonly amount: number; readonly until: Moment }>({
    group: 'offers',
    target: 'coupons',
    words: {
      en: ({ count, amount, until }) => ({
        title: count === 1 ? 'A red envelope expires soon' : `${count} red envelopes expire soon`,
        text: `${amount > 0 ? `${money(amount)} in all, valid` : 'Valid'} until ${inEnglish(until)}.`,
        action: 'Use them',
      }),
      zh: ({ count, amount, until }) => ({
        title: `${count}个红包即将过期`,
        text: `${amount > 0 ? `共${money(amount)}，` : ''}有效期至${inChinese(until)}`,
        action: '去使用',
      }),
    },
  }),
  backInStock: topic<{ readonly product: Localized }>({
    group: 'reminders',
    target: 'product',
    words: {
      en: ({ product }) => ({ title: 'Back in stock', text: `${product.en} is available again.`, action: 'See it' }),
      zh: ({ product }) => ({ title: '到货提醒', text: `${product.zh}已补货，快去看看`, action: '去购买' }),
    },
  }),
  cheaper: topic<{ readonly product: Localized; readonly price: number; readonly by: number }>({
    group: 'reminders',
    target: 'product',
    words: {
      en: ({ product, price, by }) => ({
        title: 'Price drop',
        text: `${product.en} is now from ${money(price)}, ${money(by)} less.`,
        action: 'See it',
      }),
      zh: ({ product, price, by }) => ({
        title: '降价提醒',
        text: `${product.zh}降价${money(by)}，现价${money(price)}起`,
        action: '去购买',
      }),
    },
  }),
  presaleBegins: topic<{ readonly product: Localized; readonly from: Moment }>({
    group: 'reminders',
    target: 'presale',
    words: {
      en: ({ product, from }) => ({
        title: 'Presale starting',
        text: `You can order ${product.en} from ${inEnglish(from)}.`,
        action: 'See the presale',
      }),
      zh: ({ product, from }) => ({
        title: '预售即将开始',
        text: `${product.zh}将于${inChinese(from)}开始预售`,
        action: '查看预售',
      }),
    },
  }),
  balanceOpen: topic<{ readonly product: Localized; readonly amount: number; readonly until: Moment }>({
    group: 'reminders',
    target: 'mallOrder',
    words: {
      en: ({ product, amount, until }) => ({
        title: 'Pay the balance now',
        text: `Pay ${money(amount)} for ${product.en} by ${inEnglish(until)}. After that the deposit isn’t refunded.`,
        action: 'Pay the balance',
      }),
      zh: ({ product, amount, until }) => ({
        title: '可以付尾款了',
        text: `${product.zh}尾款${money(amount)}，请在${inChinese(until)}前支付，逾期定金不退`,
        action: '去付尾款',
      }),
    },
  }),
  flashSaleBegins: topic<{ readonly from: Moment }>({
    group: 'reminders',
    target: 'flashSale',
    words: {
      en: ({ from }) => ({
        title: 'Flash sale starting',
        text: `The round you’re waiting for starts on ${inEnglish(from)}.`,
        action: 'Open the flash sale',
      }),
      zh: ({ from }) => ({ title: '秒杀即将开始', text: `您预约的场次将于${inChinese(from)}开抢`, action: '去抢购' }),
    },
  }),
}
