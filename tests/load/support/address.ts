import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** Reports the address of the server to the parent process. */
export function tellAddress({ server }: FastifyInstance): void {
  process.send?.(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
}
