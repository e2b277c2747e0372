import * as z from 'zod/mini'

const filled = z.string().check(z.minLength(1))
const address = z.url({ protocol: /^https?$/ })

/** A LibreTranslate server; `chinese` is its name for simplified Chinese. */
export const LibreTranslateSettings = z.object({
  url: address,
  apiKey: z.optional(filled),
  chinese: z._default(z.enum(['zh', 'zh-Hans']), 'zh'),
})
export type LibreTranslateSettings = z.output<typeof LibreTranslateSettings>

/** An account at Tencent Cloud's machine translation (TMT). */
export const TencentSettings = z.object({
  secretId: filled,
  secretKey: filled,
  region: z._default(filled, 'ap-guangzhou'),
  /** Base URL. */
  api: z._default(address, 'https://tmt.tencentcloudapi.com'),
})
export type TencentSettings = z.output<typeof TencentSettings>

/** The file of TRANSLATION_FILE: one service or the other. */
export const TranslationSettings = z.union([
  z.object({ libreTranslate: LibreTranslateSettings }),
  z.object({ tencent: TencentSettings }),
])
