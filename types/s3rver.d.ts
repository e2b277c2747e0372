declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http'
  import type { AddressInfo } from 'node:net'

  interface Options {
    address: string
    port: number
    silent: boolean
    directory: string
    vhostBuckets: boolean
    configureBuckets: { name: string }[]
  }

  /** An S3-compatible server that keeps objects in a folder and checks signatures. */
  export default class S3rver {
    readonly httpServer: Server
    constructor(options: Options)
    run(): Promise<AddressInfo>
    close(): Promise<void>
  }
}
