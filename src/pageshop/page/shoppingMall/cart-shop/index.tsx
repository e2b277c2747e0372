import { screen } from '@/components/frame/Screen'
import { MallCartScreen } from '@/features/mall/Cart'

/** The part of the cart that is of one shop, which is bought alone (product text §2, cart). */
export default screen('cartShop', ({ shopId }) => <MallCartScreen shopId={shopId} />)
