import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Tells the process that started this one where the server listens. */
export function tellAddress({ server }: FastifyInstance): void {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
