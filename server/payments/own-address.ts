import type { FastifyInstance } from 'fastify'

const anywhere = ['0.0.0.0', '::']

/** By which address a server reaches itself; known once it listens. */
export function ownAddress({ server }: FastifyInstance): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  const host = anywhere.includes(address.address) ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
