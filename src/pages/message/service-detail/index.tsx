import { screen } from '@/components/frame/Screen'
import { ChatScreen } from '@/features/chat/ChatScreen'

/** The chat with the customer service: with its assistant, and with a person once one is asked for. */
export default screen('serviceChat', ({ id, orderId, refundId }) => (
  <ChatScreen opened={id === undefined ? { subject: { with: 'service', orderId, refundId } } : { id }} />
))
