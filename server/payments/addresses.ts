import type { FastifyInstance } from 'fastify'
import type { Config } from '../config'
import type { ProviderName } from '../database/schema'

/** The path to which a provider sends its notifications. */
export const notifyPath = (name: ProviderName): string => `/v1/notify/${name}`

const anyAddress = ['0.0.0.0', '::']

/** The address at which another process of the machine or of the deployment reaches the server that answers calls. */
export const publicAddress = ({ publicUrl, port }: Pick<Config, 'publicUrl' | 'port'>): string =>
  publicUrl?.replace(/\/$/, '') ?? `http://127.0.0.1:${port}`

/** The address at which a server reaches itself. @throws Error before it listens. */
export function ownAddress({ server }: FastifyInstance): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server does not listen on a port')
  const host = anyAddress.includes(address.address) ? '127.0.0.1' : address.address
  return `http://${host.includes(':') ? `[${host}]` : host}:${address.port}`
}
