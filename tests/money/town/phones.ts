import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The phones of a town, which a gateway of text messages reaches. */
export interface Phones {
  /** The address of the gateway, for `SMS_URL`. */
  readonly url: string
  /** The newest code that a phone has got. @throws Error without one */
  readonly codeOf: (phone: string) => string
  readonly close: () => void
}

/** Starts a gateway that keeps the newest code of each phone. */
export async function openPhones(): Promise<Phones> {
  const codes = new Map<string, string>()
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      const { phone, code } = JSON.parse(Buffer.concat(parts).toString()) as { phone: string; code: string }
      codes.set(phone, code)
      response.writeHead(200).end()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const codeOf = (phone: string): string => {
    const code = codes.get(phone)
    if (code === undefined) throw new Error(`no code came to ${phone}`)
    return code
  }
  return { url: `http://127.0.0.1:${port}/`, codeOf, close: () => void server.close() }
}
