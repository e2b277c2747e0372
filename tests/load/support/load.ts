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

/** For how long, or how many calls. */
export type Amount = { readonly seconds: number } | { readonly calls: number }

const succeeded = (status: number, body: string): boolean => status === 200 && body.startsWith('{"code":1,')

/**
 * Answers a second under a steady load.
 * @throws when one of them was no success: a server that refuses is quick.
 */
export async function throughput({ url, next, amount, connections }: Load): Promise<number> {
  let refused = ''
  let answers = 0
  const result = await autocannon({
    url,
    connections,
    ...('calls' in amount ? { amount: amount.calls } : { duration: amount.seconds }),
    requests: [
      {
        method: 'POST',
        setupRequest: (request) => ({ ...request, ...next() }),
        onResponse: (status, body) => {
          answers += 1
          if (!succeeded(status, body)) refused ||= `${status} ${body.slice(0, 200)}`
        },
      },
    ],
  })
  if (refused || result.errors > 0) throw new Error(`${url} failed under load: ${refused || `${result.errors} errors`}`)
  if (answers === 0) throw new Error(`${url} gave no answer in ${result.duration} s: longer rounds are needed`)
  return answers / result.duration
}
