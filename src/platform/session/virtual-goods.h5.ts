/** A browser may sell everything. */
export const sellsVirtualGoods = (): boolean => true
