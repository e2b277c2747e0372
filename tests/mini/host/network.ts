import WebSocket from 'ws'
import { aborted } from '../../support/aborted'

/** A request sent by the mini-program. */
export interface SentRequest {
  readonly url: string
  readonly method: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface RequestOptions {
  url: string
  method?: string
  header?: Record<string, string>
  /** Alipay's name for `header`. */
  headers?: Record<string, string>
  data?: unknown
  success?: (answer: object) => void
  fail?: (error: object) => void
  complete?: (answer: object) => void
}

export interface UploadOptions {
  url: string
  filePath: string
  name: string
  header: Record<string, string>
  formData: Record<string, string>
  /** Required by Alipay. */
  fileType?: string
  success?: (answer: object) => void
  fail?: (error: object) => void
}

const asText = (data: unknown): string => (typeof data === 'string' ? data : JSON.stringify(data ?? {}))

/** The network of a mini-program: real HTTP and sockets, redirected from the built-in address to the server under test. */
export class Network {
  readonly sent: SentRequest[] = []
  /** The URLs of pending requests. */
  readonly unanswered: string[] = []
  /** The device's files by the paths that the platform gives them. */
  readonly files = new Map<string, Uint8Array<ArrayBuffer>>()
  /** Modifies an answer, for data that the server lacks; takes its path, the request and the text. */
  rewrite: (path: string, asked: string, text: string) => string = (_path, _asked, text) => text
  /** The texts of answers by path and request. */
  readonly answers = new Map<string, string>()
  private readonly sockets = new Set<WebSocket>()
  private closed = false

  /** `known` answers are given at once, as by a server without any distance. */
  constructor(
    private readonly builtIn: string,
    private readonly server: string,
    private readonly known: ReadonlyMap<string, string> = new Map(),
  ) {}

  /** Whether requests are pending, or sockets that have not opened. */
  get isBusy(): boolean {
    return this.unanswered.length > 0 || [...this.sockets].some(({ readyState }) => readyState === WebSocket.CONNECTING)
  }

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
    this.unanswered.push(url)
    try {
      const path = new URL(url).pathname
      const known = this.known.get(`${path} ${body}`)
      const response =
        known === undefined
          ? await fetch(this.address(url), { method, headers, signal, ...(body ? { body } : {}) })
          : new Response(known)
      const text = known ?? (await Promise.race([response.text(), aborted(signal)]))
      this.answers.set(`${path} ${body}`, text)
      const data = this.rewrite(path, body, text)
      const status = platform === 'alipay' ? { status: response.status } : { statusCode: response.status }
      const names = Object.fromEntries(response.headers)
      const answer = { data, header: names, headers: names, errMsg: 'request:ok', ...status }
      success?.(answer)
      complete?.(answer)
    } catch (error) {
      const refusal = { errMsg: `request:fail ${String(error)}`, error: 12, errorMessage: String(error) }
      fail?.(refusal)
      complete?.(refusal)
    } finally {
      this.unanswered.splice(this.unanswered.indexOf(url), 1)
    }
  }

  /** The platforms' access to the device's files. */
  fileSystem() {
    type Options = { filePath: string; success?: (answer: object) => void; fail?: (error: object) => void }
    const found = (options: Options, then: (bytes: Uint8Array<ArrayBuffer>) => object) => {
      const bytes = this.files.get(options.filePath)
      const answer = bytes && then(bytes)
      setTimeout(() => (answer ? options.success?.(answer) : options.fail?.({ errMsg: 'no such file' })), 0)
    }
    return {
      readFile: ({ position = 0, length = Infinity, ...rest }: Options & { position?: number; length?: number }) =>
        found(rest, (bytes) => ({ data: bytes.slice(position, position + length).buffer })),
      writeFile: ({ data, ...rest }: Options & { data: ArrayBuffer }) => {
        this.files.set(rest.filePath, new Uint8Array(data))
        found(rest, () => ({}))
      },
      copyFile: ({ srcPath, destPath, ...rest }: Omit<Options, 'filePath'> & { srcPath: string; destPath: string }) =>
        found({ ...rest, filePath: srcPath }, (bytes) => {
          this.files.set(destPath, bytes)
          return {}
        }),
      access: ({ path, ...rest }: Omit<Options, 'filePath'> & { path: string }) =>
        found({ ...rest, filePath: path }, () => ({})),
      unlink: (options: Options) =>
        found(options, () => {
          this.files.delete(options.filePath)
          return {}
        }),
    }
  }

  /** Sends a file as a form and reports progress once. */
  upload(options: UploadOptions, platform: 'weapp' | 'alipay') {
    const control = new AbortController()
    const listeners: ((progress: { progress: number }) => void)[] = []
    const tell = () => listeners.forEach((listener) => listener({ progress: 100 }))
    void this.sendFile(options, platform, control.signal)
      .then((answer) => (tell(), options.success?.(answer)))
      .catch((error: unknown) => options.fail?.({ errMsg: `uploadFile:fail ${String(error)}`, error: 12 }))
    return {
      abort: () => control.abort(),
      onProgressUpdate: (listener: (typeof listeners)[0]) => listeners.push(listener),
    }
  }

  private async sendFile(options: UploadOptions, platform: string, signal: AbortSignal): Promise<object> {
    const { url, filePath, name, header, formData, fileType } = options
    const bytes = this.files.get(filePath)
    if (!bytes) throw new Error(`there is no file ${filePath}`)
    if (platform === 'alipay' && fileType !== 'image' && fileType !== 'video')
      throw new Error('the kind of the file is missing')
    const form = new FormData()
    for (const [key, value] of Object.entries(formData)) form.append(key, value)
    form.append(name, new Blob([bytes]), 'picture')
    this.sent.push({ url, method: 'POST', headers: header, body: asText(formData) })
    const response = await fetch(this.address(url), { method: 'POST', headers: header, body: form, signal })
    return { statusCode: response.status, data: await response.text(), errMsg: 'uploadFile:ok' }
  }

  close(): void {
    this.closed = true
    this.sockets.forEach((socket) => socket.terminate())
  }

  /** A socket task in the form of WeChat's. */
  connect({ url, success }: { url: string; success?: (answer: object) => void }) {
    const socket = new WebSocket(this.address(url))
    this.sockets.add(socket)
    socket.on('error', () => undefined) // A close event follows, which is reported to the mini-program.
    if (this.closed) socket.terminate()
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
