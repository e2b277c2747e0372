import type { Localized } from '@contract/settings'
import { money, topic } from './topic'

interface CartParams {
  readonly store: Localized
}

interface ShareParams extends CartParams {
  /** Share of the reader. */
  readonly share: number
}

const action = { cart: { en: 'View group order', zh: '查看拼单' }, split: { en: 'Bill split', zh: '查看分摊' } }

/** Topics of shared carts, for their members. */
export const groupCartTopics = {
  groupCartLocked: topic<ShareParams>({
    group: 'orders',
    target: 'groupSplit',
    words: {
      en: ({ store, share }) => ({
        title: 'Group order locked',
        text: `${store.en}: your share is ${money(share)} and won’t go up. The host pays.`,
        action: action.split.en,
      }),
      zh: ({ store, share }) => ({
        title: '拼单已锁定',
        text: `${store.zh}：您应付${money(share)}，不会再变，由发起人付款`,
        action: action.split.zh,
      }),
    },
  }),
  groupShareToPay: topic<ShareParams>({
    group: 'orders',
    target: 'groupSplit',
    words: {
      en: ({ store, share }) => ({
        title: 'Pay your share',
        text: `The group order at ${store.en} is locked. Your share is ${money(share)} and won’t go up. Pay it soon: the store gets the order once everyone has paid.`,
        action: 'Pay my share',
      }),
      zh: ({ store, share }) => ({
        title: '请支付您的份额',
        text: `${store.zh}的拼单已锁定，您的份额为${money(share)}，不会再变。全部付清后商家才会接单，请尽快支付`,
        action: '支付我的份额',
      }),
    },
  }),
  groupShareNudge: topic<ShareParams>({
    group: 'orders',
    target: 'groupSplit',
    words: {
      en: ({ store, share }) => ({
        title: 'Everyone’s waiting for you',
        text: `Your share of the group order at ${store.en} is still unpaid: ${money(share)}.`,
        action: 'Pay my share',
      }),
      zh: ({ store, share }) => ({
        title: '大家在等您付款',
        text: `您在${store.zh}的拼单还未付款，您的份额为${money(share)}`,
        action: '支付我的份额',
      }),
    },
  }),
  groupCartNudge: topic<CartParams>({
    group: 'orders',
    target: 'groupCart',
    words: {
      en: ({ store }) => ({
        title: 'Everyone’s waiting for you',
        text: `Choose your dishes in the group order at ${store.en}, then tap I’m done.`,
        action: action.cart.en,
      }),
      zh: ({ store }) => ({
        title: '大家在等您选餐',
        text: `请在${store.zh}的拼单中选好餐品并确认`,
        action: action.cart.zh,
      }),
    },
  }),
  groupCartDropped: topic<CartParams>({
    group: 'orders',
    target: 'groupSplit',
    words: {
      en: ({ store }) => ({
        title: 'Your dishes were removed',
        text: `You hadn’t paid, so the host removed your dishes from the group order at ${store.en}. You owe nothing.`,
        action: action.split.en,
      }),
      zh: ({ store }) => ({
        title: '您的餐品已被移除',
        text: `您未付款，发起人已从${store.zh}的拼单中移除您的餐品，您无需付款`,
        action: action.split.zh,
      }),
    },
  }),
  groupCartToPay: topic<CartParams>({
    group: 'orders',
    target: 'groupSplit',
    words: {
      en: ({ store }) => ({
        title: 'Pay the group order',
        text: `Time’s up: your group order at ${store.en} is locked. Pay it soon, or it’s cancelled.`,
        action: 'Pay for everyone',
      }),
      zh: ({ store }) => ({
        title: '请支付拼单',
        text: `选餐时间已到，您在${store.zh}的拼单已锁定，请尽快支付，逾期将自动取消`,
        action: '为大家付款',
      }),
    },
  }),
  groupCartPaid: topic<ShareParams>({
    group: 'orders',
    target: 'groupSplit',
    words: {
      en: ({ store, share }) => ({
        title: 'Group order placed',
        text: `${store.en} has your group order. Your share is ${money(share)}.`,
        action: action.split.en,
      }),
      zh: ({ store, share }) => ({
        title: '拼单已下单',
        text: `${store.zh}已收到拼单，您应付${money(share)}`,
        action: action.split.zh,
      }),
    },
  }),
  groupCartExpired: topic<CartParams>({
    group: 'orders',
    target: 'groupCart',
    words: {
      en: ({ store }) => ({
        title: 'Group order not placed',
        text: `Time ran out before the order at ${store.en} was placed. The host can give everyone more time.`,
        action: action.cart.en,
      }),
      zh: ({ store }) => ({
        title: '拼单未按时下单',
        text: `选餐时间已到，${store.zh}的拼单未能下单，发起人可延长时间`,
        action: action.cart.zh,
      }),
    },
  }),
  groupCartCancelled: topic<CartParams>({
    group: 'orders',
    target: 'groupCart',
    words: {
      en: ({ store }) => ({
        title: 'Group order cancelled',
        text: `The group order at ${store.en} was cancelled. Everyone who paid is refunded.`,
        action: action.cart.en,
      }),
      zh: ({ store }) => ({
        title: '拼单已取消',
        text: `${store.zh}的拼单已取消，已付款项将原路退回`,
        action: action.cart.zh,
      }),
    },
  }),
  groupCartRemoved: topic<CartParams>({
    group: 'orders',
    target: 'store',
    words: {
      en: ({ store }) => ({
        title: 'You were removed from a group order',
        text: `The host removed you from the group order at ${store.en}. You can start your own.`,
        action: 'View store',
      }),
      zh: ({ store }) => ({
        title: '您已被移出拼单',
        text: `发起人已将您移出${store.zh}的拼单，您可以自己发起`,
        action: '去商家',
      }),
    },
  }),
  groupCartHandedOver: topic<CartParams>({
    group: 'orders',
    target: 'groupCart',
    words: {
      en: ({ store }) => ({
        title: 'You’re now hosting the group order',
        text: `The host of the group order at ${store.en} has left. Choose the address, then lock and pay.`,
        action: action.cart.en,
      }),
      zh: ({ store }) => ({
        title: '您已成为拼单发起人',
        text: `${store.zh}的拼单发起人已退出，请选择收货地址并锁单付款`,
        action: action.cart.zh,
      }),
    },
  }),
}
