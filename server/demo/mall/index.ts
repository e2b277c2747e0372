export { buildMall, mallPictures } from './build'
export type { Mall, MallProduct, MallShop } from './types'
