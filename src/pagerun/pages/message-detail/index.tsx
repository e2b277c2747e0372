import { screen } from '@/components/frame/Screen'
import { ChatScreen } from '@/features/chat/ChatScreen'

/** The chat with the customer service about an errand, with a button that reports what is said. */
export default screen('errandChat', ({ orderId }) => (
  <ChatScreen opened={{ subject: { with: 'service', orderId } }} reports />
))
