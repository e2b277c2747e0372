import autocannon from 'autocannon'

/** One call as it goes over the line. */
export interface Shot {
  readonly path: string
  readonly headers: Record<string, string>
  readonly body: string
}

export interface Load {
  readonly url: string
  /** Makes the next call; any number of connections ask in turn. */
  readonly next: () => Shot
  readonly amount: Amount
  readonly connections: number
}

/** The number of seconds, and the number of calls after which it ends before. */
export interface Amount {
  readonly seconds: number
  readonly calls?: number
}

const succeeded = (status: number, body: string): boolean => status === 200 && body.startsWith('{"code":1,')

/** Result of a load that ends after some seconds; one of a number of calls would wait for a server that does not answer. */
const endedBy = (options: autocannon.Options, seconds: number): Promise<autocannon.Result> =>
  new Promise((resolve, reject) => {
    const load = autocannon(options, (error: Error | null, result) => {
      clearTimeout(end)
      if (error) reject(error)
      else resolve(result)
    })
    const end = setTimeout(() => load.stop(), seconds * 1000)
  })

/**
 * Answers a second under a steady load.
 * @throws when one of them was no success, since a server that refuses is quick, and when there was none
 */
export async function throughput({ url, next, amount, connections }: Load): Promise<number> {
  let refused = ''
  let answers = 0
  let asked = ''
  const { seconds, calls } = amount
  const options: autocannon.Options = {
    url,
    connections,
    ...(calls === undefined ? { duration: seconds } : { amount: calls }),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => {
          const shot = next()
          asked = shot.path
          return { ...request, ...shot }
        },
        onResponse: (status, body) => {
          answers += 1
          if (!succeeded(status, body)) refused ||= `${status} ${body.slice(0, 200)}`
        },
      },
    ],
  }
  const result = await endedBy(options, seconds)
  const failure = `${url}${asked} with ${connections} callers`
  if (refused || result.errors > 0) throw new Error(`${failure} failed: ${refused || `${result.errors} errors`}`)
  if (answers === 0) throw new Error(`${failure} gave no answer in ${result.duration} s`)
  return answers / result.duration
}
