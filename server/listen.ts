import type { App } from './app'
import { type Config, StartError } from './config'
import { accountLines, codesLine } from './demo/start'

const reasons: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ host, port }) => `Port ${port} on ${host} is taken; set PORT to another one.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user; set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
}

/**
 * Listens, starts the jobs and prints where the app is, how codes arrive and with what the demo can be entered.
 * @throws StartError with one sentence when the address cannot be had.
 */
export async function listen({ http, context }: App, config: Config, print: (line: string) => void): Promise<void> {
  let address: string
  try {
    address = await http.listen({ host: config.host, port: config.port })
  } catch (error) {
    const sentence = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!sentence) throw error
    throw new StartError(sentence(config), { cause: error })
  }
  context.jobs.start()
  print(`Linli is at ${config.publicUrl ?? address}`)
  for (const line of [...(config.demo ? accountLines() : []), codesLine(config)]) print(line)
}
