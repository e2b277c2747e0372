import { readFileSync } from 'node:fs'
import * as z from 'zod/mini'
import { ConfigError } from '../config'

const filled = z.string().check(z.minLength(1))

/** The settings of a WeChat Pay v3 merchant; `platformKeys` are WeChat's public keys or certificates by serial number. */
export const WechatSettings = z.object({
  appId: filled,
  appSecret: filled,
  merchantId: filled,
  serial: filled,
  privateKey: filled,
  apiV3Key: z.string().check(z.length(32)),
  platformKeys: z.record(z.string(), filled),
})
export type WechatSettings = z.output<typeof WechatSettings>

/** The settings of an Alipay merchant in public key mode. */
export const AlipaySettings = z.object({
  appId: filled,
  sellerId: filled,
  privateKey: filled,
  alipayPublicKey: filled,
})
export type AlipaySettings = z.output<typeof AlipaySettings>

/** Reads a provider's key file. @throws ConfigError in one sentence that shows no key. */
export function readKeys<S extends z.ZodMiniType>(setting: string, file: string, schema: S): z.output<S> {
  try {
    const parsed = schema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
    if (parsed.success) return parsed.data
    const fields = parsed.error.issues.map((issue) => issue.path.join('.'))
    throw new ConfigError(`${setting} names a file without a good ${fields.join(', ')}.`)
  } catch (error) {
    if (error instanceof ConfigError) throw error
    throw new ConfigError(`${setting} must name a JSON file that can be read, not "${file}".`)
  }
}
