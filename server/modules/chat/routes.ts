import { chatAuth } from '@contract/calls/chat'
import { signUser } from '../../realtime/socket'
import type { Module } from '../module'

/** Where the live channel is. The address is a path on the API's own host, unless PUBLIC_URL says where that is. */
export const chatRoutes: Module = ({ handle, context }) => {
  const socketUrl = context.config.publicUrl
    ? `${context.config.publicUrl.replace(/^http/, 'ws').replace(/\/$/, '')}/ws`
    : '/ws'
  handle(chatAuth, ({ customer }) => {
    const { userSig, expiresAt } = signUser(context, customer.id)
    return Promise.resolve({ socket_url: socketUrl, uid: customer.id, userSig, expiresAt: expiresAt.toISOString() })
  })
}
