import type { CaseRequest, MallStage } from './mall-stage'

/** Next step of an order, with its hours after the order was placed or, below zero, before now. */
type Act = readonly [hours: number, act: (stage: MallStage) => Promise<void>]

/** Window of the balance that a demo presale is in. */
export type PresaleWindow = 'waiting' | 'open'

/** A past order of the mall, placed in the evening; products are named by key, each with how many are bought. */
export interface PastMallOrder {
  readonly daysAgo: number
  readonly items: readonly (readonly [product: string, quantity: number])[]
  readonly acts: readonly Act[]
}

/** A past order of one presale piece, placed within the first hour. */
export interface PastPresaleOrder {
  readonly window: PresaleWindow
  readonly acts: readonly Act[]
}

const paid: Act = [0.1, (stage) => stage.pay()]
const shipped: readonly Act[] = [paid, [18, (stage) => stage.ship(1)], [19, (stage) => stage.tell(1, 2)]]
const delivered: readonly Act[] = [...shipped, [40, (stage) => stage.tell(1, 3)]]
const received: readonly Act[] = [...delivered, [42, (stage) => stage.fire('confirmReceipt')]]

const asks = (hours: number, asked: CaseRequest): Act => [hours, (stage) => stage.ask(asked)]
const agreed = (hours: number): Act => [hours, (stage) => stage.agree()]
const back = 'returnAndRefund'

const cases = {
  tooSmall: {
    service: back,
    reason: 'changedMind',
    description: { en: 'It is too small for our kitchen', zh: '放在家里太小，不合适' },
  },
  notAsShown: {
    service: back,
    reason: 'notAsDescribed',
    description: { en: 'The colour is not that of the photos', zh: '颜色与图片不一致' },
  },
  torn: {
    service: 'refundOnly',
    reason: 'damaged',
    description: { en: 'One bag was torn when it arrived', zh: '收到时有一袋已经破了' },
  },
  broken: {
    service: 'refundOnly',
    reason: 'quality',
    description: { en: 'The lid does not close', zh: '盖子关不严' },
  },
  notNeeded: {
    service: 'refundOnly',
    reason: 'changedMind',
    description: { en: 'We have one after all', zh: '家里还有，先不买' },
  },
} satisfies Record<string, CaseRequest>

const noFault = {
  en: 'We can’t see a fault. Please add a photo of what is wrong',
  zh: '暂未看出商品问题，请补充细节照片',
}
const hasVideo = { en: 'It was like this when I opened the box', zh: '拆箱时就是这样' }

/** The past orders of the demo's member in the mall: one in every state, and cases in every step. */
export const pastMallOrders: readonly PastMallOrder[] = [
  { daysAgo: 46, items: [['nut-cabin-2', 1]], acts: received },
  {
    daysAgo: 41,
    items: [['wuchang-granary-3', 1]],
    acts: [paid, asks(3, cases.notNeeded), agreed(5)],
  },
  {
    daysAgo: 34,
    items: [['yunling-roasters-4', 2]],
    acts: [
      ...received,
      asks(60, cases.notAsShown),
      agreed(64),
      [80, (stage) => stage.sendBack()],
      [84, (stage) => stage.tellBack(5)],
      [120, (stage) => stage.countIn()],
    ],
  },
  { daysAgo: 24, items: [['huajian-makeup-2', 1]], acts: [[0.05, (stage) => stage.fire('cancel', 'changedMind')]] },
  {
    daysAgo: 13,
    items: [['chuanwei-sauces-2', 1]],
    acts: [
      ...received,
      asks(60, cases.broken),
      [70, (stage) => stage.refuse(noFault)],
      [-20, (stage) => stage.escalate(hasVideo)],
    ],
  },
  {
    daysAgo: 11,
    items: [
      ['wuchang-granary-5', 2],
      ['wuchang-granary-6', 1],
    ],
    acts: [...received, asks(-60, cases.torn), [-50, (stage) => stage.refuse(noFault)]],
  },
  {
    daysAgo: 10,
    items: [['plain-wardrobe-1', 1]],
    acts: [
      ...delivered,
      asks(44, cases.notAsShown),
      agreed(50),
      [-40, (stage) => stage.sendBack()],
      [-30, (stage) => stage.tellBack(3)],
    ],
  },
  {
    daysAgo: 9,
    items: [['yunjin-silk-2', 1]],
    acts: [...delivered, asks(-70, cases.tooSmall), agreed(-60)],
  },
  {
    daysAgo: 8,
    items: [
      ['yunling-roasters-1', 1],
      ['yunling-roasters-6', 1],
    ],
    acts: received,
  },
  { daysAgo: 7, items: [['huajian-makeup-8', 1]], acts: [...delivered, asks(-9, cases.torn)] },
  { daysAgo: 6, items: [['nut-cabin-7', 2]], acts: delivered },
  {
    daysAgo: 5,
    items: [['wuchang-granary-4', 1]],
    acts: [...shipped, [-4, (stage) => stage.tell(1, 2)]],
  },
  {
    daysAgo: 4,
    items: [['nut-cabin-6', 3]],
    acts: [paid, [15, (stage) => stage.split()], [20, (stage) => stage.ship(1)], [-8, (stage) => stage.tell(1, 2)]],
  },
  { daysAgo: 2, items: [['chuanwei-sauces-5', 1]], acts: [paid] },
]

/** The member's presales: one whose balance is to come, and one whose balance can be paid. */
export const pastPresaleOrders: readonly PastPresaleOrder[] = [
  { window: 'waiting', acts: [paid] },
  { window: 'open', acts: [paid, [-1, (stage) => stage.fire('openBalance')]] },
]
