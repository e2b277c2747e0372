import { screen } from '@/components/frame/Screen'
import { ChatScreen } from '@/features/chat/ChatScreen'

/** A chat with a store or a rider; with `store`, that of a merchant with a customer. */
export default screen('chat', ({ id, store, with: party = 'store', storeId, orderId, refundId, productId }) => (
  <ChatScreen
    opened={id === undefined ? { subject: { with: party, storeId, orderId, refundId } } : { id }}
    storeId={store}
    productId={productId}
  />
))
