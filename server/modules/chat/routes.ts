import { chatAuth } from '@contract/calls/chat'
import { signUser } from '../../realtime/socket'
import type { Module } from '../module'

/** The address of the live channel: on the host of the request, unless PUBLIC_URL names another. */
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
