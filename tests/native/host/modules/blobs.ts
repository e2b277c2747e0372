import type { Bridge } from '../bridge'
import { silent, type NativeModule } from './module'

type Part = { type: 'string'; data: string } | { type: 'blob'; data: Blob }

interface Blob {
  blobId: string
  offset: number
  size: number
}

/** Binary data that JavaScript references by id, such as answer bodies. */
export class Blobs {
  private readonly bytes = new Map<string, Buffer>()

  constructor(private readonly bridge: Bridge) {}

  add(bytes: Buffer): Blob {
    const blobId = `blob-${this.bytes.size}`
    this.bytes.set(blobId, bytes)
    return { blobId, offset: 0, size: bytes.length }
  }

  readonly module: NativeModule = {
    ...silent('addNetworkingHandler', 'addWebSocketHandler', 'removeWebSocketHandler', 'release'),
    createFromParts: (parts: readonly Part[], blobId: string) => {
      const bytes = parts.map((part) => (part.type === 'blob' ? this.read(part.data) : Buffer.from(part.data)))
      this.bytes.set(blobId, Buffer.concat(bytes))
    },
    getConstants: () => ({ BLOB_URI_SCHEME: 'content', BLOB_URI_HOST: 'com.example.linli.blobs' }),
  }

  readonly reader: NativeModule = {
    readAsText: (blob: Blob) => this.bridge.promise(() => this.read(blob).toString('utf8')),
    readAsDataURL: (blob: Blob) =>
      this.bridge.promise(() => `data:application/octet-stream;base64,${this.read(blob).toString('base64')}`),
  }

  private read({ blobId, offset, size }: Blob): Buffer {
    const bytes = this.bytes.get(blobId)
    if (!bytes) throw new Error(`There is no ${blobId}`)
    return bytes.subarray(offset, offset + size)
  }
}
