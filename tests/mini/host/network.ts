import WebSocket from 'ws'

/** One request as it left the mini-program. */
export interface Sent {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface RequestOptions {
  url: string
  method?: string
  header?: Record<string, string>
  /** Alipay's word for header. */
  headers?: Record<string, string>
  data?: unknown
  success?: (answer: object) => void
  fail?: (error: object) => void
  complete?: (answer: object) => void
}

const asText = (data: unknown): string => (typeof data === 'string' ? data : JSON.stringify(data ?? {}))

/** The network of a mini-program: real HTTP and real sockets, to the server under test whatever address was built in. */
export class Network {
  readonly sent: Sent[] = []
  private readonly sockets = new Set<WebSocket>()

  constructor(
    private readonly builtIn: string,
    private readonly server: string,
  ) {}

  private readonly address = (url: string): string => url.replace(this.builtIn, this.server)

  request(options: RequestOptions, platform: 'weapp' | 'alipay'): { abort: () => void } {
    const control = new AbortController()
    void this.send(options, platform, control.signal)
    return { abort: () => control.abort() }
  }

  private async send(options: RequestOptions, platform: string, signal: AbortSignal): Promise<void> {
    const { url, method = 'GET', success, fail, complete } = options
    const headers = options.header ?? options.headers ?? {}
    const body = method === 'GET' ? '' : asText(options.data)
    this.sent.push({ url, method, headers, body })
    try {
      const response = await fetch(this.address(url), { method, headers, signal, ...(body ? { body } : {}) })
      const data = await response.text()
      const status = platform === 'alipay' ? { status: response.status } : { statusCode: response.status }
      const answer = { data, header: {}, headers: {}, errMsg: 'request:ok', ...status }
      success?.(answer)
      complete?.(answer)
    } catch (error) {
      const refusal = { errMsg: `request:fail ${String(error)}`, error: 12, errorMessage: String(error) }
      fail?.(refusal)
      complete?.(refusal)
    }
  }

  close(): void {
    this.sockets.forEach((socket) => socket.terminate())
  }

  /** A socket task as WeChat hands it out. */
  connect({ url, success }: { url: string; success?: (answer: object) => void }) {
    const socket = new WebSocket(this.address(url))
    this.sockets.add(socket)
    socket.on('error', () => undefined) // A close follows, and that is what a mini-program hears.
    setTimeout(() => success?.({ errMsg: 'connectSocket:ok' }), 0)
    return {
      send: ({ data }: { data: string }) => socket.send(data),
      close: () => socket.close(),
      onOpen: (listener: () => void) => socket.on('open', listener),
      onMessage: (listener: (message: { data: string }) => void) =>
        socket.on('message', (data: Buffer) => listener({ data: data.toString('utf8') })),
      onClose: (listener: (event: object) => void) => socket.on('close', (code) => listener({ code })),
      onError: (listener: (event: object) => void) =>
        socket.on('error', (error) => listener({ errMsg: error.message })),
    }
  }
}
