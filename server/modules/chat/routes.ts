import { chatAuth } from '@contract/calls/chat'
import { signUser } from '../../realtime/socket'
import type { Module } from '../module'

/** Where the live channel is: on the host that the caller reached, unless PUBLIC_URL names another. */
export const chatRoutes: Module = ({ handle, context }) => {
  handle(chatAuth, ({ customer, origin }) => {
    const { userSig, expiresAt } = signUser(context, customer)
    const socket = new URL('/ws', (context.config.publicUrl ?? origin).replace(/^http/, 'ws'))
    return Promise.resolve({
      socket_url: socket.toString(),
      uid: customer.id,
      userSig,
      expiresAt: expiresAt.toISOString(),
    })
  })
}
