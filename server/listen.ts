import type { App } from './app'
import { type Config, StartError } from './config'

const reasons: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ host, port }) => `Port ${port} on ${host} is taken; set PORT to another one.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user; set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine.`,
}

/** Line on the delivery of verification codes in this deployment. */
function codesLine({ smsUrl, demo }: Config): string {
  if (smsUrl) return 'Verification codes are sent by the SMS gateway.'
  return demo ? 'Verification codes are shown on the page and in this log.' : 'No verification codes are sent.'
}

/**
 * Listens, starts the jobs unless another process runs them, and prints the address, the `notes` and how verification codes arrive.
 * @throws StartError with one sentence when the address cannot be used.
 */
export async function listen(
  { http, context, process }: App,
  config: Config,
  print: (line: string) => void,
  notes: readonly string[] = [],
): Promise<void> {
  let address: string
  try {
    address = await http.listen({ host: config.host, port: config.port })
  } catch (error) {
    const sentence = reasons[(error as NodeJS.ErrnoException).code ?? '']
    if (!sentence) throw error
    throw new StartError(sentence(config), { cause: error })
  }
  if (process !== 'web') context.jobs.start()
  print(`Linli is at ${config.publicUrl ?? address}`)
  if (config.publicUrl) print(`It listens on ${address}`)
  for (const line of [...notes, codesLine(config)]) print(line)
}
