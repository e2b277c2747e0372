import type { ChatCardKind } from '@contract/entities/chat'
import type { Footprint } from '@contract/entities/favorite'
import type { Picture } from '@contract/entities/common'
import { formatMoney } from '@contract/money'
import type { Answer, Api } from '@/services/api'
import { PagedResource } from '@/state'
import type { Page, PageRequest } from '@/state/base/paged-resource'
import type { Draft } from '../outbox'

type Record = Answer<'chat.record'>

/** A thing that can be sent as a card. */
export interface CardChoice {
  readonly id: string
  readonly title: string
  readonly picture: Picture | undefined
  readonly line: string
  readonly draft: Draft
}

export type CardChoices = PagedResource<CardChoice>

type Read = (api: Api, page: PageRequest, record: Record) => Promise<Page<CardChoice>>

interface Priced {
  readonly id: string
  readonly name: string
  readonly cover: Picture
  readonly price: number
}

const quiet = { quiet: true }

const ofProduct = ({ id, name, cover, price }: Priced): CardChoice => ({
  ...{ id, title: name, picture: cover, line: formatMoney(price) },
  draft: { kind: 'product', productId: id },
})

/** Viewed things, each once, though viewed on several days. */
async function viewed(
  api: Api,
  page: PageRequest,
  kind: 'product' | 'store',
  choiceOf: (seen: Footprint) => CardChoice | undefined,
): Promise<Page<CardChoice>> {
  const { items, next } = await api.footprints.list({ ...page, kind }, quiet)
  const choices = new Map(items.map((seen) => [seen.id, choiceOf(seen)]))
  return { items: [...choices.values()].filter((choice) => choice !== undefined), next }
}

/** Sources of the cards of each kind. */
const sources: { readonly [K in ChatCardKind]: Read } = {
  order: async (api, page) => {
    const { items, next } = await api.order.list({ ...page, tab: 'all' }, quiet)
    const choices = items.map(({ id, title, pictures, total }) => ({
      ...{ id, title, picture: pictures[0], line: formatMoney(total) },
      draft: { kind: 'order' as const, orderId: id },
    }))
    return { items: choices, next }
  },
  product: async (api, page, { storeId }) => {
    if (storeId === null)
      return viewed(api, page, 'product', ({ product }) => (product ? ofProduct(product) : undefined))
    const { items, next } = await api.mall.products({ ...page, shopId: storeId }, quiet)
    return { items: items.map(ofProduct), next }
  },
  store: (api, page) =>
    viewed(api, page, 'store', ({ store }) =>
      store
        ? {
            ...{ id: store.id, title: store.name, picture: store.logo, line: '' },
            draft: { kind: 'store', storeId: store.id },
          }
        : undefined,
    ),
}

/** Things of a kind that can be sent in a conversation. */
export const choicesOf = (api: Api, kind: ChatCardKind, record: Record): CardChoices =>
  new PagedResource((page) => sources[kind](api, page, record))
