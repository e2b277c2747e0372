import type { OwnRoomType } from '@contract/entities/merchant-hotel'

type ChildPrices = OwnRoomType['childPrices']

/** Ages under which a child is free, or has a lower price than an adult; 0 where none is. */
export interface ChildAges {
  readonly freeUnder: number
  readonly reducedUnder: number
}

/** Ages and lower price in the prices of a room, whose further prices are kept until they are changed. */
export function childTerms(prices: ChildPrices = []): ChildAges & { readonly price: number } {
  const free = prices.find(({ price }) => price === 0)
  const reduced = prices.find(({ price }) => price > 0)
  return {
    freeUnder: free ? free.until + 1 : 0,
    reducedUnder: reduced ? reduced.until + 1 : 0,
    price: reduced?.price ?? 0,
  }
}

/** Prices by age; a lower price needs an age over that of free children. */
export const childPrices = ({ freeUnder, reducedUnder }: ChildAges, price: number): ChildPrices => [
  ...(freeUnder > 0 ? [{ until: freeUnder - 1, price: 0 }] : []),
  ...(reducedUnder > freeUnder && price > 0 ? [{ until: reducedUnder - 1, price }] : []),
]
