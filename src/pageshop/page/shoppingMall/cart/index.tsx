import { screen } from '@/components/frame/Screen'
import { MallCartScreen } from '@/features/mall/Cart'

/** The cart over all shops (product text §2, cart). */
export default screen('mallCart', () => <MallCartScreen />)
